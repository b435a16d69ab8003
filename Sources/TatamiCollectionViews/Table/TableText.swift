import TatamiViews

/// The text of a cell that something else makes for a table, such as a file. People edit it in place if somebody listens to `valueChanged`.
public final class TableText: Label {
    /// Creates a text of one line, which ends with an ellipsis where its column is too narrow.
    public init() {
        super.init("")
        (numberOfLines, lineBreakMode) = (1, .tailTruncation)
    }

    /// Whether people can edit the text.
    var isEditable: Bool { isHeard(.valueChanged) }

    /// Takes over what people typed.
    func take(_ text: String) {
        self.text = text
        send(.valueChanged)
    }
}

/// A row of a table, as files describe it: its cells, in the order of the columns.
public final class TableCells {
    /// A view for each column. A `TableText` is a text, which people may edit.
    public var cells: [View] = []

    /// Creates a row without cells.
    public init() {}
}
