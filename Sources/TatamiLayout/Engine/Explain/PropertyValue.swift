import TatamiGeometry

/// A property that a rule read, with what it says and where that is written.
public struct PropertyValue: Hashable, Sendable {
    /// What the property belongs to.
    public enum Owner: String, Hashable, Sendable {
        /// What a node says to its container.
        case item
        /// The layout of a container.
        case layout
        /// The view: what it shows, or its frame.
        case view
    }

    public enum Value: Hashable, Sendable {
        case number(Double)
        case text(String)
        case flag(Bool)
    }

    public var owner: Owner
    /// Whose owner it is: nil for the node that is explained, else what people call the other one.
    public var node: String?
    /// The property's name in Swift and NUI, never an alias.
    public var property: String
    /// nil for what is neither number, text nor flag, such as a picture.
    public var value: Value?
    /// Where the value is written; nil where no file says it.
    public var place: SourcePlace?

    public init(_ owner: Owner, of node: String? = nil, _ property: String, _ value: Value?, at place: SourcePlace? = nil) {
        self.owner = owner
        self.node = node
        self.property = property
        self.value = value
        self.place = place
    }
}

/// Where a value stands in a file.
public struct SourcePlace: Hashable, Sendable {
    public var file: String
    /// Counts from 1.
    public var line: Int
    /// Counts from 1, in Unicode scalars.
    public var column: Int
    /// The style through which the value came.
    public var style: String?
    /// The constant whose value it is.
    public var constant: String?
    /// The state that says it.
    public var state: String?
    /// The template that says it.
    public var template: String?

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

    /// For people: `form.nui:12`, `styles.nui:3, style small`.
    public var text: String {
        var words = ["\(file):\(line)"]
        if let constant { words.append("constant \(constant)") }
        if let style { words.append("style \(style)") }
        if let state { words.append("state \(state)") }
        if let template { words.append("template \(template)") }
        return words.joined(separator: ", ")
    }
}

extension [PropertyValue] {
    /// The places behind a value, each told once: ` (form.nui:12)`; nothing where none is known.
    var placesInBrackets: String {
        let places = self.places
        return places.isEmpty ? "" : " (\(places))"
    }

    /// The same inside brackets that are open already: `, form.nui:12`.
    var placesInside: String {
        let places = self.places
        return places.isEmpty ? "" : ", \(places)"
    }

    private var places: String {
        var told: [String] = []
        for text in compactMap(\.place?.text) where !told.contains(text) { told.append(text) }
        return told.joined(separator: ", ")
    }
}
