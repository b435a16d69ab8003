import NUI
import TestSupport
import Testing

@Suite struct SchemaFileTests {
    /// The classes that every program has.
    private let common = Schema(
        classes: [ClassSchema("View", [.property("hidden", .bool)]), ClassSchema("Label", aliases: ["UILabel"], parent: "View")]
            + ["Color", "Font", "Image", "Insets", "Action", "Track"].map { ClassSchema($0) },
        enums: [EnumSchema("Axis", ["Horizontal", "Vertical"])])

    private func problems(_ text: String) -> [String] {
        do throws(SchemaFileError) {
            _ = try SchemaFile(json: Array(text.utf8), path: "schema.json", besides: common)
            return []
        } catch {
            return error.description.split(separator: "\n").map(String.init)
        }
    }

    private static func file(_ classes: String, root: String = "View", enums: String = "") -> String {
        #"{"version":1,"root":"\#(root)","classes":[\#(classes)],"enums":[\#(enums)]}"#
    }

    private static func type(_ json: String) -> String {
        file(#"{"name":"A","properties":[{"name":"x","type":\#(json)}]}"#)
    }

    private static func range(_ json: String) -> String {
        file(#"{"name":"A","properties":[{"name":"x","type":"number","range":\#(json)}]}"#)
    }

    static let faulty: [(text: String, problems: [String])] = [
        ("", ["this is not JSON: Unexpected end of file during JSON parse."]),
        ("{\n\"version\": 1,,}", ["line 2: this is not JSON: Invalid value"]),
        ("[]", ["an object is needed here"]),
        ("{}", ["'version' is missing"]),
        (#"{"version":2,"root":"View"}"#, ["version 2 is not supported; this tool reads version 1"]),
        (#"{"version":"1"}"#, ["version: a whole number is needed here"]),
        (#"{"version":1}"#, ["'root' is missing"]),
        (#"{"version":1,"root":"View","clases":[]}"#, ["clases: there is no such member; did you mean classes?"]),
        (#"{"version":1,"root":"View","classes":{}}"#, ["classes: an array is needed here"]),
        (file("", root: "Viwe"), ["the root has the unknown class Viwe; did you mean View?"]),
        (file("{}"), ["classes[0]: 'name' is missing"]),
        (file(#"{"name":7}"#), ["classes[0].name: a string is needed here"]),
        (file(#"{"name":"A","open":"yes"}"#), ["classes[0].open: true or false is needed here"]),
        (file(#"{"name":"A","parent":"Veiw"}"#), ["A has the unknown parent Veiw; did you mean View?"]),
        (file(#"{"name":"A","parent":"A"}"#), ["A inherits from itself: A < A"]),
        (
            file(#"{"name":"A","parent":"B"},{"name":"B","parent":"C"},{"name":"C","aliases":["D"],"parent":"A"}"#),
            ["A inherits from itself: A < B < C < A"]
        ),
        (file(#"{"name":"A"},{"name":"A"}"#), ["two classes are called A"]),
        (file(#"{"name":"UILabel"}"#), ["two classes are called UILabel"]),
        (file(#"{"name":"A b"}"#), ["'A b' is not a name that a file can write"]),
        (file(#"{"name":"A\nB"}"#), ["'A B' is not a name that a file can write"]),
        (file(#"{"name":"A","actions":[{"name":"go"},{"name":"go"}]}"#), ["A has the action go twice"]),
        (file("", enums: #"{"name":"Axis","cases":[]}"#), ["two enumerations are called Axis"]),
        (file("", enums: #"{"name":"E","cases":[{"name":"A"},{"name":"B","aliases":["A"]}]}"#), ["E has A twice"]),
        (type(#""nmber""#), ["classes[0].properties[0].type: there is no type 'nmber'; did you mean number?"]),
        (type(#"{"object":"Lable"}"#), ["A.x has the unknown type Lable; did you mean Label?"]),
        (type(#"{"enum":"Axes"}"#), ["A.x has the unknown type Axes; did you mean Axis?"]),
        (type(#"{"array":{"oneOf":["string",{"object":"Labl"}]}}"#), ["A.x has the unknown type Labl; did you mean Label?"]),
        (type("{}"), ["classes[0].properties[0].type: a type is a name, or has one of the members enum, flags, object, array and oneOf"]),
        (range(#"{"from":2,"to":1}"#), ["classes[0].properties[0].range: no number is in this range"]),
        (range(#"{"above":1,"to":1}"#), ["classes[0].properties[0].range: no number is in this range"]),
        (range(#"{"above":0,"from":0}"#), ["classes[0].properties[0].range: a range starts with from or with above, not with both"]),
        (range(#"{"form":0}"#), ["classes[0].properties[0].range.form: there is no such member; did you mean from?"]),
        (range("[0,1]"), ["classes[0].properties[0].range: an object is needed here"]),
        (type(#"{"list":"number"}"#), ["classes[0].properties[0].type.list: there is no such member"]),
    ]

    @Test(arguments: faulty)
    func whatIsWrongIsToldWithItsPlace(text: String, expected: [String]) {
        #expect(problems(text) == expected.map { "schema.json: " + $0 })
    }

    @Test func typesInTypesHaveAnEnd() {
        let deep = String(repeating: #"{"array":"#, count: 100) + #""number""# + String(repeating: "}", count: 100)
        #expect(problems(Self.type(deep)).first?.hasSuffix("types are nested too deep") == true)
        let endless = String(repeating: #"{"array":"#, count: 100_000)
        #expect(problems(Self.type(endless)).first?.contains("this is not JSON") == true)
    }

    @Test func tooManyClassesAndTooLongLinesAreRefused() {
        let line = (0...70).map { #"{"name":"A\#($0)","parent":"A\#($0 + 1)"}"# } + [#"{"name":"A71"}"#]
        #expect(problems(Self.file(line.joined(separator: ","))).first == "schema.json: A0 has more than 64 superclasses")
        let many = (0...5000).map { #"{"name":"B\#($0)","parent":"C\#($0)"}"# }.joined(separator: ",")
        #expect(problems(Self.file(many)) == ["schema.json: there are more than 4096 classes"])
        let properties = (0..<1000).map { #"{"name":"p\#($0)","type":"any"}"# }.joined(separator: ",")
        let heavy = (0..<300).map { #"{"name":"B\#($0)","parent":"A"}"# } + [#"{"name":"A","properties":[\#(properties)]}"#]
        #expect(
            problems(Self.file(heavy.joined(separator: ","))) == [
                "schema.json: the classes have more than 250000 properties, including inherited ones"
            ])
        let wrong = (0..<4000).map { #"{"name":"B\#($0)","parent":"C\#($0)"}"# }.joined(separator: ",")
        let shown = problems(Self.file(wrong))
        #expect(shown.count == 51 && shown.last == "schema.json: and 3950 more")
    }

    @Test func aFileThatIsNotThereIsTold() {
        for (path, problem) in [
            ("/nowhere/schema.json", "there is no such file"), ("/tmp", "this is not a file"), ("", "there is no such file"),
        ] {
            #expect(throws: SchemaFileError.self) { try SchemaFile(path: path, besides: common) }
            do throws(SchemaFileError) { _ = try SchemaFile(path: path, besides: common) } catch { #expect(error.problems == [problem]) }
        }
    }

    static let rich = SchemaFile(
        root: "SignIn",
        classes: [
            ClassSchema(
                "SignIn", doc: "The \"first\" screen.", isAbstract: true,
                [
                    .property("a", .array(of: .oneOf([.number, .object("Badge"), .array(of: .point)])), "Of\nlines.", aliases: ["b"]),
                    .property("mood", .enumeration("Mood"), default: "Happy"), .property("sides", .flags("Mood"), appends: true),
                    .property("part", .number, range: NumberRange(0...1)),
                    .property("gap", .number, range: NumberRange(-Limits.number...Limits.number)),
                    .property("size", .size, range: NumberRange(above: 0)),
                    .property("least", .number, range: NumberRange(above: -2, to: 7.5)),
                ] + ValueType.plainNames.map { .property("x" + $0.name, $0.type) },
                actions: [ActionSchema("send", doc: "Sends it."), ActionSchema("stop")], swiftName: "Forms.SignIn"),
            ClassSchema("Badge", aliases: ["Sticker"], parent: "Label", isOpen: true, swiftName: "Badge"),
        ],
        enums: [
            EnumSchema(
                "Mood", [EnumSchema.Case("Happy", aliases: ["Glad"], doc: "Good."), "Sad"], isFlags: true, acceptsText: true, doc: "How.")
        ])

    @Test func whatIsWrittenIsReadAgain() throws {
        let json = Self.rich.json
        let read = try SchemaFile(json: Array(json.utf8), path: "x", besides: common)
        #expect(read.json == json)
        #expect(read.classes[0].properties.map(\.type) == Self.rich.classes[0].properties.map(\.type))
        #expect(read.classes[0].properties.map(\.range) == Self.rich.classes[0].properties.map(\.range))
        #expect(read.classes[0].actions == Self.rich.classes[0].actions && read.classes[0].swiftName == "Forms.SignIn")
        #expect(read.classes[0].isAbstract && read.classes[1].isOpen && read.classes[1].aliases == ["Sticker"])
        #expect(read.enums == Self.rich.enums && read.root == "SignIn")
    }

    /// Whatever the bytes are, they are read or refused; what is read fits together.
    @Test func mutatedFilesNeverTrap() {
        var random = Seeded(2024)
        let good = Array(Self.rich.json.utf8)
        let pieces = ["{", "}", "[", "]", "\"", ",", "null", "1e999", "-1", "\\u0000", "\"object\"", "\"oneOf\":[]", "\u{202E}"]
        var refused = 0
        for _ in 0..<5000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let at = Int.random(in: 0..<max(1, bytes.count), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where !bytes.isEmpty: bytes.remove(at: at)
                case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random)?.utf8.map { $0 } ?? [], at: min(at, bytes.count))
                case 2 where !bytes.isEmpty: bytes[at] = UInt8.random(in: 0...255, using: &random)
                default: bytes.removeSubrange(min(at, bytes.count)..<min(bytes.count, at + Int.random(in: 0...200, using: &random)))
                }
            }
            do throws(SchemaFileError) {
                let read = try SchemaFile(json: bytes, path: "m", besides: common)
                #expect(read.problems(besides: common) == [])
            } catch {
                refused += 1
                #expect(!error.problems.isEmpty && !error.description.isEmpty)
            }
        }
        #expect(refused > 2000 && refused < 5000)
    }
}
