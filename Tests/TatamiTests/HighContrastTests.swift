import Tatami
import TatamiTesting
import Testing

/// The controls of the gallery in high contrast, light and dark, against the picture of the guide, which people have looked at.
@Suite struct HighContrastTests {
    @Test func theControlsLookAsTheyDid() throws {
        let engine = try PangoTextEngine()
        let size = Size(760, 860)
        var list = DisplayList()
        for (place, appearance) in Theme.Appearance.allCases.enumerated() {
            let root = try Gallery.load(Gallery.Entry(name: "controls", width: size.width, height: size.height), engine)
            (root.theme.appearance, root.theme.contrast) = (appearance, .high)
            root.layout(in: size)
            list.pushTransform(.translation(Double(place) * size.width, 0))
            list.fill(Rect(size), root.theme.color(.background))
            list.append(root.displayList())
            list.pop()
        }
        try KeptPicture(name: "high-contrast.png", size: Size(2 * size.width, size.height), scale: 1)
            .expect(list, CairoRenderer(engine))
    }
}
