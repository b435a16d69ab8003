import Foundation
import Tatami

/// The examples that `make run` renders, loaded as a program would.
enum Gallery {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = root.appendingPathComponent("Examples/Gallery")

    struct Entry: CustomStringConvertible, Sendable {
        let name: String
        var width = 320.0
        var height: Double? = 480
        var direction = LayoutDirection.leftToRight
        var states: [String] = []

        var description: String { ([name] + states).joined(separator: "-") }
    }

    static let entries = [
        Entry(name: "calculator"),
        Entry(name: "card", width: 1200, height: 630),
        Entry(name: "contact-form"),
        Entry(name: "controls", width: 760, height: 860),
        Entry(name: "dashboard"),
        Entry(name: "hebrew", height: 360, direction: .rightToLeft),
        Entry(name: "layouter-accordion", height: 320),
        Entry(name: "layouter-accordion-cell", height: 320),
        Entry(name: "layouter-grid", height: 320),
        Entry(name: "layouter-relative", height: 220),
        Entry(name: "layouter-stack", height: 320),
        Entry(name: "layouter-tabs", height: 200),
        Entry(name: "nuilayout-seed"),
        Entry(name: "nuiloader-demo"),
        Entry(name: "nuiloader-demo", states: ["hidden"]),
        Entry(name: "nuiloader-demo", states: ["hidden2"]),
        Entry(name: "nuiloader-seed"),
        Entry(name: "now-playing"),
        Entry(name: "order", width: 400, height: 370),
        Entry(name: "profile-card"),
        Entry(name: "receipt", width: 280, height: nil),
        Entry(name: "settings"),
        Entry(name: "start-screen", height: 426),
        Entry(name: "start-screen", height: 500, states: ["all"]),
        Entry(name: "tags", height: 520),
        Entry(name: "walks", height: 300),
        Entry(name: "walks", height: 260, states: ["brief"]),
    ]

    /// An entry, loaded and laid out.
    static func load(_ entry: Entry, _ engine: PangoTextEngine, scale: Double = 1) throws -> ViewRoot {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        try loader.load(file: folder.appendingPathComponent("\(entry.name).nui").path)
        for state in entry.states { try loader.loadState(state) }
        guard let view = screen.view else { throw Failure.noView }
        let root = ViewRoot(view, text: engine, scale: scale, direction: entry.direction)
        root.layout(width: entry.width, height: entry.height)
        return root
    }

    enum Failure: Error { case noView }
}
