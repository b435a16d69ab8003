import TatamiDrawing
import TatamiGeometry
import Testing

/// The direction and the edge of a text in a view that reads from right to left.
@Suite struct TextDirectionTests {
    private static let style = TextStyle(font: Font(size: 12), color: .black)

    @Test(arguments: [
        ("Yes! Where do we meet?", TextDirection.automatic, TextAlignment.right),
        ("12 (Yes)", .automatic, .right),
        ("\u{5DB}\u{5DF}! Yes", .rightToLeft, .start),
        ("12:30", .rightToLeft, .start),
        ("", .rightToLeft, .start),
    ])
    func theFirstLetterDecides(text: String, direction: TextDirection, alignment: TextAlignment) {
        let style = Self.style.following(.rightToLeft, text)
        #expect(style.direction == direction && style.alignment == alignment)
        #expect(Self.style.following(.leftToRight, text) == Self.style)
    }

    @Test func edgesThatAreNamedAndDirectionsThatAreGivenStay() {
        var style = Self.style
        style.alignment = .end
        #expect(style.following(.rightToLeft, "a").alignment == .left)
        for alignment in [TextAlignment.left, .right, .center, .justified] {
            style.alignment = alignment
            #expect(style.following(.rightToLeft, "a").alignment == alignment)
        }
        style.direction = .leftToRight
        #expect(style.following(.rightToLeft, "\u{5DB}") == style)
    }
}
