/// A change of one property that would give a node another length, as a layout of a changed copy has shown.
///
/// ```swift
/// print(tree.explain(save).horizontal.proposal?.text ?? "")  // maxWidth = 120 (now 90, form.nui:12) would make it 120
/// ```
public struct ProposedChange: Hashable, Sendable {
    /// The property and its new value. `place` says where its present value is written; it is nil if no file contains it.
    ///
    /// The owner `root` stands for the length that a pass gives to the root.
    public var change: PropertyValue
    /// The length that the node has after the change, in points.
    public var length: Double
    /// How much farther the items of the node's container reach beyond it after the change, in points; 0 if no farther than before.
    public var overflow: Double
    /// The proposal as the end of a sentence: `minWidth = 120 would make it 120`.
    public var text: String
}

extension LayoutTree {
    /// Returns the explanation's proposal for each axis of row `id`; nil for an axis on which nothing needs to change, or no change helps.
    ///
    /// The tree is copied at most once, and only if there is something to try.
    func proposals(
        for horizontal: AxisFindings, _ vertical: AxisFindings, _ context: any ExplanationContext
    ) -> (horizontal: ProposedChange?, vertical: ProposedChange?) {
        var search = ChangeSearch(self, context)
        return (search.proposal(for: horizontal), search.proposal(for: vertical))
    }
}
