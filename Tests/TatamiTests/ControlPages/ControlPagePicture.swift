import Tatami
import TatamiControls
import TatamiTesting

/// A control of a page in one of its states, in a window of its own.
struct ShownControl {
    let window: TestWindow
    /// The control, as a file made it.
    let view: View
    /// The part that is used: the first choice of a group, otherwise the control.
    let part: View

    init(
        _ page: ControlPage, row: String, _ state: ControlPage.State, _ appearance: Theme.Appearance = .light,
        _ direction: LayoutDirection = .leftToRight
    ) throws {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        try loader.load(text: page.file(with: row))
        view = try loader.require(id: "control")
        part = Self.part(of: view)
        guard let root = screen.view else { throw Gallery.Failure.noView }
        window = try TestWindow(root, size: page.cell, direction: direction)
        window.root.theme.appearance = appearance
        window.step()
        showInFront(page)
        enter(state)
        if page.property != nil { window.wait(1) }
    }

    /// Returns the part of a control that people use.
    private static func part(of view: View) -> View {
        switch view {
        case let group as ChoiceGroup: group.choices.first ?? view
        case let slider as RangeSlider: slider.lower
        case let bar as TabBar: bar.tabs.first ?? view
        case let tabs as TabView: tabs.tabButtons.first ?? view
        case let cell as AccordionCell: cell.label?.superview ?? view
        case let accordion as AccordionView: accordion.cells.first.map(part) ?? view
        default: view
        }
    }

    /// Presents a control that stands in front of the window.
    private func showInFront(_ page: ControlPage) {
        switch page.place {
        case .layout: return
        case .part: window.root.view.subviews.lazy.compactMap { $0 as? MenuButton }.first?.openMenu(by: .pointer(.mouse))
        case .front: (view as? any PresentedView)?.present(in: window.root)
        }
        window.wait(0.5)
    }

    private func enter(_ state: ControlPage.State) {
        let center = window.root.absoluteFrame(of: part).center
        switch state {
        case .normal: break
        case .hovered: window.root.handle(PointerEvent(.hovered, at: center, time: window.time, buttons: []))
        case .pressed: window.press(at: center, with: .mouse)
        case .focused: window.key(part is Menu || part is MenuItem ? .down : .tab)
        case .selected: (part as? Control)?.selected = true
        case .disabled: view.enabled = false
        }
        window.step()
    }
}

/// The picture of a page: the rows in all states, light, dark, and the light ones from right to left.
struct ControlPagePicture {
    let page: ControlPage
    private static let heading = 24.0

    private var blocks: [(appearance: Theme.Appearance, direction: LayoutDirection)] {
        [(.light, .leftToRight), (.dark, .leftToRight), (.light, .rightToLeft)]
    }
    private var blockHeight: Double { Double(page.rows.count) * page.cell.height }
    /// The size of the picture, in points.
    var size: Size { Size(Double(page.states.count) * page.cell.width, Self.heading + Double(blocks.count) * blockHeight) }

    func list() throws -> DisplayList {
        var list = DisplayList()
        list.fill(Rect(size), .white)
        for (column, state) in page.states.enumerated() {
            let place = Rect(Double(column) * page.cell.width + 8, 6, page.cell.width - 8, 16)
            list.text(AttributedText(state.rawValue), TextStyle(font: .caption, color: Palette.light[.textSecondary]), in: place)
        }
        for (index, block) in blocks.enumerated() {
            let top = Self.heading + Double(index) * blockHeight
            let palette = block.appearance == .light ? Palette.light : Palette.dark
            list.fill(Rect(0, top, size.width, blockHeight), palette[.surface])
            for (row, text) in page.rows.enumerated() {
                for (column, state) in page.states.enumerated() {
                    let shown = try ShownControl(page, row: text, state, block.appearance, block.direction)
                    list.pushTransform(.translation(Double(column) * page.cell.width, top + Double(row) * page.cell.height))
                    list.append(shown.window.root.displayList())
                    list.pop()
                }
            }
        }
        return list
    }
}
