import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A card around things that belong together, with a title. Assistive technology reads them as a group with that name.
///
///     GroupBox("Address", content: FormLayout(rows))
open class GroupBox: LayoutView {
    /// The title; empty for none.
    public var title: String {
        get { heading.text }
        set {
            guard newValue != heading.text else { return }
            heading.text = newValue
            arrange()
        }
    }
    /// What the box holds below its title; nil for nothing. It is as wide as the box.
    public var content: View? { didSet { if content !== oldValue { arrange() } } }
    private let heading = Label()
    private let stack = StackLayout(.vertical)

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - title: The title; an empty string sets none.
    ///   - content: What the box holds.
    public init(_ title: String = "", content: View? = nil) {
        super.init()
        background = .color(.role(.surface))
        (borderWidth, borderColor, cornerRadius) = (1, .role(.borderSubtle), 12)
        (heading.typeStyle, heading.typeWeight) = (.small, .medium)
        heading.textColor = .role(.textSecondary)
        (stack.spacing, stack.padding, stack.horizontalAlignment) = (12, Insets(20), .stretch)
        accessibilityLabelledBy = heading
        (heading.text, self.content) = (title, content)
        layout = stack
        arrange()
    }

    /// The distances from the edges of the box to the title and the content, in points. The default is 20.
    public var padding: Insets {
        get { stack.padding }
        set { stack.padding = newValue }
    }

    private func arrange() {
        stack.removeAll()
        if !title.isEmpty { stack.add(heading) }
        if let content { stack.add(content) }
        accessibilityChanged()
    }

    open override var ownRole: AccessibilityRole { .grouping }
}
