import TatamiCollectionViews
import TatamiCollections
import TatamiViews

/// An array of which loops make objects only when they come into sight, as the source of a collection view.
final class OnDemandList: DataWatcher {
    /// An element: an object that is always there, or a row of a loop.
    enum ID: Hashable {
        case object(ObjectIdentifier)
        case row(loop: Int, LoopRow.Identity)
    }

    /// The rows, as the collection shows them.
    let source = CollectionSource<Int, ID>()
    private var structure: ArrayStructure?
    private var objects: [ObjectIdentifier: View] = [:]

    /// Shows the first rows.
    func begin(_ structure: ArrayStructure) {
        self.structure = structure
        source.edit(.none) { content in
            content.append([0])
            content.append(elements(), to: 0)
        }
    }

    override func refresh() {
        var content = CollectionSource<Int, ID>.Content()
        content.append([0])
        content.append(elements(), to: 0)
        source.apply(content)
    }

    override func end() {
        super.end()
        structure = nil
    }

    private func elements() -> [ID] {
        objects = [:]
        return (structure?.parts ?? []).enumerated().flatMap { index, part -> [ID] in
            switch part {
            case .fixed(let value): ids(of: [value])
            case .clause(let clause):
                if let rows = (clause as? LoopStructure)?.onDemand {
                    rows.shown.map { .row(loop: index, $0) }
                } else {
                    ids(of: clause.elements)
                }
            }
        }
    }

    private func ids(of values: [Loaded]) -> [ID] {
        values.compactMap { value in
            guard let view = value.object as? View else { return nil }
            objects[ObjectIdentifier(view)] = view
            return .object(ObjectIdentifier(view))
        }
    }

    /// Makes the views of an element.
    func views(of id: ID) -> HostedViews {
        switch id {
        case .object(let object): return HostedViews(objects[object].map { [$0] } ?? [])
        case .row(let number, let identity):
            guard let structure, structure.parts.indices.contains(number), case .clause(let clause) = structure.parts[number],
                let loop = clause as? LoopStructure, let rows = loop.onDemand
            else { return HostedViews([]) }
            let contents = rows.open(identity, of: loop) { [weak self] in self?.source.edit(.none) { $0.reconfigure([id]) } }
            let views = contents?.elements.compactMap { $0.object as? View } ?? []
            return HostedViews(views) { [weak rows] in rows?.close(identity) }
        }
    }
}

extension CollectionView {
    /// Shows an array of a file, of which it makes the rows in sight.
    func show(_ list: OnDemandList) { show(list.source) { [weak list] in list?.views(of: $0) ?? HostedViews([]) } }
}
