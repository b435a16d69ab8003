import TatamiGeometry

/// Explains what is collapsed, hidden, scrolled, or too large.
extension FactWriter {
    mutating func writeCollapsed() {
        guard let collapsed = found.collapsed else { return }
        let values = [value(.item, "visibility", .text(Visibility.collapsed.nuiName), of: collapsed)]
        write(
            .collapsed,
            collapsed == found.id
                ? "collapsed\(values.placesInBrackets), takes no room, margin or spacing"
                : "it is in \(name(collapsed)), which is collapsed\(values.placesInBrackets)",
            values)
    }

    mutating func writeVisibility() {
        guard found.style.visibility == .hidden else { return }
        let values = [value(.item, "visibility", .text(Visibility.hidden.nuiName))]
        write(.hidden, "hidden\(values.placesInBrackets), but it keeps its room", values)
    }

    mutating func writeScrolling() {
        guard let record = found.record, record.scrolls.contains(axis) else { return }
        let room = max(0, found.length - record.padding(axis))
        let need = record.content(axis)
        if need > room + tolerance(room) { write(.scroll, "scrolls its content of \(text(need))") }
    }

    mutating func writeOverflow() {
        guard let excess = tree.excess(of: found.id, axis, context) else { return }
        let values = excess.causes.flatMap(\.values)
        guard excess.isCut else { return write(.overflow, excess.text, values) }
        // The place where the content is written was given with the content.
        write(.cut, excess.cutText("its \(contentName) needs \(text(excess.needed))"), values)
    }
}
