import Tatami

/// One rectangle for all: a background that fills it, a note in the middle, a badge in a corner.
public func overlayGuide() -> LayoutView {
    paper(
        Overlay(padding: 12) {
            chip("", .amber).stretch()
            chip("in the middle").sizeAdjustment(24, 12)
            chip("top, trailing", .rose).sizeAdjustment(12, 6).align(.trailing, .top).margin(8)
            chip("bottom, leading", .green).sizeAdjustment(12, 6).align(.leading, .bottom).margin(8)
        })
}
