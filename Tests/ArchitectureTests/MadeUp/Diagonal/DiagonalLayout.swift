import TatamiGeometry

/// A made-up layout: every item begins where the one before it ends, on both axes.
struct DiagonalStyle: LayoutStyle, Hashable {
    typealias Algorithm = DiagonalLayout

    var box = BoxStyle()
    /// Points between two items, on both axes.
    var step = 0.0

    var isClean: Bool { box.isClean && Numbers.isClean(step) }

    func cleaned() -> DiagonalStyle { DiagonalStyle(box: box.cleaned(), step: Numbers.clean(step)) }

    func makeDetail() -> LayoutDetail? { DiagonalDetail(self) }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> DiagonalStyle {
        (detail as? DiagonalDetail)?.style ?? DiagonalStyle()
    }
}

extension DiagonalStyle: DumpedStyle {
    static let fresh = DiagonalStyle()
    static let dumpFields: [DumpField<DiagonalStyle>] = [DumpField("step", \.step)] + BoxStyle.dumpFields(at: \.box)
}

final class DiagonalDetail: LayoutDetail {
    let style: DiagonalStyle

    init(_ style: DiagonalStyle) { self.style = style }
}

extension NodeContent {
    static func diagonal(step: Double) -> NodeContent { DiagonalStyle(step: step).content }
}

enum DiagonalLayout: LayoutAlgorithm {
    typealias Style = DiagonalStyle

    static var kind: NodeKind { .diagonal }
    static var hasBaselineOfFirstItem: Bool { false }
    static var content: (name: String, verb: String) { ("its steps", "need") }

    static func measure(_ box: Box) -> Extent {
        var end = 0.0
        forEach(box) { child, start in end = start + box.result(child).natural }
        return Extent(end)
    }

    static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        let origin = box.record.pointee.start(box.axis)
        forEach(box) { child, start in placement.place(child, at: origin + start, length: box.result(child).natural) }
    }

    private static func forEach(_ box: Box, _ body: (Int32, Double) -> Void) {
        let step = box.extras.detail(of: box, as: DiagonalDetail.self).style.step
        var start = 0.0
        var child = box.first
        while child >= 0 {
            body(child, start)
            start += box.result(child).natural + step
            child = box.after(child)
        }
    }
}
