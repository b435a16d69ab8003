import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The calendar of a date picker: a month with buttons for the one before and the one after.
final class CalendarPanel: PopoverPanel {
    let grid: MonthGrid
    let previous: Button
    let next: Button
    private let title = Label("")

    init(_ rules: MonthGrid.Rules, selected: CalendarDate?, current: CalendarDate, for picker: View) {
        grid = MonthGrid(rules, selected: selected, current: current)
        previous = Button(icon: .chevronLeft, label: rules.locale.previousMonth).style(.plain).size(.compact)
        next = Button(icon: .chevronRight, label: rules.locale.nextMonth).style(.plain).size(.compact)
        super.init(for: picker, rules.locale.calendar)
        title.accessibilityLive = .polite
        title.textAlignment = .center
        (title.typeStyle, title.typeWeight) = (.small, .semibold)
        let head = StackLayout(.horizontal, spacing: 8)
        head.add(previous)
        head.add(title).horizontalStretch = 1
        head.add(next)
        let column = StackLayout(.vertical, spacing: 8, padding: Insets(12))
        column.add(head).horizontalAlignment = .stretch
        column.add(grid)
        show(LayoutView(column), padding: 0)
        previous.on { [weak self] _ in self?.turn(-1) }
        next.on { [weak self] _ in self?.turn(1) }
        grid.onMonth = { [weak self] in self?.showMonth() }
        showMonth()
    }

    private func turn(_ months: Int) { grid.move(to: grid.current.adding(months: months)) }

    private func showMonth() {
        let (month, rules) = (grid.current.startOfMonth, grid.rules)
        title.text = rules.locale.month(of: month)
        previous.enabled = month > max(CalendarDate.bounds.lowerBound, rules.minimum ?? CalendarDate.bounds.lowerBound)
        let last = min(CalendarDate.bounds.upperBound, rules.maximum ?? CalendarDate.bounds.upperBound)
        next.enabled = month < last.startOfMonth
    }
}
