import NUI
import NUILoader
import TatamiControls
import TatamiViews
import Testing

/// Numbers that depend on other properties of their object.
@Suite struct RelationTests {
    /// A slider of a program's own, with other bounds.
    private final class Loudness: Slider {
        static var nui: NUIClass {
            NUIClass("Loudness", of: Loudness.self, parent: "Slider", make: { Loudness(0, in: 0...200) }, [])
        }
    }

    private func found(_ members: String, state: String = "", classes: [NUIClass] = []) -> [String] {
        let text = "state far = { \(state) }\nroot = { view = { :class = View  subviews = [{ \(members) }] } }"
        return Loading(text, classes: classes).ids
    }

    @Test func aNumberIsBetweenTheBoundsOfItsObject() {
        #expect(found(":class = Slider  value = 150") == ["NUI222"])
        #expect(found(":class = Slider  maximum = 100  value = 150") == ["NUI222"])
        #expect(found(":class = Slider  maximum = 200  value = 150") == [])
    }

    @Test func itemsAndSectionsTakeEachOthersPlace() {
        func found(_ members: String, _ definitions: String = "") -> [String] {
            Loading("\(definitions) root = { view = { :class = CollectionView  :id = list  \(members) } }").shown
        }
        let (items, sections) = ("items = [{ :class = Label }]", "sections = [{ items = [{ :class = Label }] }]")
        #expect(found(items) == [] && found(sections) == [])
        #expect(
            found("\(items)  \(sections)") == ["1:87 NUI209 'sections' is set in place of 'items', which has no effect"])
        #expect(
            found("\(sections)  \(items)") == ["1:104 NUI209 'items' is set in place of 'sections', which has no effect"])
        // A style is made for many objects; what an object has besides is its own.
        #expect(found(":style = many", "style many = { \(items)  \(sections) }") == [])
        #expect(found(":style = many  \(sections)", "style many = { \(items) }").count == 1)
        #expect(found("selectedKey = \"a\"  selectedKeys = [\"a\" \"b\"]").count == 1)
    }

    @Test func aChangeKnowsOnlyWhatItChanges() {
        let slider = ":class = Slider  :id = s  maximum = 200"
        #expect(found(slider, state: "s <= { value = 150 }") == [])
        #expect(found(slider, state: "s <= { minimum = 0  maximum = 100  value = 150 }") == ["NUI222"])
    }

    @Test func aStateIsComparedWithTheValuesThatItKeeps() {
        let slider = ":class = Slider  :id = s  minimum = 5  maximum = 9  value = 6"
        #expect(found(slider, state: "s.maximum = 8") == [])
        #expect(found(slider, state: "s.maximum = 3") == ["NUI224"])
        #expect(found(slider, state: "s.value = 30") == ["NUI222"])
        #expect(found(slider, state: "s <= { value = 30 }") == ["NUI222"])
        #expect(found(slider, state: "s.value = 30  s.maximum = 40") == [])
        #expect(found(slider, state: "s.minimum = 7") == ["NUI222"])
        let choice = ":class = ComboBox  :id = s  titles = [\"a\" \"b\"]  selectedIndex = 1"
        #expect(found(choice, state: "s.selectedIndex = 2") == ["NUI222"])
        #expect(found(choice, state: "s.titles = [\"c\"]") == ["NUI222"])
        #expect(found(choice, state: "s.titles = [\"c\"]  s.selectedIndex = 0") == [])
    }

    @Test func statesOfTwoGroupsApplyTogether() {
        let slider = ":class = Slider  :id = s  maximum = 10  value = 6"
        let loud = ":group = b  s.value = 50"
        #expect(found(slider, state: "\(loud) } state wide = { :group = a  s.maximum = 100") == [])
        #expect(found(slider, state: "\(loud) } state wide = { s.maximum = 100") == [])
        #expect(found(slider, state: "\(loud) } state wide = { :group = b  s.maximum = 100") == ["NUI222"])
        #expect(found(slider, state: "\(loud)  s.maximum = 40 } state wide = { :group = a  s.maximum = 100") == ["NUI222"])
    }

    @Test func aParameterIsNoPropertyOfItsObject() {
        let text = """
            template dial = { :class = Slider  :params { value = Number  start = Number }  maximum = 10  value = start  tag = value }
            state far = { s.value = 50 }
            root = { view = { :class = View  subviews = [{ :template = dial  :id = s  value = 3  start = 4 }] } }
            """
        #expect(!Loading(text).ids.contains("NUI222"))
    }

    @Test func theEndsOfARangeAreWithinTheirBounds() {
        #expect(found(":class = RangeSlider  lowerValue = 0.8  upperValue = 0.2") == ["NUI222"])
        #expect(found(":class = RangeSlider  minimum = 5  maximum = 2") == ["NUI224"])
        #expect(found(":class = RangeSlider  maximum = 100  lowerValue = 20  upperValue = 80") == [])
    }

    @Test func propertiesOfSelfCount() {
        #expect(found(":class = Slider  self.maximum = 200  value = 150") == [])
        #expect(found(":class = Slider  self.maximum = 100  self.value = 150") == ["NUI222"])
    }

    @Test func aClassOfTheProgramMayHaveOtherDefaults() {
        #expect(found(":class = Loudness  value = 150", classes: [Loudness.nui]) == [])
        #expect(found(":class = Loudness  maximum = 100  minimum = 0  value = 150", classes: [Loudness.nui]) == ["NUI222"])
    }
}
