import NUI
import NUILoader
import TatamiViews
import Testing

/// The most that is less than the least; what is refused is told once, numbers out of range included.
@Suite struct LimitFaultTests {
    private func check(_ text: String) -> [String] {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/main.nui": text])
        return loader.check(file: "/main.nui").diagnostics.map {
            $0.line + $0.related.map { " | \($0.span.line):\($0.span.column) \($0.message)" }.joined()
        }
    }

    private func item(_ text: String) -> [String] {
        check("root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [\n{ \(text) }\n] } } }")
    }

    @Test func theMostIsNotLessThanTheLeast() {
        #expect(
            item("minWidth = 5  maxWidth = 5  minHeight = 2  maxHeight = 3") == [] && item("maxWidth = 5") == []
                && item("minWidth = 5") == [])
        #expect(
            item("maxWidth = 50  minWidth = 60") == ["2:14 NUI224 maxWidth is 50, less than minWidth, which wins | 2:29 minWidth is 60"])
        #expect(
            item("minSize = [1 60]  maxSize = [9 50]") == [
                "2:31 NUI224 maxHeight is 50, less than minHeight, which wins | 2:13 minHeight is 60"
            ])
        #expect(
            item("maxWidth = 20 / 4  minWidth = 5 * 4") == [
                "2:14 NUI224 maxWidth is 5, less than minWidth, which wins | 2:33 minWidth is 20"
            ])
        #expect(item("minWidth = 9  maxWidth = -5") == ["2:28 NUI222 'maxWidth' takes 0 or more, not -5"])
        #expect(
            check(
                "style wide = { minWidth = 90 }\nroot = { layout = { :class = VerticalLayout  layoutItems = [{ :style = wide  maxWidth = 7 }] } }"
            )
                == ["2:89 NUI224 maxWidth is 7, less than minWidth, which wins | 1:27 minWidth is 90"])
    }

    @Test func ofTracksAsWell() {
        func track(_ text: String) -> [String] {
            check("root = { view = { :class = LayoutView  layout = { :class = GridLayout  columns = [{ \(text) }] } } }")
        }
        #expect(track("min = 4  max = 4") == [])
        #expect(track("min = 4  max = 3") == ["1:100 NUI224 max is 3, less than min (4), which wins"])
        #expect(track("size = 5  weight = -1") == ["1:104 NUI222 'weight' takes 0 or more, not -1"])
    }

    @Test func whatIsRefusedIsToldOnce() {
        #expect(check("root = { font = { :class = Font  size = 0 } }") == ["1:41 NUI216 a font's size is greater than 0"])
        #expect(
            check("root = { c = { :class = Color  red = 300  green = 0  blue = 0 } }") == [
                "1:38 NUI216 the components of a colour are numbers from 0 to 255"
            ])
        #expect(
            check("root = { layout = { :class = RelativeLayout  layoutItems = [{ width = { fixed = -4 } }] } }") == [
                "1:81 NUI216 a length cannot be negative"
            ])
        #expect(
            check("root = { layout = { :class = TileLayout  layoutItems = [{ units = [0 1] }] } }") == [
                "1:67 NUI603 a tile covers at least one unit"
            ])
        #expect(
            check("root = { g = { :class = Gradient  colors = [\"000000\"]  locations = [2] } }") == [
                "1:44 NUI216 a gradient needs at least two colours", "1:69 NUI222 'locations' takes 0 to 1, not 2",
            ])
    }
}
