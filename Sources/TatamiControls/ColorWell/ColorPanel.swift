import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The popover of a color well: a palette, an area for saturation and brightness, sliders for hue and opacity, and a field.
final class ColorPanel: PopoverPanel {
    let swatches: SwatchGrid
    let area = ColorArea()
    let hue = GradientSlider(0, in: 0...360, step: 1)
    let opacitySlider = GradientSlider(100, in: 0...100, step: 1)
    let field = TextField()
    /// Called with each color that people set.
    var onChange: ((Color) -> Void)?
    /// Called when people have finished setting a color.
    var onCommit: (() -> Void)?
    private var color: HSBColor { didSet { shown = color.color } }
    /// The color in red, green and blue, as it was chosen.
    private var shown: Color
    private let hasAlpha: Bool

    init(_ color: Color, palette: [Color], hasAlpha: Bool, for well: View) {
        swatches = SwatchGrid(palette)
        (self.color, shown, self.hasAlpha) = (HSBColor(color), color, hasAlpha)
        super.init(for: well, "Color")
        let column = StackLayout(.vertical, spacing: 12, padding: Insets(LayerPanel.Kind.popover.padding))
        var parts: [View] = [area, hue]
        if !palette.isEmpty { parts.insert(swatches, at: 0) }
        if hasAlpha { parts.append(opacitySlider) }
        for part in parts + [field] { column.add(part).horizontalAlignment = .stretch }
        // The rings of its parts lie inside the room that scrolls.
        show(LayoutView(column), padding: 0)
        nameParts()
        followParts()
        showColor()
    }

    private func nameParts() {
        swatches.accessibilityLabel = "Palette"
        area.accessibilityLabel = "Saturation and brightness"
        hue.accessibilityLabel = "Hue"
        opacitySlider.accessibilityLabel = "Opacity"
        field.accessibilityLabel = "Hexadecimal color"
        field.placeholder = hasAlpha ? "RRGGBBAA" : "RRGGBB"
        field.columns = 10
        field.validation = { ColorWell.color(from: $0) == nil ? "Write six digits, as in 2D5BE3." : nil }
    }

    private func followParts() {
        swatches.onPick = { [weak self] picked in self?.pick(picked) }
        area.on { [weak self] area in self?.change { ($0.saturation, $0.brightness) = (area.color.saturation, area.color.brightness) } }
        hue.on { [weak self] slider in self?.change { $0.hue = slider.value } }
        opacitySlider.on { [weak self] slider in self?.change { $0.alpha = slider.value / 100 } }
        for part in [area, hue, opacitySlider] as [Control] { part.handle(.valueCommitted) { [weak self] in self?.onCommit?() } }
        field.on(.editingDidEndOnExit) { [weak self] _ in self?.takeField() }
        field.on(.editingDidEnd) { [weak self] _ in self?.takeField() }
    }

    private func pick(_ picked: Color) {
        color = HSBColor(picked)
        shown = picked
        changed()
        onCommit?()
    }

    private func takeField() {
        guard field.text != shown.hex, let typed = ColorWell.color(from: field.text) else { return }
        let new = hasAlpha ? typed : typed.withAlpha(1)
        if new.hex != shown.hex { pick(new) } else { showColor() }
    }

    private func change(_ edit: (inout HSBColor) -> Void) {
        edit(&color)
        changed()
    }

    private func changed() {
        if !hasAlpha, !shown.isOpaque {
            let opaque = shown.withAlpha(1)
            color.alpha = 1
            shown = opaque
        }
        showColor()
        onChange?(shown)
    }

    private func showColor() {
        swatches.select(shown)
        area.color = color
        if hue.value != color.hue { hue.value = color.hue }
        if abs(opacitySlider.value - color.alpha * 100) > 0.5 { opacitySlider.value = color.alpha * 100 }
        hue.brush = .gradient(
            Gradient(.angle(90), colors: (0...6).map { HSBColor(hue: Double($0) * 60, saturation: 1, brightness: 1).color }))
        opacitySlider.brush = .gradient(.horizontal(shown.withAlpha(0), shown.withAlpha(1)))
        if field.text != shown.hex { field.text = shown.hex }
    }
}

extension Control {
    /// Calls a closure when the control sends an event.
    fileprivate func handle(_ event: Action.Event, _ call: @escaping () -> Void) { on(event) { _ in call() } }
}

/// A slider whose track shows what its numbers mean.
final class GradientSlider: Slider {
    /// What fills the track.
    var brush: Brush? { didSet { if brush != oldValue { lookChanged() } } }

    override var trackBrush: Brush? { brush }
}
