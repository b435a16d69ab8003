import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The measures of the message below a field, in points.
enum FieldMessage {
    static let gap = 4.0
    static let icon = 16.0
    static let borderWidth = 1.5
}

/// The message about a text that is not valid.
extension TextField {
    /// Checks the text by `validation` and sets `errorMessage`. Returns whether the text is valid; true for a field without a validation.
    @discardableResult public func validate() -> Bool {
        guard let validation else { return true }
        errorMessage = validation(text)
        return errorMessage == nil
    }

    func errorMessageChanged() {
        if let errorMessage { root?.announce(errorMessage, .assertive) }
        contentChanged()
    }

    private var messageStyle: TextStyle {
        TextStyle(font: theme.font(.caption), color: theme.color(.dangerText), lineBreakMode: .wordWrap)
            .following(layoutDirection, errorMessage ?? "")
    }

    /// The height of the message with the gap above it, in a field of a width; 0 without a message.
    func messageHeight(forWidth width: Double) -> Double {
        guard let errorMessage, let environment else { return 0 }
        let room = max(0, width - FieldMessage.icon - FieldMessage.gap)
        let text = environment.text.size(
            of: AttributedText(errorMessage), style: messageStyle, width: room, grid: environment.grid)
        return FieldMessage.gap + max(FieldMessage.icon, text.size.height)
    }

    /// Returns the rectangle of the field without its message, and without what stands beside it.
    func fieldRect(in bounds: Rect) -> Rect {
        let x = layoutDirection == .rightToLeft ? bounds.x + besideField : bounds.x
        let height = max(0, bounds.height - messageHeight(forWidth: bounds.width))
        return Rect(x, bounds.y, max(0, bounds.width - besideField), height)
    }

    func drawMessage(_ list: inout DisplayList, in bounds: Rect) {
        guard let errorMessage else { return }
        let top = fieldRect(in: bounds).maxY + FieldMessage.gap
        let isMirrored = layoutDirection == .rightToLeft
        let icon = Rect(isMirrored ? bounds.maxX - FieldMessage.icon : bounds.x, top, FieldMessage.icon, FieldMessage.icon)
        list.icon(.warning, in: icon, theme.color(.dangerText))
        let indent = FieldMessage.icon + FieldMessage.gap
        let text = Rect(isMirrored ? bounds.x : bounds.x + indent, top, max(0, bounds.width - indent), max(0, bounds.maxY - top))
        list.text(AttributedText(errorMessage), messageStyle, in: text)
    }
}

extension View {
    /// Checks the fields around the view: those of its window, sheet or other layer that people can use. Each shows its message, and the first
    /// one that is not valid gets the focus. Returns whether all are valid.
    ///
    /// A button whose `keyRole` is `default` does so before its action, and is not pressed while a field is not valid.
    @discardableResult public func validateFields() -> Bool {
        guard let root else { return true }
        func top(of view: View) -> View { view.superviews.reduce(view) { $1 } }
        let own = top(of: self)
        let fields = root.focusOrder.compactMap { $0 as? TextField }.filter { $0.isEditable && top(of: $0) === own }
        let invalid = fields.filter { !$0.validate() }
        if let first = invalid.first { root.focus(first) }
        return invalid.isEmpty
    }
}
