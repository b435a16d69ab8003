/// A relation of one view to another, for assistive technology. Every relation goes both ways.
public enum AccessibilityRelation: String, Hashable, Sendable, CaseIterable {
    /// The other view names this one.
    case labelledBy = "labelled by"
    /// This view names the other one.
    case labelFor = "label for"
    /// The other view explains this one.
    case describedBy = "described by"
    /// This view explains the other one.
    case descriptionFor = "description for"
    /// The other view describes what is wrong with the content of this one.
    case errorMessage = "error message"
    /// This view describes what is wrong with the content of the other one.
    case errorFor = "error for"
    /// The other view is one of the group to which this view belongs. The group contains this view as well.
    case memberOf = "member of"
    /// The other view has opened this one.
    case popupFor = "popup for"
    /// This view has opened the other one, and controls it.
    case controllerFor = "controller for"

    /// The relation of the other view to this one.
    var inverse: AccessibilityRelation {
        switch self {
        case .labelledBy: .labelFor
        case .labelFor: .labelledBy
        case .describedBy: .descriptionFor
        case .descriptionFor: .describedBy
        case .errorMessage: .errorFor
        case .errorFor: .errorMessage
        case .memberOf: .memberOf
        case .popupFor: .controllerFor
        case .controllerFor: .popupFor
        }
    }
}

/// The settings of a program or a file for assistive technology, and the identity of the view in assistive technology. Most views have
/// none.
final class AccessibilityDetails {
    struct Related {
        let relation: AccessibilityRelation
        weak var view: View?
    }

    var label: String?
    var role: String?
    var hint: String?
    var level = 0
    var isHidden = false
    var live: AccessibilityLive?
    /// The other ends of relations, including those that other views have set.
    var related: [Related] = []
    /// The text of a live region that was announced last; nil before it was shown.
    var announced: String?
    /// The table of the root that has numbered the view, and the number.
    var numbers: AccessibilityNumbers?
    var number: UInt64 = 0
    /// The node of the view in the tree of that root.
    weak var element: AccessibilityElement?
}

extension View {
    /// The name for assistive technology. If it is nil, the name is the text of the label that the view is labelled by, the view's own
    /// text, or the texts inside a button, link or row.
    public final var accessibilityLabel: String? {
        get { accessibilityDetails?.label }
        set { setDetail(\.label, newValue) }
    }

    /// The raw value of an `AccessibilityRole`. If it is nil, or no such value, the role is that of the class.
    public final var accessibilityRole: String? {
        get { accessibilityDetails?.role }
        set { setDetail(\.role, newValue) }
    }

    /// A further explanation, announced after the name; nil for none.
    public final var accessibilityHint: String? {
        get { accessibilityDetails?.hint }
        set { setDetail(\.hint, newValue) }
    }

    /// The level of a heading, 1 for the outermost; 0 for none.
    public final var accessibilityLevel: Int {
        get { accessibilityDetails?.level ?? 0 }
        set { setDetail(\.level, newValue) }
    }

    /// Whether the view and its subviews are hidden from assistive technology, because they are decoration.
    public final var accessibilityHidden: Bool {
        get { accessibilityDetails?.isHidden ?? false }
        set {
            setDetail(\.isHidden, newValue)
            layoutItem?.queue?.accessibility?.markShape(of: superview ?? self)
        }
    }

    /// How a change of the texts in the view is announced. By default, an alert is assertive, a status polite, and any other view off.
    public final var accessibilityLive: AccessibilityLive {
        get { accessibilityDetails?.live ?? (role == .alert ? .assertive : role == .status ? .polite : .off) }
        set { setDetail(\.live, newValue) }
    }

    /// The label that names the view; nil for none. It is held weakly.
    public final var accessibilityLabelledBy: View? {
        get { related(.labelledBy).first }
        set { relate(.labelledBy, to: newValue) }
    }

    /// The text that explains the view; nil for none. It is held weakly.
    public final var accessibilityDescribedBy: View? {
        get { related(.describedBy).first }
        set { relate(.describedBy, to: newValue) }
    }

    /// The text that describes what is wrong with the view's content; nil for none. It is held weakly.
    public final var accessibilityErrorMessage: View? {
        get { related(.errorMessage).first }
        set { relate(.errorMessage, to: newValue) }
    }

    /// Reports that role, name, value or states of the view may have changed. `lookChanged` and `contentChanged` report it as well.
    /// Without a client of assistive technology, it has no effect.
    public final func accessibilityChanged() { layoutItem?.queue?.accessibility?.mark(self) }

    private func setDetail<Value: Equatable>(_ detail: ReferenceWritableKeyPath<AccessibilityDetails, Value>, _ value: Value) {
        guard neededDetails[keyPath: detail] != value else { return }
        neededDetails[keyPath: detail] = value
        accessibilityChanged()
    }

    final var neededDetails: AccessibilityDetails {
        if let details = accessibilityDetails { return details }
        let details = AccessibilityDetails()
        accessibilityDetails = details
        return details
    }

    /// Returns the views at the other end of a relation, in the order in which they were set.
    final func related(_ relation: AccessibilityRelation) -> [View] {
        accessibilityDetails?.related.filter { $0.relation == relation }.compactMap(\.view) ?? []
    }

    private func relate(_ relation: AccessibilityRelation, to view: View?) {
        for old in related(relation) {
            old.forget(relation.inverse, self)
            old.accessibilityChanged()
        }
        if accessibilityDetails != nil { neededDetails.related.removeAll { $0.relation == relation } }
        if let view {
            neededDetails.related.append(AccessibilityDetails.Related(relation: relation, view: view))
            view.neededDetails.related.append(AccessibilityDetails.Related(relation: relation.inverse, view: self))
            view.accessibilityChanged()
            if relation == .labelledBy { view.becameLabel() }
        }
        accessibilityChanged()
    }

    private func forget(_ relation: AccessibilityRelation, _ view: View) {
        accessibilityDetails?.related.removeAll { $0.view == nil || $0.relation == relation && $0.view === view }
    }
}
