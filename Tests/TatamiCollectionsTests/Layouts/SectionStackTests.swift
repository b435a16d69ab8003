import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct SectionStackTests {
    private func style(header: Double? = nil, footer: Double? = nil, insets: Insets = 0, pins: Bool = false) -> SectionStyle {
        var style = SectionStyle()
        (style.header, style.footer, style.insets, style.pinsHeader, style.pinsFooter) = (header, footer, insets, pins, pins)
        return style
    }

    @Test func partsByTheirNumbers() {
        var stack = SectionStack(crossLength: 300, spacing: 10)
        var first = style(header: 30, footer: 20, insets: Insets(top: 5, leading: 15, bottom: 7, trailing: 25))
        first.hasBackground = true
        stack.insert(ListLayout(estimate: 40), SectionContent(count: 2, crossLength: 0), style: first, at: 0)
        stack.insert(ListLayout(estimate: 50), SectionContent(count: 1, crossLength: 0), at: 1)
        #expect(stack.extent == 142 + 10 + 50)
        let expected: [SectionPart] = [
            SectionPart(section: 0, kind: .background, frame: Rect(0, 0, 300, 142)),
            SectionPart(section: 0, kind: .item(0), frame: Rect(15, 35, 260, 40)),
            SectionPart(section: 0, kind: .item(1), frame: Rect(15, 75, 260, 40)),
            SectionPart(section: 0, kind: .header, frame: Rect(0, 0, 300, 30)),
            SectionPart(section: 0, kind: .footer, frame: Rect(0, 122, 300, 20)),
            SectionPart(section: 1, kind: .item(0), frame: Rect(0, 152, 300, 50)),
        ]
        #expect(stack.parts(in: 0..<300) == expected)
        #expect(stack.parts(in: 115..<122).map(\.kind) == [.background], "the footer's edge is out")
        let hasChanged = stack.setLength(60, of: CollectionPlace(section: 0, item: 0))
        #expect(hasChanged)
        #expect(stack.frame(of: CollectionPlace(section: 1, item: 0)) == Rect(0, 172, 300, 50))
        stack.move(0, to: 1)
        #expect(stack.frame(of: CollectionPlace(section: 0, item: 0)) == Rect(0, 0, 300, 50))
        #expect(
            stack.frame(of: CollectionPlace(section: 0, item: 1)) == nil && stack.frame(of: CollectionPlace(section: 7, item: 0)) == nil)
    }

    /// Collections: rule 32. A section from 100 to 400 with a header of 30 and a footer of 20.
    @Test func pinnedHeadersArePushedByTheNextSection() {
        #expect(Pinning.header(natural: 100, length: 30, end: 400, viewport: 50) == 100)
        #expect(Pinning.header(natural: 100, length: 30, end: 400, viewport: 250) == 250)
        #expect(Pinning.header(natural: 100, length: 30, end: 400, viewport: 250, above: 40) == 290)
        #expect(Pinning.header(natural: 100, length: 30, end: 400, viewport: 390) == 370)
        #expect(Pinning.footer(natural: 380, length: 20, start: 130, viewport: 300) == 280)
        #expect(Pinning.footer(natural: 380, length: 20, start: 130, viewport: 140) == 130)
        #expect(Pinning.footer(natural: 380, length: 20, start: 130, viewport: 900) == 380)
        var stack = SectionStack(crossLength: 100)
        for index in 0..<3 {
            stack.insert(
                ListLayout(estimate: 50), SectionContent(count: 2, crossLength: 0), style: style(header: 30, footer: 20, pins: true),
                at: index)
        }
        let pinned = stack.pinned(in: 140..<200)
        let expected: [SectionPart] = [
            SectionPart(section: 0, kind: .header, frame: Rect(0, 120, 100, 30)),
            SectionPart(section: 0, kind: .footer, frame: Rect(0, 130, 100, 20)),
            SectionPart(section: 1, kind: .header, frame: Rect(0, 150, 100, 30)),
            SectionPart(section: 1, kind: .footer, frame: Rect(0, 180, 100, 20)),
        ]
        #expect(pinned == expected)
    }

    /// Sections are longer than the largest coordinate of a view (collections: rule 1).
    @Test func aMillionRowsOfASection() {
        var stack = SectionStack(crossLength: 100)
        for index in 0..<2 { stack.insert(ListLayout(), SectionContent(count: 1_000_000, crossLength: 0), at: index) }
        #expect(stack.extent == 88_000_000)
        #expect(stack.frame(of: CollectionPlace(section: 1, item: 999_999)) == Rect(0, 87_999_956, 100, 44))
        #expect(stack.parts(in: 43_999_990..<44_000_010).map(\.section) == [0, 1])
    }

    @Test func aSectionWithoutShownItemsMayTakeNothing() {
        var stack = SectionStack(crossLength: 100, spacing: 10)
        var hiding = style(header: 30)
        hiding.hidesWhenEmpty = true
        stack.insert(ListLayout(), SectionContent(count: 0, crossLength: 0), style: style(header: 20), at: 0)
        stack.insert(ListLayout(), SectionContent(count: 2, crossLength: 0), style: hiding, at: 1)
        #expect(stack.extent == 20 + 10 + 30 + 88)
        let hidden = SectionContent(count: 2, crossLength: 0, hidden: { Array($0) })
        stack.change(1, hidden, .hidden(0..<2))
        #expect(stack.extent == 20 && stack.parts(in: 0..<500).map(\.kind) == [.header])
        hiding.header = 50
        stack.setStyle(hiding, of: 1)
        stack.change(1, SectionContent(count: 2, crossLength: 0), .hidden(0..<2))
        #expect(stack.extent == 20 + 10 + 50 + 88)
    }

    @Test func nothingTraps() {
        var stack = SectionStack(crossLength: .nan, spacing: .infinity)
        stack.remove(0..<4)
        stack.move(3, to: 0)
        stack.change(1, SectionContent(count: -4, crossLength: -1), .everything)
        stack.setStyle(SectionStyle(), of: -1)
        let hasChanged = stack.setLength(4, of: CollectionPlace(section: 0, item: 0))
        #expect(!hasChanged && stack.pinned(in: 0..<9).isEmpty)
        stack.insert(GridLayout(.fixed(2)), SectionContent(count: 3, crossLength: 0), style: style(header: .nan, insets: 400), at: 44)
        stack.change(0, SectionContent(count: 5, crossLength: 0), .steps([.insert(0..<1)]))
        #expect(stack.count == 1 && stack.frame(of: CollectionPlace(section: 0, item: 4)) == Rect(400, 488, 0, 44))
    }
}
