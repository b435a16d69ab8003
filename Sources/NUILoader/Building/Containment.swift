import NUI
import TatamiViews

/// Views, layouts and items form a tree. A file that names objects by their ids could close a circle in it, and a walk over the tree would
/// then never end.
extension Loaded {
    /// Returns true if `object` is one of these objects or inside one of them.
    func holds(_ object: TreeObject) -> Bool {
        switch self {
        case .object(let own): (own as? TreeObject)?.contains(object) ?? false
        case .list(let elements): elements.contains { $0.holds(object) }
        default: false
        }
    }

    /// True if the value is an object or an array that contains one.
    var areObjects: Bool {
        switch self {
        case .object: true
        case .list(let elements): elements.contains(where: \.areObjects)
        default: false
        }
    }
}

extension ValueType {
    /// True if the values of a property of this type are parts of the tree.
    var isOfTree: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .itemView, .object("View"), .object("Layout"), .object("LayoutItem"): true
            case .array(let element): element.isOfTree
            default: false
            }
        }
    }
}
