import TatamiGeometry

/// A change of one property that may give a node the length it asks for.
struct ChangeCandidate {
    /// What is changed.
    enum Target {
        /// A rule of the node's item.
        case item((inout ItemStyle) -> Void)
        /// The visibility of the collapsed node.
        case visibility
        /// The content mode of the overlay around the node.
        case contentMode
        /// The length that the pass gives to the root.
        case root(Double)
    }

    let target: Target
    let property: String
    let value: PropertyValue.Value
    /// The present value in words; nil if the property has its default.
    var present: String?
}

extension ChangeCandidate {
    /// Returns the changes that may bring the node's length from that of `found` to `goal`, the most specific one first.
    static func all(for found: AxisFindings, goal: Double) -> [ChangeCandidate] {
        let length = (goal * 1000).rounded() / 1000
        var changes: [ChangeCandidate] = []
        if found.container?.record.contentMode ?? .normal != .normal {
            changes.append(
                ChangeCandidate(
                    target: .contentMode, property: "contentMode", value: .text("Normal"),
                    present: found.container?.record.contentMode.nuiName))
        }
        let bounds = goal > found.length ? raising(found, to: length) : lowering(found, to: length)
        return changes + bounds + [fixing(found, at: length)]
    }

    /// The change that gives room to a leaf that asks for none.
    static func stretching(_ found: AxisFindings) -> ChangeCandidate {
        let axis = found.axis
        return item("\(axis.prefix)Stretch", .number(1)) { $0[axis].stretch = 1 }
    }

    private static func raising(_ found: AxisFindings, to length: Double) -> [ChangeCandidate] {
        let axis = found.axis
        guard found.item.fixed == nil else { return [] }
        var changes: [ChangeCandidate] = []
        if let maximum = found.item.maximum, maximum < length {
            changes.append(maximumItem(found, length))
        }
        let minimum = found.item.minimum > 0 ? found.fractions.value(found.item.minimum, found.fractions.fractions.minimum) : nil
        let raised = item("min\(axis.lengthSuffix)", .number(length), minimum) {
            ($0[axis].minimum, $0[axis].fractions.minimum) = (length, nil)
        }
        return changes + [raised]
    }

    private static func lowering(_ found: AxisFindings, to length: Double) -> [ChangeCandidate] {
        let axis = found.axis
        let item = found.item
        guard item.fixed == nil else { return [] }
        var changes: [ChangeCandidate] = []
        if item.stretch > 0 {
            changes.append(Self.item("\(axis.prefix)Stretch", .number(0), .number(item.stretch)) { $0[axis].stretch = 0 })
        }
        if (item.alignment == .unset ? found.container?.record.alignment(axis) : item.alignment) == .stretch {
            changes.append(
                ChangeCandidate(
                    target: .item { $0[axis].alignment = .start }, property: "\(axis.prefix)Alignment",
                    value: .text(AxisAlignment.start.nuiName(axis)), present: item.alignment == .unset ? nil : "Stretch"))
        }
        return changes + [maximumItem(found, length)]
    }

    private static func maximumItem(_ found: AxisFindings, _ length: Double) -> ChangeCandidate {
        let axis = found.axis
        let present = found.item.maximum.map { found.fractions.value($0, found.fractions.fractions.maximum) }
        return item("max\(axis.lengthSuffix)", .number(length), present) {
            ($0[axis].maximum, $0[axis].fractions.maximum) = (length, nil)
        }
    }

    private static func fixing(_ found: AxisFindings, at length: Double) -> ChangeCandidate {
        let axis = found.axis
        let present = found.item.fixed.map { found.fractions.value($0, found.fractions.fractions.fixed) }
        return item("fixed\(axis.lengthSuffix)", .number(length), present) {
            ($0[axis].fixed, $0[axis].fractions.fixed) = (length, nil)
        }
    }

    private static func item(
        _ property: String, _ value: PropertyValue.Value, _ present: PropertyValue.Value? = nil,
        _ change: @escaping (inout ItemStyle) -> Void
    ) -> ChangeCandidate {
        ChangeCandidate(target: .item(change), property: property, value: value, present: present?.text)
    }
}

extension OverlayMode {
    /// The mode as NUI writes it.
    fileprivate var nuiName: String { "\(self)".capitalizedFirst }
}
