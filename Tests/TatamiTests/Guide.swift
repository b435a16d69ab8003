import Foundation
import GuideExamples
import Tatami

/// The pages of the guide: what each shows, in Swift and in NUI.
enum Guide {
    static let pages = Gallery.root.appendingPathComponent("Documentation/guide")
    static let pictures = Gallery.root.appendingPathComponent("Documentation/pictures")

    struct Page: CustomStringConvertible, Sendable {
        let name: String
        /// The files that the page shows as a whole, by their paths in the repository.
        let sources: [String]
        /// What the page's picture shows; nil for a page without a picture.
        var scene: Scene?

        var description: String { name }
        var picture: String { "guide-\(name).png" }
    }

    /// A view that a page shows as a picture.
    struct Scene: Sendable {
        let size: Size
        let swift: @Sendable () throws -> View
        /// The same view as a file describes it; nil where the page describes it in Swift alone.
        var nui: (@Sendable () throws -> View?)?
    }

    static let all = [
        page("sizing", height: 218) { sizingGuide() },
        page("stack", height: 204) { stackGuide() },
        page("flow", height: 273) { flowGuide() },
        page("grid", height: 162) { gridGuide() },
        page("overlay", height: 130) { overlayGuide() },
        page("tile", height: 204) { tileGuide() },
        page("relative", height: 190) { relativeGuide() },
        page("scroll", height: 130) { scrollGuide() },
        page("containers", width: 688, height: 214) { containersGuide() },
        page("accordion", height: 230) { accordionGuide() },
        page("tabs", height: 130) { tabsGuide() },
        Page(
            name: "collections",
            sources: examples("CollectionsGuide.swift", "Files/collections.nui", "Files/sections.nui", "Files/selection.nui"),
            scene: Scene(size: Size(688, 260)) { try collectionsGuide() }),
        page("carousels", height: 196) { carouselsGuide() },
        Page(
            name: "tables", sources: examples("TablesGuide.swift", "Files/tables.nui"),
            scene: Scene(size: Size(480, 216)) { tablesGuide() }),
        Page(
            name: "outlines", sources: examples("OutlinesGuide.swift", "Files/outlines.nui"),
            scene: Scene(size: Size(320, 264)) { outlinesGuide() }),
        Page(
            name: "surveys",
            sources: examples("SurveysGuide.swift") + ["Examples/Surveys/trip.json", "Examples/Surveys/trip-answers.json"],
            scene: Scene(size: Size(560, 480)) {
                try surveysGuide(survey: path("../Surveys/trip.json"), answers: path("../Surveys/trip-answers.json"))
            }),
        Page(
            name: "demos", sources: examples("DemosGuide.swift", "Files/demos.nui"),
            scene: Scene(size: Size(520, 420)) { try demosGuide(survey: path("../Surveys/trip.json")) }),
        Page(
            name: "drag-and-drop", sources: examples("DragGuide.swift", "Files/drag-and-drop.nui"),
            scene: Scene(size: DragPicture().size) { try DragPicture().view() }),
        page("absolute", height: 132) { absoluteGuide() },
        page("several", height: 150) { severalGuide() },
        page("custom", height: 118) { customGuide() },
        page("label", height: 168) { labelGuide() },
        page("button", width: 440, height: 60) { buttonGuide() },
        page("controls", height: 400) { controlsGuide() },
        page("values", height: 290) { valuesGuide() },
        page("forms", width: 400, height: 330) { formsGuide() },
        page("menus", height: 60) { menusGuide() },
        Page(name: "layers", sources: [], scene: Scene(size: LayersPicture().size) { try LayersPicture().view() }),
        page("pickers", height: 166) { pickersGuide() },
        Page(
            name: "picker-states", sources: [],
            scene: Scene(size: PickerStatesPicture().size) { try PickerStatesPicture().view() }),
        page("visibility", width: 400, height: 182, load: { try screen($0, entering: "adjusting") }) { try visibilityGuide() },
        page("text-field", height: 148) { textFieldGuide() },
        page("search-secure", height: 206) { searchSecureGuide() },
        page("text-view", height: 190) { textViewGuide() },
        page("type", width: 400, height: 178) { typeGuide() },
        page("themes", width: 480, height: 188) { try themesGuide() },
        page("shapes", width: 352, height: 132) { try shapesGuide() },
        Page(
            name: "icons", sources: examples("IconsGuide.swift", "Files/icons.nui"),
            scene: Scene(size: Size(688, 912)) { iconsGuide() }),
        page("live", height: 170, more: ["LiveChecks.swift"]) { liveGuide() },
        page("own-classes", height: 60, more: ["OwnClassesChecks.swift"], load: inbox) { ownClassesGuide() },
        Page(name: "windows", sources: examples("ShoppingList.swift", "ShoppingWindow.swift", "Deliveries.swift")),
        Page(
            name: "loading", sources: examples("SignIn.swift", "Files/sign-in.nui", "Hikes.swift", "Files/hikes.nui", "Problems.swift"),
            scene: Scene(size: Size(320, 136)) { try SignIn(file: path("Files/sign-in.nui")).view }),
        Page(
            name: "own-views", sources: examples("Rating.swift", "OwnViewsGuide.swift"),
            scene: Scene(size: Size(320, 76)) { ownViewsGuide() }),
        Page(
            name: "data",
            sources: [
                "walks.nui", "walks.json", "chat.nui", "Chat.swift", "Screens.swift", "shop.nui", "Shop.swift", "people.nui",
                "People.swift", "files.nui", "files.json",
            ].map { "Examples/Data/\($0)" }, scene: Scene(size: DataPictures.examples[0].size) { try DataPictures.view("walks") }),
        Page(name: "server", sources: examples("Ticket.swift", "Tickets.swift")),
        Page(name: "testing", sources: ["Tests/TatamiTests/ShoppingTests.swift"]),
        Page(name: "live-reload", sources: examples("Counter.swift", "Files/counter.nui", "LiveCounter.swift", "CounterWindow.swift")),
    ]

