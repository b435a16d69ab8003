import TatamiGeometry
import TatamiLayout

/// A view that has something to show and no room to show it.
public struct UnseenView {
    /// The view.
    public let place: PlacedItem
    /// The axes along which its length is 0.
    public let axes: [Axis]
    /// The finding: `View line is 0 high, so it is not seen`.
    public let message: String
    /// The change that would give the view room; nil if none was found.
    public let change: String?

    /// The finding with the change.
    public var text: String { message + (change.map { "; \($0)" } ?? "") }
}

extension ViewRoot {
    /// The views of size 0 that have a background, a border, a text, a picture, a shape, an icon, or content that they scroll, parents
    /// before children.
    ///
    /// A view is meant to be unseen, and is not listed, if it or a view around it is hidden, collapsed or transparent, or if a fixed length
    /// or a maximum of 0 says so. Views in an unseen one are not listed either. The texts of the first 20 name a change.
    public var unseenViews: [UnseenView] { unseenViews(naming: Self.mostChanges) }

    /// Returns the views of size 0, as `unseenViews` does, with a change for the first of them.
    ///
    /// - Parameter changes: The number of views for which a change is looked for.
    package func unseenViews(naming changes: Int) -> [UnseenView] {
        let context = ViewContext(self)
        var skipped: Set<ObjectIdentifier> = []
        var found: [UnseenView] = []
        for entry in context.index.entries {
            guard let view = entry.item.view, let parent = view.superview else { continue }
            if skipped.contains(ObjectIdentifier(parent)) || entry.item.isHiddenOnPurpose {
                skipped.insert(ObjectIdentifier(view))
                continue
            }
            let axes = Axis.allCases.filter { view.frame.size[$0] <= 0 }
            guard !axes.isEmpty, view.hasSomethingToShow else { continue }
            skipped.insert(ObjectIdentifier(view))
            if axes.contains(where: { isMeant(entry.item, view, along: $0) }) { continue }
            let place = PlacedItem(entry, context)
            let change = found.count < changes ? change(of: place, axes) : nil
            found.append(UnseenView(place: place, axes: axes, message: message(about: place, axes), change: change))
        }
        return found
    }

    /// Returns true if a rule or a frame in a file says that the view has the length 0.
    private func isMeant(_ item: LayoutItem, _ view: View, along axis: Axis) -> Bool {
        guard item.layout != nil else { return origin == nil || origin?.place(of: "frame", in: view) != nil }
        let rules = item.style[axis]
        return [rules.fixed, rules.maximum, rules.fractions.fixed, rules.fractions.maximum].contains(0)
    }

    private func message(about place: PlacedItem, _ axes: [Axis]) -> String {
        let name = place.id.map { "\(place.className) \($0)" } ?? place.name
        let lengths = axes.map { $0 == .horizontal ? "0 wide" : "0 high" }.joined(separator: " and ")
        return "\(name) is \(lengths), so it is not seen"
    }

    /// The number of views for which a change is looked for. Each costs a layout of the whole tree.
    private static let mostChanges = 20

    private func change(of place: PlacedItem, _ axes: [Axis]) -> String? {
        let why = explain(place.item)
        return axes.lazy.compactMap { why?[$0].proposal?.text }.first
    }
}

extension LayoutItem {
    /// Whether the item or its view says that it is not seen.
    fileprivate var isHiddenOnPurpose: Bool {
        view.map { $0.effectiveVisibility != .visible || $0.opacity == 0 } == true
    }
}

extension View {
    /// Whether the view itself draws something or scrolls content, apart from its subviews.
    fileprivate var hasSomethingToShow: Bool {
        background != nil || hasBorder || drawsContent || textContent?.isEmpty == false || scroller?.hasScrolledContent == true
    }
}
