import NUI
import NUILoader
import TatamiViews
import Testing

/// Every property of the schema, set through a file and read back in Swift.
@Suite struct PropertyTests {
    /// Keeps the views of a test alive, and with them their items.
    private final class Shown {
        var screens: [Screen] = []
    }

    private let shown = Shown()

    /// With a reader that knows one picture.
    private func loading(_ text: String) -> (found: [String], made: Any?) {
        let screen = Screen()
        shown.screens.append(screen)
        let loader = NUILoader(root: screen, classes: [Pref.nui], strings: ["key": "translated"])
        loader.fontFamilies.insert("Serif")
        loader.logger = .silent
        var reader = MemorySourceReader(["/ui/main.nui": text])
        reader["/ui/dot.png"] = Pictures.dot
        loader.reader = reader
        do {
            let found = try loader.load(file: "/ui/main.nui")
            return (found.map(\.line), screen.outlets["made"])
        } catch {
            return (error.diagnostics.map(\.line), nil)
        }
    }

    @Test func theTableNamesEveryPropertyOfTheSchemaAndNoOther() {
        let schema = NUILoader(root: Screen()).schema
        // A superview is there only when a file is loaded; SeedMeaningTests has a state that uses it.
        let inSchema = schema.classes.flatMap { item in item.properties.map { "\(item.name).\($0.name)" } }
            .filter { $0 != "View.superview" }
        let inTable = PropertyRow.all.map { "\($0.className).\($0.property)" }
        #expect(Set(inSchema).symmetricDifference(inTable).sorted() == [])
        #expect(inTable.count == Set(inTable).count)
    }

    @Test(arguments: PropertyRow.all)
    func aValueReachesTheSwiftProperty(row: PropertyRow) {
        let (found, made) = loading(row.file())
        #expect(found.filter { !$0.contains("has no effect") } == [])
        #expect(row.arrived(made), "\(String(describing: made))")
    }

    /// Whether a property stands before or after those that it depends on makes no difference.
    @Test(arguments: PropertyRow.all.filter(\.needsOthers))
    func theOrderOfPropertiesDoesNotMatter(row: PropertyRow) {
        let (found, made) = loading(row.file(isLast: true))
        #expect(found.filter { !$0.contains("has no effect") } == [])
        #expect(row.arrived(made), "\(String(describing: made))")
    }

    @Test(arguments: PropertyRow.all)
    func everyAliasIsTheSameProperty(row: PropertyRow) {
        let schema = NUILoader(root: Screen()).schema
        for alias in schema.property(row.property, ofClass: row.className)?.aliases ?? [] {
            let (found, made) = loading(row.file(alias + row.text.dropFirst(row.property.count)))
            #expect(found.filter { !$0.contains("has no effect") } == [], "\(alias)")
            #expect(row.arrived(made), "\(alias)")
        }
    }

    @Test(arguments: PropertyRow.all)
    func aValueOfAnotherTypeIsRefused(row: PropertyRow) throws {
        let schema = NUILoader(root: Screen()).schema
        let property = try #require(schema.property(row.property, ofClass: row.className))
        guard let wrong = Self.wrongValue(for: property.type) else { return }
        let (found, made) = loading(row.file("\(row.property) = \(wrong)"))
        #expect(found.contains { line in ["NUI204", "NUI205", "NUI216"].contains { line.contains($0) } }, "\(found)")
        #expect(made == nil)
    }

    /// A value that no alternative of the type takes; nil where everything is taken.
    private static func wrongValue(for type: ValueType) -> String? {
        switch type {
        case .any: nil
        case .number, .integer, .bool: "\"x\""
        case .enumeration, .flags: "Nonsense"
        case .point, .size, .rect, .insets, .transform, .range: "[1 2 3]"
        case .oneOf(let types) where types.contains(.number): types.contains(.string) ? "[1 2 3]" : "\"x\""
        default: "5"
        }
    }

    @Test func everyInheritedPropertyLoadsInEveryClassBelow() {
        let schema = NUILoader(root: Screen()).schema
        for item in schema.classes where !item.isAbstract {
            for row in PropertyRow.all where row.className != item.name && schema.isClass(item.name, orBelow: row.className) {
                let (found, made) = loading(PropertyRow.file(item.name, row.text))
                #expect(found.filter { !$0.contains("has no effect") } == [], "\(item.name) \(row)")
                #expect(row.arrived(made), "\(item.name) \(row)")
            }
        }
    }

    @Test func everyClassLoadsUnderEveryName() {
        for item in NUILoader(root: Screen()).schema.classes where !item.isAbstract {
            for name in [item.name] + item.aliases {
                let needed = PropertyRow.needed(item.name, "") + (item.name == "Color" ? " color = \"FF0000\"" : "")
                let more = [
                    "Font": " size = 10", "Image": " file = \"dot.png\"", "Gradient": " colors = [\"000000\" \"FFFFFF\"]",
                    "Action": " selector = \"s\"", "EdgeRule": " parent = 1", "LengthRule": " fixed = 1",
                    "VisibilityAlternative": " one = root other = root",
                ]
                let (found, made) = loading("root = { made = { :class = \(name) \(needed.isEmpty ? more[item.name] ?? "" : needed) } }")
                #expect(found == [], "\(name)")
                #expect(made != nil, "\(name)")
            }
        }
    }

    @Test func anAbstractClassCannotBeMade() {
        #expect(loading("root = { made = { :class = Layout } }").found == ["1:28 NUI211 'Layout' is abstract and cannot be instantiated"])
    }
}
