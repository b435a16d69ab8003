import Testing

@testable import NUI

@Suite struct NameTableTests {
    @Test func namesKeepTheirFirstNumber() {
        var table = NameTable()
        #expect(table["a"] == nil)
        #expect(table.add("a", 7) == 7)
        #expect(table.add("a", 8) == 7)
        #expect(table["a"] == 7)
        #expect(table["b"] == nil)
        #expect(table[""] == nil)
    }

    @Test func manyNamesAreFoundInTheOrderInWhichTheyWereAdded() {
        var table = NameTable()
        let names = (0..<1000).map { "name\($0 * 7919)" } + ["", "é", "e\u{301}x", "a name that is longer than fifteen bytes"]
        for (number, name) in names.enumerated() { table.add(name, number) }
        #expect(Array(table.names) == names)
        for (number, name) in names.enumerated() { #expect(table[name] == number) }
        #expect(table["name1"] == nil)
    }
}
