import TatamiLayout

/// Measures a view for the layout tree.
final class ViewMeasurer: LeafMeasurer {
    private weak var view: View?

    init(_ view: View) { self.view = view }

    func widths() -> Extent { view?.askedWidths() ?? .zero }
    func height(forWidth width: Double) -> LeafHeight { view?.askedHeight(forWidth: width) ?? LeafHeight(0) }
}
