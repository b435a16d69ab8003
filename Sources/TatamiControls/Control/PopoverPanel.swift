import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The view of a popover: a raised panel with the parts of a picker.
class PopoverPanel: LayerPanel {
    /// Creates a panel with the look of a control's surroundings.
    init(for control: View, _ name: String?) {
        super.init(.popover)
        direction = control.layoutDirection
        accessibilityLabel = name
    }

    override var ownRole: AccessibilityRole { .dialog }

    /// Presents the panel beside a control as a modal layer, which Escape and a press outside dismiss. The focus goes to `first`, and
    /// returns to the control afterwards.
    func present(beside rect: Rect, of control: View, focusing first: View, onDismiss: @escaping (Layer) -> Void)
        -> Layer?
    {
        guard let root = control.root else { return nil }
        root.focus(control)
        let layer = root.present(
            self, isModal: true, anchor: .rect(rect, in: control), placement: .popover(.below, gap: Kind.gap),
            closesOn: [.escape, .outsidePress], motion: .fade
        ) { onDismiss($0) }
        root.focusSoon(first)
        return layer
    }
}

/// A control that opens a panel beside itself, which has no place while the control is not shown.
package protocol OpensPanel: View {}

extension DatePicker: OpensPanel {}
extension ColorWell: OpensPanel {}
extension EditableComboBox: OpensPanel {}
