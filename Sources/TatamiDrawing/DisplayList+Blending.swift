import TatamiGeometry

/// Drawings between two drawings of the same thing.
extension DisplayList {
    /// The number of older commands that are compared with a command to find its counterpart.
    private static let reach = 16

    /// Replaces the commands from `start` on by a drawing between an older one and them.
    ///
    /// The colors of commands that differ in nothing else are mixed, so that edges keep their shape. A command without a counterpart
    /// fades in, or out. Drawings whose groups differ are not mixed: the commands stay as they are.
    ///
    /// - Parameters:
    ///   - start: The index of the first command.
    ///   - old: The older drawing, of the same groups.
    ///   - part: How far the drawing is on its way, 0...1: 0 is the older one.
    public mutating func blend(from start: Int, with old: DisplayList, at part: Double) {
        guard part < 1, commands.indices.contains(start) || start == commands.count else { return }
        var mixed: [DrawCommand] = []
        var next = 0
        for command in commands[start...] {
            let end = min(old.commands.count, next + Self.reach)
            let match = (next..<end).lazy.compactMap { index in command.mixed(with: old.commands[index], part).map { (index, $0) } }.first
            guard let (index, between) = match else {
                guard let fading = command.fading(to: part) else { return }
                mixed += fading
                continue
            }
            for gone in old.commands[next..<index] {
                guard let fading = gone.fading(to: 1 - part) else { return }
                mixed += fading
            }
            mixed.append(between)
            next = index + 1
        }
        for gone in old.commands[next...] {
            guard let fading = gone.fading(to: 1 - part) else { return }
            mixed += fading
        }
        replaceCommands(from: start, with: mixed)
    }
}

extension DrawCommand {
    /// Returns the command as a picture with an opacity; nil for the beginning or the end of a group.
    fileprivate func fading(to opacity: Double) -> [DrawCommand]? {
        if isPush || self == .pop { return nil }
        return opacity > 0 ? [.pushOpacity(opacity), self, .pop] : []
    }

    /// Returns the command on the way from an older one, at a part of the way (0...1); nil for one that draws something else.
    fileprivate func mixed(with old: DrawCommand, _ part: Double) -> DrawCommand? {
        if self == old { return self }
        switch (self, old) {
        case (.fill(let shape, .color(let color)), .fill(let other, .color(let before))) where shape == other:
            return .fill(shape, .color(before.mixed(with: color, part)))
        case (.border(let rect, let radii, var border), .border(let other, let otherRadii, let before))
        where rect == other && radii == otherRadii && border.dash == before.dash:
            border.color = before.color.mixed(with: border.color, part)
            border.width = before.width + (border.width - before.width) * part
            return .border(rect, radii, border)
        case (.stroke(let path, var stroke), .stroke(let other, let before)) where path == other:
            let color = before.color.mixed(with: stroke.color, part)
            stroke.color = before.color
            guard stroke == before else { return nil }
            stroke.color = color
            return .stroke(path, stroke)
        case (.shadow(let rect, let radii, var shadow), .shadow(let other, let otherRadii, let before))
        where rect == other && radii == otherRadii:
            let color = before.color.mixed(with: shadow.color, part)
            shadow.color = before.color
            guard shadow == before else { return nil }
            shadow.color = color
            return .shadow(rect, radii, shadow)
        case (.text(let text, let style, let rect), .text(let other, let before, let otherRect)) where text == other && rect == otherRect:
            return style.mixed(with: before, part).map { .text(text, $0, rect) }
        default: return nil
        }
    }
}

extension TextStyle {
    /// Returns the style with the color on the way from an older style; nil for one that differs in more than color and lines.
    fileprivate func mixed(with old: TextStyle, _ part: Double) -> TextStyle? {
        var style = self
        (style.color, style.underline, style.strikethrough) = (old.color, old.underline, old.strikethrough)
        guard style == old else { return nil }
        (style.underline, style.strikethrough) = (underline, strikethrough)
        style.color = old.color.mixed(with: color, part)
        return style
    }
}
