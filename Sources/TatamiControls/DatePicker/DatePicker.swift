import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A date that people write part by part, or choose from a calendar.
///
/// Left and Right move between day, month and year, Up and Down turn the part, digits write it and go on to the next one, Delete empties
/// it. Alt+Down and F4 open the calendar, where arrows move by days and weeks, Page keys by months, with Shift or Ctrl by years, and Home and
/// End in the week; Enter chooses. A pasted text may be a date in ISO 8601 or in the order of the locale.
///
/// Nothing depends on the machine: `locale` gives names and order, and the present day is that of the root (`ViewRoot/today`).
///
///     DatePicker(CalendarDate(iso: "1990-05-03")).on { form.born = $0.value }
open class DatePicker: Control, FormControl {
    /// The date in ISO 8601, such as "1990-05-03".
    open var formValue: FormValue {
        get { date.map { .text($0.iso) } ?? .none }
        set {
            switch newValue {
            case .none: value = nil
            case .text(let text): if let date = CalendarDate(iso: text) { value = date }
            default: break
            }
        }
    }
    /// The date; nil for none. A date beyond a limit counts as the limit. Setting it sends no event.
    public var value: CalendarDate? {
        get { date }
        set {
            gestureStart = .none
            wanted = newValue
            show(newValue)
        }
    }
    /// The first date that people can choose; nil for no limit.
    public var minimum: CalendarDate? { didSet { if minimum != oldValue { show(wanted) } } }
    /// The last date that people can choose; nil for no limit. One before `minimum` counts as `minimum`.
    public var maximum: CalendarDate? { didSet { if maximum != oldValue { show(wanted) } } }
    /// The order of the parts, and the names. The default is English with the day first.
    public var locale = DateLocale.english { didSet { if locale != oldValue { contentChanged() } } }
    /// The first day of the week in the calendar; nil, the default, for that of the locale.
    public var firstWeekday: Weekday?
    /// The day that the calendar marks, and at which it opens without a date; nil, the default, for that of the root.
    public var today: CalendarDate?

    private var date: CalendarDate?
    /// The date that the program set last, or people chose last.
    private var wanted: CalendarDate?
    var entry = DateEntry()
    /// The place of the part that keys change, in the order of the locale.
    var place = 0 { didSet { if place != oldValue { lookChanged() } } }
    /// The date before the gesture that is going on; nil between gestures.
    private var gestureStart: CalendarDate??
    private weak var layer: Layer?
    private(set) var panel: CalendarPanel?
    private var isPressingButton = false

    /// Creates a date picker. `value` is nil for no date.
    public init(_ value: CalendarDate? = nil) {
        super.init()
        self.value = value
    }

    /// The present day, as far as the picker or its root know it.
    private var presentDay: CalendarDate? { today ?? root?.today?() }
    /// The year by which a year of two digits is completed.
    private var nearYear: Int { presentDay?.year ?? 2000 }
    /// The date from which an empty part begins.
    private var start: CalendarDate {
        let usual = presentDay ?? CalendarDate(year: 2000, month: 1, day: 1) ?? CalendarDate.bounds.lowerBound
        return (date ?? usual).limited(from: minimum, to: maximum)
    }

    private func show(_ new: CalendarDate?) {
        date = new?.limited(from: minimum, to: maximum)
        entry = DateEntry(date)
        lookChanged()
    }

    /// The part that keys change.
    var part: DateEntry.Part { locale.order.indices.contains(place) ? locale.order[place] : .day }

    // MARK: Changes by people

    private func beginGesture() { if gestureStart == nil { gestureStart = .some(date) } }

    /// Takes over the date that people have written.
    ///
    /// - Parameter isDone: Whether the field then shows the date that counts: within the limits, and with a day that the month has.
    private func settle(isDone: Bool) {
        beginGesture()
        let new = entry.date?.limited(from: minimum, to: maximum)
        if isDone, let new, new != entry.date || new.day != entry[.day] { entry.set(new) }
        lookChanged()
        guard new != date else { return }
        (date, wanted) = (new, new)
        send(.valueChanged)
    }

    private func endGesture() {
        entry.leave(part, near: nearYear)
        if entry.date != nil { settle(isDone: true) }
        guard let start = gestureStart else { return }
        gestureStart = .none
        if start != date { send(.valueCommitted) }
    }

    private func cancelGesture() -> Bool {
        guard let start = gestureStart else { return false }
        gestureStart = .none
        guard start != date || entry.date != date else { return false }
        let isOther = start != date
        wanted = start
        show(start)
        if isOther { send(.valueChanged) }
        return true
    }

    private func choose(_ new: CalendarDate) {
        close()
        entry.set(new)
        settle(isDone: true)
        endGesture()
    }

    // MARK: Keys

    open override var usualEvent: Action.Event { .valueChanged }
    open override var pressKeys: Set<KeyEvent.Key> { [] }

