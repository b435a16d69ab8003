import CPango
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCairo

@Suite struct PangoTextEngineTests {
    private let engine: PangoTextEngine
    private let grid = PixelGrid()
    private let fox: AttributedText = "The quick brown fox jumps over the lazy dog and runs away."

    init() throws { engine = try PangoTextEngine() }

    private func style(_ mode: LineBreakMode = .wordWrap, _ lines: Int = 0, size: Double = 14) -> TextStyle {
        TextStyle(font: .system(size), lineBreakMode: mode, numberOfLines: lines)
    }

    /// Random words of several scripts, with spaces, hyphens, line ends and soft hyphens between them.
    private func randomText(_ random: inout Seeded) -> AttributedText {
        let words = ["a", "fox", "brown", "well-known", "שלום", "Ελλάδα", "naïve", "123,456", "AVATAR", "office", "…", "(x)", "مرحبا"]
        let gaps = [" ", " ", " ", "  ", "\n", "-", "\u{AD}", "/", "\u{A0}"]
        var text = AttributedText()
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let attributes = [TextAttributes.plain, .plain, .bold, TextAttributes(fontSize: 20)]
            text.append(words.randomElement(using: &random) ?? "", attributes.randomElement(using: &random) ?? .plain)
            text.append(gaps.randomElement(using: &random) ?? "")
        }
        return text
    }

    @Test func aKnownTextHasItsMeasuredWidth() {
        // The advances of Inter's letters are 94.6563 in sum; kerning and the distances between letters take 2.1953 off.
        let width = engine.lines(of: "Hello, world!", style: style(size: 16), width: 1000)[0].width
        #expect(abs(width - 92.4609) < 0.001)
        #expect(engine.widths(of: "Hello, world!", style: style(size: 16), grid: grid).natural == 93)
        let fine = PixelGrid(scale: 2)
        #expect(engine.widths(of: "Hello, world!", style: style(size: 16), grid: fine).natural == 92.5)
    }

    @Test func minimumIsTheLeastWidthThatBreaksNoWord() {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        var shapings = 0
        for _ in 0..<300 {
            let text = randomText(&random)
            // The widest piece may end with a soft hyphen, which is not seen when it stays inside its line.
            if text.string.unicodeScalars.contains("\u{AD}") { continue }
            let key = TextKey(text, style())
            let fonts = engine.fonts(for: key)
            let minimum = engine.widths(of: text, style: style(), grid: PixelGrid(scale: 1024)).minimum
            func lineStarts(_ width: Double, breaksWords: Bool) -> [Int32] {
                let units = PangoUnits.wrapWidth(width)
                let layout = TextLayout.build(
                    key, PreparedText(text), width: units, breaksWords: breaksWords, fonts: fonts, shapings: &shapings)
                return withExtendedLifetime(layout) { layout.lines.map { $0.line.pointee.start_index } }
            }
            let name = "seed \(seed): \(text.string.debugDescription)"
            // Kerning across a break place belongs to no piece: hence the half point.
            #expect(lineStarts(minimum + 0.5, breaksWords: true) == lineStarts(minimum + 0.5, breaksWords: false), "\(name)")
            // A single character cannot be broken.
            if minimum < 25 { continue }
            let short = minimum - 1.5
            #expect(lineStarts(short, breaksWords: true) != lineStarts(short, breaksWords: false), "\(name)")
        }
    }

    @Test func theMinimumOfCharacterWrapIsTheWidestCharacter() {
        var shapings = 0
        for text in ["The quick brown mouse", "iiiWiii", "é\u{301}Wx", "שלום"] as [AttributedText] {
            let key = TextKey(text, style(.characterWrap))
            let wrapped = TextLayout.build(key, PreparedText(text), width: 0, fonts: engine.fonts(for: key), shapings: &shapings).width
            let minimum = engine.widths(of: text, style: style(.characterWrap), grid: PixelGrid(scale: 1024)).minimum
            #expect(abs(minimum - wrapped) < 0.5, "\(text.string)")
        }
    }

    @Test func atItsMinimumNoWordIsBroken() {
        let widths = engine.widths(of: fox, style: style(), grid: grid)
        let lines = engine.lines(of: fox, style: style(), width: widths.minimum)
        let words = Set(fox.string.split(separator: " "))
        for line in lines { for word in line.string.split(separator: " ") { #expect(words.contains(word)) } }
        #expect(widths.minimum < widths.natural)
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 2.625, 3.0])
    func atItsNaturalWidthNothingWraps(scale: Double) {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        let grid = PixelGrid(scale: scale)
        for _ in 0..<200 {
            let text = randomText(&random)
            let natural = engine.widths(of: text, style: style(), grid: grid).natural
            let free = engine.size(of: text, style: style(), width: 1e6, grid: grid)
            let offset = Double.random(in: 0...1000, using: &random)
            let snapped = grid.snap(Rect(offset, 0, natural, 1)).width
            #expect(engine.size(of: text, style: style(), width: snapped, grid: grid) == free, "seed \(seed)")
            #expect(free.size.width == natural, "seed \(seed)")
            let pixels = natural * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
    }

    @Test func aWiderBoxNeverMakesATextHigher() {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        for _ in 0..<40 {
            // One size: a large word that moves up a line may make the whole higher.
            let text = AttributedText(randomText(&random).string)
            var last = Double.infinity
            for width in stride(from: 1.0, to: 400, by: 13) {
                let height = engine.size(of: text, style: style(), width: width, grid: grid).size.height
                #expect(height <= last, "seed \(seed), \(text.string.debugDescription) at \(width)")
                last = height
            }
        }
    }

    @Test func aLineLimitHoldsForTheWholeText() {
        let text: AttributedText = "one two three four five\nsix\nseven eight nine ten eleven\ntwelve"
        for mode in LineBreakMode.allCases where mode != .clip {
            for limit in 1...5 {
                for width in [30.0, 60, 100, 1000] {
                    let metrics = engine.size(of: text, style: style(mode, limit), width: width, grid: grid)
                    #expect(metrics.lineCount <= limit, "\(mode) \(limit) \(width)")
                    // With the ellipsis elsewhere than at the end, what is left may fit on the last line.
                    let joins = mode == .headTruncation || mode == .middleTruncation
                    let all = engine.size(of: text, style: style(mode), width: width, grid: grid).lineCount
                    if width < 1000 { #expect(metrics.isTruncated == (all > limit), "\(mode) \(limit) \(width)") }
                    if width == 1000 { #expect(metrics.isTruncated == (limit < 4 && !joins), "\(mode) \(limit) \(width)") }
                    #expect(metrics.size.width <= width, "\(mode) \(limit) \(width)")
                    let said = engine.lines(of: text, style: style(mode, limit), width: width).map(\.string).joined()
                    #expect(said.contains("…") == (mode.truncates && metrics.isTruncated), "\(mode) \(limit) \(width)")
                }
            }
        }
    }

    @Test func theEllipsisStandsWhereTheModeSays() {
        func last(_ mode: LineBreakMode, _ lines: Int) -> String {
            engine.lines(of: fox, style: style(mode, lines), width: 120).last?.string ?? ""
        }
        for lines in 1...2 {
            #expect(last(.tailTruncation, lines).hasSuffix("…"))
            #expect(last(.headTruncation, lines).hasPrefix("…"))
            #expect(last(.headTruncation, lines).hasSuffix("away."))
            let middle = last(.middleTruncation, lines)
            #expect(!middle.hasPrefix("…") && middle.contains("…") && middle.hasSuffix("away."))
        }
        // Only later paragraphs are lost: the ellipsis is added to a line that would fit.
        #expect(engine.lines(of: "a\nb", style: style(.tailTruncation, 1), width: 500).map(\.string) == ["a…"])
        #expect(engine.lines(of: "a\u{2029}b\r\nc", style: style(.tailTruncation, 2), width: 500).map(\.string) == ["a", "b…"])
    }

    @Test func anEllipsisIsNotWidenedToFillTheLine() {
        let line = engine.lines(of: fox, style: style(.middleTruncation, 1), width: 120)[0]
        let plain = engine.lines(of: AttributedText(line.string), style: style(), width: 500)[0]
        #expect(abs(line.width - plain.width) < 0.5)
    }

    @Test func textThatIsCutCanShrinkToItsEllipsis() {
        let ellipsis = engine.widths(of: "…", style: style(), grid: grid).natural
        #expect(engine.widths(of: fox, style: style(.tailTruncation, 1), grid: grid).minimum == ellipsis)
        #expect(engine.widths(of: fox, style: style(.middleTruncation, 3), grid: grid).minimum == ellipsis)
        #expect(engine.widths(of: fox, style: style(.wordWrap, 1), grid: grid).minimum == ellipsis)
        #expect(engine.widths(of: fox, style: style(.tailTruncation, 0), grid: grid).minimum > ellipsis)
        let short = engine.widths(of: "i", style: style(.tailTruncation, 1), grid: grid)
        #expect(short.minimum == short.natural)
    }

    @Test func clippedTextKeepsItsWidth() {
        let widths = engine.widths(of: fox, style: style(.clip), grid: grid)
        #expect(widths.minimum == widths.natural)
        #expect(engine.size(of: fox, style: style(.clip), width: 10, grid: grid).lineCount == 1)
    }

    @Test func aWordTooWideBreaksInsideWithoutAHyphenButASoftHyphenIsSeen() {
        let word = engine.lines(of: "Unbreakable", style: style(), width: 50).map(\.string)
        #expect(word.count > 1 && word.joined() == "Unbreakable")
        #expect(engine.lines(of: "sand\u{AD}wich", style: style(), width: 50).map(\.string) == ["sand\u{2010}", "wich"])
        let minimum = engine.widths(of: "sand\u{AD}wich", style: style(), grid: grid).minimum
        #expect(engine.size(of: "sand\u{AD}wich", style: style(), width: minimum, grid: grid).lineCount == 2)
        #expect(engine.lines(of: "sand\u{AD}wich", style: style(), width: minimum).map(\.string) == ["sand\u{2010}", "wich"])
    }

    @Test func alignmentPlacesEachLine() {
        func lines(_ alignment: TextAlignment, _ text: AttributedText) -> [TextLine] {
            var style = style()
            style.alignment = alignment
            return engine.lines(of: text, style: style, width: 200)
        }
        let hebrew: AttributedText = "שלום"
        for text in [fox, hebrew] {
            for line in lines(.left, text) { #expect(line.x == 0) }
            for line in lines(.right, text) { #expect(abs(line.x + line.width - 200) < 1e-9) }
            for line in lines(.center, text) { #expect(abs(line.x + line.width / 2 - 100) < 1e-9) }
        }
        #expect(lines(.start, hebrew)[0].x > 0 && lines(.end, hebrew)[0].x == 0)
        #expect(lines(.start, fox)[0].x == 0 && lines(.end, fox)[0].x > 0)
        let justified = lines(.justified, fox)
        // Pango leaves the distance after a line's last letter out of a justified line.
        let spacing = abs(style().font.tracking)
        for line in justified.dropLast() { #expect(abs(line.width - 200) < spacing + 0.01) }
        #expect((justified.last?.width ?? 200) < 199)
        #expect(justified[0].fragments.map(\.string) == ["The", "quick", "brown", "fox", "jumps"])
        #expect(abs((justified[0].fragments.last.map { $0.x + $0.width } ?? 0) - 200) < spacing + 0.01)
    }

    @Test func directionIsFoundOrForced() {
        #expect(engine.lines(of: "שלום", style: style(), width: 100)[0].fragments[0].isRightToLeft)
        var forced = style()
        forced.direction = .rightToLeft
        let line = engine.lines(of: "Hi!", style: forced, width: 100)[0]
        #expect(abs(line.x + line.width - 100) < 1e-9)
        #expect(line.string == "Hi!")
        #expect(line.fragments.map(\.string) == ["!", "Hi"])
        forced.direction = .leftToRight
        #expect(engine.lines(of: "שלום", style: forced, width: 100)[0].x == 0)
    }

    @Test func mixedTextIsReadInOrderAndPlacedFromTheLeft() {
        let line = engine.lines(of: "abc שלום def", style: style(), width: 500)[0]
        #expect(line.string == "abc שלום def")
        #expect(line.fragments.map(\.isRightToLeft) == [false, true, false])
        for (before, after) in zip(line.fragments, line.fragments.dropFirst()) {
            #expect(abs(before.x + before.width - after.x) < 1e-9)
        }
    }

    @Test func runsChangeSizeWeightAndLooks() {
        var text: AttributedText = "small "
        text.append("LARGE", TextAttributes(fontSize: 40, color: .red, underline: true))
        let line = engine.lines(of: text, style: style(), width: 500)[0]
        #expect(line.fragments.map(\.string) == ["small ", "LARGE"])
        #expect(line.fragments[1].attributes.color == .red && line.fragments[1].attributes.underline)
        let plain = engine.size(of: AttributedText(text.string), style: style(), width: 500, grid: grid)
        let metrics = engine.size(of: text, style: style(), width: 500, grid: grid)
        #expect(metrics.size.height > plain.size.height && metrics.firstBaseline > plain.firstBaseline)
        let bold = engine.widths(of: AttributedText("small", .bold), style: style(), grid: grid)
        #expect(bold.natural > engine.widths(of: "small", style: style(), grid: grid).natural)
    }

    @Test func attributesStayWithTheirTextBehindAnEllipsis() {
        var text: AttributedText = "aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd "
        text.append("end", TextAttributes(color: .red))
        let lines = engine.lines(of: text, style: style(.headTruncation, 2), width: 100)
        #expect(lines.count == 2)
        #expect(lines[1].fragments.last?.string == "end" && lines[1].fragments.last?.attributes.color == .red)
    }

    @Test func baselinesAndSpacingAddUp() {
        var spaced = style()
        let one = engine.size(of: "x", style: spaced, width: 100, grid: PixelGrid(scale: 1024))
        let two = engine.size(of: "x\ny", style: spaced, width: 100, grid: PixelGrid(scale: 1024))
        #expect(abs(two.lastBaseline - two.firstBaseline - one.size.height) < 0.01)
        #expect(one.firstBaseline == one.lastBaseline && one.firstBaseline > 0 && one.firstBaseline < one.size.height)
        spaced.lineSpacing = 7
        let wide = engine.size(of: "x\ny", style: spaced, width: 100, grid: PixelGrid(scale: 1024))
        #expect(abs(wide.size.height - two.size.height - 7) < 0.01)
        #expect(abs(wide.lastBaseline - two.lastBaseline - 7) < 0.01)
        #expect(engine.size(of: "", style: style(), width: 100, grid: grid).lineCount == 1)
    }

    @Test func nothingIsShapedTwice() {
        _ = engine.widths(of: fox, style: style(), grid: grid)
        #expect(engine.shapings == 1)
        let natural = engine.widths(of: fox, style: style(), grid: grid).natural
        _ = engine.size(of: fox, style: style(), width: natural, grid: grid)
        var colored = style()
        colored.color = .red
        colored.alignment = .center
        _ = engine.lines(of: fox, style: colored, width: natural + 100)
        #expect(engine.shapings == 1)
        for _ in 0..<3 { _ = engine.size(of: fox, style: style(), width: 100, grid: grid) }
        #expect(engine.shapings == 2)
        for width in [100.0, 110, 120, 130] { _ = engine.size(of: fox, style: style(), width: width, grid: grid) }
        #expect(engine.shapings == 5)
        _ = engine.size(of: fox, style: style(), width: 100, grid: grid)
        #expect(engine.shapings == 5)
    }

    @Test func theCacheIsBoundedAndKeepsWhatIsUsed() throws {
        let engine = try PangoTextEngine(capacity: 20)
        for number in 0..<200 {
            _ = engine.widths(of: "kept", style: style(), grid: grid)
            _ = engine.widths(of: AttributedText("label \(number)"), style: style(), grid: grid)
        }
        #expect(engine.shapings == 201)
        _ = engine.widths(of: "label 0", style: style(), grid: grid)
        #expect(engine.shapings == 202)
    }

    @Test func emojiAreColouredAndChangeNoOtherText() throws {
        let marks: AttributedText = "✓ ☎ ★ ❤ → text"
        let before = engine.lines(of: marks, style: style(), width: 500)
        for text in ["🎉", "😀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "👩🏽‍💻"] {
            let line = engine.lines(of: AttributedText(text), style: style(size: 20), width: 500)[0]
            #expect(line.fragments.map(\.isEmoji) == [true], "\(text)")
            #expect((20...30).contains(line.width), "\(text) is \(line.width) points wide")
        }
        let fresh = try PangoTextEngine()
        #expect(fresh.lines(of: marks, style: style(), width: 500) == before)
        #expect(before[0].fragments.allSatisfy { !$0.isEmoji })
    }

    @Test func hostileTextsAndNumbersGiveFiniteAnswers() {
        let texts: [AttributedText] = [
            "", "\0", "a\0b", "\n\n\n", "\r\n", "\u{FEFF}", "\u{202E}abc", "\u{2028}\u{2029}",
            "e" + AttributedText(String(repeating: "\u{301}", count: 1500)),
            AttributedText("a\0b", .bold), "\u{10FFFF}", AttributedText(String(repeating: "x", count: 2000)),
        ]
        let numbers = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 5]
        for text in texts {
            for size in numbers {
                for mode in LineBreakMode.allCases {
                    let style = TextStyle(
                        font: .system(size), lineBreakMode: mode, numberOfLines: mode.truncates ? 2 : -3, lineSpacing: size)
                    for width in [Double.nan, -5, 3, 1e300] {
                        let metrics = engine.size(of: text, style: style, width: width, grid: grid)
                        #expect(metrics.size.width.isFinite && metrics.size.height.isFinite && metrics.size.height >= 0)
                    }
                    #expect(engine.widths(of: text, style: style, grid: grid).natural.isFinite)
                }
                if text.string.utf8.count > 1000 { break }
            }
        }
    }

    @Test func anUnknownFamilyFallsBackToTheBundledOne() {
        var other = style()
        other.font.family = "No Such, Family\0x"
        // The distance between letters belongs to the name of the family.
        other.letterSpacing = style().font.tracking
        #expect(engine.widths(of: fox, style: other, grid: grid) == engine.widths(of: fox, style: style(), grid: grid))
    }

    @Test func fontFilesThatCannotBeUsedAreErrors() throws {
        #expect(throws: FontError.unreadable(path: "/no/such/font.ttf")) {
            try PangoTextEngine(fontFiles: ["/no/such/font.ttf"])
        }
        let folder = TemporaryFolder()
        let path = folder.path + "/fake.ttf"
        try AtomicFile.write(Array("not a font".utf8), to: path)
        #expect(throws: FontError.notAFont(path: path)) { try PangoTextEngine(fontFiles: [path]) }
        #expect(throws: FontError.notAFile(path: folder.path)) { try PangoTextEngine(fontFiles: [folder.path]) }
        #expect(mkfifo(folder.path + "/pipe.ttf", 0o600) == 0)
        #expect(throws: FontError.notAFile(path: folder.path + "/pipe.ttf")) { try PangoTextEngine(fontFiles: [folder.path + "/pipe.ttf"]) }
        let bundled = try FontFiles.folder()
        _ = try PangoTextEngine(fontFiles: ["\(bundled)/DejaVuSans.ttf"])
    }
}
