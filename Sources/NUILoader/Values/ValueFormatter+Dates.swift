import Foundation
import NUI
import TatamiData

/// Instants and days as texts. Instants are written in the zone of the formatter; a day is the same everywhere.
extension ValueFormatter {
    /// Returns an instant as a format writes it; nil for an argument that is no length.
    func text(of instant: Instant, as kind: ValueFormat.Kind, _ argument: Loaded?) -> String? {
        style(kind, argument, zone).map { Self.date(instant).formatted($0) }
    }

    /// Returns a day as `day short` or `day long` writes it; nil for an argument that is no length.
    func text(of day: CalendarDate, _ argument: Loaded?) -> String? {
        style(.day, argument, .gmt).map { Date(timeIntervalSince1970: Double(day.dayNumber) * Self.secondsOfDay).formatted($0) }
    }

    /// Returns the day that a text names, in the language of the formatter or as JSON has it; nil for other texts.
    func day(of text: String) -> CalendarDate? {
        guard let date = date(of: text, as: .day, .gmt) else { return CalendarDate(iso: text) }
        return CalendarDate(dayNumber: Int((date.timeIntervalSince1970 / Self.secondsOfDay).rounded(.down)))
    }

    /// Returns the instant that a text names. A time is one of the day of `present`, a day has the time of `present`, and a text that
    /// `present` has itself stands for it, with its seconds.
    func instant(of text: String, as kind: ValueFormat.Kind, _ present: DataValue?) -> DataValue? {
        var known: Date?
        if case .date(let instant)? = present {
            known = Self.date(instant)
            for length in ValueFormat.lengths where self.text(of: instant, as: kind, .text(length)) == text { return present }
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        guard let date = date(of: text, as: kind, zone) ?? CalendarDate(iso: text).flatMap({ start(of: $0, calendar) }) else { return nil }
        let whole =
            switch kind {
            case .time: known.flatMap { Self.date(from: $0, at: date, calendar) }
            case .day: known.flatMap { Self.date(from: date, at: $0, calendar) }
            default: Optional(date)
            }
        return .date(Instant(secondsSince1970: (whole ?? date).timeIntervalSince1970))
    }

    /// The first instant of a day in the zone of a calendar.
    private func start(of day: CalendarDate, _ calendar: Calendar) -> Date? {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
    }

    /// The day of one date with the time of another.
    private static func date(from day: Date, at time: Date, _ calendar: Calendar) -> Date? {
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        return calendar.date(bySettingHour: clock.hour ?? 0, minute: clock.minute ?? 0, second: clock.second ?? 0, of: day)
    }

    private func date(of text: String, as kind: ValueFormat.Kind, _ zone: TimeZone) -> Date? {
        ValueFormat.lengths.lazy.compactMap { length in try? style(kind, .text(length), zone)?.parseStrategy.parse(text) }.first
    }

    private func style(_ kind: ValueFormat.Kind, _ argument: Loaded?, _ zone: TimeZone) -> Date.FormatStyle? {
        guard case .text(let length)? = argument, kind == .date || kind == .time || kind == .day else { return nil }
        let isLong = length == "long"
        let day: Date.FormatStyle.DateStyle = kind == .time ? .omitted : isLong ? .long : .numeric
        let time: Date.FormatStyle.TimeStyle = kind == .day ? .omitted : isLong ? .standard : .shortened
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: zone)
    }

    private static func date(_ instant: Instant) -> Date { Date(timeIntervalSince1970: instant.secondsSince1970) }
    private static let secondsOfDay = 86_400.0
}
