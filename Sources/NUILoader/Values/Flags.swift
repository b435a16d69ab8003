import NUI
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// A set whose elements files join: `TopLeft | TopRight`.
protocol NUIFlags: OptionSet, Sendable, NUIConvertible where RawValue == UInt8, Element == Self {
    /// The names of the elements, and of unions of them.
    static var nuiEnumeration: EnumTable<Self> { get }
}

extension NUIFlags {
    /// The enumeration of the flags for the checker.
    static var nuiSchema: EnumSchema {
        var schema = nuiEnumeration.schema
        schema.isFlags = true
        return schema
    }

    /// Flags of the enumeration.
    public static var nuiType: ValueType { .flags(nuiEnumeration.name) }

    /// Returns the union of names joined by `|`, or of a number, limited to 0...255, whose bits are those of the raw value; nil for an
    /// unknown name.
    public static func fromNUI(_ value: NUIValue) -> Self? {
        switch value.loaded {
        case .cases(let names):
            let known = names.compactMap(nuiEnumeration.value(named:))
            return known.count == names.count ? known.reduce(into: []) { $0.formUnion($1) } : nil
        case .number(let bits): return Self(rawValue: UInt8(Numbers.cleanCount(bits, 0...255)))
        default: return nil
        }
    }

    /// The names of the elements.
    public var asNUI: NUIValue? {
        NUIValue(
            .cases(Self.nuiEnumeration.rows.filter { $0.value.rawValue.nonzeroBitCount == 1 && contains($0.value) }.map { $0.names[0] }))
    }
}

extension Corners: NUIFlags {
    static let nuiEnumeration = EnumTable<Corners>(
        "Corners",
        [
            (["TopLeft"], .topLeft), (["TopRight"], .topRight), (["BottomLeft"], .bottomLeft),
            (["BottomRight"], .bottomRight), (["TopLeading"], .topLeading), (["TopTrailing"], .topTrailing),
            (["BottomLeading"], .bottomLeading), (["BottomTrailing"], .bottomTrailing), (["All"], .all),
        ])
}

extension Edges: NUIFlags {
    static let nuiEnumeration = EnumTable<Edges>(
        "Edges",
        [
            (["Top", "MICUiPosTOP"], .top), (["Leading", "Left", "MICUiPosLEFT"], .leading),
            (["Bottom", "MICUiPosBOTTOM"], .bottom), (["Trailing", "Right", "MICUiPosRIGHT"], .trailing),
        ])
}
