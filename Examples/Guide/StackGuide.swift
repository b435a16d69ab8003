import Tatami

/// A row with a spacer, a row shared by weight, a row whose free room goes between, and what is left below them.
public func stackGuide() -> LayoutView {
    paper(
        VStack(spacing: 8, padding: 12) {
            HStack(spacing: 6) {
                chip("Back").sizeAdjustment(16, 8)
                Spacer()
                chip("Share").sizeAdjustment(16, 8)
                chip("Save", .green).sizeAdjustment(16, 8)
            }.align(horizontal: .stretch)
            HStack(spacing: 6) {
                chip("weight 1", .amber).stretch(.horizontal).heightAdjustment(8)
                chip("weight 2", .amber).stretch(.horizontal, weight: 2).heightAdjustment(8)
                chip("fixed 60", .rose).fixedWidth(60).heightAdjustment(8)
            }.align(horizontal: .stretch)
            HStack(distribution: .spaceBetween) {
                chip("space", .green).sizeAdjustment(12, 8)
                chip("is", .green).sizeAdjustment(24, 18)
                chip("between", .green).sizeAdjustment(12, 8)
            }.align(horizontal: .stretch)
            chip("stretches on both axes").stretch()
        })
}