    /// A page whose picture is described twice, in Swift and in NUI.
    private static func page(
        _ name: String, width: Double = 320, height: Double, more: [String] = [],
        load: @escaping @Sendable (String) throws -> View? = screen, view: @escaping @Sendable () throws -> View
    ) -> Page {
        let source = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Guide.swift"
        let file = "Files/\(name).nui"
        return Page(
            name: name, sources: ([source, file] + more).map(example),
            scene: Scene(size: Size(width, height), swift: view) { try load(path(file)) })
    }

    private static func examples(_ files: String...) -> [String] { files.map(example) }
    private static func example(_ file: String) -> String { "Examples/Guide/\(file)" }

    /// The place of a file of the examples on this machine.
    static func path(_ file: String) -> String { Gallery.root.appendingPathComponent(example(file)).path }

    /// The page's view as its Swift source makes it, laid out.
    static func swift(_ scene: Scene, _ engine: PangoTextEngine) throws -> ViewRoot { laidOut(try scene.swift(), scene, engine) }

    /// The page's view as its file describes it, laid out; without a file as its Swift source makes it.
    static func file(_ scene: Scene, _ engine: PangoTextEngine) throws -> ViewRoot {
        guard let view = try (scene.nui ?? scene.swift)() else { throw Gallery.Failure.noView }
        return laidOut(view, scene, engine)
    }

    @Sendable private static func screen(_ path: String) throws -> View? { try screen(path, entering: nil) }

    /// Loads a file and enters one of its states.
    private static func screen(_ path: String, entering state: String?) throws -> View? {
        let screen = Screen()
        let loader = NUILoader(root: screen, classes: guideClasses)
        let warnings = try loader.load(file: path)
        if let state { try loader.loadState(state) }
        return warnings.isEmpty ? screen.view : nil
    }

    @Sendable private static func inbox(_ path: String) throws -> View? {
        let inbox = Inbox()
        let warnings = try NUILoader(root: inbox, schema: Inbox.interface).load(file: path)
        return warnings.isEmpty ? inbox.view : nil
    }

    private static func laidOut(_ view: View, _ scene: Scene, _ engine: PangoTextEngine) -> ViewRoot {
        let root = ViewRoot(view, text: engine, scale: 2)
        root.layout(in: scene.size)
        return root
    }
}
