/// The position of an item in its set, for assistive technology.
public struct AccessibilityPosition: Hashable, Sendable {
    /// The position among the items of the set, from 1.
    public let index: Int
    /// The number of items of the set, also of those without a view.
    public let count: Int

    /// Creates a position. `index` counts from 1.
    public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
}

/// A view that belongs to a set: a choice of a radio group, an option of a list, a command of a menu.
public protocol AccessibleItem: View {
    /// The views of the group to which the view belongs, in order, the view included; empty for a view whose set is no group of views.
    var accessibilityMembers: [View] { get }
    /// The position in the set; nil for the position among the siblings.
    var accessibilityPosition: AccessibilityPosition? { get }
}

extension AccessibleItem {
    /// The default is no group.
    public var accessibilityMembers: [View] { [] }
    /// The default is the position among the siblings.
    public var accessibilityPosition: AccessibilityPosition? { nil }
}

extension AccessibilityRole {
    /// Whether assistive technology counts a view of this role among its siblings, and the role with which it counts.
    var countedRole: AccessibilityRole? {
        switch self {
        case .listItem, .tab, .radioButton, .option, .menuItem: self
        case .checkMenuItem: .menuItem
        default: nil
        }
    }
}

extension AccessibilityTree {
    /// Returns a node's position in its set: the one that the view knows, or that among its siblings of the same role; nil for a view that
    /// belongs to no set.
    package func position(of element: AccessibilityElement) -> AccessibilityPosition? {
        guard let view = element.view else { return nil }
        if let position = (view as? any AccessibleItem)?.accessibilityPosition { return position }
        guard let role = view.role.countedRole, let parent = element.parent else { return nil }
        let siblings = children(of: parent).filter { $0.view?.role.countedRole == role }
        return siblings.firstIndex { $0 === element }.map { AccessibilityPosition($0 + 1, of: siblings.count) }
    }
}
