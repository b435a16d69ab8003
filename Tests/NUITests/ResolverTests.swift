import NUI
import Testing

@Suite struct ResolverTests {
    private func resolver(_ text: String) -> Resolver { Resolver(Program(text: text, path: "a.nui"), testSchema) }

    private func object(_ resolver: Resolver, _ index: Int = 0) throws -> ObjectNode {
        let root = try #require(resolver.program.root)
        guard case .object(let object) = root.object.assignments[index].value else { throw SyntaxTests.Unexpected() }
        return object
    }

    @Test func stylesComeBaseFirstAndOwnAssignmentsLast() throws {
        let resolver = resolver(
            """
            style base = { :id = fromBase text = "base" font = { size = 1 } }
            style red = { :style = base :property = outlet textColor = "FF0000" }
            style last = { text = "last" }
            root = { view = { :class = UILabel :style = [red last nothing] text = "own" } }
            """)
        let expanded = resolver.expand(try object(resolver))
        #expect(expanded.id?.text == "fromBase")
        #expect(expanded.property?.text == "outlet")
        #expect(expanded.assignments.map(\.assignment.path.text) == ["text", "font", "textColor", "text", "text"])
        #expect(expanded.assignments.map { $0.style?.name.text } == ["base", "base", "red", "last", nil])
    }

    @Test func cyclesOfStylesEnd() throws {
        let resolver = resolver(
            """
            style a = { :style = b text = "a" }
            style b = { :style = a text = "b" }
            root = { view = { :class = UILabel :style = a } other = { :class = UILabel :style = b } }
            """)
        #expect(resolver.expand(try object(resolver)).assignments.map { $0.style?.name.text } == ["b", "a"])
        #expect(resolver.expand(try object(resolver, 1)).assignments.map { $0.style?.name.text } == ["b"])
    }

    @Test func namesHaveTheirMeaningInOrder() throws {
        let resolver = resolver(
            """
            const Right = 5
            const width = 5
            const loop = loop
            main = {
                view = { :class = UILabel :id = Left }
                a = Left b = Right c = YES d = self e = main f = width g = nothing h = loop i = Left.text j = YES.x
            }
            """)
        let root = try #require(resolver.program.root)
        func meaning(_ name: String, _ type: ValueType?) -> String {
            guard let value = root.object.assignments.first(where: { $0.path.text == name })?.value, case .path(let path) = value else {
                return "no path"
            }
            switch resolver.meaning(of: path, expecting: type) {
            case .enumCase(let item, let found): return "\(item.name).\(found.name)"
            case .bool(let value): return "\(value)"
            case .current: return "self"
            case .root: return "root"
            case .object(let id): return "object \(id)"
            case .dataCase(let name): return "case \(name)"
            case .constant(let constant): return "constant \(constant.name.text)"
            case .cyclic: return "cyclic"
            case .unknown: return "unknown"
            }
        }
        let alignment = ValueType.oneOf([.number, .enumeration("HorizontalAlignment")])
        #expect(meaning("a", alignment) == "HorizontalAlignment.Left")
        #expect(meaning("a", .string) == "object Left")
        #expect(meaning("b", alignment) == "HorizontalAlignment.Right")
        #expect(meaning("b", .number) == "constant Right")
        #expect(meaning("c", .bool) == "true")
        #expect(meaning("d", nil) == "self")
        #expect(meaning("e", nil) == "root")
        #expect(meaning("f", nil) == "constant width")
        #expect(meaning("g", nil) == "unknown")
        #expect(meaning("h", nil) == "constant loop")
        #expect(meaning("i", alignment) == "object Left")
        #expect(meaning("j", .bool) == "unknown")
    }

    @Test func targetsAreSplit() throws {
        let resolver = resolver("root = { a.b.c = 1 self.x = 1 self = 1 x = 1 }")
        let paths = try #require(resolver.program.root).object.assignments.map(\.path)
        let targets = paths.map { path in
            resolver.target(of: path).map { ($0.walked.map(\.text) + ["->", $0.property.text]).joined(separator: " ") }
        }
        #expect(targets == ["a b -> c", "-> x", nil, "-> x"])
    }
}
