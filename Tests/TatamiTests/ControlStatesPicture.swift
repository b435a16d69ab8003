import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews

/// A picture of the controls in their states. Each control is in a window of its own, where a mouse and a keyboard bring it into the state.
struct ControlStatesPicture {
    enum State: CaseIterable {
        case normal, hovered, pressed, focused, selected, disabled
    }

    /// The appearances, from top to bottom.
    var appearances = Theme.Appearance.allCases
    var direction = LayoutDirection.leftToRight
    private static let rowHeight = 48.0

    private struct Row {
        var width = 112.0
        var states: [State] = State.allCases
        let make: () -> View

        init(_ width: Double = 112, _ states: [State] = State.allCases, _ make: @escaping () -> View) {
            (self.width, self.states, self.make) = (width, states, make)
        }
    }

    private static var rows: [Row] {
        [
            Row { Button("Save").style(.primary) },
            Row { Button("Cancel") },
            Row { Button("Skip").style(.plain) },
            Row { Button("Delete").style(.destructive) },
            Row { Button("Details").style(.link) },
            Row { Button("New").icon(.plus).size(.compact) },
            Row { Button("Large").size(.large) },
            Row { Button(icon: .trash, label: "Delete").style(.plain) },
            Row { ToggleButton("Bold") },
            Row { ToggleButton("Coast").style(.chip) },
            Row { CheckBox("News") },
            Row { RadioGroup(["Small"]) },
            Row { Switch() },
            Row(224, [.normal, .focused, .disabled]) {
                let control = SegmentedControl(["Day", "Week", "Month"])
                control.selectedIndex = 1
                return control
            },
            Row { Stepper(12) },
            Row { Button("Wait").style(.primary).with { $0.loading = true } },
        ]
    }

    var size: Size { Size(6 * 112, Double(appearances.count * Self.rows.count) * Self.rowHeight) }

    /// Returns the picture as a view of `size`.
    func view() throws -> View {
        var list = DisplayList()
        for (part, appearance) in appearances.enumerated() {
            let top = Double(part * Self.rows.count) * Self.rowHeight
            let palette = appearance == .light ? Palette.light : Palette.dark
            list.fill(Rect(0, top, size.width, Double(Self.rows.count) * Self.rowHeight), palette[.surface])
            for (index, row) in Self.rows.enumerated() {
                for (column, state) in row.states.enumerated() {
                    list.pushTransform(.translation(Double(column) * row.width, top + Double(index) * Self.rowHeight))
                    list.append(try cell(row, state, appearance))
                    list.pop()
                }
            }
        }
        return DrawnList(list, size)
    }

    private func cell(_ row: Row, _ state: State, _ appearance: Theme.Appearance) throws -> DisplayList {
        let view = row.make()
        let control = (view as? ChoiceGroup)?.choices.first ?? view
        let window = try TestWindow(
            LayoutView { VStack(padding: 8) { view.align(.leading, .top) } }, size: Size(row.width, Self.rowHeight), direction: direction)
        window.root.theme.appearance = appearance
        window.step()
        let center = window.root.absoluteFrame(of: control).center
        switch state {
        case .normal: break
        case .hovered: window.root.handle(PointerEvent(.hovered, at: center, time: window.time, buttons: []))
        case .pressed: window.press(at: center, with: .mouse)
        case .focused: window.key(.tab)
        case .selected: (control as? Control)?.selected = true
        case .disabled: view.enabled = false
        }
        window.step()
        return window.root.displayList()
    }
}

/// A view that draws a list.
final class DrawnList: View {
    private let list: DisplayList
    private let size: Size

    init(_ list: DisplayList, _ size: Size) {
        (self.list, self.size) = (list, size)
        super.init()
    }

    override func measure(_ proposal: Proposal) -> Size { size }

    override func draw(_ target: inout DisplayList, in bounds: Rect) {
        target.pushTransform(.translation(bounds.x, bounds.y))
        target.append(list)
        target.pop()
    }
}
