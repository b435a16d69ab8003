import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A few choices side by side, of which people make one, or several if that is allowed. A pointer that presses one may slide to another; the
/// choice is made where it is let go.
open class SegmentedControl: ChoiceGroup {
    /// Whether people can choose several segments. A press of a chosen segment takes it back then. The default is false.
    public var allowsMultipleSelection = false { didSet { if allowsMultipleSelection != oldValue { accessibilityChanged() } } }

    /// The indexes of all chosen segments. Setting it sends no event.
    public var selection: Set<Int> {
        get { selectedIndexes }
        set { select(newValue) }
    }

    /// The title of the chosen segment, or the titles of all of them if several may be chosen. Setting titles of which one does not exist
    /// has no effect.
    open override var formValue: FormValue {
        get { allowsMultipleSelection ? .list(selection.sorted().map { .text(titles[$0]) }) : super.formValue }
        set {
            guard allowsMultipleSelection, case .list(let chosen) = newValue else {
                super.formValue = newValue
                return
            }
            let titles = titles
            var found: Set<Int> = []
            for entry in chosen {
                guard let index = titles.indices.first(where: { !found.contains($0) && entry == .text(titles[$0]) }) else { return }
                found.insert(index)
            }
            selection = found
        }
    }

    fileprivate static let inset = 2.0

    /// Creates a control with a segment for each title.
    public override init(_ titles: [String] = []) {
        super.init(titles)
        stack.padding = Insets(Self.inset)
        stack.spacing = Self.inset
    }

    /// Returns a new segment. The segments share the extra room of a control that is wider than they are.
    open override func makeChoice(_ title: String) -> RovingItem { Segment(title).stretch(.horizontal) }

    open override func press(_ item: RovingItem) {
        guard let index = choices.firstIndex(where: { $0 === item }) else { return }
        if allowsMultipleSelection { return choose(selection.symmetricDifference([index])) }
        let old = selectedIndex
        choose([index])
        if let old { animateDrawnValue(from: Double(old), to: Double(index), theme.motion[.snappy]) }
    }

    /// One segment, or several if that is allowed.
    open override var accessibilitySelection: AccessibilitySelection { allowsMultipleSelection ? .several : .one }

    open override func arrived(at item: RovingItem) { if !allowsMultipleSelection { press(item) } }

    /// Returns the segment at a point of the root's space.
    private func segment(at point: Point) -> RovingItem? {
        choices.first { $0.isEnabled && root?.presentedFrame(of: $0).expanded(by: Self.inset).contains(point) == true }
    }

    fileprivate func slide(to point: Point) {
        let target = segment(at: point)
        for choice in choices { choice.highlighted = choice === target }
    }

    fileprivate func endSlide(at point: Point?) {
        for choice in choices { choice.highlighted = false }
        if let point, let target = segment(at: point) {
            root?.focus(target, isVisible: false)
            press(target)
        }
    }

    // MARK: Look

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let theme = theme
        let radius = theme.measures.controlRadius
        list.fill(bounds, radii: CornerRadii(radius), theme.color(isEnabled ? .well : .fillHover))
        for index in choices.indices where choices[index].selected {
            let grid = environment?.grid ?? PixelGrid()
            let rect = grid.snap(place(of: index).moved(by: bounds.origin))
            let radii = CornerRadii(max(0, radius - Self.inset))
            guard isEnabled else {
                list.fill(rect, radii: radii, theme.color(.fillHover))
                continue
            }
            list.raise(rect, radius: max(0, radius - Self.inset), in: theme)
            list.fill(rect, radii: radii, theme.color(theme.appearance == .dark ? .controlPressed : .control))
            list.border(rect, radii: radii, Border(theme.color(.borderControl), width: theme.measures.borderWidth))
        }
    }

    /// Returns the place of the ground of a chosen segment, on its way from the one that was chosen before.
    private func place(of index: Int) -> Rect {
        let target = choices[index].frame
        if allowsMultipleSelection { return target }
        let position = presentedValue(Double(index))
        let before = max(0, min(choices.count - 1, Int(position.rounded(.down))))
        let after = min(choices.count - 1, before + 1)
        let part = max(0, min(1, position - Double(before)))
        let (first, second) = (choices[before].frame, choices[after].frame)
        return Rect(
            first.x + (second.x - first.x) * part, target.y, first.width + (second.width - first.width) * part, target.height)
    }
}

/// A choice of a segmented control. The control draws its ground.
final class Segment: RovingItem {
    override init(_ title: String = "") {
        super.init(title)
        style = .bare
        contentInsets = Insets(top: 4, leading: 14, bottom: 4, trailing: 14)
    }

    override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        var content = super.content(in: theme, states)
        var font = ownFont?.resolved(in: theme) ?? theme.font(.small)
        font.weight = states.contains(.selected) ? .semibold : .medium
        (content.font, content.minimumSize) = (font, Size(0, max(0, theme.measures.controlHeight - 2 * SegmentedControl.inset)))
        return content
    }

    override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        var look = ControlLook(cornerRadius: max(0, theme.measures.controlRadius - 2))
        let isStrong = !states.isDisjoint(with: [.selected, .hovered, .highlighted])
        look.titleColor = theme.color(states.contains(.disabled) ? .textDisabled : isStrong ? .text : .textSecondary)
        look.focus = .inside
        return look
    }

    override func pressMoved(to point: Point) { (group as? SegmentedControl)?.slide(to: press.location) }

    override func pressEnded(isInside: Bool?) {
        let end = isInside.map { _ in press.location }
        (group as? SegmentedControl)?.endSlide(at: end)
    }
}
