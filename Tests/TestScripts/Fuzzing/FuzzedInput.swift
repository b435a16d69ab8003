import Tatami

/// Gives parser, formatter, checker, loader, layout and the readers of schemas and texts one input after the other, for libFuzzer
/// (`make fuzz`) and for the random tests. None may crash, hang or leak. Belongs to one thread.
public final class FuzzedInput {
    // What every input is loaded with: making the tables anew would take most of the time.
    private let screen = Screen()
    private let loader: NUILoader
    private let schema = NUISchema().schema
    /// A file for what schemas say of the root and of new classes.
    private let program = Program(
        text:
            "root = { view = { :class = Badge :property = badge size = [1 2] tag = 5 mood = Happy | Sad } badge.hidden = YES action = { selector = \"send\" } }",
        path: "fuzz.nui")

    public init() {
        loader = NUILoader(root: screen)
        loader.logger.logLevel = .critical
    }

    /// What starts as JSON does is a schema or a table of texts, what starts with a quote another such table; no NUI file begins with
    /// either. Behind `separator`, a file is followed by its data in JSON. Traps with a sentence where an answer makes no sense.
    public func test(_ input: [UInt8]) {
        switch input.first {
        case UInt8(ascii: "{"):
            testSchema(input)
            testTexts(input, path: "fuzz.json")
        case UInt8(ascii: "\""): testTexts(input, path: "fuzz.strings")
        default: testFile(input)
        }
    }

    /// What stands between a file and its data.
    private static let separator = Array("\n%%%\n".utf8)

    /// Returns the file of an input, and its data if it has any.
    private func parts(of input: [UInt8]) -> (file: [UInt8], data: [UInt8]?) {
        guard input.count >= Self.separator.count,
            let place = input.indices.dropLast(Self.separator.count - 1).first(where: {
                input[$0..<$0 + Self.separator.count].elementsEqual(Self.separator)
            })
        else { return (input, nil) }
        return (Array(input[..<place]), Array(input[(place + Self.separator.count)...]))
    }

    /// A file through parser, formatter, checker, loader, layout and painting. The parser must hand every readable one back byte for byte.
    private func testFile(_ whole: [UInt8]) {
        let (input, data) = parts(of: whole)
        guard let text = String(validating: input, as: UTF8.self) else {
            _ = Document(input, path: "fuzz.nui").diagnostics
            return
        }
        let document = Document(input, path: "fuzz.nui")
        require(document.text == text, "The parser lost or changed something of its input.")
        format(document)

        loader.data = data.map { .json($0, name: "fuzz.json") }
        do {
            try loader.load(text: text)
            for state in loader.states { try? loader.loadState(state) }
            for group in loader.heldStates.keys { loader.leaveState(ofGroup: group) }
        } catch {
            require(error.diagnostics.contains { $0.severity == .error }, "A file was refused without an error.")
        }
        if let view = screen.view {
            let root = ViewRoot(view, text: CharacterGrid())
            root.layout(width: 320, height: 480)
            // Other data while it is shown: the same without its last third is mostly refused, and nothing is none.
            if let data {
                _ = try? loader.replaceData(.json(Array(data.prefix(data.count / 3 * 2)), name: "fuzz.json"))
                _ = try? loader.replaceData(.json(Array("{}".utf8), name: "fuzz.json"))
                loader.update()
            }
            root.layout(width: 200)
            _ = root.displayList().description
            for placed in root.placedViews(exact: true) {
                require(placed.frame.x.isFinite && placed.frame.width >= 0, "A frame makes no sense: \(placed.frame)")
            }
        }
        loader.resetRootObjectProperties()
    }

    /// What has no errors is laid out, which changes neither tree nor comments (the formatter proves that itself), and once only.
    private func format(_ document: Document) {
        do {
            let text = try document.formatted()
            let again = try Document(text, path: "fuzz.nui").formatted()
            require(again == text, "Formatting once more changes something.")
        } catch {
            if case .errors = error { return }
            // Indentation can make a long and deep file too large to be read.
            require(document.source.bytes.count > 8_192, "A file without errors is not formatted.")
        }
    }

    /// What a schema file says fits together, and is written as it is read.
    private func testSchema(_ input: [UInt8]) {
        let common = schema
        do throws(SchemaFileError) {
            let file = try SchemaFile(json: input, path: "schema.json", besides: common)
            require(file.problems(besides: common).isEmpty, "A schema that does not fit together was read.")
            let again = try SchemaFile(json: Array(file.json.utf8), path: "schema.json", besides: common)
            require(again.json == file.json, "A schema changes when it is written and read again.")
            let all = Schema(classes: file.classes + common.classes, enums: file.enums + common.enums)
            _ = check(program, all, rootClass: file.root)
        } catch {
            require(!error.problems.isEmpty, "A schema was refused without a reason.")
        }
    }

    private func testTexts(_ input: [UInt8], path: String) {
        let table = TextTable(input, path: path)
        require(table.diagnostics.count <= Limits.diagnostics + 1, "A table has too many diagnostics.")
        _ = table.text()
    }
}

/// Traps with a sentence unless a condition holds. An optimized build prints none for a `precondition`.
private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
