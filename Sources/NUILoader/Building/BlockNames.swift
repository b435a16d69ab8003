import NUI
import TatamiData
import TatamiViews

/// The ids of the objects that a row of a loop, or a condition, has made. They end with the row.
final class BlockNames {
    /// The names of the row or the condition around this one.
    let outer: BlockNames?
    /// The key of the innermost row; its position if it has no key. Nil outside of loops.
    let row: DataValue?
    private var values: [String: Loaded] = [:]
    private weak var program: ProgramNames?

    init(in outer: BlockNames?, row: DataValue?, of program: ProgramNames) {
        (self.outer, self.row, self.program) = (outer, row ?? outer?.row, program)
    }

    /// Returns the object with an id that was made here, or in the rows and conditions around it; nil if there is none.
    subscript(name: String) -> Loaded? {
        var next: BlockNames? = self
        while let block = next {
            if let value = block.values[name] { return value }
            next = block.outer
        }
        return nil
    }

    /// The objects that were made here, by their ids.
    var own: [String: Loaded] { values }

    /// Gives an object an id. One in a template whose use has no id, `row#1.head`, is also known by its own name, `head`.
    func set(_ name: String, _ value: Loaded) {
        add(name, value)
        guard let mark = name.lastIndex(of: "#"), let dot = name[mark...].firstIndex(of: ".") else { return }
        let short = String(name[name.index(after: dot)...])
        if values[short] == nil { add(short, value) }
    }

    private func add(_ name: String, _ value: Loaded) {
        if values.updateValue(value, forKey: name) == nil { program?.blocks.add(self, name) }
    }

    /// Forgets the objects.
    func end() {
        for name in values.keys { program?.blocks.remove(self, name) }
        values = [:]
    }
}

/// The rows and conditions of a loaded file by the ids that they have given.
struct BlockTable {
    private struct Key: Hashable {
        let name: String
        let row: DataValue?
    }

    private var blocks: [Key: [ObjectIdentifier: Entry]] = [:]
    private var count = 0

    private struct Entry {
        weak var block: BlockNames?
        /// The place in the order in which the blocks were made.
        let order: Int
    }

    mutating func add(_ block: BlockNames, _ name: String) {
        count += 1
        blocks[Key(name: name, row: block.row), default: [:]][ObjectIdentifier(block)] = Entry(block: block, order: count)
    }

    mutating func remove(_ block: BlockNames, _ name: String) {
        let key = Key(name: name, row: block.row)
        blocks[key]?[ObjectIdentifier(block)] = nil
        if blocks[key]?.isEmpty == true { blocks[key] = nil }
    }

    /// Returns the object with an id in a row; nil stands for the conditions outside of loops. Of several, the one that was made first.
    func object(_ name: String, row: DataValue?) -> Loaded? {
        blocks[Key(name: name, row: row)]?.values.filter { $0.block != nil }.min { $0.order < $1.order }?.block?.own[name]
    }

    /// The objects with an id in rows and conditions, with the keys of their rows, in the order in which they were made.
    func objects(_ name: String) -> [(row: DataValue?, object: AnyObject)] {
        let found = blocks.filter { $0.key.name == name }.flatMap { key, entries in
            entries.values.compactMap { entry in entry.block?.own[name]?.object.map { (entry.order, key.row, $0) } }
        }
        return found.sorted { $0.0 < $1.0 }.map { ($1, $2) }
    }

    /// The objects of the conditions outside of loops, by their ids.
    var conditional: [String: Loaded] {
        blocks.keys.filter { $0.row == nil }.reduce(into: [:]) { $0[$1.name] = object($1.name, row: nil) }
    }

    /// Calls `visit` with each object and its id.
    func each(_ visit: (String, Loaded) -> Void) {
        for (key, blocks) in blocks {
            for block in blocks.values.sorted(by: { $0.order < $1.order }) {
                if let value = block.block?.own[key.name] { visit(key.name, value) }
            }
        }
    }
}

extension DataValue {
    /// The value as the key of a row: a number without a fraction is the same key as the integer.
    var asKey: DataValue {
        if case .number(let number) = self, let integer = Int(exactly: number) { .integer(integer) } else { self }
    }
}
