import TatamiLayout
import TatamiViews

/// Says what gave a property its present value, and where in the files that stands.
public struct PropertyOrigin: Hashable, Sendable {
    /// What set a property last.
    public enum Writer: Hashable, Sendable {
        /// The object's own text in the file.
        case object
        /// A style that the object uses.
        case style(String)
        /// A state that was applied after the load.
        case state(String)
        /// A template that the object uses.
        case template(String)
        /// The program, which has replaced the value of the file.
        case program
    }

    /// The place of the assignment, with the style, the state or the template that it belongs to.
    public let assignment: SourcePlace
    /// The place of the value: at the assignment, in the constant that it names, or at the use that gives it to a template.
    public let value: SourcePlace
    /// True if the program has set the property since. The loader cannot tell for values that are objects or computed by expressions.
    public let isReplaced: Bool

    /// What set the property last. A state comes before a style that it uses, and both come before a template.
    public var writer: Writer {
        if isReplaced { return .program }
        if let state = assignment.state { return .state(state) }
        if let style = assignment.style { return .style(style) }
        return assignment.template.map(Writer.template) ?? .object
    }

    /// The origin as text for people: `form.nui:12, state busy; its value: form.nui:3, constant wide`.
    public var text: String {
        let isElsewhere = (value.file, value.line) != (assignment.file, assignment.line)
        return assignment.text + (isElsewhere ? "; its value: \(value.text)" : "") + (isReplaced ? "; replaced by the program" : "")
    }
}

extension NUILoader: ObjectOrigin {
    /// Returns what set a property of an object, by the property's name or an alias:
    ///
    ///     loader.origin(of: "minWidth", in: item)?.writer     // .state("busy")
    ///     loader.origin(of: "minWidth", in: item)?.text       // form.nui:12, state busy
    ///
    /// Applied states count, and of a pair such as `minSize` the half that the property names.
    ///
    /// - Returns: nil if no line of the loaded file sets the property; it then has its default or a value that the program gave it.
    public func origin(of property: String, in object: AnyObject) -> PropertyOrigin? { loaded?.builder.origin(of: property, in: object) }

    /// Returns the place where the present value of a property is written: ``PropertyOrigin/value`` of its origin. nil if no line of the
    /// loaded file sets the property, or if the program has set it since.
    public func place(of property: String, in object: AnyObject) -> SourcePlace? {
        origin(of: property, in: object).flatMap { $0.isReplaced ? nil : $0.value }
    }
}
