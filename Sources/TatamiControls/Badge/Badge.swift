import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A short text in a pill: a state, or a count.
open class Badge: View {
    /// What a badge means, which decides its colors.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// No meaning of its own.
        case neutral
        /// Something new.
        case accent
        /// Something that went well.
        case success
        /// Something that needs attention.
        case warning
        /// Something that went wrong.
        case danger
        /// A count that people should notice.
        case count
    }

    /// The text.
    public var text: String { didSet { if text != oldValue { contentChanged() } } }
    /// What the badge means.
    public var kind: Kind { didSet { if kind != oldValue { contentChanged() } } }

    /// Creates a badge.
    public init(_ text: String = "", _ kind: Kind = .neutral) {
        (self.text, self.kind) = (text, kind)
        super.init()
    }

    private var row: ControlRow? {
        environment.map { environment in
            var font = theme.font(.caption)
            font.weight = max(font.weight, .medium)
            let isCount = kind == .count
            let padding = isCount ? 5.0 : 8
            var content = ControlContent(title: text, font: font, insets: Insets(top: 1, leading: padding, bottom: 1, trailing: padding))
            content.numberOfLines = 1
            content.minimumSize = isCount ? Size(18, 18) : Size(20, 20)
            return ControlRow(content, environment, layoutDirection)
        }
    }

    private var colors: (ground: ColorToken, text: ColorToken) {
        switch kind {
        case .neutral: (.fillPressed, .textSecondary)
        case .accent: (.accentSoft, .accentText)
        case .success: (.successSoft, .successText)
        case .warning: (.warningSoft, .warningText)
        case .danger: (.dangerSoft, .dangerText)
        case .count: (.danger, .onAccent)
        }
    }

    open override var contentKind: ContentKind { ContentKind("badge", [("text", .text(text))]) }
    open override func contentWidths() -> Extent { row?.widths ?? .zero }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { row?.height(forWidth: width) ?? LeafHeight(0) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        list.fill(bounds, radii: CornerRadii(min(bounds.width, bounds.height) / 2), theme.color(colors.ground))
        row?.draw(&list, in: bounds.expanded(by: -1), ControlLook(titleColor: theme.color(colors.text)))
    }

    open override var ownRole: AccessibilityRole { .text }
    open override var textContent: String? { text }
}
