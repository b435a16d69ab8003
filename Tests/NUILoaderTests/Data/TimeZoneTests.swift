import Foundation
import NUI
import NUILoader
import TatamiControls
import TatamiData
import TatamiTesting
import Testing

/// Instants are shown and read in the zone of the loader; days are the same in every zone.
@Suite struct TimeZoneTests {
    private static let json = #"{"at": "2026-06-30T22:30:20Z", "day": "2026-07-01"}"#

    private func file(_ items: String, _ zone: String) throws -> Shown {
        let file = Shown(":model = { at <-> Date  day <-> Day }", items)
        file.loader.timeZone = try #require(TimeZone(identifier: zone))
        try file.load(Self.json)
        return file
    }

    @Test(arguments: [
        ("UTC", "6/30/2026, 10:30 PM", "June 30, 2026", "10:30:20 PM"),
        ("Europe/Berlin", "7/1/2026, 12:30 AM", "July 1, 2026", "12:30:20 AM"),
        ("Asia/Kolkata", "7/1/2026, 4:00 AM", "July 1, 2026", "4:00:20 AM"),
        ("America/New_York", "6/30/2026, 6:30 PM", "June 30, 2026", "6:30:20 PM"),
    ])
    func instantsAreThoseOfTheZone(zone: String, date: String, day: String, time: String) throws {
        let file = try file(
            """
            { :class = Label  text <- at as date short }
            { :class = Label  text <- at as day long }
            { :class = Label  text <- at as time long }
            { :class = Label  text <- "\\(day as day short)" }
            """, zone)
        #expect(file.texts.map { $0.replacing("\u{202F}", with: " ") } == [date, day, time, "7/1/2026"])
    }

    /// Returns what the model has after people wrote a text into the field of a format.
    private func written(_ text: String, as format: String, of path: String = "at", in zone: String = "Europe/Berlin") throws -> DataValue?
    {
        let file = try file("{ :class = TextField  :id = f  text <-> \(path) as \(format) }", zone)
        let window = try file.window()
        try window.tap(.id("f"))
        window.key(.character("a"), .control)
        try window.type(text)
        #expect(file.loader.object("f", as: TextField.self)?.text == text)
        guard case .plain(let value)? = file.loader.liveModel?.root.value(of: path) else { return nil }
        return value
    }

    private func instant(_ text: String) throws -> DataValue { .date(try #require(Instant(iso: text))) }

    @Test func textsAreReadInTheZone() throws {
        #expect(try written("12/24/2026, 6:05 PM", as: "date short") == instant("2026-12-24T17:05:00Z"))
        #expect(try written("2026-12-24", as: "date short") == instant("2026-12-23T23:00:00Z"))
        #expect(try written("12/24/2026", as: "day short", of: "day") == .day(#require(CalendarDate(iso: "2026-12-24"))))
        #expect(
            try written("12/24/2026", as: "day short", of: "day", in: "America/New_York") == .day(#require(CalendarDate(iso: "2026-12-24")))
        )
    }

    @Test func whatAFormatDoesNotWriteStays() throws {
        // The day of a time, and the time of a day: 2026-07-01 00:30:20 in Berlin, where it is an hour earlier in the winter.
        #expect(try written("3:45 AM", as: "time short") == instant("2026-07-01T01:45:00Z"))
        #expect(try written("12/24/2026", as: "day short") == instant("2026-12-23T23:30:20Z"))
        // The seconds of a text that says the same.
        #expect(try written("12:30\u{202F}AM", as: "time short") == instant("2026-06-30T22:30:20Z"))
    }
}
