import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The colors of a palette in rows. One of them is a Tab stop; arrow keys move in both directions from there.
final class SwatchGrid: View {
    /// Called when people choose a color.
    var onPick: ((Color) -> Void)?
    private(set) var swatches: [Swatch] = []
    /// The index of the swatch at which Tab stops.
    fileprivate var current = 0

    static let side = 24.0
    private static let gap = 4.0
    private static let columns = 8

    init(_ colors: [Color]) {
        super.init()
        for (index, color) in colors.enumerated() {
            let swatch = Swatch(color, index, in: self)
            let step = Self.side + Self.gap
            swatch.frame = Rect(Double(index % Self.columns) * step, Double(index / Self.columns) * step, Self.side, Self.side)
            swatches.append(swatch)
            addSubview(swatch)
        }
    }

    /// Marks the swatch of a color.
    func select(_ color: Color) {
        for swatch in swatches { swatch.selected = swatch.color.hex == color.hex }
        if let index = swatches.firstIndex(where: \.selected), !swatches.contains(where: \.isFocused) { current = index }
    }

    /// The swatch at which Tab stops; nil for an empty palette.
    var currentSwatch: Swatch? { swatches.indices.contains(current) ? swatches[current] : nil }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard event.modifiers == [], swatches.contains(where: \.isFocused) else { return false }
        let forward = layoutDirection == .rightToLeft ? -1 : 1
        let target: Int
        switch event.key {
        case .left: target = current - forward
        case .right: target = current + forward
        case .up: target = current - Self.columns
        case .down: target = current + Self.columns
        case .home: target = 0
        case .end: target = swatches.count - 1
        default: return false
        }
        guard swatches.indices.contains(target) else { return true }
        current = target
        root?.focus(swatches[target], isVisible: true)
        return true
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard !swatches.isEmpty else { return .zero }
        let (columns, rows) = (Double(Self.columns), Double((swatches.count + Self.columns - 1) / Self.columns))
        return Size(columns * (Self.side + Self.gap) - Self.gap, rows * (Self.side + Self.gap) - Self.gap)
    }

    override var ownRole: AccessibilityRole { .grid }
}

/// A color of a palette.
final class Swatch: Control {
    let color: Color
    private let index: Int
    private weak var grid: SwatchGrid?

    init(_ color: Color, _ index: Int, in grid: SwatchGrid) {
        (self.color, self.index, self.grid) = (color, index, grid)
        super.init()
    }

    override func activate() {
        grid?.current = index
        grid?.onPick?(color)
    }

    override var isTabStop: Bool { grid?.current == index }

    override func focusChanged() {
        super.focusChanged()
        if isFocused { grid?.current = index }
    }

    override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        var look = ControlLook(ground: .color(color), cornerRadius: LayerPanel.Kind.itemRadius)
        let isStrong = states.contains(.selected) || !states.isDisjoint(with: [.hovered, .highlighted])
        look.border = Border(theme.color(isStrong ? .borderStrong : .borderControl), width: theme.measures.borderWidth)
        look.focus = .outside
        return look
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        ColorWell.drawChecks(&list, in: bounds, radius: LayerPanel.Kind.itemRadius, behind: color, theme)
        super.draw(&list, in: bounds)
        guard selected else { return }
        let light = theme.light[.onAccent]
        let isDark = color.alpha > 0.5 && color.withAlpha(1).contrast(with: light) >= 3
        let onColor = isDark ? light : theme.light[.text]
        let side = 16.0
        list.icon(.check, in: Rect(bounds.center.x - side / 2, bounds.center.y - side / 2, side, side), onColor)
    }

    override var ownRole: AccessibilityRole { .gridCell }
    override var textContent: String? { "\(color.words), \(color.hex)" }
}
