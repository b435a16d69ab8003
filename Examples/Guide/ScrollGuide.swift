import Tatami

/// Content as wide as the window and as high as it needs.
public func scrollGuide() -> LayoutView {
    let scroll = ScrollView()
    scroll.contentLayoutItem.horizontalAlignment = .stretch
    scroll.contentView = LayoutView {
        VStack(spacing: 6, padding: 12) {
            for line in 1...8 { chip("line \(line) of 8", line % 2 == 0 ? .green : .blue).heightAdjustment(12).align(horizontal: .stretch) }
        }
    }
    return paper(VStack { scroll.stretch() })
}
