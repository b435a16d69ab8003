import ArgumentParser
import Tatami

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tells why a view has its size and place.",
        discussion: """
            Examples:
              tatami explain form.nui --view save
              tatami explain form.nui --view 0.3.1 --json

            The last one names the view by its path in the tree: --json of 'frames'
            prints the paths.
            """)

    @OptionGroup var scene: SceneOptions

    @Option(help: ArgumentHelp("The view: its :id, its outlet, or its path.", valueName: "id"))
    var view: String

    @Flag(help: "Prints JSON.")
    var json = false

    func run() throws {
        let scene = try Scene(scene)
        let placed = scene.root.placedViews(exact: true)
        guard let found = placed.first(where: { $0.view.id == view || $0.path == view || scene.loader.outletName(of: $0.view) == view }) else {
            throw Failed.telling("There is no view '\(view)'. There are: \(known(placed))")
        }
        guard let explanation = scene.root.explain(found.view) else { throw Failed.telling("The view '\(view)' was not laid out.") }
        if json {
            print(jsonText(found, explanation, scene))
        } else {
            print("\(scene.className(found.view)) \(view)")
            print("  \(explanation.horizontal.sentence)")
            print("  \(explanation.vertical.sentence)")
        }
    }

    private func known(_ placed: [PlacedView]) -> String {
        let ids = placed.compactMap(\.view.id)
        return ids.isEmpty ? "no view has an :id; use a path such as 0.1" : ids.joined(separator: ", ")
    }

    private func jsonText(_ placed: PlacedView, _ explanation: Explanation, _ scene: Scene) -> String {
        JSONText.object([
            ("view", JSONText.string(view)),
            ("path", JSONText.string(placed.path)),
            ("class", JSONText.string(scene.className(placed.view))),
            ("frame", JSONText.rect(placed.frame)),
            ("width", axis(explanation.horizontal)),
            ("height", axis(explanation.vertical)),
        ])
    }

    private func axis(_ why: AxisExplanation) -> String {
        JSONText.object([
            ("sentence", JSONText.string(why.sentence)),
            ("source", JSONText.string(why.source.rawValue)),
            ("content", JSONText.number(why.content)),
            ("adjustment", JSONText.number(why.item.adjustment)),
            ("minimum", JSONText.number(why.item.minimum)),
            ("maximum", why.item.maximum.map(JSONText.number) ?? "null"),
            ("fixed", why.item.fixed.map(JSONText.number) ?? "null"),
            ("ignoresContent", why.item.ignoresContent ? "true" : "false"),
            ("natural", JSONText.number(why.natural)),
            ("share", why.share.map(share) ?? "null"),
            ("slot", why.slot.map(slot) ?? "null"),
            ("remarks", JSONText.array(why.remarks.map { JSONText.object([("rule", JSONText.string($0.rule)), ("text", JSONText.string($0.text))]) })),
            ("position", JSONText.number(why.position)),
            ("length", JSONText.number(why.length)),
            ("overflow", JSONText.number(why.overflow)),
        ])
    }

    private func share(_ share: Share) -> String {
        JSONText.object([
            ("rule", JSONText.string(share.rule.rawValue)), ("amount", JSONText.number(share.amount)),
            ("total", JSONText.number(share.total)), ("weight", JSONText.number(share.weight)),
            ("weights", JSONText.number(share.weights)),
        ])
    }

    private func slot(_ slot: Slot) -> String {
        JSONText.object([
            ("position", JSONText.number(slot.position)), ("length", JSONText.number(slot.length)),
            ("alignment", JSONText.string("\(slot.alignment)")),
        ])
    }
}
