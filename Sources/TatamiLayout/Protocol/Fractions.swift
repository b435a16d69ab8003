import TatamiGeometry

/// What the fractions of a container's items refer to along one axis.
enum FractionBasis: Equatable {
    /// Nothing: they stay unset.
    case none
    /// One length for all items, in points.
    case content(Double)
    /// The slot of each item. The layout calls `Box.resolveFractions` before it fits an item into its slot.
    case cells
}

extension LayoutAlgorithm {
    /// Calls `body` while the fractions of the items are resolved for a container of `length` points, and takes that back.
    ///
    /// The stored bounds and extents are those without fractions, which is what the next measuring needs. A container without such
    /// items pays for one flag.
    @inline(__always) static func resolvingFractions<Result>(_ box: Box, in length: Double, _ body: () -> Result) -> Result {
        box.placesFractions ? resolvingAll(box, in: length, body) : body()
    }

    @inline(never) private static func resolvingAll<Result>(_ box: Box, in length: Double, _ body: () -> Result) -> Result {
        let basis = fractionBasis(box, in: length)
        let kept = basis == .none ? [] : box.itemsWithFractions
        if kept.isEmpty { return body() }
        let record = box.record.pointee
        if case .content(let room) = basis {
            for item in kept { box.resolveFractions(of: item.child, in: room) }
            measureResolved(box)
        }
        let result = body()
        for item in kept { box.restore(item) }
        box.record.pointee.restoreMeasuring(from: record)
        return result
    }
}

extension Box {
    /// True if a child of the container has, or had, a fraction.
    @inline(__always) var placesFractions: Bool { links[Int(id)].flags.contains(.placesFractions) }

    /// What is stored of an item whose fractions are resolved for a while.
    fileprivate struct KeptItem {
        let child: Int32
        let style: AxisStyle
        let result: AxisResult
        let isFixed: Bool
        /// The stored baseline of a container, which follows from its height without fractions.
        let baseline: StoredBaseline?
    }

    fileprivate var itemsWithFractions: [KeptItem] {
        var items: [KeptItem] = []
        var child = first
        while child >= 0 {
            if hasFraction(child) {
                items.append(
                    KeptItem(
                        child: child, style: style(child), result: result(child), isFixed: isFixed(child),
                        baseline: axis == .vertical ? extras.storedBaseline(of: child) : nil))
            }
            child = after(child)
        }
        return items
    }

    /// Gives `child` the bounds that its fractions of `room` points mean, and the extent that these bounds leave.
    @inline(__always) func resolveFractions(of child: Int32, in room: Double) {
        if hasFraction(child) { resolve(child, in: room) }
    }

    @inline(never) private func resolve(_ child: Int32, in room: Double) {
        let item = extras.rareItem(child)[axis]
        let resolved = item.resolvingFractions(in: room)
        let style = AxisStyle(resolved)
        styles[Int(links[Int(child)].style)] = style
        if resolved.fixed != nil { links[Int(child)].flags.formUnion(.fixed(axis)) }
        if axis == .vertical { extras.setBaseline(StoredBaseline(), of: child) }
        if item.ignoresContent { return }
        results[Int(child)].natural = style.clamp(results[Int(child)].natural)
        results[Int(child)].minimum = style.clamp(results[Int(child)].minimum)
    }

    fileprivate func restore(_ item: KeptItem) {
        let row = Int(item.child)
        styles[Int(links[row].style)] = item.style
        links[row].flags.set(.fixed(axis), to: item.isFixed)
        (results[row].natural, results[row].minimum) = (item.result.natural, item.result.minimum)
        if let baseline = item.baseline { extras.setBaseline(baseline, of: item.child) }
    }
}

extension ContainerRecord {
    /// Takes over what measuring stored in `record`.
    fileprivate mutating func restoreMeasuring(from record: ContainerRecord) {
        (content, weights, hasBoundWeights) = (record.content, record.weights, record.hasBoundWeights)
        (ascent, hasCommonBaseline) = (record.ascent, record.hasCommonBaseline)
    }
}
