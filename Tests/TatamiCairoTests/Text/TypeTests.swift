import CPango
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import Testing

@testable import TatamiCairo

/// Weights, spaced letters, heights of lines, and lines through text.
@Suite struct TypeTests {
    private let engine: PangoTextEngine
    private let fine = PixelGrid(scale: 1024)
    private let word: AttributedText = "Hamburgefonts"

    init() throws { engine = try PangoTextEngine() }

    private func style(
        _ family: String = Font.defaultFamily, _ weight: Font.Weight = .normal, size: Double = 16, height: Double = 0, letters: Double = 0,
        underline: Bool = false, strikethrough: Bool = false
    ) -> TextStyle {
        TextStyle(
            font: Font(family, size: size, weight: weight), lineHeight: height, letterSpacing: letters, underline: underline,
            strikethrough: strikethrough)
    }

    private func width(_ style: TextStyle, _ text: AttributedText? = nil) -> Double {
        engine.widths(of: text ?? word, style: style, grid: fine).natural
    }

    @Test func interHasEveryWeight() {
        let widths = stride(from: 100, through: 900, by: 50).map { width(style(Font.defaultFamily, Font.Weight($0))) }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
        #expect(width(style(Font.defaultFamily, .semibold)) != width(style(Font.defaultFamily, .bold)))
        #expect(engine.families == ["DejaVu Sans", "Inter", "JetBrains Mono", "Noto Sans Arabic UI", "Noto Sans Hebrew"])
        #expect(engine.families == Font.bundledFamilies.sorted())
    }

