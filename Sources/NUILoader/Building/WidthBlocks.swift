import NUI
import NUIData
import TatamiViews

/// The blocks of a view for widths: `:when width >= 640 { bar.spacing = 24 }`. Each is a state without a name, which is active in its widths.
final class WidthBlocks: DataWatcher {
    private let builder: Builder
    private let blocks: [Block]
    private weak var view: LayoutView?
    private let scope: Scope
    /// The blocks that are active, in their order, with the numbers of their layers.
    private var active: [(index: Int, layer: Int)] = []

    private struct Block {
        let test: WidthTest
        let state: Definition
        let entries: [Entry]
    }

    /// An assignment of a block, and the object from which its path leads.
    private struct Entry {
        let assignment: Assignment
        let names: ArraySlice<Name>
        let item: NUIClass
        weak var start: AnyObject?
    }

    init(_ clauses: [Clause], of view: LayoutView, _ item: NUIClass, _ builder: Builder, in scope: Scope) {
        (self.builder, self.view, self.scope) = (builder, view, scope)
        blocks = clauses.compactMap { clause in
            guard let state = clause.state, let value = clause.value, let test = try? builder.resolver.widthTest(of: value) else {
                return nil
            }
            let entries = state.object.assignments.map { assignment in
                if assignment.path.single == nil, case .object(let start)? = scope[assignment.path.first.text], start !== view,
                    let item = builder.itemClass(of: start)
                {
                    return Entry(assignment: assignment, names: assignment.path.rest, item: item, start: start)
                }
                let names = assignment.path.startsWithSelf ? assignment.path.rest : assignment.path.names[...]
                return Entry(assignment: assignment, names: names, item: item, start: view)
            }
            return Block(test: test, state: state, entries: entries)
        }
        super.init(builder.scene)
    }

    /// Lets the blocks of a width, in points, take effect, and no others. Later blocks win.
    func adapt(to width: Double) {
        guard !isEnded else { return }
        let wanted = blocks.indices.filter { blocks[$0].test.holds(in: width) }
        guard wanted != active.map(\.index) else { return }
        let kept = zip(active, wanted).prefix { $0.index == $1 }.count
        for block in active[kept...].reversed() { builder.journal.leave(layer: block.layer) }
        active.removeSubrange(kept...)
        for index in wanted[kept...] { active.append((index, enter(blocks[index]))) }
    }

    /// Carries out a block, and returns the number of its layer.
    private func enter(_ block: Block) -> Int {
        builder.journal.applyLayer(block.state) {
            for entry in block.entries {
                guard let start = entry.start else { continue }
                do throws(LoadFailure) {
                    try builder.apply(entry.assignment, entry.names, from: start, entry.item, in: scope)
                } catch {
                    builder.reportOnce(error, of: entry.assignment.range)
                }
            }
        }
    }

    override func end() {
        super.end()
        view?.adaptToWidth = nil
        for block in active { builder.journal.forget(layer: block.layer) }
        active = []
    }
}

extension Builder {
    /// Lets the blocks for widths of an object take effect, which is filled.
    func follow(_ clauses: [Clause], _ target: AnyObject, _ item: NUIClass, in scope: Scope) {
        guard !clauses.isEmpty, let view = target as? LayoutView else { return }
        let blocks = WidthBlocks(clauses, of: view, item, self, in: scope)
        scope.data.lifetime.add(blocks)
        set(":when", of: view) { view.adaptToWidth = { [weak blocks] in blocks?.adapt(to: $0) } }
    }
}
