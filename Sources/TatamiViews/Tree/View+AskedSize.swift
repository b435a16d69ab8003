import TatamiGeometry
import TatamiLayout

/// Sizes of views that have nothing but a frame, in a view that arranges others: MICUi's stack and grid take them from there.
extension View {
    /// The size of the frame that was set, if a layout that holds the view asks for it (`ItemLayout.asksForFrames`); otherwise nil.
    final var askedSize: Size? {
        guard let ownFrame, layoutItems.contains(where: { $0.layout?.asksForFrames == true }) else { return nil }
        return Size(Numbers.cleanLength(ownFrame.width), Numbers.cleanLength(ownFrame.height))
    }

    /// The smallest and the natural width for the layout, in points: those of the content, or else of the frame. A frame can shrink.
    final func askedWidths() -> Extent {
        let content = contentWidths()
        guard content.natural == 0, let size = askedSize else { return content }
        return Extent(minimum: 0, natural: size.width)
    }

    /// The height at `width` for the layout, in points: that of the content, or else of the frame.
    final func askedHeight(forWidth width: Double) -> LeafHeight {
        let content = contentHeight(forWidth: width)
        guard content.height == 0, let size = askedSize else { return content }
        return LeafHeight(size.height)
    }

    /// Reports that the frame was set, which may be the size for which the view asks.
    final func askedSizeChanged() {
        guard askedSize != nil else { return }
        contentChanged()
        if !freeSubviews.isEmpty { freeItemsChanged() }
    }
}
