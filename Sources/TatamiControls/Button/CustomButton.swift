import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// A button that shows nothing but its resources, and whose drawing a subclass replaces: MICUi's CustomButton.
///
/// The picture stands at the leading edge, and the title, in bold type of 12 points on one line, in the rest. A picture that is higher than
/// the button becomes smaller; one without a title stands in the middle. The natural size is that of picture, gap, title and insets.
///
/// A subclass overrides `drawBackground` to draw another ground, `drawContent` to draw other content, `contentRect` to place the content
/// elsewhere, and `leadingParts` to draw another icon:
///
///     final class Ticket: CustomButton {
///         override func drawBackground(_ list: inout DisplayList, in bounds: Rect, _ look: ControlLook) {
///             list.fill(bounds, radii: CornerRadii(12, .topRight), highlighted ? .gray : .white)
///         }
///     }
open class CustomButton: Button {
    /// Creates a button with a title for the normal state; an empty string sets no title.
    public override init(_ title: String = "") {
        super.init(title)
        style = .bare
        font = .bold(12)
        contentInsets = Insets(2)
        imageSpacing = 2
        contentHorizontalAlignment = .stretch
        numberOfLines = 1
    }

    /// Whether the title has several lines, one for each line of the string, at 1.3 times the usual distance. The default is false.
    public var multiLineText: Bool {
        get { numberOfLines != 1 }
        set { (numberOfLines, lineHeightMultiple) = newValue ? (0, 1.3) : (1, 1) }
    }
}
