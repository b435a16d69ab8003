import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// An enumeration whose cases files write by name. One table gives the checker the names and the loader the values:
///
///     enum Mood: NUIEnumeration {
///         case calm, busy
///         static let nuiEnumeration = EnumTable<Mood>("Mood", [(["Calm"], .calm), (["Busy", "Hectic"], .busy)])
///     }
public protocol NUIEnumeration: NUIConvertible, Equatable, Sendable {
    /// The names of the cases in files.
    static var nuiEnumeration: EnumTable<Self> { get }
}

/// The names of an enumeration with their values. The first name of a value is the canonical one; the others are aliases.
public struct EnumTable<Value: Equatable>: Sendable where Value: Sendable {
    let name: String
    let rows: [(names: [String], value: Value)]
    let acceptsText: Bool

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - name: The name of the enumeration in schemas and messages.
    ///   - acceptsText: True if files may also write a case as a string, in which upper and lower case do not matter.
    ///   - rows: The names of each value, the canonical one first. Each row needs at least one name.
    public init(_ name: String, acceptsText: Bool = false, _ rows: [(names: [String], value: Value)]) {
        self.name = name
        self.acceptsText = acceptsText
        self.rows = rows
    }

    var schema: EnumSchema {
        EnumSchema(
            name, rows.map { EnumSchema.Case($0.names[0], aliases: Array($0.names.dropFirst())) }, acceptsText: acceptsText)
    }

    func value(named name: String) -> Value? { rows.first { $0.names[0] == name }?.value }
    func name(of value: Value) -> String? { rows.first { $0.value == value }?.names[0] }
}

extension NUIEnumeration {
    /// A case of the enumeration that the table names.
    public static var nuiType: ValueType { .enumeration(nuiEnumeration.name) }
    /// The enumeration of the table.
    public static var nuiEnums: [EnumSchema] { [nuiEnumeration.schema] }
    /// Returns the value of a case by its canonical name; nil for several cases joined by `|`.
    public static func fromNUI(_ value: NUIValue) -> Self? {
        guard case .cases(let names) = value.loaded, names.count == 1 else { return nil }
        return nuiEnumeration.value(named: names[0])
    }
    /// The canonical name of the value; nil if the table does not list it.
    public var asNUI: NUIValue? { Self.nuiEnumeration.name(of: self).map { NUIValue(.cases([$0])) } }
}

extension HorizontalAlignment: NUIEnumeration {
    /// The names of the horizontal alignments in files.
    public static let nuiEnumeration = EnumTable<HorizontalAlignment>(
        "HorizontalAlignment",
        [
            (["Leading"], .leading), (["Center"], .center), (["Trailing"], .trailing), (["Stretch"], .stretch),
            (["Left"], .left), (["Right"], .right),
        ])
}

extension VerticalAlignment: NUIEnumeration {
    /// The names of the vertical alignments in files.
    public static let nuiEnumeration = EnumTable<VerticalAlignment>(
        "VerticalAlignment",
        [
            (["Top"], .top), (["Center"], .center), (["Bottom"], .bottom), (["Stretch"], .stretch), (["Baseline"], .baseline),
        ])
}

/// MICUi's alignment of a cell across its stack, on either axis: `left` also means top, and `right` bottom.
enum CellAlignment: Equatable, Sendable {
    case leading, center, trailing, fill, left, right

    var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .fill: .stretch
        case .left: .left
        case .right: .right
        }
    }

    var vertical: VerticalAlignment {
        switch self {
        case .leading, .left: .top
        case .center: .center
        case .trailing, .right: .bottom
        case .fill: .stretch
        }
    }
}

extension CellAlignment: NUIEnumeration {
    static let nuiEnumeration = EnumTable<CellAlignment>(
        "CellAlignment",
        [
            (words("Left", "LEFT") + words("Top", "TOP"), .left), (words("Center", "CENTER"), .center),
            (words("Right", "RIGHT") + words("Bottom", "BOTTOM"), .right), (words("Fill", "FILL") + ["Stretch"], .fill),
            (["Leading"], .leading), (["Trailing"], .trailing),
        ])

    /// The name of a case and those of MICUi's constants.
    private static func words(_ name: String, _ constant: String) -> [String] {
        [name, "MICUiAlign\(constant)", "MICUiAlignEx\(constant)"]
    }
}

