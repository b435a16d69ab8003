import TatamiGeometry

/// What algorithms need rarely, and is stored outside the columns.
struct BoxExtras {
    let arena: UnsafeMutablePointer<Arena>

    /// Returns the complete item style of a child that has rare properties.
    func rareItem(_ child: Int32) -> ItemStyle { arena.pointee.rareItems[child] ?? ItemStyle() }

    /// Returns the cell that a child with rare properties names.
    func cell(of child: Int32) -> CellPlace { arena.pointee.rareItems.cell(child) }

    /// Returns the distance of the child's first baseline from its top, at its natural height.
    func baseline(of child: Int32) -> Double { Baselines(arena).baseline(of: child) }

    /// Returns the baseline that is stored for a container; nil for a leaf.
    func storedBaseline(of child: Int32) -> StoredBaseline? {
        record(child).map { StoredBaseline(length: $0.pointee.baseline, isKnown: $0.pointee.isBaselineKnown) }
    }

    /// Replaces the baseline that is stored for a container. Has no effect on a leaf.
    func setBaseline(_ baseline: StoredBaseline, of child: Int32) {
        guard let record = record(child) else { return }
        (record.pointee.baseline, record.pointee.isBaselineKnown) = (baseline.length, baseline.isKnown)
    }

    private func record(_ child: Int32) -> UnsafeMutablePointer<ContainerRecord>? {
        let links = arena.pointee.links[Int(child)]
        return links.flags.kind.isContainer ? arena.pointee.containers.base + Int(links.payload) : nil
    }

    /// Returns the detail of the container's layout. The container's kind determines its class.
    @inline(__always) func detail<Detail: LayoutDetail>(of box: Box, as type: Detail.Type) -> Detail {
        unsafeDowncast(arena.pointee.details[box.record.pointee.detail], to: type)
    }

    /// Reports what the layout had to correct about `child`. The same message is reported once.
    func diagnose(_ child: Int32, _ message: String) { arena.pointee.diagnose(child, message) }

    /// Returns the number that the current layout gave one of its children. It is valid until another layout numbers its children.
    @inline(__always) func number(of child: Int32) -> Int32 { arena.pointee.numbers[Int(child)] }

    func setNumber(_ number: Int32, of child: Int32) {
        let missing = Int(child) + 1 - arena.pointee.numbers.count
        if missing > 0 { arena.pointee.numbers.append(contentsOf: repeatElement(0, count: missing)) }
        arena.pointee.numbers[Int(child)] = number
    }

    func measureCustom(_ box: Box) -> Extent { CustomHost(arena, box).measure() }

    func placeCustom<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        CustomHost(arena, box).place(in: length, &placement)
    }
}

/// Functions for layouts that can compute a width only together with a height.
extension BoxExtras {
    /// Returns the box on the given axis, for example the horizontal side of a box whose heights are being placed.
    func side(_ axis: Axis, of box: Box) -> Box { Walker(arena).box(box.id, axis) }

    /// True during a trial. Nothing may be reported then.
    var isTrial: Bool { arena.pointee.trialRoot >= 0 }

    /// The container's height if it is known before widths are computed: the height given to the root, or a fixed one; nil otherwise.
    func definiteHeight(of box: Box) -> Double? {
        let flags = box.links[Int(box.id)].flags
        if box.links[Int(box.id)].parent < 0, let given = arena.pointee.passes.latest.height { return given }
        guard flags.contains(.fixedHeight), !flags.contains(.ignoresHeight) else { return nil }
        return arena.pointee.style(box.id, .vertical).low
    }

    /// Computes, while widths are measured, what the child's height would be at `width`. The width that it is given later corrects this.
    func tryHeight(of child: Int32, width: Double) {
        let flags = arena.pointee.links[Int(child)].flags
        if flags.kind == .fixed, !flags.contains(.widthDecidesHeight) { return }
        Walker(arena).layOutOnTrial(child, width: width)
    }

    /// Requests that the container's children are placed along the vertical axis whenever they were placed along the horizontal one.
    func placeAgainOverHeights(_ id: Int32) { Walker(arena).mark(id, .downY) }

    /// Requests that the height of `child` is measured even if its width is the one to which it was scaled the last time.
    func askHeightAgain(_ child: Int32) { Walker(arena).mark(child, .upY) }

    /// Gives `child` another width while heights are placed. What is below it is laid out for that width. The height that it asked for
    /// stays, since it was measured at its natural width.
    func setWidth(of child: Int32, at position: Double, length: Double) {
        let results = arena.pointee.resultsX
        let asked = arena.pointee.resultsY[Int(child)]
        results[Int(child)].position = position
        guard results[Int(child)].length != length else { return }
        if arena.pointee.links[Int(child)].flags.kind.isContainer {
            Walker(arena).layOutOnTrial(child, width: length)
            arena.pointee.resultsY[Int(child)].natural = asked.natural
            arena.pointee.resultsY[Int(child)].minimum = asked.minimum
            arena.pointee.containers.base[Int(arena.pointee.links[Int(child)].payload)].isBaselineKnown = false
        }
        results[Int(child)].length = length
    }
}

extension Walker {
    /// Computes widths and natural heights below `id` as if it were a root of this width.
    ///
    /// Marks that remain below it are not passed on to its ancestors: the layout that tries it places its children afterwards and finds
    /// them.
    func layOutOnTrial(_ id: Int32, width: Double) {
        let outer = arena.pointee.trialRoot
        arena.pointee.trialRoot = id
        walkDown(from: id, .horizontal, length: width)
        walkUp(from: id, .vertical)
        arena.pointee.trialRoot = outer
    }
}
