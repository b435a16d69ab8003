import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// An enumeration that a file writes by name: one table for the checker's names and the loader's values.
public protocol NUIEnumeration: NUIConvertible, Equatable, Sendable {
    static var nuiEnumeration: EnumTable<Self> { get }
}

/// The names of an enumeration with their values; the first name of a value is the canonical one, the others are those of the
/// seeds.
public struct EnumTable<Value: Equatable>: Sendable where Value: Sendable {
    let name: String
    let rows: [(names: [String], value: Value)]
    let acceptsText: Bool

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
    public static var nuiType: ValueType { .enumeration(nuiEnumeration.name) }
    public static var nuiEnums: [EnumSchema] { [nuiEnumeration.schema] }
    public static func fromNUI(_ value: NUIValue) -> Self? {
        guard case .cases(let names) = value.loaded, names.count == 1 else { return nil }
        return nuiEnumeration.value(named: names[0])
    }
    public var asNUI: NUIValue? { Self.nuiEnumeration.name(of: self).map { NUIValue(.cases([$0])) } }
}

extension HorizontalAlignment: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<HorizontalAlignment>(
        "HorizontalAlignment",
        [
            (["Leading"], .leading), (["Center"], .center), (["Trailing"], .trailing), (["Stretch"], .stretch),
            (["Left"], .left), (["Right"], .right),
        ])
}

extension VerticalAlignment: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<VerticalAlignment>(
        "VerticalAlignment",
        [
            (["Top"], .top), (["Center"], .center), (["Bottom"], .bottom), (["Stretch"], .stretch), (["Baseline"], .baseline),
        ])
}

/// MICUi's word for where a cell stands across its stack, whichever axis that is; left is top and right is bottom.
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
            (["Left", "Top"], .left), (["Center"], .center), (["Right", "Bottom"], .right), (["Fill", "Stretch"], .fill),
            (["Leading"], .leading), (["Trailing"], .trailing),
        ])
}

extension Visibility: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<Visibility>(
        "Visibility",
        [
            (["Visible"], .visible), (["Hidden"], .hidden), (["Collapsed"], .collapsed),
        ])
}

extension Overflow: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<Overflow>("Overflow", [(["Visible"], .visible), (["Clip"], .clip)])
}

extension Axis: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<Axis>(
        "Axis",
        [
            (["Horizontal", "MICUiHorizontal"], .horizontal), (["Vertical", "MICUiVertical"], .vertical),
        ])
}

extension Distribution: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<Distribution>(
        "Distribution",
        [
            (["Start"], .start), (["Center"], .center), (["End"], .end), (["SpaceBetween"], .spaceBetween),
            (["SpaceAround"], .spaceAround), (["SpaceEvenly"], .spaceEvenly),
        ])
}

extension OverlayMode: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<OverlayMode>(
        "OverlayMode",
        [
            (["Normal"], .normal), (["Fill"], .fill), (["AspectFill"], .aspectFill), (["AspectFit"], .aspectFit),
        ])
}

extension ContentMode: NUIEnumeration {
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
    public static let nuiEnumeration = EnumTable<TextAlignment>(
        "TextAlignment",
        [
            (["Start", "Natural"], .start), (["Center"], .center), (["End"], .end), (["Left"], .left), (["Right"], .right),
            (["Justified"], .justified),
        ])
}

extension LineBreakMode: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<LineBreakMode>(
        "LineBreakMode",
        [
            (["WordWrap"], .wordWrap), (["CharacterWrap"], .characterWrap), (["Clip"], .clip),
            (["HeadTruncation"], .headTruncation), (["MiddleTruncation"], .middleTruncation),
            (["TailTruncation"], .tailTruncation),
        ])
}

extension TextField.BorderStyle: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<TextField.BorderStyle>(
        "BorderStyle",
        [
            (["None"], .none), (["Line"], .line), (["Bezel"], .bezel), (["RoundedRect"], .roundedRect),
        ])
}

extension AccessibilityLive: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<AccessibilityLive>(
        "AccessibilityLive",
        [
            (["Off"], .off), (["Polite"], .polite), (["Assertive"], .assertive),
        ])
}

extension TimingCurve: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<TimingCurve>(
        "Curve",
        [
            (["Linear"], .linear), (["EaseIn"], .easeIn), (["EaseOut"], .easeOut), (["EaseInOut"], .easeInOut),
        ])
}

extension Action.Event: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<Action.Event>(
        "Event", acceptsText: true,
        [
            (["TouchDown"], .touchDown), (["TouchDownRepeat"], .touchDownRepeat), (["TouchDragInside"], .touchDragInside),
            (["TouchDragOutside"], .touchDragOutside), (["TouchDragEnter"], .touchDragEnter),
            (["TouchDragExit"], .touchDragExit), (["TouchUpInside"], .touchUpInside), (["TouchUpOutside"], .touchUpOutside),
            (["TouchCancel"], .touchCancel), (["ValueChanged"], .valueChanged), (["EditingDidBegin"], .editingDidBegin),
            (["EditingChanged"], .editingChanged), (["EditingDidEnd"], .editingDidEnd),
            (["EditingDidEndOnExit"], .editingDidEndOnExit),
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

extension FreeEdge: NUIEnumeration {
    static let nuiEnumeration = EnumTable<FreeEdge>("FreeEdge", [(["Free"], .free)])
}

extension LengthWord: NUIEnumeration {
    static let nuiEnumeration = EnumTable<LengthWord>("LengthWord", [(["Own", "NoSize"], .own), (["Free"], .free)])
}

extension LayoutDirection: NUIEnumeration {
    public static let nuiEnumeration = EnumTable<LayoutDirection>(
        "Direction",
        [
            (["LeftToRight"], .leftToRight), (["RightToLeft"], .rightToLeft),
        ])
}

/// Corners are flags: `TopLeft | TopRight`.
extension Corners: NUIConvertible {
    static let nuiEnumeration = EnumTable<Corners>(
        "Corners",
        [
            (["TopLeft"], .topLeft), (["TopRight"], .topRight), (["BottomLeft"], .bottomLeft),
            (["BottomRight"], .bottomRight), (["All"], .all),
        ])

    public static var nuiType: ValueType { .flags("Corners") }
    public static func fromNUI(_ value: NUIValue) -> Corners? {
        switch value.loaded {
        case .cases(let names):
            let known = names.compactMap(nuiEnumeration.value(named:))
            return known.count == names.count ? known.reduce(into: []) { $0.formUnion($1) } : nil
        case .number(let bits): return Corners(rawValue: UInt8(Numbers.cleanCount(bits, 0...15)))
        default: return nil
        }
    }
    public var asNUI: NUIValue? {
        NUIValue(.cases(Corners.nuiEnumeration.rows.dropLast().filter { contains($0.value) }.map { $0.names[0] }))
    }
}
