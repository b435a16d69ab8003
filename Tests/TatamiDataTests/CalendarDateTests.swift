import Foundation
import TatamiData
import Testing

/// Days of the calendar, compared with counting day by day and with Foundation.
@Suite struct CalendarDateTests {
    private func date(_ iso: String) throws -> CalendarDate { try #require(CalendarDate(iso: iso)) }

    /// Counts the days one by one, by the lengths of months alone.
    @Test func dayNumbersAreThoseOfCounting() throws {
        for (first, last) in [(1, 430), (1583, 2105), (9900, 9999)] {
            var expected = try date("\(CalendarDate.digits(first, 4))-01-01")
            var (year, month, day) = (first, 1, 1)
            let start = expected.dayNumber
            var weekday = expected.weekday.rawValue
            var count = 0
            while year <= last {
                expected = try #require(CalendarDate(year: year, month: month, day: day))
                guard expected.dayNumber == start + count, CalendarDate(dayNumber: start + count) == expected,
                    expected.weekday.rawValue == weekday
                else {
                    Issue.record("\(expected)")
                    return
                }
                (count, weekday) = (count + 1, weekday % 7 + 1)
                let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
                let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
                day += 1
                if day > length { (day, month) = (1, month + 1) }
                if month > 12 { (month, year) = (1, year + 1) }
            }
        }
    }

    /// Foundation's calendar is Gregorian from 1582 on.
    @Test func datesAreThoseOfFoundationOver420Years() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let first = try date("1600-01-01").dayNumber
        let last = try date("2021-01-01").dayNumber
        for number in stride(from: first, to: last, by: 3) {
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
            let date = CalendarDate(dayNumber: number)
            // Foundation counts the days of the week from Sunday.
            let weekday = ((parts.weekday ?? 0) + 5) % 7 + 1
            guard parts.year == date.year, parts.month == date.month, parts.day == date.day, weekday == date.weekday.rawValue else {
                Issue.record("\(date)")
                return
            }
        }
    }

    @Test func monthsAndYearsKeepTheDayOrTakeTheLast() throws {
        #expect(try date("2023-01-31").adding(months: 1).iso == "2023-02-28")
        #expect(try date("2024-01-31").adding(months: 1).iso == "2024-02-29")
        #expect(try date("2024-02-29").adding(years: 1).iso == "2025-02-28")
        #expect(try date("2024-01-15").adding(months: -13).iso == "2022-12-15")
        #expect(try date("2024-03-01").adding(days: -1).iso == "2024-02-29")
        #expect(try date("0001-01-05").adding(months: -1).iso == "0001-01-01")
        #expect(try date("9999-12-05").adding(years: .max).iso == "9999-12-31")
        #expect(try date("9999-12-05").adding(days: .max).iso == "9999-12-31")
        #expect(try date("0001-01-05").adding(days: .min).iso == "0001-01-01")
    }

    @Test func textsThatAreNoDaysAreRefused() {
        for text in [
            "2023-02-29", "1900-02-29", "2023-13-01", "2023-00-10", "2023-1-1", "23-01-01", "", "2023-01-01x", "-001-01-01", "0000-01-01",
        ] {
            #expect(CalendarDate(iso: text) == nil, "\(text)")
        }
        #expect(CalendarDate(iso: "2000-02-29")?.description == "2000-02-29")
    }

    @Test func weeksBeginWhereTheyShould() throws {
        let day = try date("2026-11-25")
        #expect(day.weekday == .wednesday)
        #expect(day.startOfWeek(from: .monday).iso == "2026-11-23" && day.startOfWeek(from: .sunday).iso == "2026-11-22")
        #expect(day.startOfWeek(from: .wednesday) == day && day.startOfMonth.iso == "2026-11-01")
        let (low, high) = (try date("2026-01-01"), try date("2026-06-01"))
        #expect(day.limited(from: low, to: high) == high && day.limited(from: nil, to: nil) == day)
        #expect(day.limited(from: high, to: low) == high, "A maximum before the minimum counts as the minimum.")
    }
}

@Suite struct InstantTests {
    @Test(arguments: [
        "1970-01-01T00:00:00Z", "2026-03-01T08:30:07Z", "1969-12-31T23:59:59.250Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z",
    ])
    func theTextOfAnInstantIsThatFromWhichItWasMade(text: String) throws {
        #expect(try #require(Instant(iso: text)).iso == text)
    }

    @Test func anInstantInAnotherZoneIsWrittenInUTC() {
        #expect(Instant(iso: "2026-03-01T00:30:00+01:00")?.iso == "2026-02-28T23:30:00Z")
        #expect(Instant(secondsSince1970: 1e300).iso == "1e+300")
    }
}
