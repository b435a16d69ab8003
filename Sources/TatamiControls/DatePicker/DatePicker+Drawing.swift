import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The field of a date picker: its parts, in the order of the locale from left to right, and the button of the calendar.
extension DatePicker {
    private static let icon = 16.0
    private static let gap = 8.0
    /// The distance from the edges of a part to its digits, in points.
    private static let padding = 2.0

    private var font: Font { theme.font(.body).features([.tabularFigures]) }

    /// Returns what stands in a part: its digits, or its placeholder.
    func text(of part: DateEntry.Part) -> String {
        guard let number = entry[part] else { return locale.placeholders[part] ?? "" }
        return CalendarDate.digits(number, part == .year ? 4 : 2)
    }

    /// The text of the whole field.
    var fieldText: String { locale.order.map(text).joined(separator: locale.separator) }

    private func width(of text: String) -> Double {
        guard let environment else { return 0 }
        return environment.text.widths(of: AttributedText(text), style: TextStyle(font: font), grid: environment.grid).natural
    }

    private func width(of part: DateEntry.Part) -> Double {
        max(width(of: part == .year ? "0000" : "00"), width(of: locale.placeholders[part] ?? "")) + 2 * Self.padding
    }

    /// The width of a part as it is shown, in points: that of its digits, or of its placeholder.
    private func shownWidth(of part: DateEntry.Part) -> Double {
        let text = entry[part] == nil ? locale.placeholders[part] ?? "" : part == .year ? "0000" : "00"
        return width(of: text) + 2 * Self.padding
    }

    /// The width of all parts and separators as they are shown, in points.
    private var shownFieldWidth: Double {
        let parts = locale.order.reduce(0) { $0 + shownWidth(of: $1) }
        return parts + Double(max(0, locale.order.count - 1)) * width(of: locale.separator)
    }

    /// The greatest width of all parts and separators, in points.
    private var fieldWidth: Double {
        let parts = locale.order.reduce(0) { $0 + width(of: $1) }
        return parts + Double(max(0, locale.order.count - 1)) * width(of: locale.separator)
    }

    /// The width of the field with its button, in points.
    var naturalWidth: Double {
        let insets = theme.measures.fieldInsets
        return insets.leading + fieldWidth + Self.gap + Self.icon + insets.trailing
    }

    /// The height of the field, and its baseline.
    var naturalHeight: LeafHeight {
        guard let environment else { return LeafHeight(0) }
        let insets = theme.measures.fieldInsets
        let line = environment.text.size(
            of: AttributedText("0"), style: TextStyle(font: font), width: Numbers.limit, grid: environment.grid)
        return LeafHeight(insets.top + line.size.height + insets.bottom, baseline: insets.top + line.firstBaseline)
    }

    // MARK: Places

    /// Returns the square of the calendar's button.
    func buttonRect(in bounds: Rect) -> Rect {
        let room = bounds.inset(by: theme.measures.fieldInsets.resolved(in: layoutDirection))
        let x = layoutDirection == .rightToLeft ? room.x : room.maxX - Self.icon
        let rect = Rect(x, room.center.y - Self.icon / 2, Self.icon, Self.icon)
        return environment?.grid.snap(rect) ?? rect
    }

    /// Returns the rectangles of the parts, and of the separators after all but the last one.
    private func rects(in bounds: Rect) -> [(part: Rect, separator: Rect)] {
        let room = bounds.inset(by: theme.measures.fieldInsets.resolved(in: layoutDirection))
        var x = layoutDirection == .rightToLeft ? room.maxX - shownFieldWidth : room.x
        let gap = width(of: locale.separator)
        return locale.order.map { part in
            let rect = Rect(x, room.y, shownWidth(of: part), room.height)
            x = rect.maxX + gap
            return (rect, Rect(rect.maxX, room.y, gap, room.height))
        }
    }

    /// Returns the place of the part nearest to a point.
    func place(at point: Point, in bounds: Rect) -> Int? {
        let rects = rects(in: bounds).map(\.part)
        return rects.indices.min { abs(rects[$0].center.x - point.x) < abs(rects[$1].center.x - point.x) }
    }

    // MARK: Drawing

    /// Draws the parts and the button.
    func drawField(_ list: inout DisplayList, in rect: Rect) {
        let isDisabled = states.contains(.disabled)
        for (index, place) in rects(in: rect).enumerated() {
            let part = locale.order[index]
            if isFocused, index == self.place, !isDisabled {
                list.fill(environment?.grid.snap(place.part) ?? place.part, radii: CornerRadii(4), theme.color(.selection))
            }
            let color: ColorToken = isDisabled ? .textDisabled : entry[part] == nil ? .textTertiary : .text
            draw(&list, text(of: part), color, in: place.part)
            if index < locale.order.count - 1 {
                draw(&list, locale.separator, isDisabled ? .textDisabled : .textTertiary, in: place.separator)
            }
        }
        let color: ColorToken = isDisabled ? .textDisabled : isHovered ? .text : .textSecondary
        list.icon(.calendar, in: buttonRect(in: rect), theme.color(color))
    }

    private func draw(_ list: inout DisplayList, _ text: String, _ color: ColorToken, in rect: Rect) {
        let style = TextStyle(font: font, color: theme.color(color), alignment: .center, lineBreakMode: .clip, numberOfLines: 1)
        list.text(AttributedText(text), style, in: rect)
    }
}
