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
    fileprivate var standard: Font {
        switch self {
        case .largeTitle: .title
        case .title: .system(22, .bold)
        case .headline, .control: .headline
        case .body: .body
        case .small: .system(13)
        case .caption: .caption
        case .foot: .system(11, .bold)
        case .large: .system(16, .bold)
        case .code: Font("DejaVu Sans Mono", size: 13)
        }
    }
}
