import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A round picture of a person or a thing, or the initials of its name while there is no picture.
///
/// The colors of initials follow from the name: the same name has the same colors in every program and at every start. An avatar without a
/// picture and without letters in its name shows a person.
///
/// Beside a text with the same name an avatar is decoration: set `accessibilityHidden` there.
open class Avatar: View {
    /// The name, which assistive technology reads.
    public var name: String { didSet { if name != oldValue { lookChanged() } } }
    /// The picture, of which the middle fills the circle; nil for the initials.
    public var image: Image? { didSet { if image != oldValue { lookChanged() } } }
    /// The diameter, in points. The default is 32.
    public var size: Double { didSet { if size != oldValue { contentChanged() } } }

    /// Creates an avatar. `size` is its diameter in points.
    public init(_ name: String = "", image: Image? = nil, size: Double = 32) {
        (self.name, self.image, self.size) = (name, image, size)
        super.init()
    }

    /// The first letters of the first and the last word of the name, in capitals; empty for a name without letters and digits.
    public var initials: String {
        let words = name.split(whereSeparator: \.isWhitespace).compactMap { $0.first { $0.isLetter || $0.isNumber } }
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        return ends.compactMap { $0?.uppercased() }.joined()
    }

    // MARK: Look

    private static let pairs: [(ground: ColorToken, text: ColorToken)] = [
        (.accentSoft, .accentText), (.successSoft, .successText), (.warningSoft, .warningText), (.dangerSoft, .dangerText),
        (.tooltip, .onTooltip),
    ]

    /// The colors that follow from the name.
    private var colors: (ground: ColorToken, text: ColorToken) {
        if initials.isEmpty { return (.fillPressed, .textSecondary) }
        // The hash of Fowler, Noll and Vo, which is the same at every start of a program.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Self.pairs[Int(hash >> 32) % Self.pairs.count]
    }

    open override var contentKind: ContentKind { ContentKind("avatar", [("size", .number(size))]) }
    open override func measure(_ proposal: Proposal) -> Size { Size(Numbers.cleanLength(size), Numbers.cleanLength(size)) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let side = min(bounds.width, bounds.height)
        let circle = Rect(bounds.center.x - side / 2, bounds.center.y - side / 2, side, side)
        guard side > 0 else { return }
        if let image {
            list.pushClip(.rect(circle, CornerRadii(side / 2)))
            list.image(image, in: ContentMode.aspectFill.rect(of: image.size, in: circle))
            list.pop()
        } else {
            list.fill(circle, radii: CornerRadii(side / 2), theme.color(colors.ground))
            drawSign(&list, in: circle)
        }
    }

    private func drawSign(_ list: inout DisplayList, in circle: Rect) {
        let color = theme.color(colors.text)
        if initials.isEmpty {
            let side = (circle.width * 0.6).rounded()
            return list.icon(.person, in: Rect(circle.center.x - side / 2, circle.center.y - side / 2, side, side), color)
        }
        guard let environment else { return }
        var font = theme.font(.caption)
        (font.size, font.lineHeight, font.weight) = ((circle.width * 0.4).rounded(), 0, .medium)
        let style = TextStyle(font: font, color: color, alignment: .center, lineBreakMode: .clip, numberOfLines: 1)
        let height = environment.text.size(of: AttributedText(initials), style: style, width: Numbers.limit, grid: environment.grid).size
            .height
        list.text(AttributedText(initials), style, in: Rect(circle.x, circle.center.y - height / 2, circle.width, height))
    }

    open override var ownRole: AccessibilityRole { .image }
    open override var textContent: String? { name.isEmpty ? nil : name }
}

extension Chainable where Self: Avatar {
    /// Sets the diameter, in points.
    public func size(_ size: Double) -> Self { with { $0.size = size } }
}
