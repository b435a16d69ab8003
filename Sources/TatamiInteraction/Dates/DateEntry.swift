import TatamiData

/// A date while people write it, part by part: any of its parts may be missing.
public struct DateEntry: Hashable, Sendable {
    /// A part of a date.
    public enum Part: Int, Hashable, Sendable, CaseIterable {
        /// The day of the month.
        case day
        /// The month.
        case month
        /// The year.
        case year
    }

    private var numbers: [Part: Int] = [:]
    /// The digits that people have typed into a part since they came to it.
    private var typed = ""

    /// Creates an entry with the parts of a date; without any parts for nil.
    public init(_ date: CalendarDate? = nil) { if let date { set(date) } }

    /// The number in a part; nil for none.
    public subscript(part: Part) -> Int? { numbers[part] }

    /// The date; nil while a part is missing. A day that the month does not have counts as the last one.
    public var date: CalendarDate? {
        guard let year = numbers[.year], let month = numbers[.month], let day = numbers[.day], CalendarDate.years.contains(year),
            (1...12).contains(month)
        else { return nil }
        return CalendarDate(year: year, month: month, day: max(1, min(day, CalendarDate.days(ofMonth: month, in: year))))
    }

    /// Replaces all parts.
    public mutating func set(_ date: CalendarDate) {
        numbers = [.day: date.day, .month: date.month, .year: date.year]
        typed = ""
    }

    /// Returns the largest number in a part.
    private func largest(_ part: Part) -> Int {
        switch part {
        case .day: 31
        case .month: 12
        case .year: CalendarDate.years.upperBound
        }
    }

    /// Adds a typed digit to a part. Returns whether the part is complete: no further digit fits.
    public mutating func type(_ digit: Int, in part: Part) -> Bool {
        typed += String(digit)
        var number = Int(typed) ?? digit
        if number > largest(part) { (typed, number) = (String(digit), digit) }
        numbers[part] = number > 0 ? number : nil
        let isComplete = part == .year ? typed.utf8.count == 4 : typed.utf8.count == 2 || number * 10 > largest(part)
        if isComplete { typed = "" }
        return isComplete
    }

    /// Ends the typing in a part. A year of one or two digits becomes the one from 80 years before to 19 years after a year.
    public mutating func leave(_ part: Part, near year: Int) {
        defer { typed = "" }
        guard part == .year, (1...2).contains(typed.utf8.count), let number = numbers[.year] else { return }
        let century = (year - 80) / 100 * 100
        let full = century + number < year - 80 ? century + 100 + number : century + number
        numbers[.year] = max(CalendarDate.years.lowerBound, min(CalendarDate.years.upperBound, full))
    }

    /// Removes the number in a part.
    public mutating func clear(_ part: Part) { (numbers[part], typed) = (nil, "") }

    /// Changes the number in a part by steps. Days and months begin anew after the last one. A missing part becomes that of `start`.
    public mutating func turn(_ part: Part, by steps: Int, from start: CalendarDate) {
        typed = ""
        guard let number = numbers[part] else {
            numbers[part] = part == .day ? start.day : part == .month ? start.month : start.year
            return
        }
        switch part {
        case .year: numbers[.year] = max(CalendarDate.years.lowerBound, min(CalendarDate.years.upperBound, number + steps))
        case .month: numbers[.month] = Self.wrapped(number + steps, 12)
        case .day:
            let days = CalendarDate.days(ofMonth: numbers[.month] ?? 1, in: numbers[.year] ?? 2000)
            numbers[.day] = Self.wrapped(min(number, days) + steps, days)
        }
        if part != .day, let date { numbers[.day] = date.day }
    }

    private static func wrapped(_ number: Int, _ count: Int) -> Int { ((number - 1) % count + count) % count + 1 }
}
