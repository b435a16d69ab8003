import NUI
import TatamiControls
import TatamiData
import TatamiInteraction

extension CalendarDate: NUIConvertible {
    /// A day.
    public static var nuiType: ValueType { .day }
    /// Returns the date of a string in ISO 8601, `1990-05-03`; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> CalendarDate? { value.text.flatMap { CalendarDate(iso: $0) } }
    /// The date as a string in ISO 8601.
    public var asNUI: NUIValue? { NUIValue(iso) }

    /// What is wrong with a string that is no date.
    public static func nuiFault(in value: NUIValue) -> NUIFault? {
        guard let text = value.text, CalendarDate(iso: text) == nil else { return nil }
        return NUIFault("A date is written as year, month and day, as in \"1990-05-03\"; \"\(text)\" is no day of the calendar")
    }
}

extension Weekday: NUIEnumeration {
    /// The names of the days of the week in files.
    public static let nuiEnumeration = EnumTable<Weekday>(
        "Weekday", acceptsText: true,
        [
            (["Monday"], .monday), (["Tuesday"], .tuesday), (["Wednesday"], .wednesday), (["Thursday"], .thursday),
            (["Friday"], .friday), (["Saturday"], .saturday), (["Sunday"], .sunday),
        ])
}

extension DateLocale: NUIEnumeration {
    /// The names of the locales of dates in files.
    public static let nuiEnumeration = EnumTable<DateLocale>(
        "DateLocale", acceptsText: true,
        [
            (["English", "en", "enGB"], .english), (["American", "enUS"], .american), (["ISO"], .iso), (["German", "de"], .german),
            (["French", "fr"], .french), (["Spanish", "es"], .spanish), (["Dutch", "nl"], .dutch), (["Hebrew", "he"], .hebrew),
        ])
}

extension NumberLocale: NUIEnumeration {
    /// The names of the locales of numbers in files.
    public static let nuiEnumeration = EnumTable<NumberLocale>(
        "NumberLocale", acceptsText: true,
        [
            (["Plain"], .plain), (["English", "en", "enGB", "enUS"], .english),
            (["German", "de", "Dutch", "nl", "Spanish", "es"], .german),
            (["French", "fr"], .french), (["Swiss", "deCH"], .swiss), (["Indian", "enIN"], .indian),
        ])
}
