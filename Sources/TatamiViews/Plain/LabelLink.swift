import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// A link in the text of a label: what Tab stops at, what pointers press, and what assistive technology reads. The label draws it.
final class LabelLink: View, AccessibleLink {
    /// A part of the text that leads to one destination.
    struct Part: Hashable {
        /// The place in the text, as offsets in its UTF-8.
        var range: Range<Int>
        let destination: String
        var text: String
    }

    /// The part of the text that the link is. The label reports changes to assistive technology.
    var part: Part { didSet { place = nil } }
    /// The link's place in the text, in characters and in Unicode scalars; nil if the label has not counted them since the text changed.
    var place: (characters: Range<Int>, scalars: Range<Int>)?
    /// Called when people press the link.
    private let onPress: (LabelLink) -> Void
    /// The rectangles of the link, one for each line and direction, in the link's own space, in points.
    private var rects: [Rect] = []
    private(set) var isPressed = false { didSet { if isPressed != oldValue { lookChanged() } } }
    private let press = PressRecognizer()
    private var isKeyDown = false

    init(_ part: Part, onPress: @escaping (LabelLink) -> Void) {
        (self.part, self.onPress) = (part, onPress)
        super.init()
        cursor = .hand
        press.isOn = { [weak self] point, _ in
            guard let self, let inside = root?.point(point, in: self) else { return false }
            return isHit(at: inside)
        }
        press.accepts = { [weak self] event in self?.isEnabled == true && event.buttons.contains(.primary) }
        add(press) { [weak self] press in self?.follow(press) }
    }

    // MARK: Place

    /// Places the link at the rectangles of its text in a label, in the label's own space. A link that is cut off is hidden.
    func place(_ rects: [Rect], in label: View) {
        hidden = rects.isEmpty
        guard var around = rects.first else { return }
        for rect in rects.dropFirst() { around = around.union(rect) }
        self.rects = rects.map { $0.moved(by: Point(-around.x, -around.y)) }
        // A frame counts from the edge at which reading begins.
        if label.layoutDirection == .rightToLeft { around.origin.x = label.frame.width - around.maxX }
        frame = around
    }

    /// The rectangles of the link in the space in which its label has an origin.
    func grounds(at origin: Point) -> [Rect] { rects.map { $0.moved(by: frame.origin + origin) } }

    override func isHit(at point: Point) -> Bool { rects.contains { $0.contains(point) } }

    // MARK: Pressing

    private func follow(_ press: PressRecognizer) {
        switch press.state {
        case .began, .changed: isPressed = press.isInside
        case .ended:
            isPressed = false
            if press.isInside { activate() }
        case .cancelled: isPressed = false
        case .possible, .failed: break
        }
    }

    private func activate() { if isEnabled { onPress(self) } }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard event.modifiers == [] else { return false }
        switch event.key {
        case .enter: if !event.isRepeat { activate() }
        case .space: (isKeyDown, isPressed) = (true, true)
        case .escape where isKeyDown || press.state.isActive: endPress()
        default: return false
        }
        return true
    }

    override func keyUp(_ event: KeyEvent) -> Bool {
        guard event.key == .space, isKeyDown else { return false }
        endPress()
        activate()
        return true
    }

    private func endPress() {
        (isKeyDown, isPressed) = (false, false)
        root?.cancel([press])
    }

    override func hoverChanged() { lookChanged() }
    override func focusChanged() { if !isFocused { endPress() } }
    override func enabledChanged() { if !isEnabled { endPress() } }

    // MARK: As a view

    override var canBecomeFocused: Bool { true }
    override var focusRing: FocusRing? { FocusRing(.inside, cornerRadius: LabelLinks.radius) }
    override var textContent: String? { part.text }
    override var ownRole: AccessibilityRole { .link }
    override var accessibilityActions: [AccessibilityAction] { [.press] }

    var accessibilityLink: AccessibilityLink {
        if place == nil { (superview as? Label)?.countPlacesOfLinks() }
        return AccessibilityLink(place?.characters ?? 0..<0, scalars: place?.scalars, to: part.destination)
    }

    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press, isEnabled else { return false }
        activate()
        return true
    }
}
