import TatamiLayout
import TatamiViews

/// Who gave a property the value that it has, and from where.
public struct PropertyOrigin: Hashable, Sendable {
    public enum Writer: Hashable, Sendable {
        /// The object's own text in the file.
        case object
        /// A style that the object takes over.
        case style(String)
        /// A state that was applied after the load.
        case state(String)
        /// A template that the object uses.
        case template(String)
        /// The program, which has replaced the value of the file.
        case program
    }

    /// Where the assignment stands, with the style, the state or the template that it belongs to.
    public let assignment: SourcePlace
    /// Where the value stands: at the assignment, in the constant that it names, or at the use that gives it to a template.
    public let value: SourcePlace
    /// True if the program has set the property since. Of values that are objects or worked out, the loader cannot tell.
    public let isReplaced: Bool

    /// The last one to have set the property. A state counts before a style that it makes use of, and both before a template.
    public var writer: Writer {
        if isReplaced { return .program }
        if let state = assignment.state { return .state(state) }
        if let style = assignment.style { return .style(style) }
        return assignment.template.map(Writer.template) ?? .object
    }

    /// For people: `form.nui:12, state busy; its value: form.nui:3, constant wide`.
    public var text: String {
        let isElsewhere = (value.file, value.line) != (assignment.file, assignment.line)
        return assignment.text + (isElsewhere ? "; its value: \(value.text)" : "") + (isReplaced ? "; replaced by the program" : "")
    }
}

extension NUILoader: ObjectOrigin {
    /// Who set a property of an object, by the property's name or an alias:
    ///
    ///     loader.origin(of: "minWidth", in: item)?.writer     // .state("busy")
    ///     loader.origin(of: "minWidth", in: item)?.text       // form.nui:12, state busy
    ///
    /// States that were applied count, and of a pair such as `minSize` the half that is asked for.
    ///
    /// - Returns: nil where no line of the loaded file sets the property: it has its default, or what the program gave it.
    public func origin(of property: String, in object: AnyObject) -> PropertyOrigin? { loaded?.builder.origin(of: property, in: object) }

    /// Where the present value of a property is written: ``PropertyOrigin/value`` of its origin. nil where no line of the loaded file sets
    /// the property, and where the program has set it since.
    public func place(of property: String, in object: AnyObject) -> SourcePlace? {
        origin(of: property, in: object).flatMap { $0.isReplaced ? nil : $0.value }
    }
}
