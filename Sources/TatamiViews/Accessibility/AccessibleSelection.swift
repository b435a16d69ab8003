/// The number of items that people can select in a view, for assistive technology.
public enum AccessibilitySelection: String, Hashable, Sendable, CaseIterable {
    /// One item at a time.
    case one
    /// Any number of items.
    case several
}

/// A view in which people select items: a list of options, a row of segments, a combo box.
///
/// A view with the role of a list box, a row of tabs, a grid or a menu has a selection without conforming: its items are selected by
/// their actions.
public protocol AccessibleSelection: View {
    /// The number of items that people can select.
    var accessibilitySelection: AccessibilitySelection { get }
    /// Selects the item at an index as people do. Returns false if the view refuses it; nil for a view whose items have nodes of their own,
    /// which are then pressed.
    ///
    /// A combo box counts its titles, which have no nodes: it publishes no selected children. Any other view counts the children of its
    /// node.
    func selectAccessibilityItem(at index: Int) -> Bool?
    /// The index of the selected item of a view whose items have no nodes; nil for none, and for a view whose items have nodes. Call
    /// `accessibilityChanged` when it changes.
    var selectedAccessibilityItem: Int? { get }
}

extension AccessibleSelection {
    /// The default is one item.
    public var accessibilitySelection: AccessibilitySelection { .one }
    /// The default is nil: the items have nodes.
    public func selectAccessibilityItem(at index: Int) -> Bool? { nil }
    /// The default is nil: the items have nodes.
    public var selectedAccessibilityItem: Int? { nil }
}

extension AccessibilityRole {
    /// The selection of a view of this role that does not say more about it; nil for none.
    fileprivate var selection: AccessibilitySelection? {
        switch self {
        case .listBox, .tabList, .grid, .menu: .one
        default: nil
        }
    }
}

extension View {
    /// The selection of the view; nil for a view whose items cannot be selected.
    final var ownSelection: AccessibilitySelection? {
        (self as? any AccessibleSelection)?.accessibilitySelection ?? role.selection
    }
}

extension AccessibilityTree {
    /// Returns the selected children of a node, in order. In a menu that is the item with the focus.
    package func selectedChildren(of element: AccessibilityElement) -> [AccessibilityElement] {
        guard let view = element.view, view.ownSelection != nil else { return [] }
        return children(of: element).filter { isSelected($0, in: view) }
    }

    /// Selects or deselects a child of a node as people do. Returns false if the node or the child refuses it.
    ///
    /// A single selection ends when another item is selected, and not otherwise.
    package func select(_ isSelected: Bool, childAt index: Int, of element: AccessibilityElement) -> Bool {
        guard let root, let view = element.view, let selection = view.ownSelection, root.isUsable(view) else { return false }
        if isSelected, let done = (view as? any AccessibleSelection)?.selectAccessibilityItem(at: index) { return done }
        let children = children(of: element)
        guard children.indices.contains(index), let item = children[index].view else { return false }
        if self.isSelected(children[index], in: view) == isSelected { return true }
        guard isSelected || selection == .several else { return false }
        return root.perform(view.role == .menu ? .focus : .press, on: item)
    }

    /// Selects or deselects all children of a node. Returns false for a node in which that is not possible.
    package func selectAll(_ isSelected: Bool, of element: AccessibilityElement) -> Bool {
        guard element.view?.ownSelection == .several else { return false }
        return children(of: element).indices.reduce(true) { select(isSelected, childAt: $1, of: element) && $0 }
    }

    private func isSelected(_ element: AccessibilityElement, in container: View) -> Bool {
        guard let view = element.view else { return false }
        if container.role == .menu { return view.isFocused }
        return !view.accessibilityStates.isDisjoint(with: [.selected, .checked])
    }
}
