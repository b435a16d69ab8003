import TatamiGeometry

/// An item of a box, with what its links say of it. Loops that read more than one fact of an item read its links once.
struct BoxItem {
    let id: Int32
    let flags: NodeFlags
    fileprivate let style: Int32

    /// True if the item has properties that only `BoxExtras.rareItem` can return.
    var isRare: Bool { @inline(__always) get { flags.contains(.rare) } }
}

extension BoxExtras {
    /// Returns what two neighbours add to the gap between them.
    @inline(never) fileprivate func rareGap(_ before: BoxItem, _ after: BoxItem) -> Double {
        var gap = 0.0
        if before.isRare { gap += rareItem(before.id).spacingAfter }
        if after.isRare { gap += rareItem(after.id).spacingBefore }
        return gap
    }
}

extension Box {
    @inline(__always) func item(_ child: Int32) -> BoxItem {
        let links = links + Int(child)
        return BoxItem(id: child, flags: links.pointee.flags, style: links.pointee.style)
    }

    @inline(__always) func style(_ item: BoxItem) -> AxisStyle { styles[Int(item.style)] }
    @inline(__always) func result(_ item: BoxItem) -> AxisResult { results[Int(item.id)] }

    /// Returns the alignment of an item as it is named, left or right or one that depends on the reading direction: its own, or the
    /// container's if it names none.
    @inline(__always) func namedAlignment(_ item: BoxItem) -> AxisAlignment {
        let own = item.flags.alignment(axis)
        return own == .unset ? record.pointee.alignment(axis) : own
    }

    /// Returns the weight of an item on this axis: its own, or 1 if its alignment is to stretch.
    @inline(__always) func weight(_ item: BoxItem) -> Double {
        let weight = style(item).weight
        return weight > 0 ? weight : (namedAlignment(item) == .stretch ? 1 : 0)
    }

    /// Returns the gap between two neighbours: the container's spacing and what the two items add.
    @inline(__always) func gap(_ before: BoxItem, _ after: BoxItem) -> Double {
        let spacing = record.pointee.spacing
        return before.flags.union(after.flags).contains(.rare) ? spacing + extras.rareGap(before, after) : spacing
    }

    /// Returns true if an item lines up with the first baselines of its siblings.
    @inline(__always) func standsOnBaseline(_ item: BoxItem) -> Bool { axis == .vertical && namedAlignment(item) == .baseline }
}
