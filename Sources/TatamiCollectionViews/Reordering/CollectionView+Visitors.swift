import TatamiCollections
import TatamiGeometry
import TatamiViews

/// Taking items of other collections.
extension CollectionView {
    /// Whether the collection takes an item of a kind.
    ///
    /// - Parameter canLeave: Whether the source of the item gives it away without the program.
    func takes(_ item: Any, of kind: String, canLeave: Bool) -> Bool {
        guard let sharing, sharing.acceptedKinds.contains(kind), sharesItems, isEnabled else { return false }
        return sharing.receive != nil || canLeave && data.insert(item, nil)
    }

    /// Chooses the place of an item that is carried over the collection, and shows it by a line. The content may have scrolled or changed.
    func followVisitor() {
        guard let visitor, let leaving = visitor.leaving, leaving.target === self, let pointer = visitor.state.carried?.pointer,
            let rect = frame(ofCellCarriedBy: visitor)
        else { return }
        let found = arrangement.attributes(in: area(span)).filter { !$0.isHidden }
        let gap = nearestGap(to: rect, beside: found, for: nil)
        visitor.leaving?.place = gap?.target ?? lastSection
        leaving.image.follow(pointer, line: line(at: gap), theme.color(.accent))
    }

    /// The end of the last section; nil if there is none.
    private var lastSection: MoveTarget? {
        let content = data.sourceContent(0)
        return content.sectionKey(content.sectionCount - 1).map { .endOf($0) }
    }

    /// The thickness of the line, in points.
    private static let thickness = 3.0

    /// Returns the line at a gap, in the root's space; at the start of a collection without a gap. It lies across the main axis between lines of
    /// the layout, and along it between the items of a line.
    private func line(at gap: Gap?) -> Rect? {
        guard let root else { return nil }
        let bounds = root.presentedFrame(of: self)
        var (origin, size) = (Point.zero, Size.zero)
        if let gap, gap.neighbour.row != nil || gap.neighbour.frame.size[axis.cross] < crossLength * 0.75 {
            origin[axis] = gap.origin[axis] - span.lowerBound
            origin[axis.cross] = gap.origin[axis.cross] - Self.thickness / 2
            (size[axis], size[axis.cross]) = (gap.neighbour.frame.size[axis], Self.thickness)
        } else {
            origin[axis] = (gap?.origin[axis] ?? span.lowerBound) - span.lowerBound - Self.thickness / 2
            origin[axis.cross] = gap?.neighbour.frame.origin[axis.cross] ?? 0
            (size[axis], size[axis.cross]) = (Self.thickness, gap?.neighbour.frame.size[axis.cross] ?? crossLength)
        }
        // All of the line is seen at the edges.
        origin[axis] = max(0, min(origin[axis], bounds.size[axis] - min(size[axis], Self.thickness)))
        if layoutDirection == .rightToLeft { origin.x = bounds.width - origin.x - size.width }
        return Rect(origin: origin, size: size).moved(by: bounds.origin).intersection(bounds)
    }
}
