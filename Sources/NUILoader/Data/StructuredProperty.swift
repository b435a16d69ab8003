import NUI
import TatamiViews

/// A property whose array has loops and conditions. It gets the elements again when others are there.
final class StructuredProperty: DataWatcher {
    private let target: Builder.Target
    private(set) weak var object: AnyObject?
    var structure: ArrayStructure?
    private var given: [ObjectIdentifier] = []
    /// The last element that another part of the file gave before.
    private weak var anchor: AnyObject?
    /// Whether the file made an element, rather than the program.
    private var isOfFile: (AnyObject) -> Bool = { _ in false }

    init(_ target: Builder.Target, of object: AnyObject, _ scene: DataScene) {
        (self.target, self.object) = (target, object)
        super.init(scene)
    }

    /// Notes the first elements, and where they begin.
    func begin(_ elements: [Loaded], isOfFile: @escaping (AnyObject) -> Bool) {
        self.isOfFile = isOfFile
        anchor = object.flatMap { target.binding?.elements(of: $0).last }
        note(elements)
    }

    override func end() {
        super.end()
        structure = nil
    }

    private func note(_ elements: [Loaded]) { given = elements.compactMap(\.identity) }

    override func refresh() {
        guard let object, let structure else { return }
        let elements = structure.elements
        target.binding?.replace(given, with: elements, behind: anchor, in: object, isOfFile)
        note(elements)
    }
}

extension Loaded {
    /// The object; nil for other values.
    var object: AnyObject? { if case .object(let object) = self { object } else { nil } }

    /// The identity of an object; nil for other values.
    var identity: ObjectIdentifier? { if case .object(let object) = self { ObjectIdentifier(object) } else { nil } }
}
