import TatamiDrawing
import TatamiGeometry

/// Messages over the content, which go by themselves.
extension ViewRoot {
    /// Shows a message near the lower edge of the window, in place of the one before. It goes after some seconds or at a press beside it.
    ///
    /// The message takes no focus. Assistive technology does not read it as a view; use ``announce(_:_:)`` to have it said.
    ///
    /// - Parameters:
    ///   - text: The message; an empty one only takes the last one away.
    ///   - seconds: How long the message stays, in seconds of the host's clock.
    public func showMessage(_ text: String, for seconds: Double = 6) {
        if let old = stage.message { dismiss(old.layer) }
        guard !text.isEmpty, seconds > 0 else { return }
        let layer = present(messageView(text), level: .message, placement: .lowerEdge, closesOn: .outsidePress) { [weak self] layer in
            if self?.stage.message?.layer === layer { self?.stage.message = nil }
        }
        stage.message = Stage.Message(layer: layer, end: stage.now + seconds)
    }

    /// Returns the view of a message: a box, and a margin that keeps a long message off the edges of a narrow window.
    private func messageView(_ text: String) -> View {
        let margin = StackLayout(.vertical, padding: 16)
        margin.add(TooltipBox(text, .small, padding: Insets(10), widest: 420))
        let view = LayoutView(margin)
        view.accessibilityHidden = true
        return view
    }

    /// Takes the message away when its time is over.
    func endMessage() { if let message = stage.message, message.end <= stage.now { dismiss(message.layer) } }
}

extension LayerPlacement {
    /// Stands in the middle of the window's width, above its lower edge.
    fileprivate static var lowerEdge: LayerPlacement {
        LayerPlacement { situation in
            let (size, window) = (situation.size, situation.window)
            return Rect(window.center.x - size.width / 2, max(window.y, window.maxY - size.height), size.width, size.height)
        }
    }
}