    @Test func otherFamiliesTakeTheNearestWeight() throws {
        func pixels(_ weight: Font.Weight) throws -> [UInt8] {
            var list = DisplayList()
            list.text("let", style(Font.codeFamily, weight), in: Rect(2, 2, 60, 30))
            return try CairoRenderer(engine).png(of: list, size: Size(64, 34))
        }
        let (normal, bold) = (try pixels(.normal), try pixels(.bold))
        #expect(normal != bold)
        for weight in [Font.Weight.thin, .light, .medium] { #expect(try pixels(weight) == normal, "\(weight)") }
        for weight in [Font.Weight.semibold, .extraBold, .heavy] { #expect(try pixels(weight) == bold, "\(weight)") }
    }

    @Test func theFontOfEmojiIsLoadedWithTheFirstEmoji() {
        #expect(engine.fonts(for: TextKey("a", style())).families == engine.families)
        #expect(engine.fonts(for: TextKey("a 😀", style())).families == (engine.families + ["Noto Color Emoji"]).sorted())
    }

    /// Each script comes from the first family that has it: the widths are those of the family alone.
    @Test(arguments: [
        ("Hello, Ωμέγα, Да", "Inter"), ("שלום", "Noto Sans Hebrew"), ("مرحبا", "Noto Sans Arabic UI"), ("ᚠᚢ ☂ ⚙", "DejaVu Sans"),
    ])
    func lettersComeFromTheFirstFamilyThatHasThem(text: String, family: String) {
        #expect(
            engine.fonts(for: TextKey("a", style())).familiesUsed(by: text, style()).subtracting(["Inter"])
                == (family == "Inter" ? [] : [family]))
    }

    @Test func hebrewAndArabicHaveBoldLetters() {
        for text: AttributedText in ["שלום", "مرحبا"] { #expect(width(style(Font.defaultFamily, .bold), text) != width(style(), text)) }
    }

    @Test func codeHasLettersOfOneWidthAndNoLigatures() {
        let code = TextStyle(font: .code)
        #expect(width(code, "iiii") == width(code, "WWWW"))
        #expect(engine.lines(of: "->", style: code, width: 100)[0].width == width(code, "ii"))
        #expect(abs(width(code, "iiii") - 4 * 0.6 * 13) < 0.01)
    }

    @Test func featuresChangeTheLetters() throws {
        let (ones, tabular) = (style(), TextStyle(font: Font(size: 16, features: [.tabularFigures])))
        #expect(width(ones, "1111") < width(ones, "0000"))
        #expect(width(tabular, "1111") == width(tabular, "0000"))
        #expect(FontFeature("tnum=0") == FontFeature("tnum", 0) && FontFeature("tnum") == .tabularFigures)
        for text in ["", "tnu", "tnums", "tn m", "tnum=", "tnum=-1", "tnum=99999", "tnum=1=1", "tnüm"] {
            #expect(FontFeature(text) == nil, "\(text)")
        }
    }

    /// The table of the type scale: size, line, weight, and the distance between letters.
    @Test(arguments: [
        (TypeStyle.largeTitle, 28.0, 36.0, 600, -0.59), (.title, 22, 28, 600, -0.40), (.headline, 17, 24, 600, -0.22),
        (.body, 14, 20, 400, -0.09), (.control, 14, 20, 500, -0.09), (.small, 13, 18, 400, -0.04), (.caption, 12, 16, 400, 0),
        (.foot, 11, 14, 500, 0.05), (.large, 16, 24, 500, -0.18), (.code, 13, 20, 400, 0),
    ])
    func stylesHaveTheirMeasures(_ style: TypeStyle, size: Double, line: Double, weight: Int, tracking: Double) {
        let font = style.standard
        #expect(font.size == size && font.lineHeight == line && font.weight.rawValue == weight && font.tracking == tracking)
        let (first, second) = (metrics("x", TextStyle(font: font)), metrics("x\nש☂", TextStyle(font: font)))
        #expect(first.size.height == line && second.size.height == 2 * line)
        guard font.family == Font.defaultFamily else { return }
        let baseline = (line - 1.2099609375 * size) / 2 + 0.96875 * size
        #expect(abs(first.firstBaseline - baseline) < 0.01 && abs(second.lastBaseline - baseline - line) < 0.01)
    }

    private func metrics(_ text: AttributedText, _ style: TextStyle) -> TextMetrics {
        engine.size(of: text, style: style, width: 1000, grid: fine)
    }

    @Test func linesGrowWithLettersThatNeedMore() {
        let mixed = AttributedText("a\n") + AttributedText("B", TextAttributes(fontSize: 40)) + AttributedText("\nc")
        #expect(abs(metrics(mixed, TextStyle(font: .body)).size.height - (40 + 40 * 1.2099609375)) < 0.01)
        #expect(abs(metrics("a", TextStyle(font: .body.size(30))).size.height - 30 * 1.2099609375) < 0.01)
    }

    @Test func aFontIsLoadedOnceForTheHeightsOfItsLines() {
        let style = style(size: 16.125, height: 30)
        let fonts = engine.fonts(for: TextKey("a", style))
        let before = fonts.loadedExtents
        for text in ["a", "b", "two lines of text"] as [AttributedText] {
            #expect(engine.size(of: text, style: style, width: 400, grid: fine).size.height == 30)
        }
        #expect(fonts.loadedExtents == before + 1)
    }

    @Test func runsHaveWeightsOfTheirOwn() {
        let mixed = AttributedText("Hamburge") + AttributedText("fonts", TextAttributes(weight: .heavy))
        #expect(width(style(), mixed) > width(style()))
        #expect(width(style(), mixed) < width(style(Font.defaultFamily, .heavy)))
    }

    @Test(arguments: [0.5, 2, -1, 10.25])
    func lettersAreSpacedBetweenEachOther(spacing: Double) {
        let (plain, spaced) = (width(style()), width(style(letters: spacing)))
        #expect(abs(spaced - plain - 12 * spacing) < 0.05, "\(spaced - plain)")
        #expect(width(style(letters: spacing), "H") == width(style(), "H"))
    }

    /// A text in the width that it says it needs has as many lines as it says, whatever the spacing.
    @Test(arguments: [0.5, 3, -1, -2.5])
    func measuringAndBreakingAgree(spacing: Double) {
        let text: AttributedText = "The quick brown fox jumps over the lazy dog"
        let style = style(letters: spacing)
        let widths = engine.widths(of: text, style: style, grid: fine)
        #expect(engine.size(of: text, style: style, width: widths.natural, grid: fine).lineCount == 1)
        #expect(engine.size(of: text, style: style, width: widths.natural - 1, grid: fine).lineCount == 2)
        let narrow = engine.lines(of: text, style: style, width: widths.minimum)
        #expect(narrow.map(\.string).joined() == text.string && narrow.count == 9, "\(narrow.map(\.string))")
        for width in stride(from: widths.minimum, through: widths.natural, by: 3.7) {
            let lines = engine.lines(of: text, style: style, width: width)
            #expect(lines.allSatisfy { $0.width <= width + 0.01 }, "\(width)")
        }
    }

    /// Pango ends the program if it has to break white space and its combining mark.
    @Test(arguments: [-100.0, -8, 60, 100])
    func markedSpacesAreNotBroken(spacing: Double) {
        let text: AttributedText = "a \u{301}b \u{301}\u{301}c\u{3000}\u{301}"
        for width in [0, 4, 20.0] { #expect(!engine.lines(of: text, style: style(letters: spacing), width: width).isEmpty) }
    }

    @Test(arguments: [60.0, -3])
    func aSpacedTextThatIsCutStaysInItsWidth(spacing: Double) {
        var style = style(letters: spacing)
        (style.numberOfLines, style.lineBreakMode) = (1, .tailTruncation)
        let text = AttributedText(String(repeating: word.string, count: 9))
        #expect(engine.lines(of: text, style: style, width: 200)[0].width <= 200.01)
    }

    @Test func lettersComeCloserByHalfTheSmallestSize() {
        #expect(width(style(letters: -100)) == width(style(letters: -8)))
        let mixed = AttributedText("Hamburge") + AttributedText("fonts", TextAttributes(fontSize: 6))
        #expect(width(style(letters: -100), mixed) == width(style(letters: -3), mixed))
    }

    @Test func aTextThatIsCutKeepsItsSpacing() {
        var style = style(letters: 2)
        (style.numberOfLines, style.lineBreakMode) = (1, .tailTruncation)
        let line = engine.lines(of: word, style: style, width: 80)[0]
        #expect(line.string.hasSuffix("…") && line.width <= 80.01 && line.width > 60, "\(line.string) \(line.width)")
    }

    @Test(arguments: [(16.0, 24.0), (14, 20), (28, 36), (16, 10), (11, 14)])
    func theBaselineIsAtTheFormula(size: Double, height: Double) {
        let metrics = engine.size(of: "a\nb\nc", style: style(size: size, height: height), width: 100, grid: fine)
        let baseline = (height - 1.2099609375 * size) / 2 + 0.96875 * size
        #expect(abs(metrics.firstBaseline - baseline) < 0.01, "\(metrics.firstBaseline), not \(baseline)")
        #expect(metrics.size.height == 3 * height && abs(metrics.lastBaseline - baseline - 2 * height) < 0.01)
    }

    @Test func aFallbackFontDoesNotMoveTheLines() {
        let plain = engine.size(of: "a\na", style: style(height: 20), width: 200, grid: fine)
        let mixed = engine.size(of: "aשᚠ\n😀", style: style(height: 20), width: 200, grid: fine)
        #expect(plain.size.height == mixed.size.height)
        #expect(plain.firstBaseline == mixed.firstBaseline && plain.lastBaseline == mixed.lastBaseline)
    }

    @Test func spacingOfLinesIsAddedToTheirHeight() {
        var style = style(height: 20)
        style.lineSpacing = 5
        #expect(engine.size(of: "a\nb", style: style, width: 100, grid: fine).size.height == 45)
    }

    @Test func caretsAndSelectionsFillTheLine() {
        let style = style(height: 30)
        let caret = engine.caret(at: 3, in: "a\nb", style: style, width: 100)
        #expect(caret.top == 30 && caret.height == 30)
        #expect(engine.rects(of: 0..<3, in: "a\nb", style: style, width: 100).map(\.height) == [30, 30])
        #expect(engine.offset(at: Point(0, 29), in: "a\nb", style: style, width: 100) == 0)
        #expect(engine.offset(at: Point(0, 31), in: "a\nb", style: style, width: 100) == 2)
    }

    /// Every property that changes the picture is part of the cache's key.
    @Test func stylesDoNotShareResults() throws {
        let styles = [
            style(), style(Font.defaultFamily, .medium), style(height: 30), style(letters: 1), style(underline: true),
            style(strikethrough: true),
            style(Font.codeFamily), TextStyle(font: Font(size: 16, features: [.tabularFigures])),
            TextStyle(font: Font(size: 16, lineHeight: 28)),
        ]
        let renderer = CairoRenderer(engine)
        func pixels(_ style: TextStyle) throws -> [UInt8] {
            var list = DisplayList()
            list.text("Hi11", style, in: Rect(2, 2, 60, 40))
            return try renderer.png(of: list, size: Size(64, 44))
        }
        let first = try styles.map(pixels)
        #expect(Set(first).count == styles.count)
        #expect(try styles.reversed().map(pixels) == first.reversed())
    }

    @Test func linesAreDrawnUnderAndThroughTheText() throws {
        func image(_ style: TextStyle) throws -> Image {
            var list = DisplayList()
            list.text("Hill", style, in: Rect(0, 0, 40, 24))
            return try CairoRenderer(engine).image(of: list, size: Size(40, 24), background: .white)
        }
        let plain = try image(style())
        func changed(_ style: TextStyle) throws -> [Int] {
            let image = try image(style)
            return (0..<24).filter { y in (0..<40).contains { image.pixel($0, y) != plain.pixel($0, y) } }
        }
        let baseline = engine.size(of: "x", style: style(), width: 40, grid: fine).firstBaseline
        let (under, through) = (try changed(style(underline: true)), try changed(style(strikethrough: true)))
        #expect(!under.isEmpty && under.allSatisfy { Double($0) >= baseline.rounded(.down) && Double($0) < baseline + 5 }, "\(under)")
        #expect(!through.isEmpty && through.allSatisfy { Double($0) > baseline - 9 && Double($0) < baseline - 2 }, "\(through)")
        #expect(try changed(style(underline: true, strikethrough: true)) == through + under)
    }

    @Test func viewersOfSVGSetTheSameType() throws {
        var list = DisplayList()
        list.text(
            "Total", style(Font.defaultFamily, .semibold, letters: 1.5, underline: true, strikethrough: true), in: Rect(0, 0, 100, 30))
        let svg = try SVGWriter(engine).svg(of: list, size: Size(100, 30))
        #expect(
            svg.contains(
                #"font-family="'Inter', 'Noto Sans Hebrew', 'Noto Sans Arabic UI', 'DejaVu Sans', sans-serif" font-size="16" font-weight="600""#
            ), "\(svg)")
        #expect(svg.contains(#"letter-spacing="1.32" text-decoration="underline line-through""#), "\(svg)")
    }
}

extension FontSet {
    /// Returns the names of the families that Pango takes for a text.
    fileprivate func familiesUsed(by text: String, _ style: TextStyle) -> Set<String> {
        let request = Shaper.Request(bytes: Array(text.utf8), runs: [], font: style.font, direction: .automatic)
        guard let box = Shaper.shape(request, self), let line = pango_layout_get_line_readonly(box.layout, 0) else { return [] }
        var names: Set<String> = []
        var node = line.pointee.runs
        while let run = node {
            node = run.pointee.next
            let item = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
            let description = pango_font_describe(item?.pointee.analysis.font)
            if let name = pango_font_description_get_family(description) { names.insert(String(cString: name)) }
            pango_font_description_free(description)
        }
        return names
    }
}
