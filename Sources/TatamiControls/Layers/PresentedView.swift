import TatamiViews

/// A view that is shown in a layer in front of a window when it is presented: a sheet, an alert. Actions of files present it by `show`.
public protocol PresentedView: View {
    /// Whether the view is shown in a layer.
    var isPresented: Bool { get }
    /// Shows the view in a layer in front of the content of a root. It has no effect while the view is shown already.
    func present(in root: ViewRoot)
    /// Dismisses the layer.
    func dismiss()
}
