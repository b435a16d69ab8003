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
}

extension ReadingPass {
    /// Reads the whole text as a value of any form; nil if there is an error.
    fileprivate mutating func readNode() -> JSONNode? {
        do {
            try checkBytes()
            if bytes.starts(with: Byte.orderMark) { position = Byte.orderMark.count }
            let value = try node()
            try skipBlanks()
            if position < bytes.count { try report(.notJSON, "there is more text behind the end of the document", hint: "remove it") }
            return isBuilding ? value : nil
        } catch {
            return nil
        }
    }

    private mutating func node() throws(StopReading) -> JSONNode {
        try skipBlanks()
        guard let first = next else { throw try truncated() }
        switch first {
        case Byte.leftBrace:
            var members: [JSONNode.Member] = []
            try forEachMember { pass, name, _ throws(StopReading) in
                members.append(JSONNode.Member(name: name, value: try pass.node()))
            }
            return .object(members)
        case Byte.leftBracket:
            var elements: [JSONNode] = []
            try forEachElement { pass throws(StopReading) in elements.append(try pass.node()) }
            return .list(elements)
        case Byte.quote: return try string().map(JSONNode.string) ?? .null
        case Byte.minus, Byte.plus, Byte.dot: return try numberText().map(JSONNode.number) ?? .null
        case _ where Byte.isDigit(first): return try numberText().map(JSONNode.number) ?? .null
        case _ where Byte.isLetter(first): return try word().map(JSONNode.bool) ?? .null
        default: throw try unexpected("a value")
        }
    }
}
