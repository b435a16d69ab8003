import Foundation
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import Testing

/// nui.md 6: the demo of the NUILoader project, from the gallery.
@Suite struct DemoTests {
    private let screen = Screen()

    private func load() throws -> (NUILoader, ViewRoot) {
        let loader = NUILoader(root: screen)
        loader.logger = .silent
        #expect(try loader.load(file: Gallery.path("nuiloader-demo.nui")) == [])
        let root = ViewRoot(try #require(screen.view), text: FakeText())
        root.layout(in: Size(320, 480))
        return (loader, root)
    }

    private func frames(_ loader: NUILoader, _ root: ViewRoot) throws -> [String: [Double]] {
        root.layout(in: Size(320, 480))
        var frames: [String: [Double]] = [:]
        for placed in root.placedViews() {
            guard let id = placed.view.id ?? loader.outletName(of: placed.view) else { continue }
            frames[id] = [placed.frame.x, placed.frame.y, placed.frame.width, placed.frame.height]
        }
        return frames
    }

    @Test func initialFrames() throws {
        let (loader, root) = try load()
        let scroll = try #require(screen.view as? ScrollView)
        #expect(scroll.contentSize == Size(320, 510))
        #expect(
            try frames(loader, root) == [
                "layoutView": [0, 0, 320, 510], "label": [10, 0, 300, 200], "button": [10, 200, 300, 50],
                "label2": [10, 250, 300, 200], "button2": [0, 460, 320, 50],
            ])
        #expect(screen.outlet("layoutView", as: LayoutView.self)?.layoutAnimation?.duration == 0.3)
    }

    @Test func statesHideAndShow() throws {
        let (loader, root) = try load()
        let start = try frames(loader, root)
        let button = try #require(loader.object("button", as: Button.self))
        #expect(button.textContent == "Hide" && button.actions.map(\.states) == [["hidden", "shown"]])

        try loader.loadState("hidden")
        var now = try frames(loader, root)
        #expect(now["layoutView"] == [0, 0, 320, 310] && now["button"] == [10, 0, 300, 50])
        #expect(now["label2"] == [10, 50, 300, 200] && now["button2"] == [0, 260, 320, 50])
        #expect(now["label"]?.suffix(2) == [0, 0])
        #expect(loader.object("label", as: Label.self)?.effectiveVisibility == .collapsed)
        #expect(button.selected && button.textContent == "Show")
        #expect((screen.view as? ScrollView)?.contentSize == Size(320, 480))

        try loader.loadState("shown")
        #expect(try frames(loader, root) == start)
        #expect(!button.selected)

        try loader.loadState("hidden2")
        now = try frames(loader, root)
        #expect(now["layoutView"] == [0, 0, 320, 50] && now["button2"] == [0, 0, 320, 50])
        for id in ["label", "button", "label2"] {
            #expect(loader.object(id, as: View.self)?.effectiveVisibility == .collapsed, "\(id)")
        }

        try loader.loadState("shown2")
        #expect(try frames(loader, root) == start)
    }
}

enum Gallery {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Gallery")

    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// The files that have a root, in order.
    static func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".nui") }.sorted()
    }
}
