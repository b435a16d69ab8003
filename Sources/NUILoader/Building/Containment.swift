import NUI
import TatamiViews

/// Views, layouts and items form a tree. A file that names objects by their ids could close a circle in it, which nothing that
/// walks the tree would ever leave.
extension Loaded {
    /// Whether `object` is among these objects or somewhere in them.
    func holds(_ object: TreeObject) -> Bool {
        switch self {
        case .object(let own): (own as? TreeObject)?.contains(object) ?? false
        case .list(let elements): elements.contains { $0.holds(object) }
        default: false
        }
    }

    /// Whether there is an object among these.
    var areObjects: Bool {
        switch self {
        case .object: true
        case .list(let elements): elements.contains(where: \.areObjects)
        default: false
        }
    }
}

extension ValueType {
    /// Whether a property of a tree's class with this type holds parts of the tree.
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
