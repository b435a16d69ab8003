import TatamiGeometry

/// A property that a rule read, with its value and the place where that is written.
public struct PropertyValue: Hashable, Sendable {
    /// What the property belongs to.
    public enum Owner: String, Hashable, Sendable {
        /// The item: what a node says to its container.
        case item
        /// The layout of a container.
        case layout
        /// The view: what it shows, or its frame.
        case view
        /// The root: the size that a pass gives to it.
        case root
    }

    /// A value: a number, a text, or a flag.
    public enum Value: Hashable, Sendable {
        /// A number, such as a length in points.
        case number(Double)
        /// A text, or the name of a case.
        case text(String)
        /// A flag: `YES` or `NO` in NUI.
        case flag(Bool)
    }

    /// What the property belongs to.
    public var owner: Owner
    /// The name of the node whose item, layout or view it is; nil for the node that is explained.
    public var node: String?
    /// The property's name in Swift and NUI, never an alias.
    public var property: String
    /// The value; nil for values of other types, such as images.
    public var value: Value?
    /// The place where the value is written; nil if no file contains it.
    public var place: SourcePlace?

    /// Makes a property that belongs to the item, layout or view of `node`.
    public init(_ owner: Owner, of node: String? = nil, _ property: String, _ value: Value?, at place: SourcePlace? = nil) {
        self.owner = owner
        self.node = node
        self.property = property
        self.value = value
        self.place = place
    }
}

extension PropertyValue.Value {
    /// The value as NUI writes it.
    var text: String {
        switch self {
        case .number(let number): DecimalText.format(number)
        case .text(let text): text
        case .flag(let flag): flag ? "YES" : "NO"
        }
    }
}

/// The place of a value in a file.
public struct SourcePlace: Hashable, Sendable {
    /// The file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int
    /// The style from which the value came; nil if none.
    public var style: String?
    /// The constant whose value it is; nil if none.
    public var constant: String?
    /// The state that sets the value; nil if none.
    public var state: String?
    /// The template that contains the value; nil if none.
    public var template: String?

    /// Makes a place; line and column count from 1.
    public init(
        file: String, line: Int, column: Int, style: String? = nil, constant: String? = nil, state: String? = nil,
        template: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.style = style
        self.constant = constant
        self.state = state
        self.template = template
    }

    /// The place as text for people: `form.nui:12` or `styles.nui:3, style small`.
    public var text: String {
        var words = ["\(file):\(line)"]
        if let constant { words.append("constant \(constant)") }
        if let style { words.append("style \(style)") }
        if let state { words.append(state.hasPrefix(":") ? state : "state \(state)") }
        if let template { words.append("template \(template)") }
        return words.joined(separator: ", ")
    }
}

extension [PropertyValue] {
    /// The places of the values, each once: ` (form.nui:12)`; empty if none is known.
    var placesInBrackets: String {
        let places = self.places
        return places.isEmpty ? "" : " (\(places))"
    }

    /// The places of the values inside brackets that are open already: `, form.nui:12`; empty if none is known.
    var placesInside: String {
        let places = self.places
        return places.isEmpty ? "" : ", \(places)"
    }

    private var places: String {
        var texts: [String] = []
        for text in compactMap(\.place?.text) where !texts.contains(text) { texts.append(text) }
        return texts.joined(separator: ", ")
    }
}
