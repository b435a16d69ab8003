import ArgumentParser
import Tatami

struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints the frame of every view of a NUI file.",
        discussion: """
            Frames are in points, in the coordinate space of the parent and, with
            --json, also in that of the root. Edges are rounded to whole points unless
            --exact is given.

            With --overflow the command is a check: it lists every view and layout whose
            content does not fit, by how much, and why; the exit code is 1 if there is
            one. It lays out the file and each of its previews in 320x480, 480x320,
            768x1024 and 1280x800, or in the sizes of --sizes or --size; a preview with a
            size of its own is laid out in that one. Truncated texts count. Scrolled content does not count, nor do views
            with frames of their own, nor the overhang of an overlay's AspectFill.

            With --tree it prints a dump of the layout tree: every number of every node
            and the measured sizes of texts. LayoutTree(dump:) lays it out again with
            identical results, without the file and its fonts. Add a dump to a report
            of a wrong layout.

            Examples:
              tatami frames form.nui --size 320x480
              tatami frames form.nui --size 320x --json --exact
              tatami frames form.nui --overflow --size 280x480
              tatami frames form.nui --overflow --sizes 280x,320x480,1024x768
              tatami frames form.nui --overflow --json
              tatami frames form.nui --tree > form.dump
            """
    )
    .ofSubcommand

    @OptionGroup var scene: SceneOptions

    @Flag(help: "Prints JSON.")
    var json = false

    @Flag(help: "Prints frames as computed, before rounding.")
    var exact = false

    @Flag(help: "Lists content that does not fit; exit code 1 if any.")
    var overflow = false

    @Option(help: ArgumentHelp("Sizes for --overflow, separated by commas.", valueName: "WxH,..."))
    var sizes: SizeList?

    @Flag(help: "Prints the layout tree as a dump.")
    var tree = false

    func validate() throws {
        if tree, json || exact || overflow { throw ValidationError("--tree cannot be combined with --json, --exact or --overflow.") }
        if sizes != nil, !overflow { throw ValidationError("--sizes belongs to --overflow; --size gives the size of a single layout.") }
        if sizes != nil, scene.screen.givenSize != nil { throw ValidationError("Use --size or --sizes, not both.") }
        if overflow, exact { throw ValidationError("--exact has no effect with --overflow, which is never rounded.") }
    }

    func run() throws {
        if overflow { return try OverflowSurvey(scene, sizes: sizes).write(asJSON: json) }
        let scene = try Scene(scene)
        if tree { return try Output.write(scene.root.dumpLayout()) }
        let placed = scene.root.placedViews(exact: exact)
        try Output.write(json ? jsonText(scene, placed) + "\n" : text(scene, placed))
    }

    private func jsonText(_ scene: Scene, _ placed: [PlacedView]) -> String {
        let size = exact ? scene.root.size : placed.first?.frame.size ?? .zero
        return JSONText.object([
            ("size", JSONText.numbers([size.width, size.height])),
            ("views", JSONText.array(placed.map { entry($0, scene) })),
        ])
    }

    private func entry(_ placed: PlacedView, _ scene: Scene) -> String {
        JSONText.object([
            ("path", JSONText.string(placed.path)),
            ("id", JSONText.string(placed.view.id)),
            ("outlet", JSONText.string(scene.loader.outletName(of: placed.view))),
            ("class", JSONText.string(scene.className(placed.view))),
            ("frame", JSONText.rect(placed.frame)),
            ("absolute", JSONText.rect(placed.absolute)),
            ("visibility", JSONText.string("\(placed.visibility)")),
            ("text", JSONText.string(placed.view.textContent)),
        ])
    }

    private func text(_ scene: Scene, _ placed: [PlacedView]) -> String {
        placed.map { view in
            let depth = view.path.utf8.count { $0 == UInt8(ascii: ".") }
            let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map { DecimalText.format($0) }.joined(
                separator: " ")
            let id = view.view.id.map { " \($0)" } ?? ""
            let visibility = view.visibility == .visible ? "" : " \(view.visibility)"
            let text = view.view.textContent.map { " \(JSONText.string($0))" } ?? ""
            return "\(String(repeating: "  ", count: min(depth, 40)))\(scene.className(view.view))\(id) (\(frame))\(visibility)\(text)\n"
        }.joined()
    }
}
