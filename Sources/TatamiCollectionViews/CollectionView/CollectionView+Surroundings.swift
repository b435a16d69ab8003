import TatamiCollections
import TatamiGeometry
import TatamiViews

/// What a layout has to be told because something around the content is another one.
enum ChangeOfSurroundings: Hashable {
    case none
    /// The layout has prepared for another viewport already: what people scroll stays where it is.
    case places
    /// Some elements have other sizes, since other parts are in sight.
    case sizes
    /// The length across the main axis, or the size of the viewport for a layout that depends on it.
    case size
    /// The device pixels.
    case environment

    var isOfAll: Bool { self == .size || self == .environment }
    var isOfSizes: Bool { self == .sizes }
}

/// What the layout is told of the viewport and of the program's wishes (collections: the table of rule 8, and rule 39).
extension CollectionView {
    /// Declares sizes for items before they are measured: for a `JustifiedLayout`, which keeps their aspect ratios, for a `MagazineLayout`, whose
    /// rows have as many items as their widths allow, and for a `FlowLayout`, which breaks its lines by them.
    ///
    /// - Parameter size: Returns the size of an item, in points; nil for an item of which the program knows none. It is called whenever items are
    ///   arranged, and must be quick.
    public func declareSizes<Item>(_ size: @escaping (Item) -> Size?) {
        declaredSize = { ($0 as? Item).flatMap(size) }
        everythingChanged()
    }

    /// Returns the declared sizes of a range of items of a section.
    func declared(_ content: LayoutContent) -> (Int, Range<Int>) -> [(item: Int, size: Size)] {
        guard let size = declaredSize else { return { _, _ in [] } }
        let data = data
        return { section, range in
            zip(range, content.itemKeys(section, range)).compactMap { item, key in
                key.flatMap { data.item($0) }.flatMap(size).map { (item, $0) }
            }
        }
    }

    /// Asks the layout what another viewport changes, and lets it prepare for one that only moved.
    func changeOfSurroundings() -> ChangeOfSurroundings {
        guard let cross = state.cross, !state.isNew else { return crossLength == state.cross ? .none : .size }
        if cross != crossLength { return .size }
        if state.grid != root?.grid ?? PixelGrid() { return .environment }
        let (old, new) = (state.viewport, visible)
        guard old != new else { return .none }
        state.viewport = new
        switch arrangement.invalidation(from: old, to: new) {
        case .viewport: return .none
        case .sizes: return .sizes
        case .cross: return .size
        case .environment: return .environment
        case let change:
            prepare(change)
            shift(by: 0)
            return .places
        }
    }

    /// Returns what is in sight before the viewport gets another size; nil if nothing is animated.
    func sceneBeforeBounds(_ place: ScrollPlace) -> AnimationScene? {
        scene(before: CollectionUpdate(), place, hasMore: true)
    }

    /// Lets drags come to rest where the layout wants it.
    func followRest() {
        scrolling.rest = { [weak self] proposed, velocity in
            guard let self else { return proposed }
            var (place, speed) = (Point.zero, Point.zero)
            (place[axis], speed[axis]) = (proposed - roomBefore, velocity)
            return arrangement.rest(place, velocity: speed, visible)[axis] + roomBefore
        }
    }

    // MARK: What is pinned

    /// Returns how far pinned headers and footers cover the edges while a part of the content is in sight.
    public func coveredEdges(around rect: Rect, of child: View?) -> Insets {
        guard layoutItem != nil, (child as? CollectionCell)?.element.map(state.pinned.contains) != true else { return .zero }
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        let end = rect.origin[axis] + rect.size[axis]
        let start = (isMirrored ? contentExtent[axis] - end : rect.origin[axis]) - roomBefore
        let (above, below) = coverage(from: start, to: start + rect.size[axis])
        return axis == .vertical ? Insets(top: above, bottom: below) : Insets(leading: above, trailing: below)
    }

    /// Returns where the cell of an item begins that is millions of points away: one with the focus stays.
    public func origin(ofFar child: View) -> Point? {
        guard let cell = child as? CollectionCell, cell.superview === self, let place = cell.attributes?.frame,
            abs(cell.style.offset[axis]) >= Numbers.limit / 2
        else { return nil }
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        var origin = cell.frame.origin
        origin[axis] = place.origin[axis] + roomBefore
        if isMirrored { origin[axis] = contentExtent[axis] - origin[axis] - place.size[axis] }
        return origin
    }

    /// The lengths of what would be pinned above a part of the content at the start of the viewport, and below it at the end of the viewport.
    func coverage(from first: Double, to last: Double) -> (above: Double, below: Double) {
        // Layouts of programs may place items where no number is.
        guard first.isFinite, last.isFinite else { return (0, 0) }
        let viewport = max(1, frame.size[axis])
        let above = pinned(in: first..<first + viewport).filter { $0.start <= first + 1 }
        let below = pinned(in: last - viewport..<last).filter { $0.end >= last - 1 && $0.start > last - viewport + 1 }
        return (above.reduce(0) { max($0, $1.end - first) }, below.reduce(0) { max($0, last - $1.start) })
    }

    /// Where headers and footers would be pinned along the axis if this were in sight.
    private func pinned(in visible: Range<Double>) -> [(start: Double, end: Double)] {
        arrangement.pinned(in: Viewport(area(visible))).map { attributes in
            let frame = attributes.frame
            return (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        }
    }
}
