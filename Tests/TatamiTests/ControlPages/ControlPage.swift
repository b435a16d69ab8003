import Tatami
import TatamiControls

/// The page of a control in `Documentation/controls`: what tables and running controls cannot say of it. The rest is derived from the
/// schema, and from the control itself in each of its states.
struct ControlPage: CustomStringConvertible, Sendable {
    /// A state into which a mouse, a keyboard or a program brings a control.
    enum State: String, CaseIterable, Sendable {
        case normal, hovered, pressed, focused, selected, disabled

        static let ofButton = [State.normal, .hovered, .pressed, .focused, .disabled]
        static let ofField = [State.normal, .hovered, .focused, .disabled]
    }

    /// A key and its effect.
    struct Key: Sendable {
        let names: String
        let effect: String

        init(_ names: String, _ effect: String) { (self.names, self.effect) = (names, effect) }

        static let space = Key("Space", "presses it when it comes up")
        static let enter = Key("Enter", "presses it when it goes down")
        static let escape = Key("Escape", "takes back a press that has begun")
        /// The keys of a control with a number.
        static let ofNumbers = [
            Key("Up, Down", "a step more, a step less"), Key("Page Up, Page Down", "ten steps"),
            Key("Ctrl with Page Up or Page Down", "the largest, the smallest number"),
        ]
        /// The keys of a group of choices.
        static let ofChoices = [
            Key("Tab", "stops once: at the choice that is made, otherwise at the last one with the focus, or the first"),
            Key("Home, End", "the first, the last choice"), Key("Ctrl with an arrow", "moves only the focus"),
            Key("Space", "makes the choice that has the focus"),
        ]
        /// The keys of a text in one line.
        static let ofText = [
            Key("Left, Right", "a letter; with Ctrl a word; with Shift they select"),
            Key("Home, End", "the ends of the line; with Shift they select"),
            Key("Backspace, Delete", "the letter before, the letter after the caret; with Ctrl a word"),
            Key("Ctrl+A, Ctrl+C, Ctrl+X, Ctrl+V", "select all, copy, cut, paste"),
            Key("Ctrl+Z, Ctrl+Shift+Z", "undo, redo"),
        ]
    }

    /// Where a file has the control.
    enum Place: Sendable {
        /// In a layout.
        case layout
        /// In a menu button of a layout, which opens it. The text of the button has % in its place.
        case part(of: String)
        /// Beside the view of the root, in front of which it is presented.
        case front
    }

    /// What is a property of views, and no class of its own.
    struct Property: Sendable {
        /// The first sentence of the page.
        let about: String
        /// The class of the view that has it in the picture.
        let of: String
        /// The role of what shows it.
        let role: AccessibilityRole
    }

    /// The class in files, or the name of what is no class.
    let name: String
    /// The properties of each row of the picture, in NUI. The page shows the first one as its example.
    let rows: [String]
    var states = State.ofButton
    /// The size of a cell of the picture, in points.
    var cell = Size(112, 48)
    var keys: [Key] = []
    /// What a mouse or a finger does with it; empty for nothing.
    var pointers = ""
    /// How a test uses it.
    var test = ""
    var place = Place.layout
    /// Set for what is a property of views; nil for a class.
    var property: Property?

    var description: String { name }
    var file: String { name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "-\($1.lowercased())" : $1.lowercased() } }
    var picture: String { "control-\(file).png" }
    /// The first row, as an object of a file.
    var example: String { "{ :class = \(property?.of ?? name)  \(rows[0]) }" }

    /// Returns a file with the control, whose id is `control`.
    func file(with row: String) -> String {
        let control = "{ :class = \(property?.of ?? name)  :id = control  \(row) }"
        var item = control
        var beside = ""
        switch place {
        case .layout: break
        case .part(let host): item = host.replacing("%", with: control)
        case .front: (item, beside) = ("{ :class = Label  text = \"Walks\" }", "control = \(control)")
        }
        return """
            root = { \(beside)  view = {
                :class = LayoutView  layout = { :class = VerticalLayout  padding = 8  horizontalAlignment = Leading  layoutItems = [ \(item) ] }
            } }
            """
    }

    static let all = buttons + choices + texts + values + pickers + layers + groups + containers + collections
}