    open override var usesArrowKeys: Bool { true }
    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard takesPresses else { return false }
        if event.modifiers == .option, event.key == .down { return open() }
        if event.modifiers == .control, case .character(let letter) = event.key { return takeShortcut(letter) }
        guard event.modifiers == [] else { return false }
        switch event.key {
        case .left: go(to: place - 1)
        case .right: go(to: place + 1)
        case .home: go(to: 0)
        case .end: go(to: locale.order.count - 1)
        case .up, .down, .pageUp, .pageDown: turn(by: steps(of: event.key))
        case .backspace, .delete:
            entry.clear(part)
            settle(isDone: false)
        case .enter:
            endGesture()
            return false
        case .escape: return cancelGesture()
        case .function(4): return open()
        case .character: return true
        default: return false
        }
        return true
    }

    private func steps(of key: KeyEvent.Key) -> Int {
        switch key {
        case .up: 1
        case .down: -1
        case .pageUp: 10
        default: -10
        }
    }

    open override func keyUp(_ event: KeyEvent) -> Bool {
        guard [.up, .down, .pageUp, .pageDown].contains(event.key), !isOpen else { return super.keyUp(event) }
        endGesture()
        return true
    }

    /// Makes another part the one that keys change.
    private func go(to new: Int) {
        beginGesture()
        entry.leave(part, near: nearYear)
        if entry.date != nil { settle(isDone: false) }
        place = max(0, min(locale.order.count - 1, new))
        announcePart()
    }

    /// Announces the part that keys change, which assistive technology does not know as a view.
    private func announcePart() { root?.announce([locale.partNames[part], text(of: part)].compactMap { $0 }.joined(separator: " ")) }

    private func turn(by steps: Int) {
        beginGesture()
        entry.turn(part, by: steps, from: start)
        settle(isDone: true)
    }

    private func takeShortcut(_ letter: Character) -> Bool {
        guard let root else { return false }
        switch letter {
        case "c": return date.map { root.put($0.iso, on: root.clipboard) } ?? false
        case "v": return root.text(on: root.clipboard).map(insertText) ?? false
        default: return false
        }
    }

    /// Takes digits, separators, and whole dates that are pasted.
    open override func insertText(_ text: String) -> Bool {
        guard takesPresses else { return false }
        if let pasted = locale.date(from: text, near: nearYear) {
            entry.set(pasted)
            settle(isDone: true)
            return true
        }
        // A whole date that does not exist is not taken apart.
        if text.split(whereSeparator: { !$0.isNumber }).count >= 3 { return true }
        for character in text {
            if let digit = character.wholeNumberValue, (0...9).contains(digit) {
                beginGesture()
                guard entry.type(digit, in: part) else { continue }
                if entry.date != nil { settle(isDone: false) }
                if place < locale.order.count - 1 { go(to: place + 1) }
            } else if !character.isLetter, !character.isWhitespace, entry[part] != nil, place < locale.order.count - 1 {
                go(to: place + 1)
            }
        }
        lookChanged()
        return true
    }

    open override func focusArrived() { place = 0 }

    open override func focusChanged() {
        super.focusChanged()
        if !isFocused, !isOpen { endGesture() }
    }

    // MARK: The calendar

    /// Whether the calendar is open.
    public var isOpen: Bool { panel != nil }

    /// Opens the calendar. Returns false if the control is disabled or in no window, or if the calendar is open already.
    @discardableResult public func open() -> Bool {
        guard takesPresses, root != nil, !isOpen else { return false }
        endGesture()
        let rules = MonthGrid.Rules(
            locale: locale, firstWeekday: firstWeekday ?? locale.firstWeekday, minimum: minimum, maximum: maximum, today: presentDay)
        let panel = CalendarPanel(rules, selected: date, current: start, for: self)
        panel.grid.onPick = { [weak self] in self?.choose($0) }
        self.panel = panel
        layer = panel.present(
            beside: Rect(origin: .zero, size: frame.size), of: self, focusing: panel.grid.currentCell ?? panel.grid
        ) { [weak self] _ in
            guard let self else { return }
            (self.panel, self.layer) = (nil, nil)
            lookChanged()
        }
        lookChanged()
        return true
    }

    /// Closes the calendar without a choice.
    public func close() { if let layer, let root { root.dismiss(layer) } }

    open override func activate() { if isOpen { close() } else { open() } }

    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { close() }
    }

    // MARK: Pointers

    open override func pressBegan(at point: Point) -> Double? {
        let bounds = Rect(origin: .zero, size: frame.size)
        isPressingButton = buttonRect(in: bounds).expanded(by: 4).contains(point)
        if !isPressingButton, let nearest = place(at: point, in: bounds) { go(to: nearest) }
        return nil
    }

    open override func pressEnded(isInside: Bool?) {
        defer { isPressingButton = false }
        if isInside == true, isPressingButton { open() }
    }

    // MARK: Look

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        let radius = cornerRadius > 0 ? cornerRadius : theme.measures.controlRadius
        return TextField.fieldLook(in: theme, isOpen ? states.union(.focused) : states, radius: radius, hasGround: background == nil)
    }

    open override func drawContent(_ list: inout DisplayList, in rect: Rect, _ look: ControlLook) { drawField(&list, in: rect) }
    open override func contentWidths() -> Extent { Extent(minimum: naturalWidth, natural: naturalWidth) }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { naturalHeight }
    open override var contentKind: ContentKind { ContentKind("date picker", [("locale", nil)]) }

    // MARK: As a view

    open override var ownRole: AccessibilityRole { .dateEditor }
    open override var textContent: String? { nil }
    open override var accessibilityValue: String? { date.map(locale.words) ?? fieldText }
    open override var accessibilityStates: Set<AccessibilityNode.State> { [isOpen ? .expanded : .collapsed] }
    open override var accessibilityActions: [AccessibilityAction] { [.press, .increment, .decrement] }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard takesPresses else { return false }
        switch action {
        case .increment, .decrement:
            turn(by: action == .increment ? 1 : -1)
            endGesture()
        default: return super.performAccessibilityAction(action)
        }
        return true
    }
}
