import Tatami

/// Two layouts in one view: a list from the top, and a button that floats over its corner.
public func severalGuide() -> LayoutView {
    paper(
        VStack(spacing: 6, padding: 12) {
            for name in ["Inbox", "Drafts", "Sent"] { chip(name).heightAdjustment(14).align(horizontal: .stretch) }
        },
        Overlay(padding: 20) {
            chip("+ New", .rose).sizeAdjustment(24, 14).align(.trailing, .bottom)
        })
}
