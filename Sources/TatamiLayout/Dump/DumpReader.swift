import TatamiGeometry

/// Builds a tree from the lines of a dump. It keeps a list of the nodes above the last line, so the tree's depth does not use the stack.
struct DumpReader {
    let tree: LayoutTree
    let custom: LayoutTree.CustomLayouts

    /// A node above the lines to come. A node that is left out has no id; nor have the nodes below it.
    private struct Ancestor {
        let id: NodeID?
        let isContainer: Bool
    }

    func read(_ text: String) throws(DumpError) {
        var path: [Ancestor] = []
        var root: DumpLine?
        var number = 0
        var rules: [(child: NodeID, rules: DumpedRules)] = []
        for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            guard let line = try line(bytes, number) else { continue }
            if root == nil { root = line } else if line.depth == 0 { throw line.error("a dump has one root") }
            if line.depth > path.count { throw line.error("the node above level \(line.depth) is missing") }
            path.removeLast(path.count - line.depth)
            if let parent = path.last, !parent.isContainer { throw line.error("a leaf cannot have children") }
            path.append(try add(line, to: path.last))
            if let id = path.last?.id, let said = try line.rules() { rules.append((id, said)) }
        }
        tree.setDumpedRules(rules)
        guard let root, let id = tree.roots.first else { throw DumpError(line: max(1, number), message: "there is no node") }
        if let (width, height) = root.pass { tree.layout(id, width: width, height: height) }
    }

    private func line(_ bytes: Substring.UTF8View, _ number: Int) throws(DumpError) -> DumpLine? {
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        let start = bytes.first { $0 != UInt8(ascii: " ") }
        return start == nil || start == UInt8(ascii: "#") ? nil : try DumpLine(bytes, number: number)
    }

    private func add(_ line: DumpLine, to parent: Ancestor?) throws(DumpError) -> Ancestor {
        let (content, isLeftOut) = try content(line)
        let item: ItemStyle = try line.style(from: line.item.filter { !DumpLine.isRule($0) })
        let name = try line.nameValue()
        let data = try line.dataValue()
        if line.depth == 0, let direction = line.direction { tree.direction = direction }
        if line.depth > 0, line.pass != nil { throw line.error("only the root has a size") }
        if let parent, parent.id == nil { return Ancestor(id: nil, isContainer: true) }
        let id = tree.add(content, item, to: parent?.id)
        if let name { tree.setName(name, of: id) }
        if let data { tree.setData(data, of: id) }
        if line.depth > 0, let direction = line.direction { tree.setDirection(direction, of: id) }
        return isLeftOut ? Ancestor(id: nil, isContainer: true) : Ancestor(id: id, isContainer: content.isContainer)
    }

    /// Returns the content of the node, and true if what is below it is left out.
    private func content(_ line: DumpLine) throws(DumpError) -> (NodeContent, isLeftOut: Bool) {
        if line.word == CustomLayout.dumpWord {
            let dump: CustomDump = try line.style(from: line.content)
            if let content = custom(dump.type, dump.box) { return (content, !content.isContainer) }
            return (.fixed(dump.size), true)
        }
        if let leaf = DumpedLeafKind.all.first(where: { $0.word == line.word }) { return (try leaf.read(line), false) }
        if let layout = Catalogue.layouts.first(where: { $0.dumpWord == line.word }), let content = try layout.content(from: line) {
            return (content, false)
        }
        throw line.error("there is no node of the kind '\(line.word)'")
    }
}

extension NodeContent {
    var isContainer: Bool {
        switch self {
        case .fixed, .measured: false
        default: true
        }
    }
}
