/// A day of the Gregorian calendar, which also counts before its introduction: the years 1 to 9999. It has no time and no time zone.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let storedYear: Int16
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// The year, 1...9999.
    public var year: Int { Int(storedYear) }
    /// The month, 1...12.
    public var month: Int { Int(storedMonth) }
    /// The day of the month, 1...31.
    public var day: Int { Int(storedDay) }

    /// The years that dates have.
    public static let years = 1...9999
    /// The first and the last date.
    public static let bounds = CalendarDate(1, 1, 1)...CalendarDate(9999, 12, 31)

    private init(_ year: Int, _ month: Int, _ day: Int) {
        (storedYear, storedMonth, storedDay) = (Int16(clamping: year), UInt8(clamping: month), UInt8(clamping: day))
    }

    /// Creates a date; nil for a day that does not exist, such as 29 February 2023.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month), day >= 1, day <= Self.days(ofMonth: month, in: year) else { return nil }
        self.init(year, month, day)
    }

    /// Creates a date from ISO 8601, `1990-05-03`: four digits, two and two. Nil for anything else.
    public init?(iso text: some StringProtocol) {
        guard text.utf8.count == 10 else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The date in ISO 8601: `1990-05-03`.
    public var iso: String { "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))" }
    /// The date in ISO 8601.
    public var description: String { iso }

    /// Returns a number with leading zeros.
    package static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }

    /// Returns true if `a` is an earlier day than `b`.
    public static func < (a: CalendarDate, b: CalendarDate) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

    // MARK: The calendar

    /// Returns true for a year with 366 days.
    public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// Returns the number of days of a month, 1...12.
    public static func days(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The number of days from 1970-01-01 to the date; negative before that.
    public var dayNumber: Int {
        // Years begin in March, so that a leap day is the last day of its year.
        let year = month > 2 ? year : year - 1
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Creates the date a number of days after 1970-01-01. A day before or after all dates counts as the first or last one.
    public init(dayNumber: Int) {
        let limited = max(Self.bounds.lowerBound.dayNumber, min(Self.bounds.upperBound.dayNumber, dayNumber))
        let days = limited + 719_468
        let era = days / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isAfterNewYear = month >= 10
        self.init(
            yearOfEra + era * 400 + (isAfterNewYear ? 1 : 0), month + (isAfterNewYear ? -9 : 3), dayOfYear - (153 * month + 2) / 5 + 1)
    }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        Weekday(rawValue: ((dayNumber + 3) % 7 + 7) % 7 + 1) ?? .monday
    }

    // MARK: Steps

    /// Returns the date some days later; earlier for a negative number.
    public func adding(days: Int) -> CalendarDate {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return CalendarDate(dayNumber: overflow ? (days < 0 ? .min : .max) : sum)
    }

    /// Returns the date some months later, on the same day of the month or on its last one: a month after 31 January is the last day of
    /// February. A date before or after all dates counts as the first or last one.
    public func adding(months: Int) -> CalendarDate {
        let limit = 12 * Self.years.upperBound
        let count = year * 12 + month - 1 + max(-limit, min(limit, months))
        if count < 12 { return Self.bounds.lowerBound }
        if count / 12 > Self.years.upperBound { return Self.bounds.upperBound }
        let (year, month) = (count / 12, count % 12 + 1)
        return CalendarDate(year, month, min(day, Self.days(ofMonth: month, in: year)))
    }

    /// Returns the date some years later: a year after 29 February is 28 February.
    public func adding(years: Int) -> CalendarDate { adding(months: max(-20_000, min(20_000, years)) * 12) }

    /// The first day of the month.
    public var startOfMonth: CalendarDate { CalendarDate(year, month, 1) }

    /// Returns the first day of the week of the date.
    public func startOfWeek(from first: Weekday) -> CalendarDate { adding(days: -((weekday.rawValue - first.rawValue + 7) % 7)) }

    /// Returns the nearest date between two others, either of which may be nil.
    public func limited(from minimum: CalendarDate?, to maximum: CalendarDate?) -> CalendarDate {
        let low = minimum.map { max($0, self) } ?? self
        return maximum.map { max(minimum ?? $0, min($0, low)) } ?? low
    }
}

/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
    /// The first day of the week in ISO 8601.
    case monday = 1
    /// The second one.
    case tuesday
    /// The third one.
    case wednesday
    /// The fourth one.
    case thursday
    /// The fifth one.
    case friday
    /// The sixth one.
    case saturday
    /// The last one.
    case sunday
}
