import Tatami

/// Rows that wrap, with a high item and one longer than a row; rows whose free room goes between; columns in a fixed height.
public func flowGuide() -> LayoutView {
    paper(
        VStack(spacing: 12, padding: 12) {
            Flow(spacing: 6) {
                chip("items").sizeAdjustment(16, 8)
                chip("bottom").sizeAdjustment(16, 8).align(vertical: .bottom)
                chip("in a row").sizeAdjustment(16, 28)
                chip("stretch").widthAdjustment(16).align(vertical: .stretch)
                chip("start another").sizeAdjustment(16, 8)
                chip("where it ends").sizeAdjustment(16, 8)
                chip("what is longer than a row stands alone and gives: this text wraps", .green).sizeAdjustment(16, 8)
            }.align(horizontal: .stretch)
            Flow(spacing: 6, distribution: .spaceBetween) {
                chip("each row", .amber).sizeAdjustment(16, 8)
                chip("uses its own", .amber).sizeAdjustment(16, 8)
                chip("room", .amber).sizeAdjustment(16, 8)
                chip("in the same", .amber).sizeAdjustment(16, 8)
                chip("way", .amber).sizeAdjustment(16, 8)
            }.align(horizontal: .stretch)
            Flow(.vertical, spacing: 6, lineDistribution: .spaceBetween) {
                chip("columns", .rose).sizeAdjustment(16, 8)
                chip("break", .rose).sizeAdjustment(16, 8)
                chip("at a height", .rose).sizeAdjustment(16, 8)
                chip("that is", .rose).sizeAdjustment(16, 8)
                chip("definite", .rose).sizeAdjustment(16, 8)
            }.align(horizontal: .stretch).fixedHeight(54)
        })
}
