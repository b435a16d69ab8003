import NUI
import Testing

@Suite struct FixedFileTests {
    private func fixed(_ text: String) -> FixedFile {
        FixedFile(SourceText(path: "a.nui", bytes: Array(text.utf8))) { check(Program(text: $0, path: "a.nui"), testSchema) }
    }

    private func isUnchanged(_ text: String) -> Bool {
        let result = fixed(text)
        return result.text == text && result.steps.isEmpty
    }

    @Test func certainFixesAreAppliedTogether() {
        let result = fixed("root = { view = { :class = UILable  hidden = true  tag = [1 2 } }")
        #expect(result.text == "root = { view = { :class = UILabel  hidden = YES  tag = [1 2] } }")
        #expect(result.steps.first == "a.nui:1:28 NUI201: replace 'UILable' with 'UILabel'")
        #expect(fixed(result.text).steps == [])
    }

    /// The class is fixed only if the errors that it reveals can be fixed as well.
    @Test func aFixThatRevealsAnErrorIsWithdrawn() {
        #expect(isUnchanged("root = { view = { :class = UILable  zzzzzzz = 1 } }"))
        #expect(
            fixed("root = { view = { :class = UILable  txet = \"a\" } }").text == "root = { view = { :class = UILabel  text = \"a\" } }")
    }

    @Test func oneFixThatDoesHarmDoesNotStopTheOthers() {
        let result = fixed("root = { view = { :class = UILable  zzzzzzz = 1 }  other = { :class = UILabel  hidden = true } }")
        #expect(result.text == "root = { view = { :class = UILable  zzzzzzz = 1 }  other = { :class = UILabel  hidden = YES } }")
    }

    @Test func definitionsAreNeverRenamedOrRemoved() {
        #expect(isUnchanged("style quote = { hidden = YES }\nroot = { view = { :class = UILabel  text = \"a\" } }"))
        let uses = "{ :class = UILabel  :style = quite }"
        #expect(isUnchanged("style quiet = { hidden = YES }\nroot = { view = \(uses)  other = \(uses) }"))
    }

    @Test func textsOfStringsAreNeverChanged() {
        for value in ["textColor = \"#FF0000\"", "hidden = \"YES\"", "text = \"a\\qb\"", "text = \"say \"hi\" now\""] {
            #expect(isUnchanged("root = { view = { :class = UILabel  \(value) } }"), "\(value)")
        }
    }

    /// The number of checks of a file of `count` misspelt properties, of which each `bad`-th cannot be fixed.
    private func checks(of count: Int, bad: Int = .max) -> (checks: Int, result: FixedFile) {
        let objects = (0..<count).map { index in
            index % bad == bad - 1
                ? "    { :class = UILable  zzzzzz\(index) = 1 }\n" : "    { :class = UILabel  hiden = YES  text = \"\(index)\" }\n"
        }
        let text = "root = { list = [\n" + objects.joined() + "] }\n"
        var checks = 0
        let result = FixedFile(SourceText(path: "a.nui", bytes: Array(text.utf8))) { text in
            checks += 1
            return check(Program(text: text, path: "a.nui"), testSchema, atMost: Limits.fixes)
        }
        return (checks, result)
    }

    @Test func independentFixesAreAppliedInOneCheck() {
        for count in [1, 60, 900] {
            let (checks, result) = checks(of: count)
            #expect(result.steps.count == count && checks == 2, "\(count): \(checks)")
            #expect(!result.text.contains("hiden"))
        }
    }

    /// The place of a new error decides which fix is withdrawn, so that the number of checks does not grow with that of harmful fixes.
    @Test func fixesThatDoHarmAreFoundByThePlaceOfIt() {
        for count in [8, 300, 1_200] {
            let (checks, result) = checks(of: count, bad: 2)
            #expect(result.steps.count == count / 2 && checks <= 5 + 2 * (Int.bitWidth - count.leadingZeroBitCount), "\(count): \(checks)")
            #expect(!result.text.contains("hiden") && result.text.contains("UILable"))
        }
    }

    /// The fix of a class reveals an error beside another fix, which is applied without it.
    @Test func aFixThatIsBlamedForAnotherIsTriedWithoutIt() {
        let good = (0..<20).map { "    { :class = UILabel  hiden = YES  text = \"\($0)\" }\n" }.joined()
        let bad = (0..<20).map { "    { :class = UILable  zzzzzz\($0) = 1  view = { :class = UILabel  hidden = true } }\n" }.joined()
        let result = fixed("root = { list = [\n\(good)\(bad)] }\n")
        #expect(result.steps.count { $0.contains("'hidden'") } == 20)
        #expect(result.steps.count { $0.contains("'YES'") } == 20)
        #expect(!result.text.contains("hiden") && !result.text.contains("true") && result.text.contains("UILable"))
    }

    @Test func fixesThatDoHarmAreFoundByHalves() {
        let (checks, result) = checks(of: 256, bad: 256)
        #expect(result.steps.count == 255 && checks <= 2 + 2 * 8 + 4, "\(checks)")
        #expect(result.steps.first?.hasPrefix("a.nui:2:") == true && result.steps.last?.hasPrefix("a.nui:256:") == true)
        let several = self.checks(of: 256, bad: 64)
        #expect(several.result.steps.count == 252 && several.checks <= 4 * 2 * 8, "\(several.checks)")
    }

    /// The fixes are found in rounds, since only the first findings are shown.
    @Test func moreFixesThanAreShownAreAllApplied() {
        let lines = { (number: String) in (0..<130).map { "    a\($0) = \(number)\n" }.joined() }
        #expect(fixed("root = {\n\(lines(".5"))}\n").text == "root = {\n\(lines("0.5"))}\n")
    }

    /// A file of a megabyte is checked a few times, however many of its fixes do harm.
    @Test func largeFilesAreCheckedAFewTimes() {
        let object = "    { :class = UILable  zzzzzzz = \"\(String(repeating: "x", count: 20_000))\" }\n"
        let text = "root = { list = [\n" + String(repeating: object, count: 50) + "] }\n"
        var checks = 0
        let result = FixedFile(SourceText(path: "a.nui", bytes: Array(text.utf8))) { text in
            checks += 1
            return check(Program(text: text, path: "a.nui"), testSchema)
        }
        #expect(result.text == text && checks > 1 && checks <= 26, "\(checks)")
    }
}
