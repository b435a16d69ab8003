import NUI
import TatamiDrawing
import TatamiViews

/// A weight is a name or a number.
extension Font.Weight: NUIConvertible {
    static let nuiEnumeration = EnumTable<Font.Weight>(
        "FontWeight", acceptsText: true,
        [
            (["Thin"], .thin), (["ExtraLight", "UltraLight"], .extraLight), (["Light"], .light),
            (["Normal", "Regular"], .normal), (["Medium"], .medium),
            (["Semibold", "DemiBold"], .semibold), (["Bold"], .bold),
            (["ExtraBold", "UltraBold"], .extraBold), (["Heavy", "Black"], .heavy),
        ])

    /// A number, or a case of the enumeration `FontWeight`.
    public static var nuiType: ValueType { .oneOf([.number, .enumeration("FontWeight")]) }
    /// Returns the weight of a number, limited to 1...1000, or of a name.
    public static func fromNUI(_ value: NUIValue) -> Font.Weight? {
        if case .cases(let names) = value.loaded { return names.first.flatMap(nuiEnumeration.value(named:)) }
        return Int.fromNUI(value).map { Font.Weight($0) }
    }
    /// The name of the weight; a number if it has none.
    public var asNUI: NUIValue? {
        NUIValue(Self.nuiEnumeration.name(of: self).map { .cases([$0]) } ?? .number(Double(rawValue)))
    }
}

extension ColorToken: NUIEnumeration {
    /// The names of the color roles in files: those of the properties of `Theme`.
    public static let nuiEnumeration = EnumTable<ColorToken>(ValueType.colorRoles, allCases.map { ([$0.rawValue], $0) })
}

extension TypeStyle: NUIEnumeration {
    /// The names of the type styles in files.
    public static let nuiEnumeration = EnumTable<TypeStyle>(
        "TypeStyle", acceptsText: true,
        allCases.map { ([$0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst()], $0) })
}

/// A feature is written as its tag, or as `tag=value`.
extension FontFeature: NUIConvertible {
    /// A string.
    public static var nuiType: ValueType { .string }
    /// Returns the feature of a string such as `tnum` or `tnum=0`; nil for other values.
    public static func fromNUI(_ value: NUIValue) -> FontFeature? { value.text.flatMap { FontFeature($0) } }
    /// What is wrong with a string that names no feature.
    public static func nuiFault(in value: NUIValue) -> NUIFault? {
        value.text.map { NUIFault("\(StringLiteral.quoted($0)) is not a feature: its tag has four letters, as in \"tnum\" or \"tnum=0\"") }
    }
    /// The feature as a string: its tag if its value is 1.
    public var asNUI: NUIValue? { NUIValue(value == 1 ? tag : description) }
}

/// A pattern is a name, or the lengths of dashes and gaps in points.
extension Dash: NUIConvertible {
    static let nuiEnumeration = EnumTable<Dash>(
        "Dash", acceptsText: true, [(["Solid"], .solid), (["Dashed"], .dashed), (["Dotted"], .dotted)])

    /// A case of the enumeration `Dash`, or an array of numbers.
    public static var nuiType: ValueType { .oneOf([.enumeration("Dash"), .array(of: .number)]) }
    /// Returns the pattern of a name or of an array of lengths.
    public static func fromNUI(_ value: NUIValue) -> Dash? {
        if case .cases(let names) = value.loaded { return names.first.flatMap(nuiEnumeration.value(named:)) }
        return [Double].fromNUI(value).map { $0.isEmpty ? .solid : .lengths($0) }
    }
    /// The name of the pattern, or its lengths.
    public var asNUI: NUIValue? {
        if case .lengths(let lengths) = self { return lengths.asNUI }
        return Self.nuiEnumeration.name(of: self).map { NUIValue(.cases([$0])) }
    }
}

extension BorderSide: NUIValueObject {
    /// An object of class `BorderSide`.
    public static var nuiType: ValueType { .object("BorderSide") }
}

/// A path is written as path data.
extension Path: NUIConvertible {
    /// A string.
    public static var nuiType: ValueType { .string }
    /// Returns the path of a string of path data; nil for other values and for faulty data.
    public static func fromNUI(_ value: NUIValue) -> Path? { value.text.flatMap { try? Path(data: $0) } }
    /// The path as path data.
    public var asNUI: NUIValue? { NUIValue(data) }
    /// Says at which character a string is no path data.
    public static func nuiFault(in value: NUIValue) -> NUIFault? {
        guard let text = value.text else { return nil }
        do throws(PathDataError) {
            _ = try Path(data: text)
            return nil
        } catch {
            return NUIFault("this is not path data: \(error)", offset: error.offset)
        }
    }
}

extension Shape.Form: NUIEnumeration {
    /// The names of the forms of shapes in files.
    public static let nuiEnumeration = EnumTable<Shape.Form>(
        "ShapeForm",
        [
            (["Path"], .path), (["Rectangle"], .rectangle), (["Ellipse"], .ellipse), (["Circle"], .circle), (["Capsule"], .capsule),
        ])
}

extension FillRule: NUIEnumeration {
    /// The names of the fill rules in files.
    public static let nuiEnumeration = EnumTable<FillRule>(
        "FillRule", acceptsText: true, [(["NonZero"], .nonZero), (["EvenOdd"], .evenOdd)])
}

extension Stroke.Cap: NUIEnumeration {
    /// The names of the ends of lines in files.
    public static let nuiEnumeration = EnumTable<Stroke.Cap>(
        "StrokeCap", acceptsText: true, [(["Butt"], .butt), (["Round"], .round), (["Square"], .square)])
}

extension Stroke.Join: NUIEnumeration {
    /// The names of the corners of lines in files.
    public static let nuiEnumeration = EnumTable<Stroke.Join>(
        "StrokeJoin", acceptsText: true, [(["Miter"], .miter), (["Round"], .round), (["Bevel"], .bevel)])
}