extension Visibility: NUIEnumeration {
    /// The names of the kinds of visibility in files.
    public static let nuiEnumeration = EnumTable<Visibility>(
        "Visibility",
        [
            (["Visible"], .visible), (["Hidden"], .hidden), (["Collapsed"], .collapsed),
        ])
}

extension Overflow: NUIEnumeration {
    /// The names of the kinds of overflow in files.
    public static let nuiEnumeration = EnumTable<Overflow>("Overflow", [(["Visible"], .visible), (["Clip"], .clip)])
}

extension Axis: NUIEnumeration {
    /// The names of the axes in files.
    public static let nuiEnumeration = EnumTable<Axis>(
        "Axis",
        [
            (["Horizontal", "MICUiHorizontal"], .horizontal), (["Vertical", "MICUiVertical"], .vertical),
        ])
}

extension Distribution: NUIEnumeration {
    /// The names of the distributions in files.
    public static let nuiEnumeration = EnumTable<Distribution>(
        "Distribution",
        [
            (["Start"], .start), (["Center"], .center), (["End"], .end), (["SpaceBetween"], .spaceBetween),
            (["SpaceAround"], .spaceAround), (["SpaceEvenly"], .spaceEvenly),
        ])
}

extension OverlayMode: NUIEnumeration {
    /// The names of the modes of overlays in files.
    public static let nuiEnumeration = EnumTable<OverlayMode>(
        "OverlayMode",
        [
            (["Normal"], .normal), (["Fill"], .fill), (["AspectFill"], .aspectFill), (["AspectFit"], .aspectFit),
        ])
}

extension ContentMode: NUIEnumeration {
    /// The names of the content modes in files.
    public static let nuiEnumeration = EnumTable<ContentMode>(
        "ContentMode",
        [
            (["ScaleToFill", "Redraw"], .scaleToFill), (["ScaleAspectFit", "AspectFit"], .aspectFit),
            (["ScaleAspectFill", "AspectFill"], .aspectFill), (["Center"], .center), (["Top"], .top), (["Bottom"], .bottom),
            (["Left"], .left), (["Right"], .right), (["TopLeft"], .topLeft), (["TopRight"], .topRight),
            (["BottomLeft"], .bottomLeft), (["BottomRight"], .bottomRight),
        ])
}

extension TextAlignment: NUIEnumeration {
    /// The names of the text alignments in files.
    public static let nuiEnumeration = EnumTable<TextAlignment>(
        "TextAlignment",
        [
            (["Start", "Natural"], .start), (["Center"], .center), (["End"], .end),
            (["Left"], .left),
            (["Right"], .right), (["Justified"], .justified),
        ])
}

extension LineBreakMode: NUIEnumeration {
    /// The names of the line break modes in files.
    public static let nuiEnumeration = EnumTable<LineBreakMode>(
        "LineBreakMode",
        [
            (["WordWrap"], .wordWrap), (["Balanced"], .balanced), (["CharacterWrap"], .characterWrap), (["Clip"], .clip),
            (["HeadTruncation"], .headTruncation), (["MiddleTruncation"], .middleTruncation),
            (["TailTruncation"], .tailTruncation),
        ])
}

extension BaselineAdjustment: NUIEnumeration {
    /// The names of the adjustments in files.
    public static let nuiEnumeration = EnumTable<BaselineAdjustment>(
        "BaselineAdjustment",
        [
            (["None"], .none), (["AlignBaselines"], .alignBaselines), (["AlignCenters"], .alignCenters),
        ])
}

extension TextField.BorderStyle: NUIEnumeration {
    /// The names of the border styles of text fields in files.
    public static let nuiEnumeration = EnumTable<TextField.BorderStyle>(
        "BorderStyle",
        [
            (["None"], .none), (["Line"], .line), (["Bezel"], .bezel), (["RoundedRect"], .roundedRect),
        ])
}

extension Button.Style: NUIEnumeration {
    /// The names of the styles of buttons in files.
    public static let nuiEnumeration = EnumTable<Button.Style>(
        "ButtonStyle", acceptsText: true,
        [
            (["Secondary", "Default", "Bordered"], .secondary), (["Primary", "Filled", "Prominent"], .primary),
            (["Plain", "Borderless", "Ghost"], .plain), (["Destructive", "Danger"], .destructive), (["Link"], .link), (["Chip"], .chip),
            (["Bare", "Custom"], .bare),
        ])
}

