import TatamiData
import TatamiInteraction

/// How dates are written in a language: the order of their parts, the names of months and days, and the words of the date picker.
///
/// A date picker never reads the locale of the machine. A program passes the one that it wants, or writes its own.
public struct DateLocale: Hashable, Sendable {
    /// The parts of a date in the order in which they are written.
    public var order: [DateEntry.Part]
    /// The text between two parts.
    public var separator: String
    /// The names of the months, from January on.
    public var months: [String]
    /// The short names of the days of the week, from Monday on.
    public var weekdays: [String]
    /// The first day of the week.
    public var firstWeekday: Weekday
    /// The names of the parts for assistive technology.
    public var partNames: [DateEntry.Part: String]
    /// What stands in the field in place of a missing part.
    public var placeholders: [DateEntry.Part: String]
    /// The words for assistive technology: the calendar, and the buttons that show the month before and the month after.
    public var calendar: String
    /// The name of the button that shows the month before.
    public var previousMonth: String
    /// The name of the button that shows the month after.
    public var nextMonth: String

    /// Creates a locale.
    ///
    /// - Parameters:
    ///   - order: The parts in the order in which they are written; each once.
    ///   - separator: The text between two parts.
    ///   - months: The twelve names of months, separated by spaces, from January on.
    ///   - weekdays: The seven short names of days, separated by spaces, from Monday on.
    ///   - firstWeekday: The first day of the week.
    ///   - parts: The names of day, month and year, separated by spaces.
    ///   - placeholders: What stands in place of a missing day, month and year, separated by spaces.
    ///   - words: The names of the calendar, and of its buttons for the month before and after.
    public init(
        order: [DateEntry.Part], separator: String, months: String, weekdays: String, firstWeekday: Weekday = .monday, parts: String,
        placeholders: String, words: (calendar: String, previous: String, next: String)
    ) {
        func named(_ text: String) -> [DateEntry.Part: String] {
            Dictionary(uniqueKeysWithValues: zip(DateEntry.Part.allCases, text.split(separator: " ").map(String.init)))
        }
        (self.order, self.separator, self.firstWeekday) = (order, separator, firstWeekday)
        (self.months, self.weekdays) = (months.split(separator: " ").map(String.init), weekdays.split(separator: " ").map(String.init))
        (partNames, self.placeholders) = (named(parts), named(placeholders))
        (calendar, previousMonth, nextMonth) = (words.calendar, words.previous, words.next)
    }

    /// Returns the name of a month, 1...12.
    public func name(ofMonth month: Int) -> String { months.indices.contains(month - 1) ? months[month - 1] : String(month) }

    /// Returns the short name of a day of the week.
    public func name(of weekday: Weekday) -> String {
        weekdays.indices.contains(weekday.rawValue - 1) ? weekdays[weekday.rawValue - 1] : String(weekday.rawValue)
    }

    /// Returns a date in words: `3 May 1990`, or in the order of the locale `May 3 1990`.
    public func words(for date: CalendarDate) -> String {
        let parts = order.map { part in
            switch part {
            case .day: String(date.day)
            case .month: name(ofMonth: date.month)
            case .year: String(date.year)
            }
        }
        return parts.joined(separator: " ")
    }

    /// Returns the month of a date in words: `May 1990`.
    public func month(of date: CalendarDate) -> String {
        let (month, year) = (name(ofMonth: date.month), String(date.year))
        return order.first == .year ? "\(year) \(month)" : "\(month) \(year)"
    }

    /// Returns the date that a text names, in ISO 8601 or as three numbers in the order of the locale with any separators; nil for another
    /// text. If the first number has four digits, year, month and day follow in this order in any locale. A year of one or
    /// two digits is the one from 80 years before `year` to 19 years after it.
    public func date(from text: String, near year: Int) -> CalendarDate? {
        if let date = CalendarDate(iso: text) { return date }
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        guard numbers.count == 3, order.count == 3, numbers.allSatisfy({ $0.utf8.count <= 4 }) else { return nil }
        let parts = numbers[0].utf8.count == 4 ? [DateEntry.Part.year, .month, .day] : order
        var values: [DateEntry.Part: Int] = [:]
        for (part, number) in zip(parts, numbers) { values[part] = part == .year ? Self.year(number, near: year) : Int(number) }
        guard let full = values[.year], let month = values[.month], let day = values[.day] else { return nil }
        return CalendarDate(year: full, month: month, day: day)
    }

    /// Returns the year that digits name. One or two of them stand for the year from 80 years before another one to 19 years after it.
    private static func year(_ digits: String, near year: Int) -> Int? {
        guard let number = Int(digits), digits.utf8.count <= 2 else { return Int(digits) }
        let full = (year - 80) / 100 * 100 + number
        return full < year - 80 ? full + 100 : full
    }
}

extension DateLocale {
    private static let englishMonths = "January February March April May June July August September October November December"
    private static let englishWords = (calendar: "Calendar", previous: "Previous month", next: "Next month")

    /// English with the day first: 03/05/1990, weeks from Monday.
    public static let english = DateLocale(
        order: [.day, .month, .year], separator: "/", months: englishMonths, weekdays: "Mo Tu We Th Fr Sa Su", parts: "day month year",
        placeholders: "dd mm yyyy", words: englishWords)
    /// English with the month first: 05/03/1990, weeks from Sunday.
    public static let american = DateLocale(
        order: [.month, .day, .year], separator: "/", months: englishMonths, weekdays: "Mo Tu We Th Fr Sa Su", firstWeekday: .sunday,
        parts: "day month year", placeholders: "dd mm yyyy", words: englishWords)
    /// English with dates as in ISO 8601: 1990-05-03, weeks from Monday.
    public static let iso = DateLocale(
        order: [.year, .month, .day], separator: "-", months: englishMonths, weekdays: "Mo Tu We Th Fr Sa Su", parts: "day month year",
        placeholders: "dd mm yyyy", words: englishWords)
    /// German: 03.05.1990.
    public static let german = DateLocale(
        order: [.day, .month, .year], separator: ".",
        months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember", weekdays: "Mo Di Mi Do Fr Sa So",
        parts: "Tag Monat Jahr", placeholders: "TT MM JJJJ", words: ("Kalender", "Voriger Monat", "Nächster Monat"))
    /// French: 03/05/1990.
    public static let french = DateLocale(
        order: [.day, .month, .year], separator: "/",
        months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre", weekdays: "lu ma me je ve sa di",
        parts: "jour mois année", placeholders: "jj mm aaaa", words: ("Calendrier", "Mois précédent", "Mois suivant"))
    /// Spanish: 03/05/1990.
    public static let spanish = DateLocale(
        order: [.day, .month, .year], separator: "/",
        months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        weekdays: "lu ma mi ju vi sá do",
        parts: "día mes año", placeholders: "dd mm aaaa", words: ("Calendario", "Mes anterior", "Mes siguiente"))
    /// Dutch: 03-05-1990.
    public static let dutch = DateLocale(
        order: [.day, .month, .year], separator: "-",
        months: "januari februari maart april mei juni juli augustus september oktober november december", weekdays: "ma di wo do vr za zo",
        parts: "dag maand jaar", placeholders: "dd mm jjjj", words: ("Kalender", "Vorige maand", "Volgende maand"))
    /// Hebrew: 03.05.1990, weeks from Sunday.
    public static let hebrew = DateLocale(
        order: [.day, .month, .year], separator: ".",
        months: "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר", weekdays: "ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳",
        firstWeekday: .sunday, parts: "יום חודש שנה", placeholders: "יי חח שששש", words: ("לוח שנה", "החודש הקודם", "החודש הבא"))
}
