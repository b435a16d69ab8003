import ArgumentParser
import Tatami

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Lists the classes that files can name, and their properties.",
        discussion: """
            Without a class, the command lists all classes. With a class, it lists the
            properties with their types, defaults, aliases and enumeration cases,
            inherited ones included.

            With --json the output has the format of a schema file, with --markdown it is
            a reference page.

            Examples:
              tatami schema
              tatami schema Label
              tatami schema GridLayout --json
              tatami schema --markdown --schema schema.json > reference.md
            """
    )
    .ofSubcommand

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
        let schema = Schema(classes: ClassSchema.joined(file.classes, with: builtIn.classes), enums: file.enums + builtIn.enums)
        if markdown { return try Output.write(schema.markdown(title: "Classes of NUI")) }
        guard let text = schema.text(ofClass: name) else { throw unknown(name ?? "", schema) }
        try Output.write(json ? jsonText(schema, file) : text)
    }

    private func jsonText(_ schema: Schema, _ file: SchemaFile) -> String {
        guard let name else {
            return SchemaFile(
                root: file.root, classes: schema.classes, enums: schema.enums, model: file.model, records: file.records
            ).json
        }
        let classes = schema.lineage(ofClass: name)
        return SchemaFile(root: file.root, classes: classes, enums: schema.enums(of: classes)).json
    }

    private func unknown(_ name: String, _ schema: Schema) -> ValidationError {
        let nearest = Suggestion.nearest(to: name, among: schema.classes.flatMap { [$0.name] + $0.aliases })
        return ValidationError("there is no class '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
}
