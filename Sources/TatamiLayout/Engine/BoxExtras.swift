import TatamiGeometry

/// What algorithms ask for rarely, so that it lies outside the columns.
struct BoxExtras {
    let arena: UnsafeMutablePointer<Arena>

    /// The whole item style of a child that has rare parts.
    func rareItem(_ child: Int32) -> ItemStyle { arena.pointee.rareItems[child] ?? ItemStyle() }

    /// The cell that a child with rare parts names.
    func cell(of child: Int32) -> CellPlace { arena.pointee.rareItems.cell(child) }

    /// Distance of the child's first baseline from its top, at its natural height.
    func baseline(of child: Int32) -> Double { Baselines(arena).baseline(of: child) }

    /// What the container's layout keeps; the container's kind tells of which class it is.
    @inline(__always) func detail<Detail: LayoutDetail>(of box: Box, as type: Detail.Type) -> Detail {
        unsafeDowncast(arena.pointee.details[box.record.pointee.detail], to: type)
    }

    /// Tells what the layout had to mend about `child`; the same thing is told once.
    func diagnose(_ child: Int32, _ message: String) { arena.pointee.diagnose(child, message) }

    /// A number that the layout at work gives one of its children; good until another layout numbers its own.
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

/// For layouts that can settle a width only together with a height.
extension BoxExtras {
    /// A box on one of its axes, such as the horizontal side of one whose heights are being placed.
    func side(_ axis: Axis, of box: Box) -> Box { Walker(arena).box(box.id, axis) }

    /// True while something is only tried out: then nothing may be told about it.
    var isTrial: Bool { arena.pointee.trialRoot >= 0 }

    /// The container's height where that is known before widths are settled: the one given to the root, or a fixed one.
    func definiteHeight(of box: Box) -> Double? {
        let flags = box.links[Int(box.id)].flags
        if box.links[Int(box.id)].parent < 0, let given = arena.pointee.passes.latest.height { return given }
        guard flags.contains(.fixedHeight), !flags.contains(.ignoresHeight) else { return nil }
        return arena.pointee.style(box.id, .vertical).low
    }

    /// Has `child` work out, while widths are being asked, what its height would be at `width`. The width it is given later puts
    /// it right.
    func tryHeight(of child: Int32, width: Double) {
        let flags = arena.pointee.links[Int(child)].flags
        if flags.kind == .fixed, !flags.contains(.widthDecidesHeight) { return }
        Walker(arena).layOutOnTrial(child, width: width)
    }

    /// Has the container's children placed over heights whenever they were placed over widths.
    func placeAgainOverHeights(_ id: Int32) { Walker(arena).mark(id, .downY) }

    /// Has `child` asked for its height, also where its width is the one it was scaled to the last time.
    func askHeightAgain(_ child: Int32) { Walker(arena).mark(child, .upY) }

    /// Gives `child` another width while heights are placed. What is below it is laid out for that width; what it asked for
    /// stays, since that was asked at its natural width.
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
    /// Settles widths and natural heights below `id` as if it were a root of this width. Marks that are left below it are
    /// not told above: whoever tries out places its children afterwards and finds them.
    func layOutOnTrial(_ id: Int32, width: Double) {
        let outer = arena.pointee.trialRoot
        arena.pointee.trialRoot = id
        walkDown(from: id, .horizontal, length: width)
        walkUp(from: id, .vertical)
        arena.pointee.trialRoot = outer
    }
}
