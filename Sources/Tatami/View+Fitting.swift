import TatamiCairo
import TatamiGeometry
import TatamiViews

extension View {
    /// The size that the view needs for what it shows, in points, in a tree or alone: `sizeThatFits(_:text:)`, with the measurer of the root
    /// that shows the view, else with Pango and the bundled fonts.
    ///
    /// - Parameter size: the room that there is; 0 means no limit, so that `.zero` gives the ideal size.
    /// - Returns: the size; `.zero` for a view that no root shows where the bundled fonts cannot be read.
    public func sizeThatFits(_ size: Size) -> Size {
        if let environment { return sizeThatFits(size, text: environment.text) }
        guard let engine = try? PangoTextEngine() else { return .zero }
        return sizeThatFits(size, text: engine)
    }
}
