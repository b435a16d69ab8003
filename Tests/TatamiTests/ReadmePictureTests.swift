import Foundation
import Tatami
import TatamiTesting
import Testing

/// The picture at the top of the README is what the gallery's files look like. UPDATE_GOLDENS=1 draws it anew.
@Suite struct ReadmePictureTests {
    private static let names = ["contact-form", "start-screen", "calculator", "now-playing", "settings", "tags", "dashboard", "hebrew"]
    private static let screen = Size(320, 520)
    /// Device pixels per point of each screen.
    private static let scale = 1.2
    /// The distance between two screens, in pixels.
    private static let gap = 16.0
    private static let columns = 4

    private static func list(_ engine: PangoTextEngine, _ renderer: CairoRenderer) throws -> DisplayList {
        var list = DisplayList()
        list.fill(Rect(size), Color(red: 0.82, green: 0.847, blue: 0.886))
        for (index, name) in names.enumerated() {
            var entry = Gallery.Entry(name: name)
            entry.height = screen.height
            if name == "hebrew" { entry.direction = .rightToLeft }
            let root = try Gallery.load(entry, engine, scale: scale)
            let image = try renderer.image(of: root.displayList(), size: screen, scale: scale, background: .white)
            list.image(image, in: place(index))
        }
        return list
    }

    private static func place(_ index: Int) -> Rect {
        let (width, height) = (screen.width * scale, screen.height * scale)
        let (column, row) = (Double(index % columns), Double(index / columns))
        return Rect(gap + column * (width + gap), gap + row * (height + gap), width, height)
    }

    private static var size: Size {
        let last = place(names.count - 1)
        return Size(last.maxX + gap, last.maxY + gap)
    }

    @Test func thePictureShowsTheGallery() throws {
        let engine = try PangoTextEngine()
        let renderer = CairoRenderer(engine)
        try KeptPicture(name: "gallery.png", size: Self.size, scale: 1).expect(Self.list(engine, renderer), renderer)
    }
}
