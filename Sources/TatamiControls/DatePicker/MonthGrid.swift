import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The days of a month in weeks, of which people choose one. One day is a Tab stop; keys move from there.
final class MonthGrid: View {
    /// The rules of the picker that shows the grid.
    struct Rules {
        var locale: DateLocale
        var firstWeekday: Weekday
        var minimum: CalendarDate?
        var maximum: CalendarDate?
        var today: CalendarDate?
    }

    let rules: Rules
    /// The date that the picker has; nil for none.
    let selected: CalendarDate?
    /// The day at which Tab stops.
    private(set) var current: CalendarDate
    /// Called when another month is shown.
    var onMonth: (() -> Void)?
    /// Called when people choose a day.
    var onPick: ((CalendarDate) -> Void)?
    private(set) var cells: [DayCell] = []

    static let cell = Size(36, 32)
    private static let head = 24.0
    private static let columns = 7
    private static let rows = 6

    init(_ rules: Rules, selected: CalendarDate?, current: CalendarDate) {
        (self.rules, self.selected) = (rules, selected)
        self.current = current.limited(from: rules.minimum, to: rules.maximum)
        super.init()
        for index in 0..<Self.columns * Self.rows {
            let cell = DayCell(current, in: self)
            let (row, column) = (index / Self.columns, index % Self.columns)
            cell.frame = Rect(
                Double(column) * Self.cell.width, Self.head + Double(row) * Self.cell.height, Self.cell.width, Self.cell.height)
            cells.append(cell)
            addSubview(cell)
        }
        showDays()
        accessibilityLabel = rules.locale.month(of: self.current)
    }

    /// The date of the first cell.
    private var firstShown: CalendarDate { current.startOfMonth.startOfWeek(from: rules.firstWeekday) }

    private func showDays() {
        let first = firstShown.dayNumber
        for (index, cell) in cells.enumerated() { cell.show(first + index) }
    }

    /// Returns whether people can choose a date.
    func allows(_ date: CalendarDate) -> Bool { date == date.limited(from: rules.minimum, to: rules.maximum) }

    /// Makes another day the Tab stop, and shows its month. A day beyond the limits counts as the limit.
    func move(to date: CalendarDate) {
        let date = date.limited(from: rules.minimum, to: rules.maximum)
        let hadFocus = cells.contains(where: \.isFocused)
        let isOtherMonth = date.startOfMonth != current.startOfMonth
        current = date
        if isOtherMonth {
            showDays()
            accessibilityLabel = rules.locale.month(of: date)
            onMonth?()
        }
        for cell in cells { cell.lookChanged() }
        if hadFocus, let cell = currentCell { root?.focus(cell, isVisible: true) }
    }

    /// The cell of the day at which Tab stops.
    var currentCell: DayCell? { cells.first { $0.date == current && $0.isInRange } }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard let date = target(of: event) else { return false }
        move(to: date)
        return true
    }

    /// Returns the day to which a key leads; nil for a key of no meaning.
    private func target(of event: KeyEvent) -> CalendarDate? {
        let isYear = event.modifiers == .shift || event.modifiers == .control
        guard event.modifiers == [] || isYear && (event.key == .pageUp || event.key == .pageDown) else { return nil }
        let forward = layoutDirection == .rightToLeft ? -1 : 1
        let week = current.startOfWeek(from: rules.firstWeekday)
        return switch event.key {
        case .left: current.adding(days: -forward)
        case .right: current.adding(days: forward)
        case .up: current.adding(days: -7)
        case .down: current.adding(days: 7)
        case .home: week
        case .end: week.adding(days: 6)
        case .pageUp: isYear ? current.adding(years: -1) : current.adding(months: -1)
        case .pageDown: isYear ? current.adding(years: 1) : current.adding(months: 1)
        default: nil
        }
    }

    // MARK: As a view

    override func measure(_ proposal: Proposal) -> Size {
        Size(Double(Self.columns) * Self.cell.width, Self.head + Double(Self.rows) * Self.cell.height)
    }

    /// Draws the names of the days of the week.
    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let style = TextStyle(
            font: theme.font(.caption), color: theme.color(.textTertiary), alignment: .center, lineBreakMode: .clip, numberOfLines: 1)
        let height = theme.font(.caption).lineHeight
        for column in 0..<Self.columns {
            let place = layoutDirection == .rightToLeft ? Self.columns - 1 - column : column
            let weekday = firstShown.adding(days: column).weekday
            let rect = Rect(
                bounds.x + Double(place) * Self.cell.width, bounds.y + (Self.head - height) / 2, Self.cell.width, height)
            list.text(AttributedText(rules.locale.name(of: weekday)), style, in: rect)
        }
    }

    override var ownRole: AccessibilityRole { .grid }
}

/// A day in a calendar.
final class DayCell: Control {
    private(set) var date: CalendarDate
    /// Whether the cell shows a date: the first and the last month reach beyond all dates.
    private(set) var isInRange = true
    private weak var grid: MonthGrid?

    init(_ date: CalendarDate, in grid: MonthGrid) {
        (self.date, self.grid) = (date, grid)
        super.init()
    }

    /// Shows the day with a number.
    fileprivate func show(_ dayNumber: Int) {
        date = CalendarDate(dayNumber: dayNumber)
        isInRange = date.dayNumber == dayNumber
        hidden = !isInRange
        enabled = isInRange && grid?.allows(date) == true
        selected = isInRange && date == grid?.selected
        contentChanged()
    }

    override var isTabStop: Bool { grid?.current == date }
    override func activate() { grid?.onPick?(date) }

    private var isToday: Bool { date == grid?.rules.today }

    override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        var font = theme.font(.small).features([.tabularFigures])
        if isToday { font.weight = .semibold }
        return ControlContent(title: String(date.day), font: font)
    }

    override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let isOther = date.startOfMonth != grid?.current.startOfMonth
        var look = ControlLook(cornerRadius: theme.measures.controlRadius)
        look.focus = .inside
        if states.contains(.disabled) {
            look.titleColor = theme.color(.textDisabled)
        } else if states.contains(.selected) {
            let ground: ColorToken = states.contains(.highlighted) ? .accentPressed : states.contains(.hovered) ? .accentHover : .accent
            (look.ground, look.titleColor, look.focus) = (.color(theme.color(ground)), theme.color(.onAccent), .outside)
        } else {
            look.titleColor = theme.color(isToday ? .accentText : isOther ? .textTertiary : .text)
            if states.contains(.highlighted) || states.contains(.hovered) {
                look.ground = .color(theme.color(states.contains(.highlighted) ? .fillPressed : .fillHover))
            }
            if isToday { look.border = Border(theme.color(.indicator), width: theme.measures.borderWidth) }
        }
        return look
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) { super.draw(&list, in: bounds.expanded(by: -1)) }

    override var ownRole: AccessibilityRole { .gridCell }
    override var textContent: String? { grid?.rules.locale.words(for: date) }
}
