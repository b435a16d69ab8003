import TatamiDrawing
import TatamiInteraction
import TatamiViews

/// A text field for a search: it has a magnifying glass and a button that clears it.
///
/// It sends `valueChanged`, its usual event, when typing has rested for 150 ms, and at once when people press Enter, clear the field or
/// leave it. Escape clears the field; in an empty field, the views around it get the key.
///
///     SearchField(placeholder: "Search").on { list.filter = $0.text }
open class SearchField: TextField, TimedView {
    /// The seconds without an edit after which the field sends `valueChanged`.
    public static let rest = 0.15

    /// The time at which `valueChanged` is due; nil if the last text was sent.
    public private(set) var timedDeadline: Double?

    public override init(_ text: String = "", placeholder: String? = nil) {
        super.init(text, placeholder: placeholder)
        clearButtonMode = .always
        on(.editingChanged) { $0.wait() }
    }

    open override var usualEvent: Action.Event { .valueChanged }
    override var leadingIcon: IconName? { .search }

    private func wait() { timedDeadline = (root?.time ?? 0) + Self.rest }

    /// Sends the text if it was edited since the last time.
    public func timePassed() {
        guard timedDeadline != nil else { return }
        timedDeadline = nil
        send(.valueChanged)
    }

    override func clear() {
        super.clear()
        timePassed()
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .escape where isEnabled && isEditable && !text.isEmpty:
            clear()
            return true
        case .enter where isEnabled && !event.isRepeat: timePassed()
        default: break
        }
        return super.keyDown(event)
    }

    open override func focusChanged() {
        super.focusChanged()
        if !isFocused { timePassed() }
    }
}
