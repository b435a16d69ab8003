/// A point in time, independent of any time zone: the value of the type Date.
public struct Instant: Hashable, Comparable, Sendable {
    /// The seconds since 1970-01-01T00:00:00Z, without leap seconds; negative before that.
    public let secondsSince1970: Double

    /// Creates an instant. `seconds` must be finite; other numbers count as 0.
    public init(secondsSince1970 seconds: Double) { secondsSince1970 = seconds.isFinite ? seconds : 0 }

    /// Creates an instant from ISO 8601 with a time and a zone: `2026-03-01T08:30:00Z`, `2026-03-01T08:30:00.25+01:00`.
    ///
    /// Nil for anything else: a day that does not exist, a time without a zone, an hour above 23, or further text.
    public init?(iso text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), let day = CalendarDate(iso: text.prefix(10)),
            let clock = Self.clock(bytes, at: 11), bytes[16] == ASCII.colon, let seconds = Self.digits(bytes, at: 17), seconds < 60
        else { return nil }
        var zone = 19
        var fraction = 0.0
        if bytes[zone] == ASCII.dot {
            zone = bytes[20...].firstIndex { !ASCII.isDigit($0) } ?? bytes.count
            guard zone > 20, zone <= 32, let parsed = Double("0." + String(decoding: bytes[20..<zone], as: UTF8.self)) else { return nil }
            fraction = parsed
        }
        guard let offset = Self.offset(bytes, at: zone) else { return nil }
        self.init(secondsSince1970: Double(day.dayNumber * 86_400 + clock * 60 + seconds - offset * 60) + fraction)
    }

    /// The instant in ISO 8601: `2026-03-01T08:30:00Z`, with milliseconds if it has any.
    public var iso: String {
        let milliseconds = (secondsSince1970 * 1_000).rounded()
        guard milliseconds.magnitude < 1e15 else { return "\(secondsSince1970)" }
        let day = (milliseconds / 86_400_000).rounded(.down)
        let rest = Int(milliseconds - day * 86_400_000)
        func digits(_ number: Int, _ count: Int) -> String { String(String(1_000 + number).suffix(count)) }
        let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { digits($0, 2) }.joined(separator: ":")
        let fraction = rest % 1_000 == 0 ? "" : "." + digits(rest % 1_000, 3)
        return "\(CalendarDate(dayNumber: Int(day)).iso)T\(clock)\(fraction)Z"
    }

    /// Returns true if `a` is earlier than `b`.
    public static func < (a: Instant, b: Instant) -> Bool { a.secondsSince1970 < b.secondsSince1970 }

    /// The minutes east of UTC of `Z`, `+01:00` or `-03:30` at the end of a text.
    private static func offset(_ bytes: [UInt8], at index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "Z") { return index + 1 == bytes.count ? 0 : nil }
        guard index + 6 == bytes.count, bytes[index] == ASCII.plus || bytes[index] == ASCII.minus, let minutes = clock(bytes, at: index + 1)
        else { return nil }
        return bytes[index] == ASCII.plus ? minutes : -minutes
    }

    /// The minutes of `08:30` at an index.
    private static func clock(_ bytes: [UInt8], at index: Int) -> Int? {
        guard let hours = digits(bytes, at: index), hours < 24, bytes[index + 2] == ASCII.colon, let minutes = digits(bytes, at: index + 3),
            minutes < 60
        else { return nil }
        return hours * 60 + minutes
    }

    /// The number of two digits at an index.
    private static func digits(_ bytes: [UInt8], at index: Int) -> Int? {
        guard index + 2 <= bytes.count, ASCII.isDigit(bytes[index]), ASCII.isDigit(bytes[index + 1]) else { return nil }
        return Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30)
    }
}
