import NUI
import NUILoader
import TatamiControls
import TatamiViews
import TestSupport
import Testing

/// Random templates, written out here by plain substitution: both files make the same views.
@Suite struct TemplateReferenceTests {
    @Test(arguments: 0..<200) func templatesAreWhatIsWrittenOut(round: Int) throws {
        let seed = UInt64(round) &* 104_729 &+ 5
        var random = Seeded(seed)
        let sketch = TemplateSketch(&random)
        let (short, long) = (Loading(sketch.text), Loading(sketch.writtenOut))
        try #require(
            Set(short.ids).isSubset(of: ["NUI307"]) && long.shown == [],
            "seed \(seed): \(short.shown) \(long.shown)\n\(sketch.text)\n\(sketch.writtenOut)")
        let (a, b) = (short.screen.view.map(dump) ?? "", long.screen.view.map(dump) ?? "")
        #expect(a == b, "seed \(seed):\n\(sketch.text)\n\(sketch.writtenOut)")
    }

    private func dump(_ view: View) -> String {
        let own = "\(type(of: view)) \((view as? Label)?.text ?? "") \(view.opacity) \(view.cornerRadius) \(view.borderWidth)"
        return "(\(own)\(view.subviews.map { " " + dump($0) }.joined()))"
    }
}

/// Views with holes in them.
private indirect enum Part {
    /// Values of properties are texts of the language, with `$0` for a parameter.
    case view(isLabel: Bool, properties: [(String, String)], inside: [Part])
    case slot(Int, fallback: Part?)
    case use(Int, arguments: [String?], slots: [[Part]?], own: [(String, String)])

    /// The slots that stand in it.
    var slots: Set<Int> {
        switch self {
        case .view(_, _, let inside): inside.reduce(into: []) { $0.formUnion($1.slots) }
        case .slot(let number, _): [number]
        case .use(_, _, let slots, _): slots.compactMap { $0 }.joined().reduce(into: []) { $0.formUnion($1.slots) }
        }
    }
}

private struct TemplateSketch {
    private struct Template {
        var parameters: [(text: Bool, value: String?)] = []
        /// The slots that the body has.
        var slots: Set<Int> = []
        var body: Part
    }

    private var templates: [Template] = []
    private var root: Part = .view(isLabel: false, properties: [], inside: [])

