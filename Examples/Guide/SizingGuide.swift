import Tatami

/// Every rule that an item can say about its width, one a line; the text alone asks for less or more.
public func sizingGuide() -> LayoutView {
    paper(
        VStack(spacing: 6, padding: 12) {
            chip("what the text asks").fixedHeight(24)
            chip("adjustment +40").widthAdjustment(40).fixedHeight(24)
            chip("min 200", .green).minWidth(200).fixedHeight(24)
            chip("max 130 lets a longer text wrap", .green).maxWidth(130).heightAdjustment(8)
            chip("fixed 240", .amber).fixedSize(240, 24)
            chip("ignores its width, then stretches", .rose).ignoringContent(.horizontal).stretch(.horizontal).fixedHeight(24)
        })
}
