import TatamiLayout

/// The items under the node of a view that has free subviews and something else as well: its own content, or layouts. Each fills the view.
struct ViewParts {
    /// The view's own content, as `measure` speaks for it.
    let content: LayoutItem
    /// The free subviews, at their own frames.
    let free: LayoutItem

    init(of view: View) {
        content = LayoutItem(filling: OwnContent(of: view))
        free = LayoutItem(filling: FreeViews(of: view))
    }
}

/// A view's own content, as a layout without children.
private final class OwnContent: ItemLayout {
    private weak var view: View?

    init(of view: View) {
        self.view = view
        super.init()
    }

    override var nodeContent: NodeContent { view.map { .measured(by: ViewMeasurer($0)) } ?? .empty }
}

/// A view's free subviews.
private final class FreeViews: ItemLayout {
    private weak var view: View?

    init(of view: View) {
        self.view = view
        super.init()
    }

    override var nodeItems: [LayoutItem] { view?.freeItems ?? [] }
    override var nodeContent: NodeContent { .absolute(BoxStyle()) }
}
