import TatamiDrawing
import TatamiInteraction
import TatamiViews

/// A text field for a secret: it shows a dot for each character, and a button that reveals the text.
///
/// The text cannot be copied, cut or undone, and has no words; assistive technology reads the dots, even while people see the text. A
/// revealed text is hidden again when the field loses the focus. Alt+F8 has the effect of the button.
open class SecureField: TextField {
    /// Whether the field has a button that reveals the text. The default is true.
    public var showsRevealButton = true {
        didSet {
            guard showsRevealButton != oldValue else { return }
            if !showsRevealButton { isRevealed = false }
            contentChanged()
        }
    }

    public override init(_ text: String = "", placeholder: String? = nil) {
        super.init(text, placeholder: placeholder)
        isSecure = true
    }

    override var hasButtonRoom: Bool { showsRevealButton || super.hasButtonRoom }

    override var fieldButton: FieldButton? {
        guard showsRevealButton, isSecure else { return super.fieldButton }
        return isEnabled ? isRevealed ? .hide : .reveal : nil
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard event.key == .function(8), event.modifiers == .option, fieldButton != nil else { return super.keyDown(event) }
        pressFieldButton()
        return true
    }

    /// Reveals or hides the text.
    open override var accessibilityActions: [AccessibilityAction] { fieldButton == nil ? [] : [.press] }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press, fieldButton != nil else { return false }
        pressFieldButton()
        return true
    }
}
