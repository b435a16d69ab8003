import TatamiGeometry

/// What an algorithm sees: one container and its children, along one axis.
///
/// Children are numbers that are valid only here. Collapsed children are left out.
struct Box {
    let axis: Axis
    let id: Int32
    let mirrored: Bool
    /// False if no child can be collapsed.
    let mayCollapse: Bool
    let record: UnsafeMutablePointer<ContainerRecord>
    let links: UnsafeMutablePointer<Links>
    let styles: UnsafeMutablePointer<AxisStyle>
    let results: UnsafeMutablePointer<AxisResult>
    let extras: BoxExtras

    /// The type by which rules refer to another item of the same layout.
    typealias Sibling = NodeID

    /// True if the axis is the one along which the container lines up its items.
    var isMain: Bool { @inline(__always) get { record.pointee.axis == axis } }

    /// The content length that the container's style sets in place of its children's; -1 if it sets none.
    var setLength: Double { @inline(__always) get { record.pointee.setLength(axis) } }

    /// The first child that is not collapsed; -1 if there is none.
    var first: Int32 { @inline(__always) get { counting(links[Int(id)].first) } }
    /// Returns the next child that is not collapsed; -1 if there is none.
    @inline(__always) func after(_ child: Int32) -> Int32 { counting(links[Int(child)].next) }

    @inline(__always) private func counting(_ candidate: Int32) -> Int32 {
        var child = candidate
        while mayCollapse, child >= 0, links[Int(child)].flags.contains(.collapsed) { child = links[Int(child)].next }
        return child
    }

    @inline(__always) func style(_ child: Int32) -> AxisStyle { styles[Int(links[Int(child)].style)] }
    @inline(__always) func result(_ child: Int32) -> AxisResult { results[Int(child)] }

    /// Returns the length of the content if the container is `length` long; never negative.
    @inline(__always) func room(in length: Double) -> Double {
        let room = length - record.pointee.padding(axis)
        return room > 0 ? room : 0
    }

    /// Returns the length that a container of `length` has for its content: the one that its style sets, or what its padding leaves.
    @inline(__always) func contentRoom(in length: Double) -> Double { setLength >= 0 ? setLength : room(in: length) }

    /// Returns the alignment of `child` on this axis: its own, or the container's if it names none.
    @inline(__always) func alignment(_ child: Int32) -> AxisAlignment { namedAlignment(item(child)).resolved(mirrored: mirrored) }

    /// Returns true if the child's length on this axis is set, whatever its content needs.
    @inline(__always) func isFixed(_ child: Int32) -> Bool { links[Int(child)].flags.contains(.fixed(axis)) }

    /// Returns the weight of `child` on this axis: its own, or 1 if its alignment is to stretch.
    @inline(__always) func weight(_ child: Int32) -> Double { weight(item(child)) }

    /// Returns the gap between two neighbours: the container's spacing and what the two items add.
    @inline(__always) func gap(_ before: Int32, _ after: Int32) -> Double { gap(item(before), item(after)) }

    /// Returns true if `child` has properties that only `BoxExtras.rareItem` can return.
    @inline(__always) func hasRareParts(_ child: Int32) -> Bool { links[Int(child)].flags.contains(.rare) }

    /// Returns true if `child` has a length that is a fraction along the axis of the box.
    @inline(__always) func hasFraction(_ child: Int32) -> Bool {
        links[Int(child)].flags.contains(.fraction) && !extras.rareItem(child)[axis].fractions.isEmpty
    }

    /// Returns true if `child` lines up with the first baselines of its siblings.
    @inline(__always) func standsOnBaseline(_ child: Int32) -> Bool { standsOnBaseline(item(child)) }

    /// Returns the distance of the child's first baseline from its top, at its natural height.
    func baseline(_ child: Int32) -> Double { extras.baseline(of: child) }

    /// Returns the last child before `child` that is not collapsed; -1 if there is none.
    func before(_ child: Int32) -> Int32 {
        var other = links[Int(child)].previous
        while other >= 0, links[Int(other)].flags.contains(.collapsed) { other = links[Int(other)].previous }
        return other
    }

    /// Returns the number of children before `child` that are not collapsed.
    func count(before child: Int32) -> Int {
        var count = 0
        var other = before(child)
        while other >= 0 {
            count += 1
            other = before(other)
        }
        return count
    }

    /// The number of children that are not collapsed.
    var count: Int {
        var count = 0
        var child = first
        while child >= 0 {
            count += 1
            child = after(child)
        }
        return count
    }
}
