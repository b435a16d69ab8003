import TatamiDrawing
import TatamiGeometry
import TatamiLayout

extension PropertyValue.Value {
    /// A font as explanations write it: family and size.
    package static func font(_ font: Font) -> Self { .text("\(font.family) \(DecimalText.format(font.size))") }
}