    init(_ random: inout Seeded) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let slotCount = Int.random(in: 0...2, using: &random)
            var parameters: [(text: Bool, value: String?)] = []
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let isText = Bool.random(using: &random)
                parameters.append((isText, Bool.random(using: &random) ? nil : isText ? "\"d\"" : "0.25"))
            }
            let body = view(2, parameters.map(\.text), slotCount, &random)
            templates.append(Template(parameters: parameters, slots: body.slots, body: body))
        }
        root = view(4, [], 0, &random)
    }

    // MARK: Making

    private func value(isText: Bool, _ parameters: [Bool], _ random: inout Seeded) -> String {
        let fitting = parameters.indices.filter { parameters[$0] == isText }
        if let found = fitting.randomElement(using: &random), Bool.random(using: &random) {
            return isText
                ? ["$\(found)", "\"<\\($\(found))>\""].randomElement(using: &random)!
                : ["$\(found)", "$\(found) / 2", "($\(found) + 1) * 0.125"].randomElement(using: &random)!
        }
        return isText ? "\"\(Int.random(in: 0..<50, using: &random))\"" : ["0.5", "0.75", "1 - 0.125"].randomElement(using: &random)!
    }

    private func properties(_ isLabel: Bool, _ parameters: [Bool], _ random: inout Seeded) -> [(String, String)] {
        var result: [(String, String)] = isLabel ? [("text", value(isText: true, parameters, &random))] : []
        for name in ["opacity", "cornerRadius", "borderWidth"] where Bool.random(using: &random) {
            result.append((name, value(isText: false, parameters, &random)))
        }
        return result
    }

    private func view(_ depth: Int, _ parameters: [Bool], _ slotCount: Int, _ random: inout Seeded) -> Part {
        let isLabel = depth == 0 || Int.random(in: 0..<4, using: &random) == 0
        var inside: [Part] = []
        if !isLabel {
            for _ in 0..<Int.random(in: 0...3, using: &random) { inside.append(part(depth - 1, parameters, slotCount, &random)) }
        }
        return .view(isLabel: isLabel, properties: properties(isLabel, parameters, &random), inside: inside)
    }

    private func part(_ depth: Int, _ parameters: [Bool], _ slotCount: Int, _ random: inout Seeded) -> Part {
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where slotCount > 0:
            let fallback = Bool.random(using: &random) ? view(0, parameters, 0, &random) : nil
            return .slot(Int.random(in: 0..<slotCount, using: &random), fallback: fallback)
        case 1, 2:
            guard let number = templates.indices.randomElement(using: &random) else { return view(depth, parameters, slotCount, &random) }
            let template = templates[number]
            let arguments = template.parameters.map { parameter -> String? in
                parameter.value != nil && Bool.random(using: &random) ? nil : value(isText: parameter.text, parameters, &random)
            }
            let slots = (0..<2).map { slot -> [Part]? in
                guard template.slots.contains(slot), Bool.random(using: &random) else { return nil }
                return (0..<Int.random(in: 0...2, using: &random)).map { _ in
                    depth > 0 ? part(depth - 1, parameters, slotCount, &random) : view(0, parameters, slotCount, &random)
                }
            }
            return .use(number, arguments: arguments, slots: slots, own: properties(false, parameters, &random))
        default: return view(max(0, depth), parameters, slotCount, &random)
        }
    }

    // MARK: With templates

    var text: String {
        var result = ""
        for (number, template) in templates.enumerated() {
            let parameters = template.parameters.enumerated().map { "p\($0) = \($1.value ?? ($1.text ? "String" : "Number"))" }
            guard case .view(let isLabel, let properties, let inside) = template.body else { continue }
            result +=
                "template t\(number) = { :class = \(isLabel ? "Label" : "View")  :params { \(parameters.joined(separator: "  ")) }  \(written(properties, inside)) }\n"
        }
        return result + "root = { view = \(written(root)) }\n"
    }

    private func written(_ value: String) -> String { value.replacing("$", with: "p") }

    private func written(_ properties: [(String, String)], _ inside: [Part]) -> String {
        (properties.map { "\($0) = \(written($1))" }
            + (inside.isEmpty ? [] : ["subviews = [\(inside.map(written).joined(separator: " "))]"])).joined(separator: "  ")
    }

    private func written(_ part: Part) -> String {
        switch part {
        case .view(let isLabel, let properties, let inside):
            return "{ :class = \(isLabel ? "Label" : "View")  \(written(properties, inside)) }"
        case .slot(let number, let fallback):
            let name = number == 0 ? ":slot" : ":slot = s\(number)"
            guard case .view(let isLabel, let properties, let inside)? = fallback else { return "{ \(name) }" }
            return "{ \(name)  :class = \(isLabel ? "Label" : "View")  \(written(properties, inside)) }"
        case .use(let number, let arguments, let slots, let own):
            var items = arguments.enumerated().compactMap { index, value in value.map { "p\(index) = \(written($0))" } }
            for (index, contents) in slots.enumerated() {
                if let contents {
                    items.append("\(index == 0 ? ":slot" : "s\(index)") = [\(contents.map(written).joined(separator: " "))]")
                }
            }
            return "{ :template = t\(number)  \(items.joined(separator: "  "))  \(written(own, [])) }"
        }
    }

    // MARK: Without

    var writtenOut: String { "root = { view = \(expanded(root, [], []).joined()) }\n" }

    private func filled(_ value: String, _ arguments: [String]) -> String {
        arguments.indices.reversed().reduce(value) { text, index in
            let argument = arguments[index]
            guard argument.hasPrefix("\"") else { return text.replacing("$\(index)", with: "(\(argument))") }
            return text.replacing("\\($\(index))", with: argument.dropFirst().dropLast()).replacing("$\(index)", with: argument)
        }
    }

    private func object(_ isLabel: Bool, _ properties: [(String, String)], _ inside: [String]) -> String {
        let items = properties.map { "\($0) = \($1)" } + (inside.isEmpty ? [] : ["subviews = [\(inside.joined(separator: " "))]"])
        return "{ :class = \(isLabel ? "Label" : "View")  \(items.joined(separator: "  ")) }"
    }

    private func expanded(_ part: Part, _ arguments: [String], _ slots: [[String]?]) -> [String] {
        switch part {
        case .view(let isLabel, let properties, let inside):
            return [object(isLabel, properties.map { ($0, filled($1, arguments)) }, inside.flatMap { expanded($0, arguments, slots) })]
        case .slot(let number, let fallback): return slots[number] ?? fallback.map { expanded($0, arguments, slots) } ?? []
        case .use(let number, let given, let contents, let own):
            let template = templates[number]
            guard case .view(let isLabel, let properties, let inside) = template.body else { return [] }
            let outer = own.map { ($0, filled($1, arguments)) }
            let inner = given.enumerated().map { index, value in
                value.map { filled($0, arguments) } ?? template.parameters[index].value ?? ""
            }
            let given = contents.map { $0.map { $0.flatMap { expanded($0, arguments, slots) } } }
            let kept = properties.filter { property in !outer.contains { $0.0 == property.0 } }.map { ($0, filled($1, inner)) }
            return [object(isLabel, kept + outer, inside.flatMap { expanded($0, inner, given) })]
        }
    }
}
