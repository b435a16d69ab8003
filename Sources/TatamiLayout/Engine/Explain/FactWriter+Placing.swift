import TatamiGeometry

/// Explains the place of the node.
extension FactWriter {
    mutating func writePlace() {
        writePlaceInContainer()
        writeDirection()
    }

    /// Writes the direction in which the container places its items, if a node sets it and it is not that of the tree.
    private mutating func writeDirection() {
        guard axis == .horizontal, let container = found.container else { return }
        let direction = tree.direction(of: tree.name(container.id))
        var owner = container.id
        while owner >= 0, tree.arena.pointee.directions[owner] == nil { owner = tree.arena.pointee.links[Int(owner)].parent }
        guard direction != tree.direction, owner >= 0 else { return }
        let way = direction == .rightToLeft ? "right to left" : "left to right"
        let values = [value(.view, "direction", .text("\(direction)".capitalizedFirst), of: owner)]
        write(.direction, "placed from \(way), the direction of \(name(owner))\(values.placesInBrackets)", values)
    }

    private mutating func writePlaceInContainer() {
        if found.container?.layout.placesByFrames == true { return writeFrame() }
        if let slot = found.notes.slot { writeSlot(slot) } else { writeOrder() }
        let offset = found.style.offset[axis]
        guard offset != 0 else { return }
        let values = [itemValue("offset.\(axis.coordinateName)", offset)]
        write(.offset, "moved by its offset \(signed(offset))\(values.placesInBrackets)", values)
    }

    private mutating func writeFrame() {
        let origin = found.style.offset[axis]
        let values = [value(.view, "frame.\(axis.coordinateName)", .number(origin))]
        write(.frame, "its frame begins at \(text(origin))\(item.fixed == nil ? values.placesInBrackets : "")", values)
    }

    // MARK: In a slot

    private mutating func writeSlot(_ slot: Slot) {
        let style = item
        let isFilled = areSame(found.length + style.marginStart + style.marginEnd, slot.length)
        if slot.alignment == .baseline, axis == .vertical {
            writeBaseline()
        } else if !isFilled {
            let start = slot.position == 0 ? "" : " from \(text(slot.position)) on"
            let values = alignmentValues
            write(.alignment, "\(words(physical ?? slot.alignment)) \(text(slot.length))\(start)\(values.placesInBrackets)", values)
        }
        writeMargins()
    }

    /// Left or right, if the alignment is one of them; nil otherwise. The slot has what they mean in the reading direction.
    private var physical: AxisAlignment? {
        let word = item.alignment == .unset ? found.container?.record.alignment(axis) : item.alignment
        return word == .left || word == .right ? word : nil
    }

    private func words(_ alignment: AxisAlignment) -> String {
        switch alignment {
        case .unset, .center, .stretch: "centred in"
        case .start: axis == .horizontal ? "at the leading edge of" : "at the top of"
        case .end: axis == .horizontal ? "at the trailing edge of" : "at the bottom of"
        case .baseline: "at the top of"
        case .left: "at the left of"
        case .right: "at the right of"
        }
    }

    private mutating func writeBaseline() {
        let own = tree.baseline(of: tree.name(found.id))
        let values = alignmentValues
        write(
            .baseline,
            "its baseline, \(text(own)) below its top, is on the common baseline at \(text(found.position + own))\(values.placesInBrackets)",
            values)
    }

    private mutating func writeMargins() {
        for (margin, name, suffix) in [
            (item.marginStart, axis.startName, axis.startSuffix), (item.marginEnd, axis.endName, axis.endSuffix),
        ]
        where margin != 0 {
            let values = [itemValue("margin\(suffix)", margin)]
            write(.margin, "\(name) margin \(text(margin))\(values.placesInBrackets)", values)
        }
    }

    /// The alignment that applies: the item's or its container's.
    var alignmentValues: [PropertyValue] {
        guard let container = found.container else { return [] }
        let property = "\(axis.prefix)Alignment"
        let word = PropertyValue.Value.text(
            item.alignment == .unset ? container.record.alignment(axis).nuiName(axis) : item.alignment.nuiName(axis))
        return [item.alignment == .unset ? value(.layout, property, word, of: container.id) : value(.item, property, word)]
    }

    // MARK: Along a stack

    /// Explains the distance from the item before, or from the start edge, to this item.
    private mutating func writeOrder() {
        guard let container = found.container, let expected = container.undistributed else { return }
        var parts: [String] = []
        var values: [PropertyValue] = []
        func add(_ number: Double, _ words: String, _ sources: [PropertyValue]) {
            guard number != 0 else { return }
            parts.append("\(words) \(text(number))\(sources.placesInBrackets)")
            values += sources
        }
        if let previous = container.previous {
            let before = tree.readItem(previous)
            add(
                before[axis].marginEnd, "its margin",
                [value(.item, "margin\(axis.endSuffix)", .number(before[axis].marginEnd), of: previous)])
            add(container.record.spacing, "spacing", containerValue("\(axis.prefix)Spacing", .number(container.record.spacing)))
            add(before.spacingAfter, "its spacingAfter", [value(.item, "spacingAfter", .number(before.spacingAfter), of: previous)])
            add(found.style.spacingBefore, "spacingBefore", [itemValue("spacingBefore", found.style.spacingBefore)])
        } else {
            let padding = container.record.start(axis)
            add(padding, "padding", containerValue("padding\(axis.startSuffix)", .number(padding)))
        }
        add(item.marginStart, "\(axis.startName) margin", [itemValue("margin\(axis.startSuffix)", item.marginStart)])
        if !areSame(found.position, expected) {
            let word = container.record.distribution.nuiName
            add(found.position - expected, "distribution \(word)", containerValue("distribution", .text(word)))
        }
        guard !parts.isEmpty else { return }
        write(.order, "\(whereItStarts(container)): \(parts.joined(separator: ", "))", values)
    }

    private func whereItStarts(_ container: ContainerFinding) -> String {
        guard let previous = container.previous else { return "starts at \(text(found.position))" }
        let result = tree.arena.pointee.results(axis)[Int(previous)]
        let distance = found.position - result.position - result.length
        return distance < 0
            ? "starts \(text(-distance)) before the end of \(name(previous))" : "starts \(text(distance)) after \(name(previous))"
    }
}

extension AxisAlignment {
    /// Returns the alignment as NUI writes it.
    func nuiName(_ axis: Axis) -> String {
        switch self {
        case .unset, .center: "Center"
        case .start: axis == .horizontal ? "Leading" : "Top"
        case .end: axis == .horizontal ? "Trailing" : "Bottom"
        case .stretch: "Stretch"
        case .baseline: "Baseline"
        case .left: "Left"
        case .right: "Right"
        }
    }
}

extension Distribution {
    /// The distribution as NUI writes it.
    var nuiName: String { "\(self)".capitalizedFirst }
}

extension Visibility {
    var nuiName: String { "\(self)".capitalizedFirst }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
