import TatamiDrawing

/// Modifiers, which set a property and return the label.
extension Label {
    /// Sets the font and returns the label: `Label("New contact").font(.title)`.
    public func font(_ font: Font) -> Self {
        self.font = font
        return self
    }
    /// Sets the color of the text, and returns the label.
    public func color(_ color: Color) -> Self {
        textColor = color
        return self
    }
    /// Sets how lines are aligned, and returns the label.
    public func alignment(_ alignment: TextAlignment) -> Self {
        textAlignment = alignment
        return self
    }
    /// Sets the largest number of lines, 0 for no limit, and returns the label.
    public func lines(_ count: Int) -> Self {
        numberOfLines = count
        return self
    }

    /// Sets the weight of the font, and returns the label: `Label("Total").weight(.semibold)`.
    public func weight(_ weight: Font.Weight) -> Self { font(font.weight(weight)) }
    /// Sets the height of each line, in points, and returns the label.
    public func lineHeight(_ height: Double) -> Self {
        lineHeight = height
        return self
    }
    /// Sets the extra space between two letters, in points, and returns the label.
    public func letterSpacing(_ spacing: Double) -> Self {
        letterSpacing = spacing
        return self
    }
    /// Underlines the text, or not, and returns the label.
    public func underline(_ isUnderlined: Bool = true) -> Self {
        underline = isUnderlined
        return self
    }
    /// Strikes the text through, or not, and returns the label.
    public func strikethrough(_ isStruckThrough: Bool = true) -> Self {
        strikethrough = isStruckThrough
        return self
    }
    /// Sets whether people can select the text, and returns the label.
    public func selectable(_ isSelectable: Bool = true) -> Self {
        selectable = isSelectable
        return self
    }
    /// Sets where lines break, and returns the label: `Label("A long title").lineBreak(.balanced)`.
    public func lineBreak(_ mode: LineBreakMode) -> Self {
        lineBreakMode = mode
        return self
    }
}
