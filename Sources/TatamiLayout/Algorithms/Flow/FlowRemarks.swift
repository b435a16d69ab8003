import TatamiGeometry

/// The explanations of a flow's decisions, with their numbers. Used only for explaining.
extension FlowDetail {
    private var lineWord: String { style.axis == .horizontal ? "row" : "column" }
    private func word(_ index: Int) -> String { "\(lineWord) \(index + 1)" }
    private func text(_ length: Double) -> String { DecimalText.format(length) }

    /// Which line contains an item; along the line.
    func lineRemark(_ index: Int, _ room: Double) -> Remark {
        if style.axis == .vertical, definiteHeight == nil {
            return Remark("flow.unbroken", "in the only column, since columns break only at a definite height", layout: ["axis"])
        }
        return Remark("flow.line", "in \(word(index)) of \(lines.count), which takes \(text(lines[index].length)) of \(text(room))")
    }

    /// Why `child` is in another line than the previous item.
    func breakRemark(_ box: Box, _ child: Int32, _ index: Int, _ room: Double) -> Remark {
        let before = lines[index - 1].length
        let gap = box.gap(box.before(child), child)
        let own = box.result(child).natural + box.style(child).margins
        let reason: String
        if style.axis == .vertical {
            reason = "by the heights at natural widths \(word(index - 1)) had no room for it"
        } else if before > room + FlowLayout.slack {
            reason = "\(word(index - 1)) is too long by itself"
        } else {
            reason = "\(word(index - 1)) takes \(text(before)) and \(gap != 0 ? "\(text(gap)) + " : "")\(text(own)) more do not fit"
        }
        return Remark("flow.break", "starts a \(lineWord), because \(reason)")
    }

    /// The distance of an item from the previous one in its line, without the distribution.
    func gapRemark(_ box: Box, _ child: Int32) -> Remark {
        let before = box.before(child)
        let gap = box.gap(before, child) + box.style(before).marginEnd + box.style(child).marginStart
        let distance = gap == 0 ? "directly after" : gap > 0 ? "\(text(gap)) after" : "\(text(-gap)) into"
        return Remark(
            "flow.gap", "\(distance) the item before it",
            layout: [style.axis == .horizontal ? "horizontalSpacing" : "verticalSpacing"])
    }

    /// How the free room of a line is used.
    func distributionRemark(_ index: Int, _ free: Double) -> Remark {
        let count = lines[index].count
        let items = count == 1 ? "it leaves" : "its \(count) items leave"
        return Remark(
            "flow.distribution", "the \(text(free)) that \(items) go \(style.distribution.words(for: count))", layout: ["distribution"])
    }

    /// Which line contains an item; across the line.
    func acrossRemark(_ axis: Axis, _ index: Int, _ length: Double) -> Remark {
        let given = lines[index].across.natural - length
        let short = given > tolerance(length) ? ", \(text(given)) less than it needs" : ""
        return Remark(
            "flow.line",
            "in \(word(index)) of \(lines.count), \(text(length)) \(axis == .horizontal ? "wide" : "high")\(short)")
    }

    /// How the free room around the lines is used.
    func blockRemark(_ free: Double) -> Remark {
        let words = lines.count == 1 ? "the \(lineWord) leaves" : "the \(lines.count) \(lineWord)s leave"
        return Remark(
            "flow.lineDistribution", "the \(text(free)) that \(words) go \(style.lineDistribution.words(for: lines.count))",
            layout: ["lineDistribution"])
    }
}

extension Distribution {
    /// Where the room goes that `count` items or lines leave, as part of a sentence.
    fileprivate func words(for count: Int) -> String {
        let them = count == 1 ? "it" : "them"
        return switch self {
        case .start: "after \(them)"
        case .center: "half before and half after \(them)"
        case .end: "before \(them)"
        case .spaceBetween: count == 1 ? "after it" : "between them"
        case .spaceAround: count == 1 ? "around it" : "around each of them"
        case .spaceEvenly: "into \(count + 1) even gaps around \(them)"
        }
    }
}
