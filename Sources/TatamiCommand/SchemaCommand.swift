import ArgumentParser
import Tatami

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Tells which classes files may name, and their properties.",
        discussion: """
            Without a class all are listed. With one its properties are: their types,
            defaults, names and enumeration cases, those of the classes above it as well.

            With --json it prints what a schema file would say of them, with --markdown
            the reference page.

            Examples:
              tatami schema
              tatami schema Label
              tatami schema GridLayout --json
              tatami schema --markdown --schema schema.json > reference.md
            """)

    @Argument(help: ArgumentHelp("A class, by its name or an alias.", valueName: "class"))
    var name: String?

    @Flag(help: "Prints JSON.")
    var json = false

    @Flag(help: "Prints a reference page of all classes.")
    var markdown = false

    @OptionGroup var own: SchemaOptions

    func validate() throws {
        if markdown, json || name != nil { throw ValidationError("--markdown prints one page with all classes.") }
    }

    func run() throws {
        let file = try own.file()
        let builtIn = NUISchema().described
        let schema = Schema(classes: file.classes + builtIn.classes, enums: file.enums + builtIn.enums)
        if markdown { return try Output.write(schema.markdown(title: "Classes of NUI")) }
        guard let text = schema.text(ofClass: name) else { throw unknown(name ?? "", schema) }
        try Output.write(json ? jsonText(schema, root: file.root) : text)
    }

    private func jsonText(_ schema: Schema, root: String) -> String {
        guard let name else { return SchemaFile(root: root, classes: schema.classes, enums: schema.enums).json }
        let classes = schema.lineage(ofClass: name)
        return SchemaFile(root: root, classes: classes, enums: schema.enums(of: classes)).json
    }

    private func unknown(_ name: String, _ schema: Schema) -> ValidationError {
        let nearest = Suggestion.nearest(to: name, among: schema.classes.flatMap { [$0.name] + $0.aliases })
        return ValidationError("there is no class '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
}
