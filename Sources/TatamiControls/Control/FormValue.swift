import TatamiJSON
import TatamiViews

/// The value that people have given a control of a form, in the form in which programs store it.
public enum FormValue: Hashable, Sendable {
    /// No value, such as that of a group without a choice.
    case none
    /// A text, or the title of a choice.
    case text(String)
    /// A number.
    case number(Double)
    /// Whether something is on, checked or selected.
    case bool(Bool)
    /// Several values, such as the titles of all chosen segments, in the order of the control.
    case list([FormValue])

    /// The value as JSON: `null`, a string, a number, `true` or `false`, or an array.
    public var json: String {
        switch self {
        case .none: JSONText.null
        case .text(let text): JSONText.string(text)
        case .number(let number): JSONText.number(number)
        case .bool(let isTrue): JSONText.bool(isTrue)
        case .list(let values): JSONText.array(values.map(\.json))
        }
    }
}

/// A control with a value that belongs into the result of a form. A button has none.
public protocol FormControl: View {
    /// The present value. Setting it sends no event. A value that the control cannot have, such as a title that is not among its choices, has
    /// no effect.
    var formValue: FormValue { get set }
}