extension Button.KeyRole: NUIEnumeration {
    /// The names of the keys of buttons in files.
    public static let nuiEnumeration = EnumTable<Button.KeyRole>(
        "KeyRole", acceptsText: true, [(["None"], .none), (["Default"], .default), (["Cancel"], .cancel)])
}

extension ControlSize: NUIEnumeration {
    /// The names of the sizes of controls in files.
    public static let nuiEnumeration = EnumTable<ControlSize>(
        "ControlSize", acceptsText: true,
        [(["Compact", "Small"], .compact), (["Regular", "Medium"], .regular), (["Large"], .large)])
}

extension TextField.ClearButtonMode: NUIEnumeration {
    /// The names of the times at which a field can be cleared by a button, in files.
    public static let nuiEnumeration = EnumTable<TextField.ClearButtonMode>(
        "ClearButtonMode",
        [
            (["Never"], .never), (["WhileEditing"], .whileEditing), (["UnlessEditing"], .unlessEditing), (["Always"], .always),
        ])
}

extension AccessibilityLive: NUIEnumeration {
    /// The names of the levels at which changes are announced in files.
    public static let nuiEnumeration = EnumTable<AccessibilityLive>(
        "AccessibilityLive",
        [
            (["Off"], .off), (["Polite"], .polite), (["Assertive"], .assertive),
        ])
}

extension TimingCurve: NUIEnumeration {
    /// The names of the timing curves in files.
    public static let nuiEnumeration = EnumTable<TimingCurve>(
        "Curve",
        [
            (["Linear"], .linear), (["EaseIn"], .easeIn), (["EaseOut"], .easeOut), (["EaseInOut"], .easeInOut),
        ])
}

extension Action.Event: NUIEnumeration {
    /// The names of the events of controls in files.
    public static let nuiEnumeration = EnumTable<Action.Event>(
        "Event", acceptsText: true,
        [
            (["TouchDown"], .touchDown), (["TouchDownRepeat"], .touchDownRepeat), (["TouchDragInside"], .touchDragInside),
            (["TouchDragOutside"], .touchDragOutside), (["TouchDragEnter"], .touchDragEnter),
            (["TouchDragExit"], .touchDragExit), (["TouchUpInside"], .touchUpInside), (["TouchUpOutside"], .touchUpOutside),
            (["TouchCancel"], .touchCancel), (["ValueChanged"], .valueChanged), (["ValueCommitted"], .valueCommitted),
            (["EditingDidBegin"], .editingDidBegin),
            (["EditingChanged"], .editingChanged), (["EditingDidEnd"], .editingDidEnd),
            (["EditingDidEndOnExit"], .editingDidEndOnExit), (["WillFold"], .willFold), (["Folded"], .folded),
            (["TabSelected"], .tabSelected), (["TabClosed"], .tabClosed),
            (["Moved"], .moved), (["DragEnded"], .dragEnded), (["CustomizingChanged"], .customizingChanged),
            (["SelectionChanged"], .selectionChanged), (["ItemOpened"], .itemOpened), (["Refreshed"], .refreshed),
        ])
}

extension FontType: NUIEnumeration {
    static let nuiEnumeration = EnumTable<FontType>(
        "FontType", acceptsText: true,
        [
            (["Normal"], .normal), (["Bold"], .bold), (["Italic"], .italic), (["BoldItalic"], .boldItalic),
        ])
}

extension GradientType: NUIEnumeration {
    static let nuiEnumeration = EnumTable<GradientType>("GradientType", [(["Linear"], .linear), (["Radial"], .radial)])
}

extension RelativeArea: NUIEnumeration {
    static let nuiEnumeration = EnumTable<RelativeArea>("RelativeArea", [(["parent"], .parent)])
}

extension EdgeWord: NUIEnumeration {
    static let nuiEnumeration = EnumTable<EdgeWord>(
        "EdgeWord", [(["Free", "AttachFREE"], .free), (["Center", "AttachCENTEROF"], .center)])
}

extension LengthWord: NUIEnumeration {
    static let nuiEnumeration = EnumTable<LengthWord>(
        "LengthWord", [(["Own", "NoSize", "ScaleNOSIZE"], .own), (["Free", "ScaleFREE"], .free)])
}

extension LayoutDirection: NUIEnumeration {
    /// The names of the reading directions in files.
    public static let nuiEnumeration = EnumTable<LayoutDirection>(
        "Direction",
        [
            (["LeftToRight"], .leftToRight), (["RightToLeft"], .rightToLeft),
        ])
}
