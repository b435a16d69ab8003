/// The purpose of a text. The theme gives each style a font.
public enum TypeStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a page.
    case largeTitle
    /// The title of a section.
    case title
    /// The title of a sheet.
    case headline
    /// Text, fields and rows.
    case body
    /// Titles of buttons and tabs.
    case control
    /// Labels of fields, help texts and compact controls.
    case small
    /// Notes, table headers, tooltips and badges.
    case caption
    /// Counts.
    case foot
    /// Titles of large controls.
    case large
    /// Source code.
    case code
}

/// The font of each type style.
public struct TypeScale: Hashable, Sendable {
    private var fonts: [TypeStyle: Font]

    /// Creates a scale of the standard fonts.
    public init() { fonts = [:] }

    /// The font of a style: the one that was set, otherwise the standard one.
    public subscript(style: TypeStyle) -> Font {
        get { fonts[style] ?? style.standard }
        set { fonts[style] = newValue }
    }
}

extension TypeStyle {
    /// The font of the style in the standard theme.
    public var standard: Font {
        switch self {
        case .largeTitle: Font(size: 28, weight: .semibold, lineHeight: 36)
        case .title: Font(size: 22, weight: .semibold, lineHeight: 28)
        case .headline: Font(size: 17, weight: .semibold, lineHeight: 24)
        case .body: Font(size: 14, lineHeight: 20)
        case .control: Font(size: 14, weight: .medium, lineHeight: 20)
        case .small: Font(size: 13, lineHeight: 18)
        case .caption: Font(size: 12, lineHeight: 16)
        case .foot: Font(size: 11, weight: .medium, lineHeight: 14)
        case .large: Font(size: 16, weight: .medium, lineHeight: 24)
        case .code: Font(Font.codeFamily, size: 13, lineHeight: 20)
        }
    }
}
