import Foundation
import GuideExamples
import Tatami

/// The pages of the guide: what each shows, in Swift and in NUI.
enum Guide {
    static let pages = Gallery.root.appendingPathComponent("Documentation/guide")
    static let sources = Gallery.root.appendingPathComponent("Examples/Guide")
    static let pictures = Gallery.root.appendingPathComponent("Documentation/pictures")

    struct Page: CustomStringConvertible, Sendable {
        let name: String
        var width = 320.0
        let height: Double
        let view: @Sendable () -> View
        /// The view of a root of its own; otherwise the file is loaded into a screen.
        var load: (@Sendable (String) throws -> View?)?
        /// Further sources that the page shows.
        var more: [String] = []

        var description: String { name }
        var size: Size { Size(width, height) }
        var swiftFile: String { name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Guide.swift" }
        var nuiFile: String { "Files/\(name).nui" }
        var picture: String { "guide-\(name).png" }
    }

    static let all = [
        Page(name: "sizing", height: 218) { sizingGuide() },
        Page(name: "stack", height: 204) { stackGuide() },
        Page(name: "flow", height: 273) { flowGuide() },
        Page(name: "grid", height: 162) { gridGuide() },
        Page(name: "overlay", height: 130) { overlayGuide() },
        Page(name: "tile", height: 204) { tileGuide() },
        Page(name: "relative", height: 190) { relativeGuide() },
        Page(name: "scroll", height: 130) { scrollGuide() },
        Page(name: "absolute", height: 132) { absoluteGuide() },
        Page(name: "several", height: 150) { severalGuide() },
        Page(name: "custom", height: 118) { customGuide() },
        Page(name: "button", width: 440, height: 60) { buttonGuide() },
        Page(name: "text-field", height: 148) { textFieldGuide() },
        Page(name: "live", height: 170, view: { liveGuide() }, more: ["LiveChecks.swift"]),
        Page(name: "own-classes", height: 60, view: { ownClassesGuide() }, load: inbox, more: ["OwnClassesChecks.swift"]),
    ]

    /// The page's view as its Swift source makes it, laid out.
    static func swift(_ page: Page, _ engine: PangoTextEngine) -> ViewRoot { laidOut(page.view(), page, engine) }

    /// The page's view as its file describes it, laid out.
    static func file(_ page: Page, _ engine: PangoTextEngine) throws -> ViewRoot {
        guard let view = try (page.load ?? screen)(sources.appendingPathComponent(page.nuiFile).path) else { throw Gallery.Failure.noView }
        return laidOut(view, page, engine)
    }

    @Sendable private static func screen(_ path: String) throws -> View? {
        let screen = Screen()
        let warnings = try NUILoader(root: screen, classes: guideClasses).load(file: path)
        return warnings.isEmpty ? screen.view : nil
    }

    @Sendable private static func inbox(_ path: String) throws -> View? {
        let inbox = Inbox()
        let warnings = try NUILoader(root: inbox, schema: Inbox.interface).load(file: path)
        return warnings.isEmpty ? inbox.view : nil
    }

    private static func laidOut(_ view: View, _ page: Page, _ engine: PangoTextEngine) -> ViewRoot {
        let root = ViewRoot(view, text: engine, scale: 2)
        root.layout(in: page.size)
        return root
    }
}
