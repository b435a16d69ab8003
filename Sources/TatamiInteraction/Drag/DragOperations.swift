/// What a drop does with the dragged items.
public struct DragOperations: OptionSet, Hashable, Sendable {
    /// The operations as bits: move 1, copy 2, link 4.
    public let rawValue: UInt8
    /// Makes a set from bits; see `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The items leave the place from which they come.
    public static let move = DragOperations(rawValue: 1)
    /// The items stay, and copies of them are dropped.
    public static let copy = DragOperations(rawValue: 2)
    /// The items stay, and the target refers to them.
    public static let link = DragOperations(rawValue: 4)

    /// Returns the one operation that a drop performs (containers: rule 26).
    ///
    /// Control copies, Shift moves, and both link. Without them a drop moves items of the program and copies those from outside, or does
    /// what else is possible.
    ///
    /// - Parameters:
    ///   - source: What the source of the items allows.
    ///   - target: What the target allows.
    ///   - modifiers: The keys that are down at present.
    ///   - isExternal: True if the items come from another program.
    /// - Returns: A set with one element; nil if the keys ask for what is not allowed, or nothing is.
    public static func chosen(
        source: DragOperations, target: DragOperations, modifiers: Modifiers, isExternal: Bool = false
    ) -> DragOperations? {
        let possible = source.intersection(target)
        let wanted: [DragOperations] =
            switch (modifiers.contains(.control), modifiers.contains(.shift)) {
            case (true, true): [.link]
            case (true, false): [.copy]
            case (false, true): [.move]
            case (false, false): isExternal ? [.copy, .move, .link] : [.move, .copy, .link]
            }
        return wanted.first { possible.contains($0) }
    }
}
