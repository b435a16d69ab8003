import TatamiCollections
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A move of an item by people.
public struct CollectionMove: Hashable, Sendable {
    /// The item.
    public let key: ItemKey
    /// Where it was.
    public let from: CollectionPlace
    /// Where it is, counted without the item itself.
    public let to: CollectionPlace

    /// The move that undoes this one.
    public var inverse: CollectionMove { CollectionMove(key: key, from: to, to: from) }
}

/// The item of a collection that a pointer carries (collections: rule 45).
struct CarriedCell {
    let key: ItemKey
    /// What assistive technology calls it.
    let name: String
    /// The place of the pointer in the cell, in points.
    let grip: Point
    /// The number of updates that the collection had taken when the drag began.
    let updates: Int
    /// The place of the pointer, in the root's space.
    var pointer: Point
    /// Where it would go; nil for back to where it is in the source.
    var target: MoveTarget?
}

/// Where the carried item is, and where it would go.
extension CollectionView {
    /// The rectangle of the carried cell in the space of the layout.
    var carriedFrame: Rect? { frame(ofCellCarriedBy: self) }

    /// Returns the rectangle of the cell that this collection or another one carries, in the space of the layout of this one.
    func frame(ofCellCarriedBy other: CollectionView) -> Rect? {
        guard let root, let carried = other.state.carried, let size = other.cells[.item(carried.key)]?.frame.size else { return nil }
        let corner = carried.pointer - carried.grip - root.presentedFrame(of: self).origin
        // The layout counts from the leading side.
        let x = layoutDirection == .rightToLeft ? frame.width - corner.x - size.width : corner.x
        var place = Point(x, corner.y)
        place[axis] += span.lowerBound
        if scrollAxes.contains(axis.cross) { place[axis.cross] += distance(along: axis.cross) }
        return Rect(origin: place, size: size)
    }

    /// The item that a pointer or keys carry; nil for none.
    var carriedKey: ItemKey? { state.carried?.key }

    /// Returns the attributes of an element as it is seen: the carried one is at the pointer, in front of the others.
    func seen(_ attributes: Attributes) -> Attributes {
        if scrollAxes.contains(axis.cross), case .supplementary(_, .section) = attributes.element { return acrossTheView(attributes) }
        guard let carried = state.carried, attributes.element == .item(carried.key), let frame = carriedFrame else { return attributes }
        var result = attributes
        result.frame.origin = frame.origin
        (result.z, result.opacity) = (3, 0.9)
        return result
    }

    /// What stands before and behind the items of a section stays in sight while they scroll across the main axis.
    private func acrossTheView(_ attributes: Attributes) -> Attributes {
        var result = attributes
        (result.frame.origin[axis.cross], result.frame.size[axis.cross]) = (distance(along: axis.cross), frame.size[axis.cross])
        return result
    }

    /// Puts the headers and footers of sections where they are seen, after the content has moved across the main axis.
    func followAcross() {
        for cell in cells.values where cell.item == nil && cell.exit == nil {
            if let attributes = cell.attributes { place(cell, by: attributes) }
        }
    }

    /// Puts the carried cell where the pointer is. Returns whether that is elsewhere than before.
    func followPointer() -> Bool {
        guard let key = carriedKey, let cell = cells[.item(key)], let own = arrangement.attributes(of: .item(key)) else {
            return false
        }
        return place(cell, by: own)
    }

    /// Chooses the nearest gap for the carried item, as the layout would be without the item: where a pointer rests, the gap rests. Returns
    /// whether it is another one.
    func chooseGap() -> Bool {
        guard let carried = state.carried, leaving == nil, let rect = carriedFrame, let shown = data.place(carried.key) else {
            return false
        }
        let content = layoutContent(hiding: [carried.key])
        var without = arrangement
        _ = without.prepare(content, .hidden(shown.item..<shown.item + 1, section: shown.section))
        // What is in sight, and one length of the item more at both ends.
        let reach = rect.size[axis]
        let window = span.lowerBound - reach..<span.upperBound + reach
        let found = without.attributes(in: area(window)).filter { !$0.isHidden && $0.element != .item(carried.key) }
        guard let nearest = nearestGap(to: rect, beside: found, for: carried.key), nearest.target != carried.target else { return false }
        state.carried?.target = nearest.target
        return true
    }

    /// A place at which an item could be inserted, and the element beside it.
    typealias Gap = (origin: Point, target: MoveTarget, neighbour: Attributes)

    /// Returns the place beside some elements that is nearest to a rectangle, in the space of the layout; nil for none.
    func nearestGap(to rect: Rect, beside found: [Attributes], for key: ItemKey?) -> Gap? {
        gaps(beside: found, for: key, rect.size).min { $0.origin.distance(to: rect.origin) < $1.origin.distance(to: rect.origin) }
    }

    /// The places at which an item of a size could be inserted: before each element, and behind the last one of each section.
    ///
    /// - Parameter key: The item, if it is one of the collection.
    private func gaps(beside found: [Attributes], for key: ItemKey?, _ size: Size) -> [Gap] {
        let content = layoutContent()
        var gaps: [Gap] = []
        let start = found.map { $0.frame.origin[axis.cross] }.min() ?? 0
        for attributes in found {
            let frame = attributes.frame
            switch attributes.element {
            case .item(let other):
                gaps.append((frame.origin, .before(other), attributes))
                guard let place = data.place(other), isLast(place, without: key, content), let section = content.sectionKey(place.section)
                else { continue }
                var end = frame.origin
                let across = frame.origin[axis.cross] + frame.size[axis.cross]
                if attributes.row != nil || across + size[axis.cross] <= crossLength + 0.5 {
                    end[axis.cross] = across
                } else {
                    end[axis] += frame.size[axis]
                    end[axis.cross] = start
                }
                gaps.append((end, .endOf(section), attributes))
            case .supplementary(.header, .section(let section)):
                guard let index = content.section(section), isEmpty(index, without: key, content) else { continue }
                var end = frame.origin
                end[axis] += frame.size[axis]
                gaps.append((end, .endOf(section), attributes))
            default: break
            }
        }
        return gaps
    }

    private func isLast(_ place: CollectionPlace, without key: ItemKey?, _ content: LayoutContent) -> Bool {
        var next = CollectionPlace(section: place.section, item: place.item + 1)
        while let other = content.itemKey(next), other == key || hiddenItems.keys.contains(other) {
            next = CollectionPlace(section: next.section, item: next.item + 1)
        }
        return next.item >= content.itemCount(place.section)
    }

    private func isEmpty(_ section: Int, without key: ItemKey?, _ content: LayoutContent) -> Bool {
        (0..<content.itemCount(section)).allSatisfy { item in
            content.itemKey(CollectionPlace(section: section, item: item)).map { $0 == key || hiddenItems.keys.contains($0) } ?? true
        }
    }
}
