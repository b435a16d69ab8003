import TatamiCollections
import TatamiGeometry
import TatamiTesting
import TatamiViews
import TestSupport

@testable import TatamiCollectionViews

/// A view of a size that the test decides.
final class Card: View {
    var number = -1
    var size = Size.zero { didSet { if size != oldValue { contentChanged() } } }
    override func measure(_ proposal: Proposal) -> Size { size }
    override var textContent: String? { "Card \(number)" }
}

/// Sections whose items scroll across the main axis on their own, in a window. Item 7 of section 2 has the number 2,007.
final class Shelves {
    let source = CollectionSource<Int, Int>()
    let list: CollectionView
    let window: TestWindow
    /// Returns the true size of a card.
    var size: (Int) -> Size
    private(set) var configured: [Int] = []

    init(
        _ sections: Int, items: Int, _ axis: Axis = .vertical, length: CarouselLayout.ItemLength = .fixed(100), spacing: Double = 10,
        paging: CarouselLayout.Paging = .free, style: SectionStyle = SectionStyle(), window: Size = Size(300, 400),
        direction: LayoutDirection = .leftToRight, selection: Selection.Mode = .none, size: @escaping (Int) -> Size = { _ in Size(100, 60) }
    ) throws {
        self.size = size
        list = CollectionView(
            source, axis, layout: StackLayout { _ in .init(CarouselLayout(length, spacing: spacing, paging: paging), style: style) })
        list.selectionMode = selection
        source.edit { content in
            content.append(Array(0..<sections))
            for section in 0..<sections { content.append((0..<items).map { section * 1_000 + $0 }, to: section) }
        }
        self.window = try TestWindow(list, size: window, direction: direction)
        list.register {
            Card()
        } configure: { [weak self] (card: Card, number: Int) in
            card.number = number
            card.size = self?.size(number) ?? .zero
            self?.configured.append(number)
        }
        self.window.step()
    }

    /// The cards with views.
    var cards: [Card] {
        var (found, pending) = ([Card](), [list as View])
        while let next = pending.popLast() {
            if let card = next as? Card { found.append(card) }
            pending += next.subviews
        }
        return found
    }

    func card(_ number: Int) -> Card? { cards.first { $0.number == number } }
    func row(_ section: Int) -> CarouselRow? {
        list.carousels.views.values.first { list.data.section($0.section) as? Int == section }
    }

    /// Where the cards in sight are.
    var seen: [Int: Rect] {
        let area = Rect(0.01, 0.01, window.size.width - 0.02, window.size.height - 0.02)
        let places = cards.map { ($0.number, window.root.absoluteFrame(of: $0)) }
        return Dictionary(places.filter { $0.1.intersection(area) != nil }) { first, _ in first }
    }

    /// The horizontal places of the cards of a section that are in sight, in order.
    func places(_ section: Int) -> [Double] {
        seen.filter { $0.key / 1_000 == section }.sorted { $0.key < $1.key }.map { ($0.value.x * 64).rounded() / 64 }
    }

    /// Scrolls the row of a section at once, or over a time.
    func scroll(_ section: Int, to distance: Double, in seconds: Double? = nil) {
        row(section)?.scroll(toDistance: distance, along: list.axis.cross, seconds.map { .curve(.easeOut, duration: $0) })
    }
}
