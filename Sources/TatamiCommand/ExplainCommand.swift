import ArgumentParser
import Tatami

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains the size and position of a view, or what binds it to data.",
        discussion: """
            The output has one sentence per axis. It names every rule that took
            effect, in the order in which the rules were applied, with its numbers
            and the file and line that set them. If the view does not have the size
            that its own rules ask for, the sentence ends with a property and a value
            that would change it, which has been tried on a copy.

            Name the view by its :id, by its outlet (:property), or by its path in
            the tree, which 'frames --json' prints: 0.3.1 counts subviews. A layout
            without a view and an item also have an :id, or a path through the layout
            of their view: 0.3/1/0 counts items. An :id in a loop names the object of the
            first row, or with --row that of the row with a key.

            With --binding the command explains what binds a property to data: the path
            that it reads and its value, the place of the binding, and what wrote the
            property last. The path is that of an object, for all its bound properties,
            or of a property: head.text, 0.3.1.layoutItem.minWidth.

            Examples:
              tatami explain form.nui --view save
              tatami explain form.nui --view buttons --size 280x
              tatami explain form.nui --view 0.3.1 --json
              tatami explain form.nui --view 0/2 --state short --rtl
              tatami explain walks.nui --view head --row lake --data walks.json
              tatami explain --binding walks.nui head.text --data walks.json
            """
    )
    .ofSubcommand

    @OptionGroup var scene: SceneOptions

    @Option(help: ArgumentHelp("The view or layout: its :id, its outlet, or its path.", valueName: "id"))
    var view: String?

    @Argument(help: ArgumentHelp("With --binding: an object, or a property of one.", valueName: "path"))
    var path: String?

    @Option(help: ArgumentHelp("The key of the row, for an :id in a loop. (default: the first row)", valueName: "key"))
    var row: String?

    @Flag(help: "Explains what binds properties to data.")
    var binding = false

    @Flag(help: "Prints JSON.")
    var json = false

    func validate() throws {
        if binding, path == nil || view != nil {
            throw ValidationError("--binding takes a path: tatami explain --binding form.nui head.text")
        }
        if !binding, path != nil { throw ValidationError("A path belongs to --binding; name a view by --view.") }
        if !binding, view == nil { throw ValidationError("Name a view by --view, or use --binding.") }
    }

    func run() throws {
        let scene = try Scene(scene)
        if let path { return try BindingExplanation(scene, path, row: row).write(asJSON: json) }
        guard let view else { return }
        let root = scene.root
        let object = try NamedObject(view, row: row, in: scene)
        let named = object?.object as? TreeObject
        guard let place = named.flatMap(root.placedItem(of:)) ?? root.placedItem(at: view), let why = root.explain(place.item) else {
            if named != nil { throw Failed.reporting("The view '\(view)' is not shown.") }
            throw Failed.reporting("There is no view '\(view)'. There are: \(NearestPlaces(to: view, among: root.placedItems).text)")
        }
        if json {
            let row = object?.row.map { [("row", JSONText.string($0))] } ?? []
            try Output.line(JSONText.object([("view", JSONText.string(view))] + row + place.jsonMembers + why.jsonMembers))
        } else {
            try Output.line(
                "\(place.className) \(NamedObject.shown(view, row: object?.row))\n  \(why.horizontal.sentence)\n  \(why.vertical.sentence)")
        }
    }
}

extension PlacedItem {
    /// The members that all JSON output has for a place.
    var jsonMembers: [(String, String)] {
        [("path", JSONText.string(path)), ("class", JSONText.string(className)), ("frame", JSONText.rect(frame))]
    }
}
