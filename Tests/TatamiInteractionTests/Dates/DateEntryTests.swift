import TatamiData
import TatamiInteraction
import Testing

/// Dates while people write them.
@Suite struct DateEntryTests {
    private func date(_ iso: String) throws -> CalendarDate { try #require(CalendarDate(iso: iso)) }

    @Test func digitsFillPartsAndGoOn() {
        var entry = DateEntry()
        func type(_ digits: [Int], in part: DateEntry.Part) -> [Bool] { digits.map { entry.type($0, in: part) } }
        #expect(type([4], in: .day) == [true], "No day begins with 4 and has two digits.")
        #expect(type([1, 2], in: .month) == [false, true])
        #expect(type([1, 9, 9], in: .year) == [false, false, false] && entry.date?.year == 199)
        #expect(type([0], in: .year) == [true] && entry.date?.iso == "1990-12-04")
        #expect(type([3, 5], in: .day) == [false, true] && entry[.day] == 5, "35 is no day.")
    }

    @Test(arguments: [("90", 1990), ("45", 2045), ("46", 1946), ("5", 2005), ("26", 2026)])
    func yearsOfTwoDigitsAreNearThePresent(text: String, year: Int) {
        var entry = DateEntry()
        for digit in text { _ = entry.type(digit.wholeNumberValue ?? 0, in: .year) }
        entry.leave(.year, near: 2026)
        #expect(entry[.year] == year)
    }

    @Test func partsTurnAround() throws {
        let start = try date("2024-01-31")
        var entry = DateEntry(start)
        entry.turn(.month, by: 1, from: start)
        #expect(entry.date?.iso == "2024-02-29")
        entry.turn(.day, by: 1, from: start)
        #expect(entry[.day] == 1)
        entry.turn(.month, by: -2, from: start)
        #expect(entry.date?.iso == "2024-12-01")
        entry.clear(.year)
        #expect(entry.date == nil)
        entry.turn(.year, by: 1, from: start)
        #expect(entry[.year] == 2024)
    }
}
