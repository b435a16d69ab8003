import TatamiLayout

/// The items under the node of a view that has free subviews and, besides, its own content or layouts. Each item fills the view.
struct ViewParts {
    /// The view's own content, measured by `measure`.
    let content: LayoutItem
    /// The free subviews, at their own frames.
    let free: LayoutItem

    init(of view: View) {
        content = LayoutItem(filling: OwnContent(of: view))
        free = LayoutItem(filling: FreeViews(of: view))
    }
}

/// A view's own content as a layout without children.
private final class OwnContent: ItemLayout {
    private weak var view: View?

    init(of view: View) {
        self.view = view
        super.init()
    }

    override var nodeContent: NodeContent { view.map { .measured(by: ViewMeasurer($0)) } ?? .empty }
}

/// The free subviews of a view as a layout.
private final class FreeViews: ItemLayout {
    private weak var view: View?

    init(of view: View) {
        self.view = view
        super.init()
    }

    /// None while the view is folded.
    override var nodeItems: [LayoutItem] { view.map { $0.folding?.isFolded == true ? [] : $0.freeItems } ?? [] }
    override var nodeContent: NodeContent { .absolute(BoxStyle()) }
}
