/// A JSON value without a model, for documents whose form their readers check themselves.
package indirect enum JSONNode: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case list([JSONNode])
    /// The members in their order. Of two with the same name, both are there.
    case object([Member])

    package struct Member: Hashable, Sendable {
        package let name: String
        package let value: JSONNode
    }

    /// Returns the first member with a name; nil for other values.
    package subscript(name: String) -> JSONNode? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// Reads a JSON text in UTF-8. Commas behind last elements pass; everything else that is no JSON is a fault with its place and path, and
    /// then there is no value.
    package static func read(_ json: [UInt8]) -> (node: JSONNode?, faults: [DataFault]) {
        var pass = ReadingPass(DataModel.empty, json)
        pass.allowsLastCommas = true
        let node = pass.readNode()
        return (node, pass.log.faults(in: json, firstLine: 1))
    }

    /// Returns the places of values in a JSON text that was read before, by their paths from its root, such as `[0].questions[3].id`; `$` is the
    /// root. A path without a value has the place of the nearest value around it. The text is read again for this.
    package static func places(of paths: Set<String>, in json: [UInt8]) -> [String: DataPlace] {
        var pass = ReadingPass(DataModel.empty, json)
        pass.allowsLastCommas = true
        // Each path with those of the values around it, from the inside out.
        let ways = Dictionary(uniqueKeysWithValues: paths.map { ($0, DataPath.outward($0)) })
        var offsets = Dictionary(ways.values.joined().map { ($0, -1) }, uniquingKeysWith: { first, _ in first })
        pass.find(&offsets)
        let found = Set(offsets.values.filter { $0 >= 0 }).sorted()
        let places = Dictionary(
            zip(found, DataPlace.places(of: found, in: json, firstLine: 1)), uniquingKeysWith: { first, _ in first })
        return ways.compactMapValues { way in way.lazy.compactMap { offsets[$0].flatMap { places[$0] } }.first }
    }
}

extension DataPath {
    /// The path as places are looked up by it.
    fileprivate var lookup: String {
        let text = steps.reduce(into: "") { text, step in
            switch step {
            case .element(let index): text += "[\(index)]"
            case .member(let name): text += text.isEmpty ? name : ".\(name)"
            }
        }
        return text.isEmpty ? "$" : text
    }

    /// Returns a path and those around it, from the inside out.
    fileprivate static func outward(_ path: String) -> [String] {
        var (paths, rest) = ([path], Substring(path))
        while let end = rest.lastIndex(where: { $0 == "." || $0 == "[" }), end > rest.startIndex, paths.count < DataLimits.depth {
            rest = rest[..<end]
            paths.append(String(rest))
        }
        return paths + ["$"]
    }
}

extension ReadingPass {
    /// Reads the whole text as a value of any form; nil if there is an error.
    fileprivate mutating func readNode() -> JSONNode? {
        do {
            try checkBytes()
            if bytes.starts(with: ASCII.orderMark) { position = ASCII.orderMark.count }
            let value = try node()
            try skipBlanks()
            if position < bytes.count { try report(.notJSON, "there is more text behind the end of the document", hint: "remove it") }
            return isBuilding ? value : nil
        } catch {
            return nil
        }
    }

    /// Notes where the values begin whose paths are asked for. Of two with one path, the first counts.
    fileprivate mutating func find(_ offsets: inout [String: Int]) {
        if bytes.starts(with: ASCII.orderMark) { position = ASCII.orderMark.count }
        try? walk(&offsets)
    }

    private mutating func walk(_ offsets: inout [String: Int]) throws(StopReading) {
        try skipBlanks()
        let path = path.lookup
        if offsets[path] == -1 { offsets[path] = position }
        switch next {
        case ASCII.leftBrace: try forEachMember { pass, _, _ throws(StopReading) in try pass.walk(&offsets) }
        case ASCII.leftBracket: try forEachElement { pass throws(StopReading) in try pass.walk(&offsets) }
        default: try skipValue()
        }
    }

    private mutating func node() throws(StopReading) -> JSONNode {
        try skipBlanks()
        guard let first = next else { throw try truncated() }
        switch first {
        case ASCII.leftBrace:
            var members: [JSONNode.Member] = []
            try forEachMember { pass, name, _ throws(StopReading) in
                members.append(JSONNode.Member(name: name, value: try pass.node()))
            }
            return .object(members)
        case ASCII.leftBracket:
            var elements: [JSONNode] = []
            try forEachElement { pass throws(StopReading) in elements.append(try pass.node()) }
            return .list(elements)
        case ASCII.quote: return try string().map(JSONNode.string) ?? .null
        case ASCII.minus, ASCII.plus, ASCII.dot: return try numberText().map(JSONNode.number) ?? .null
        case _ where ASCII.isDigit(first): return try numberText().map(JSONNode.number) ?? .null
        case _ where ASCII.isLetter(first): return try word().map(JSONNode.bool) ?? .null
        default: throw try unexpected("a value")
        }
    }
}
