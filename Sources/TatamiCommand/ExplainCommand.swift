import ArgumentParser
import Tatami

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains the size and position of a view.",
        discussion: """
            The output has one sentence per axis. It names every rule that took
            effect, in the order in which the rules were applied, with its numbers
            and the file and line that set them. If the view does not have the size
            that its own rules ask for, the sentence ends with a property and a value
            that would change it, which has been tried on a copy.

            Name the view by its :id, by its outlet (:property), or by its path in
            the tree, which 'frames --json' prints: 0.3.1 counts subviews. A layout
            without a view and an item also have an :id, or a path through the layout
            of their view: 0.3/1/0 counts items.

            Examples:
              tatami explain form.nui --view save
              tatami explain form.nui --view buttons --size 280x
              tatami explain form.nui --view 0.3.1 --json
              tatami explain form.nui --view 0/2 --state short --rtl
            """)

    @OptionGroup var scene: SceneOptions

    @Option(help: ArgumentHelp("The view or layout: its :id, its outlet, or its path.", valueName: "id"))
    var view: String

    @Flag(help: "Prints JSON.")
    var json = false

    func run() throws {
        let scene = try Scene(scene)
        let root = scene.root
        let named = scene.loader.object(view, as: TreeObject.self) ?? scene.loader.outlet(view) as? TreeObject
        guard let place = named.flatMap(root.placedItem(of:)) ?? root.placedItem(at: view), let why = root.explain(place.item) else {
            if named != nil { throw Failed.reporting("The view '\(view)' is not shown.") }
            throw Failed.reporting("There is no view '\(view)'. There are: \(NearestPlaces(to: view, among: root.placedItems).text)")
        }
        if json {
            try Output.line(JSONText.object([("view", JSONText.string(view))] + place.jsonMembers + why.jsonMembers))
        } else {
            try Output.line("\(place.className) \(view)\n  \(why.horizontal.sentence)\n  \(why.vertical.sentence)")
        }
    }
}

extension PlacedItem {
    /// The members that all JSON output has for a place.
    var jsonMembers: [(String, String)] {
        [("path", JSONText.string(path)), ("class", JSONText.string(className)), ("frame", JSONText.rect(frame))]
    }
}
