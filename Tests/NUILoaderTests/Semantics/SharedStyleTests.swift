import NUI
import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiLayout
import TatamiViews
import TestSupport
import Testing

/// Styles of fixed values are worked out once for all objects of a class. Objects must not notice.
@Suite struct SharedStyleTests {
    /// A view with a property whose conversions are counted.
    private final class Meter: View {
        nonisolated(unsafe) static var conversions = 0
        var level = Level(value: 0)

        struct Level: NUIConvertible {
            let value: Double
            static var nuiType: ValueType { .number }
            static func fromNUI(_ value: NUIValue) -> Level? {
                Meter.conversions += 1
                return value.number.map(Level.init)
            }
            var asNUI: NUIValue? { NUIValue(value) }
        }

        static var nui: NUIClass {
            NUIClass("Meter", of: Meter.self, parent: "View", make: { Meter() }, [.property("level", \Meter.level, "The level.")])
        }
    }

    @Test func aValueIsConvertedOnceForAllObjectsOfAClass() throws {
        let views = (0..<50).map { "{ :class = Meter  :id = m\($0)  :style = low }" }.joined(separator: " ")
        Meter.conversions = 0
        let loading = Loading(
            "const few = 3 style low = { level = few } root = { view = { :class = View  subviews = [\(views)] } }", classes: [Meter.nui])
        #expect(loading.shown == [])
        for number in 0..<50 { #expect(try loading.object("m\(number)", as: Meter.self).level.value == 3) }
        #expect(Meter.conversions == 1)
    }

    /// Each line of a style, and whether a label, a button and a view have the property.
    private static let lines = [
        "opacity = 0.5", "backgroundColor = \"FF8000\"", "backgroundColor = ink", "cornerRadius = gap", "borderColor = [10 20 30]",
        "hidden = YES", "tag = { :class = View }", "tag = other", "corners = TopLeading | BottomTrailing", "shadow = { blur = gap }",
        "transform = [1 0 0 1 gap 0]", "accessibilityLabel = \"\\(gap) pieces\"", "cornerRadius = gap * 2",
    ]
    private static let labelLines = [
        "font = { size = gap  type = Bold }", "textColor = ink", "numberOfLines = 2", "text = \"a\"", "localizedText = \"key\"",
        "textAlignment = Center",
    ]

    private func look(_ view: View) -> String {
        let tag = view.tag.map { $0 is View ? "a view" : "\($0)" } ?? ""
        let base = [
            "\(view.opacity)", "\(String(describing: view.background))", "\(view.cornerRadius)", "\(String(describing: view.borderColor))",
            "\(view.hidden)", "\(view.corners)", "\(String(describing: view.shadow))", "\(view.transform)",
            view.accessibilityLabel ?? "", tag,
        ]
        guard let label = view as? Label else { return base.joined(separator: ", ") }
        return
            (base + [
                "\(label.font)", "\(label.textColor)", "\(label.numberOfLines)", label.text, "\(label.textAlignment)",
            ]).joined(separator: ", ")
    }

    /// The reference: the same objects, which assign what the styles say by themselves.
    @Test func objectsWithStylesAreThoseThatAssignTheSameThemselves() throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for round in 0..<40 {
            var styles: [[String]] = []
            for _ in 0..<4 {
                let lines = Self.lines + (round % 2 == 0 ? Self.labelLines : [])
                let count = Int.random(in: 1...4, using: &random)
                styles.append((0..<count).map { _ in lines[Int.random(in: 0..<lines.count, using: &random)] })
            }
            let uses = (0..<20).map { _ in
                (0..<Int.random(in: 1...2, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            }
            func file(_ view: ([Int]) -> String) -> String {
                let views = uses.enumerated().map { number, styles in
                    "{ :class = \(round % 2 == 0 || number % 3 == 0 ? "Label" : "View")  :id = v\(number)  \(view(styles)) }"
                }
                return "root = { view = { :class = View  subviews = [{ :class = View  :id = other } \(views.joined(separator: " "))] } }"
            }
            let definitions =
                "const gap = 8 const ink = \"22303C\"\n"
                + styles.enumerated().map { "style s\($0) = { \($1.joined(separator: "  ")) }" }.joined(separator: "\n")
            let strings = ["key": "found"]
            let shared = Loading(
                definitions + "\n" + file { ":style = [\($0.map { "s\($0)" }.joined(separator: " "))]" }, strings: strings)
            let written = Loading(
                definitions + "\n" + file { $0.map { styles[$0].joined(separator: "  ") }.joined(separator: "  ") }, strings: strings)
            #expect(!shared.found.hasErrors, "seed \(seed), round \(round): \(shared.shown)")
            for number in uses.indices {
                let views = try [shared, written].map { try $0.object("v\(number)", as: View.self) }
                #expect(look(views[0]) == look(views[1]), "seed \(seed), round \(round), v\(number): \(definitions)")
            }
        }
    }

    @Test func objectsInStylesAreMadeForEachUse() throws {
        let loading = Loading(
            """
            style held = { tag = { :class = View } }
            root = { view = { :class = View  subviews = [{ :class = View  :id = a  :style = held } { :class = View  :id = b  :style = held }] } }
            """)
        let tags = try ["a", "b"].map { try loading.object($0, as: View.self).tag as AnyObject }
        #expect(tags[0] is View && tags[1] is View && tags[0] !== tags[1])
    }

    /// The style fits a label alone: what was checked for labels says nothing about views.
    @Test(arguments: ["Label View View", "View Label View"]) func aStyleIsCheckedForEachClass(classes: String) {
        let views = classes.split(separator: " ").map { "{ :class = \($0)  :style = s }" }.joined(separator: " ")
        let loading = Loading("style s = { numberOfLines = 2 } root = { view = { :class = View  subviews = [\(views)] } }")
        #expect(loading.ids.contains("NUI203"), "\(loading.shown)")
    }

    @Test func aStateTakesBackWhatAStyleGave() throws {
        let loading = Loading(
            """
            style dim = { opacity = 0.5 }
            state bright = { :group = light  a.opacity = 1 }
            root = { view = { :class = View  subviews = [{ :class = View  :id = a  :style = dim } { :class = View  :id = b  :style = dim }] } }
            """)
        let views = try ["a", "b"].map { try loading.object($0, as: View.self) }
        try loading.loader.loadState("bright")
        #expect(views.map(\.opacity) == [1, 0.5])
        loading.loader.leaveState(ofGroup: "light")
        #expect(views.map(\.opacity) == [0.5, 0.5])
    }
}
