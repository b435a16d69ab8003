import Tatami
import TatamiControls
import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews

/// A picture of the pickers, closed in their states and open, each in a window of its own.
struct PickerStatesPicture {
    /// The appearances, from left to right.
    var appearances = Theme.Appearance.allCases
    var direction = LayoutDirection.leftToRight

    private struct Scene {
        let size: Size
        let make: () -> View
        var use: (View, TestWindow) -> Void = { _, _ in }
    }

    private static let closed = Size(190, 48)
    private static let titles = ["Denmark", "Finland", "Norway", "Sweden", "United Kingdom"]

    private static func comboBox() -> ComboBox {
        let box = ComboBox(titles, placeholder: "Country")
        (box.selectedIndex, box.disabledIndexes) = (1, [3])
        return box
    }

    private static func invalidField() -> View {
        EditableComboBox(titles, text: "Atlantis").with { $0.errorMessage = "Choose a country." }
    }

    private static func datePicker(_ direction: LayoutDirection) -> DatePicker {
        let picker = DatePicker(CalendarDate(iso: "2026-11-12"))
        (picker.today, picker.minimum) = (CalendarDate(iso: "2026-11-23"), CalendarDate(iso: "2026-11-04"))
        if direction == .rightToLeft { picker.locale = .hebrew }
        return picker
    }

    /// The states of a closed control.
    private static func states(_ make: @escaping () -> View) -> [Scene] {
        [
            Scene(size: closed, make: make),
            Scene(size: closed, make: make) { view, window in
                let center = window.root.absoluteFrame(of: view).center
                window.root.handle(PointerEvent(.hovered, at: center, time: window.time, buttons: []))
            },
            Scene(size: closed, make: make) { _, window in window.key(.tab) },
            Scene(size: closed, make: make) { view, _ in view.enabled = false },
        ]
    }

    /// The scenes in columns, from top to bottom.
    private var columns: [[Scene]] {
        let direction = direction
        let well = { ColorWell(Color(0x2D5BE3)) }
        let field = { EditableComboBox(Self.titles, text: "Fin") }
        return [
            Self.states(Self.comboBox) + [
                Scene(size: Self.closed, make: { ComboBox(Self.titles, placeholder: "Country") }),
                Scene(size: Size(190, 224), make: Self.comboBox) { _, window in
                    window.key(.tab)
                    window.key(.down)
                    window.key(.down)
                },
            ],
            Self.states(field) + [
                Scene(
                    size: Size(190, 72),
                    make: Self.invalidField),
                Scene(size: Size(190, 72), make: Self.invalidField) { _, window in window.key(.tab) },
                Scene(size: Size(190, 200), make: { EditableComboBox(Self.titles) }) { _, window in
                    window.key(.tab)
                    _ = window.root.handle(text: "d")
                    window.key(.down)
                },
            ],
            Self.states { Self.datePicker(direction) } + [
                Scene(size: Size(300, 330), make: { Self.datePicker(direction) }) { _, window in
                    window.key(.tab)
                    window.key(.down, .option)
                    window.key(.right)
                }
            ],
            Self.states { RangeSlider(0.2...0.7) },
            Self.states(well) + [
                Scene(size: Size(290, 440), make: { well().with { $0.supportsAlpha = true } }) { _, window in
                    window.key(.tab)
                    window.key(.space)
                }
            ],
        ]
    }

    private static let widths = [190.0, 190, 300, 190, 290]
    private static let height = 640.0

    var size: Size { Size(Self.widths.reduce(0, +), Double(appearances.count) * Self.height) }

    /// Returns the picture as a view of `size`.
    func view() throws -> View {
        var list = DisplayList()
        for (part, appearance) in appearances.enumerated() {
            let top = Double(part) * Self.height
            let palette = appearance == .light ? Palette.light : Palette.dark
            list.fill(Rect(0, top, size.width, Self.height), palette[.surface])
            var x = 0.0
            for (column, width) in zip(columns, Self.widths) {
                var y = top
                for scene in column {
                    list.pushTransform(.translation(x, y))
                    list.append(try drawn(scene, appearance))
                    list.pop()
                    y += scene.size.height
                }
                x += width
            }
        }
        return DrawnList(list, size)
    }

    private func drawn(_ scene: Scene, _ appearance: Theme.Appearance) throws -> DisplayList {
        let view = scene.make()
        let window = try TestWindow(
            LayoutView { VStack(padding: 8) { view.align(.leading, .top) } }, size: scene.size, direction: direction)
        window.root.theme.appearance = appearance
        window.step()
        scene.use(view, window)
        try window.settle()
        return window.root.displayList()
    }
}
