import TatamiGeometry
import TatamiInteraction

/// A view that shows the text that an input method composes until it is committed, for example the pinyin of Chinese characters.
///
/// An input method calls it through `ViewRoot.handle(composition:selecting:)`. A committed text arrives by `View.insertText`, which
/// replaces the composed text.
public protocol ComposingView: View {
    /// Whether the view shows a composed text.
    var isComposing: Bool { get }

    /// Shows a composed text in place of the selection, or in place of the text composed before.
    ///
    /// - Parameters:
    ///   - text: The composed text; empty to end the composition without a text.
    ///   - scalars: The part that the input method marks, counted in Unicode scalars. The caret is at its end.
    /// - Returns: False if the view takes no text, because it is disabled or only for reading.
    func compose(_ text: String, selecting scalars: Range<Int>) -> Bool

    /// Ends the composition without a text.
    func cancelComposition()

    /// The text around the caret, from which an input method may guess words; nil if the view does not reveal it.
    var surroundingText: SurroundingText? { get }
}

/// A part of an edited text around the caret. Offsets count bytes of UTF-8.
public struct SurroundingText: Hashable, Sendable {
    /// The most bytes that an input method receives.
    public static let mostBytes = 4 << 10

    /// The text around the caret, without a composed text.
    public let text: String
    /// The offset of the caret in `text`.
    public let caret: Int
    /// The offset of the other end of the selection in `text`; the same as `caret` if nothing is selected.
    public let anchor: Int

    /// Creates a part of a text. The offsets count bytes of `text`.
    public init(_ text: String, caret: Int, anchor: Int) { (self.text, self.caret, self.anchor) = (text, caret, anchor) }
}

extension ViewRoot {
    /// Handles a text that an input method composes.
    ///
    /// The focused view shows it in place of its selection. Until the composition has ended, all keys belong to the input method: keys that
    /// arrive have no effect, except that Escape cancels the composition.
    ///
    /// - Parameters:
    ///   - text: The composed text; empty if the composition has ended without a text. A committed text is handled by `handle(text:)`.
    ///   - scalars: The part that the input method marks, counted in Unicode scalars of `text`. The caret is at its end.
    /// - Returns: Whether the focused view shows the text.
    @discardableResult public func handle(composition text: String, selecting scalars: Range<Int>) -> Bool {
        bringFocusUpToDate()
        guard let view = input.focus.view as? any ComposingView, view.compose(text, selecting: scalars) else { return false }
        bringIntoSight(view)
        return true
    }

    /// Whether the focused view shows a text that an input method composes. If this becomes false without the input method's doing, the
    /// host resets the input method.
    public var isComposing: Bool { (input.focus.view as? any ComposingView)?.isComposing == true }

    /// The text around the caret of the focused view for input methods; nil if there is none, or if it is hidden.
    public var surroundingText: SurroundingText? { (input.focus.view as? any ComposingView)?.surroundingText }

    /// The rectangle of the caret in the root's space, beside which an input method shows its candidates; nil without a caret.
    public var textInputFrame: Rect? {
        guard let view = input.focus.view, shows(view), let caret = view.textCaret else { return nil }
        return caret.moved(by: presentedFrame(of: view).origin)
    }

    /// Handles a key while a text is composed. Returns whether it belongs to the input method.
    func composes(by event: KeyEvent) -> Bool {
        guard event.isDown, let view = input.focus.view as? any ComposingView, view.isComposing else { return false }
        if event.key == .escape { view.cancelComposition() }
        return true
    }
}
