import TatamiData
import TatamiInteraction

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The present day by the clock and the time zone of the machine.
enum PresentDay {
    /// The present day.
    static var date: CalendarDate {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        let date = CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        return date ?? CalendarDate(dayNumber: now / 86_400)
    }
}
