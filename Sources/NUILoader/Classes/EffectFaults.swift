import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension FlowLayout {
    /// The warning for a default alignment that stretches, which items of a flow never do along their line.
    var stretchFaults: [PlaceFault] {
        let stretches = axis == .horizontal ? horizontalAlignment == .stretch : verticalAlignment == .stretch
        return stretches ? [.idleStretch(along: axis, "Alignment")] : []
    }
}

extension LayoutItem {
    /// The warnings for rules that stretch an item along the line of its flow.
    var stretchFaults: [PlaceFault] {
        guard let axis = (layout as? FlowLayout)?.axis else { return [] }
        let alignsSo = axis == .horizontal ? horizontalAlignment == .stretch : verticalAlignment == .stretch
        let hasWeight = style[axis].stretch > 0
        return (alignsSo ? [.idleStretch(along: axis, "Alignment")] : []) + (hasWeight ? [.idleStretch(along: axis, "Stretch")] : [])
    }
}

extension PlaceFault {
    /// The warning for a property, named by its ending, that stretches along the line of a flow.
    fileprivate static func idleStretch(along axis: Axis, _ ending: String) -> PlaceFault {
        let (prefix, length) = axis == .horizontal ? ("horizontal", "Width") : ("vertical", "Height")
        var fault = PlaceFault(
            message: "an item of a flow does not stretch along its line, so this has no effect",
            hint: "fixed\(length) or min\(length) of the item makes it longer", properties: [prefix + ending])
        fault.code = .idleProperty
        fault.isOfOwnLiteral = true
        return fault
    }
}

extension GridLayout {
    /// The warnings for a grid whose items cannot be seen as its author means them.
    var cellFaults: [PlaceFault] { coveredFaults + hairlineFaults }

    /// The warnings for columns or rows whose weights are written as lengths: each has 3 points or less, and texts stand in them.
    private var hairlineFaults: [PlaceFault] {
        guard items.contains(where: { $0.view?.textContent?.isEmpty == false }) else { return [] }
        return Axis.allCases.compactMap { axis in
            let (tracks, name) = axis == .horizontal ? (columns, "columns") : (rows, "rows")
            let lengths = tracks.compactMap(\.hairline)
            guard lengths.count > 1, lengths.count == tracks.count else { return nil }
            let weights = lengths.map { "\(DecimalText.format($0))*" }.joined(separator: ", ")
            var fault = PlaceFault(
                message: "these are lengths of \(DecimalText.format(lengths.max() ?? 0)) points at most, in which no text has room",
                hint: "weights share the room: \(name) = \"\(weights)\"", properties: [name])
            fault.code = .coveredItem
            fault.isOfOwnLiteral = true
            return fault
        }
    }

    /// The warning for the first item that covers another one because one of the two does not name its cell.
    private var coveredFaults: [PlaceFault] {
        guard insertion ?? (maxColumns == nil && maxRows == nil ? .explicit : .rows) == .explicit else { return [] }
        var first: [[Int]: LayoutItem] = [:]
        for item in items where item.visibility != .collapsed {
            let cell = item.startCell(in: self)
            guard let other = first.updateValue(item, forKey: cell) else { continue }
            if item.namesCell, other.namesCell { continue }
            var fault = PlaceFault(
                message: "this item is in column \(cell[0]), row \(cell[1]), where another item is too",
                hint: "name its column and row, or let the grid choose with insertion = Rows; insertion = Explicit says that it is meant",
                properties: ["view"])
            fault.code = .coveredItem
            fault.object = item
            fault.silencers = ["insertion"]
            fault.related = PlaceFault.Related(object: other, properties: ["view"], names: [], message: "the other item")
            return [fault]
        }
        return []
    }
}

extension Track {
    /// The length of a track that is too short for texts, and that nothing lengthens; nil for another track.
    fileprivate var hairline: Double? {
        guard case .fixed(let points) = size, points <= 3, minimum <= points, stretch == 0 else { return nil }
        return points
    }
}

extension LayoutItem {
    /// The column and the row in which the item begins in a grid that places items where they say.
    fileprivate func startCell(in grid: GridLayout) -> [Int] {
        var place = style.cell
        if let cells { place.name(cells, along: grid.cellAxis) }
        return [place.column ?? 0, place.row ?? 0]
    }

    fileprivate var namesCell: Bool { cells != nil || style.cell.column != nil || style.cell.row != nil }
}
