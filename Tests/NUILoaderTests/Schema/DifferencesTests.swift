import NUILoader
import TatamiDrawing
import TatamiViews
import Testing

/// A table held against the class, as a program's own tests do it.
@Suite struct DifferencesTests {
    private func differences<Root>(_ root: Root, _ outlets: [NUIProperty<Root>], _ classes: [NUIClass] = []) -> [String] {
        NUISchema(outlets: outlets, classes: classes).differences(from: root)
    }

    @Test func tablesThatFitAreSilent() {
        #expect(SignIn.interface.differences(from: SignIn()) == [])
        #expect(differences(Controller(), Controller.outlets, [Panel.nui, Pref.nui, Wrap.nui]) == [])
        let filled = Controller()
        (filled.label, filled.title, filled.panel) = (Label("x"), "t", Panel())
        #expect(differences(filled, Controller.outlets) == [])
        #expect(
            differences(
                Kept(),
                [
                    .property("loaded", \.loaded), .property("wrapped", \.wrapped), .property("watched", \.watched),
                    .reading("fixed", \.fixed),
                ]) == [])
    }

    @Test func aRenamedPropertyIsTold() {
        #expect(
            differences(Controller(), [.property("lable", \.label)]) == [
                "Controller stores no property 'lable' (Label? in its table); the nearest is 'label' (Label?)"
                    + "; a computed property needs isStored: false in the table"
            ])
        #expect(
            differences(Controller(), [.property("somethingElse", \.count)]) == [
                "Controller stores no property 'somethingElse' (Double in its table); a computed property needs isStored: false in the table"
            ])
    }

    @Test func aMistypedPropertyIsTold() {
        #expect(
            differences(Controller(), [.property("label", \.title), .property("count", \.ratio)]) == [
                "Controller.label is String? in the table, but stored as Label?",
                "Controller.count is Double? in the table, but stored as Double",
            ])
        #expect(
            differences(Kept(), [.property("loaded", \.watched)]) == ["Kept.loaded is Double in the table, but stored as String?"])
    }

    @Test func aKeyPathToAnotherPropertyOfTheSameTypeIsTold() {
        #expect(
            differences(Controller(), [.property("view", \.button)]) == ["Controller.view has the key path of 'button' in the table"])
    }

    @Test func whatIsComputedHasToBeMarked() {
        #expect(
            differences(SignIn(), [.property("caption", \.caption)]) == [
                "SignIn stores no property 'caption' (String in its table); a computed property needs isStored: false in the table"
            ])
        #expect(differences(SignIn(), [.property("caption", \.caption, isStored: false)]) == [])
    }

    @Test func classesAndWhatIsAboveThemAreCompared() {
        let wrong = NUIClass("Wrong", of: Panel.self, parent: "Label", make: { Panel() }, [.property("hedaer", \.header)])
        #expect(
            differences(Controller(), [], [wrong]) == [
                "Panel stores no property 'hedaer' (Label? in its table); the nearest is 'header' (Label?)"
                    + "; a computed property needs isStored: false in the table",
                "the parent of Wrong in its table is Label, but Panel is not a subclass of Label",
            ])
        #expect(
            differences(
                Controller(), [], [NUIClass("Below", of: Lower.self, parent: "View", make: { Lower() }, [.property("header", \.header)])])
                == [])
    }
}

@propertyWrapper struct Doubled {
    var half: Double
    init(wrappedValue: Double) { half = wrappedValue / 2 }
    var wrappedValue: Double {
        get { half * 2 }
        set { half = newValue / 2 }
    }
}

/// Stores its properties in unusual ways.
private final class Kept {
    lazy var loaded = "later"
    @Doubled var wrapped = 4.0
    var watched = 1.0 { didSet { changes += 1 } }
    private(set) var changes = 0
    let fixed = "fixed"
}

private class Upper: View {
    var header: Label?
}

private final class Lower: Upper {}
