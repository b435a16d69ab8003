import TatamiDrawing

extension View {
    /// The color of the background; nil for no background and for a gradient.
    public var backgroundColor: Color? {
        get { if case .color(let color) = background { color } else { nil } }
        set { background = newValue.map(Brush.color) }
    }
}
