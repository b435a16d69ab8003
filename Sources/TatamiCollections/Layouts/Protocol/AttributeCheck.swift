import TatamiGeometry

/// Something that a layout does wrong. It goes on with what is left.
public struct LayoutFault: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what becomes of it.
    public let message: String

    /// The message.
    public var description: String { message }
}

/// Checks what layouts return (collections: rules 6 and 7). Each fault is reported once, however often it is made.
public struct AttributeCheck: Sendable {
    private enum Family { case supplementary, decoration }

    /// The faults since `takeFaults()` was called.
    private var faults: [LayoutFault] = []
    private var reported = Set<String>()
    private var families: [ElementKind: Family] = [:]
    /// The greatest number of faults that are remembered.
    static let limit = 100

    /// Creates a check that knows no kinds yet.
    public init() {}

    /// Returns the elements that can be shown: each once, the first one of several, with numbers that are numbers, in the order in which
    /// they came. A kind that is a supplementary view stays one: a decoration with its name is left out, and the other way round.
    public mutating func checked(_ list: [Attributes]) -> [Attributes] {
        var seen = Set<LayoutElement>()
        return list.compactMap { attributes in
            guard let clean = accepted(attributes) else { return nil }
            if seen.insert(clean.element).inserted { return clean }
            reportRepeated(clean.element)
            return nil
        }
    }

    /// Returns the attributes with clean numbers; nil if the name of the kind stands for the other family.
    mutating func accepted(_ attributes: Attributes) -> Attributes? {
        switch attributes.element {
        case .item: break
        case .supplementary(let kind, _): guard take(kind, .supplementary) else { return nil }
        case .decoration(let kind, _): guard take(kind, .decoration) else { return nil }
        }
        let (clean, isChanged) = attributes.cleaned()
        if isChanged {
            report(
                "\(Self.text(attributes.element)) has a number that is not finite, or a length below 0; it counts as 0 or as its default.")
        }
        return clean
    }

    private mutating func take(_ kind: ElementKind, _ family: Family) -> Bool {
        let known = families[kind, default: family]
        families[kind] = known
        guard known != family else { return true }
        report(
            "\"\(kind)\" names supplementary views and decorations; the \(family == .decoration ? "decorations" : "views") are left out.")
        return false
    }

    mutating func reportRepeated(_ element: LayoutElement) {
        report("\(Self.text(element)) is returned twice; the first one counts.")
    }

    mutating func report(_ message: String) {
        guard reported.count < Self.limit, reported.insert(message).inserted else { return }
        faults.append(LayoutFault(message: message))
    }

    /// Returns the new faults, and forgets them. What was reported is not reported again.
    public mutating func takeFaults() -> [LayoutFault] {
        defer { faults = [] }
        return faults
    }

    private static func text(_ element: LayoutElement) -> String {
        switch element {
        case .item: "An item"
        case .supplementary(let kind, _): "A view \"\(kind)\""
        case .decoration(let kind, _): "A decoration \"\(kind)\""
        }
    }
}
