import NUIData
import TatamiData
import TatamiDrawing

extension Color: NUIDataConvertible {
    /// Color.
    public static var nuiDataType: DataType { .color }

    /// The color with 8 bits a component. A role of the theme becomes the color that it has in the standard light theme.
    public var nuiData: DataValue { ColorLiteral(hex).map(DataValue.color) ?? .null }

    /// Returns a color; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Color? {
        guard case .color(let literal) = data else { return nil }
        return Color(bytes: literal.red, literal.green, literal.blue, literal.alpha)
    }
}
