import NUI
import NUILoader
import TatamiViews
import Testing

@Suite struct SchemaTests {
    private let schema = NUILoader(root: Screen()).schema

    @Test func theTablesFitTogether() {
        #expect(schema.problems == [])
        #expect(NUILoader(root: Controller(), outlets: Controller.outlets, classes: [Panel.nui]).schema.problems == [])
    }

    @Test func everyPropertyAndClassHasADoc() {
        for item in schema.classes {
            #expect(!item.doc.isEmpty, "\(item.name)")
            for property in item.properties { #expect(!property.doc.isEmpty, "\(item.name).\(property.name)") }
        }
    }

    /// The type of an outlet of the program's own is the class as files name it.
    @Test func typesOfOwnOutletsAreKnown() {
        let own = NUILoader(root: Controller(), outlets: Controller.outlets, classes: [Panel.nui]).schema
        #expect(own.property("label", ofClass: "Controller")?.type == .object("Label"))
        #expect(own.property("panel", ofClass: "Controller")?.type == .object("Panel"))
        #expect(own.property("items", ofClass: "Controller")?.type == .array(of: .object("Label")))
        #expect(own.property("count", ofClass: "Controller")?.type == .number)
    }

    @Test func everyCaseOfEveryEnumerationLoadsUnderEveryName() throws {
        for item in schema.enums {
            let (owner, property) = try #require(user(of: item.name), "nothing uses \(item.name)")
            for name in item.cases.flatMap({ [$0.name] + $0.aliases }) {
                #expect(errors(owner, property, name) == [], "\(item.name).\(name)")
                guard item.acceptsText else { continue }
                for spelling in [name.lowercased(), name.uppercased()] {
                    #expect(errors(owner, property, spelling) == [], "\(spelling)")
                    #expect(errors(owner, property, "\"\(spelling)\"") == [], "\"\(spelling)\"")
                }
            }
            #expect(
                errors(owner, property, "Nonsense").first?.contains(item.name == "ColorRole" ? "NUI206" : "NUI205") == true, "\(item.name)")
        }
    }

    private func user(of name: String) -> (ClassSchema, PropertySchema)? {
        for item in schema.classes {
            for property in item.properties {
                let types = property.type.alternatives
                // A role is a name where a color is expected.
                let isRole = name == "ColorRole" && types.contains(.color)
                let isElement = types.contains(.array(of: .enumeration(name)))
                if isRole || isElement || types.contains(.enumeration(name)) || types.contains(.flags(name)) { return (item, property) }
            }
        }
        return nil
    }

    private func errors(_ owner: ClassSchema, _ property: PropertySchema, _ value: String) -> [String] {
        var isList = false
        if case .array = property.type { isList = true }
        let text = "\(property.name) = \(isList ? "[\(value)]" : value)" + PropertyRow.needed(owner.name, property.name)
        return Loading(PropertyRow.file(owner.name, text)).errors.map(\.line)
    }
}
