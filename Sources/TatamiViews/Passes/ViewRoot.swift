import TatamiData
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Shows a view and layers in front of it: holds their layout tree, and draws them by the passes of a frame.
///
/// The passes are update (the layout tree learns what changed), layout, compose, paint and accessibility, each in a file of its own. A
/// pass without changes costs nothing. A view is shown by one root at a time.
public final class ViewRoot {
    /// The content, which fills the window. Layers may lie in front of it; see
    /// ``present(_:level:isModal:anchor:placement:closesOn:motion:onDismiss:)``.
    public let view: View
    /// The layer of the content and the layers in front of it, from back to front.
    public internal(set) var layers: [Layer]
    /// The items of layers that were dismissed since the last update and still have nodes in the tree.
    var dismissedItems: [LayoutItem] = []
    /// The item of the content.
    var item: LayoutItem { layers[0].item }
    var tree: LayoutTree { queue.tree }
    let queue: ChangeQueue
    /// The loader that made the objects from files, with which explanations can name the places of values; nil for none.
    public var origin: (any ObjectOrigin)?
    /// The problems found by passes, oldest first, each once: numbers that were corrected, views that never settle. There are 100 at most.
    public private(set) var diagnostics: [String] = []
    /// The views that `diagnostics` are about, with the faults alone, where these lie in the file and in no size or data.
    package private(set) var viewFaults: [ViewFault] = []
    /// Called with each message that is added to `diagnostics`.
    public var onReport: ((String) -> Void)?
    /// The clock and everything that moves by it.
    let stage = Stage()
    /// Called with each named action of a control and with the control. It carries the action out, usually with `perform` of a loader.
    public var onAction: ((Action, View) -> Void)?
    /// Called with the window's size, in points, before the first layout and before each layout in another size; called at once if it is
    /// set after the first layout.
    ///
    /// A program with a layout for each orientation changes them here, and the views move from one to the other. For a view that depends
    /// on its own width see `LayoutView.layoutForWidth`.
    public var onResize: ((Size) -> Void)? {
        didSet { if let size = stage.windowSize { onResize?(size) } }
    }
    /// The clipboard for cut, copied and pasted text. A host sets it to that of the system.
    public var clipboard = Clipboard()
    /// The selected text, which a middle click pastes: PRIMARY of X11. A host sets it to that of the system.
    public var primarySelection = Clipboard()
    /// What screen readers say of drags. A program that speaks another language sets it once.
    public var dragSentences = DragSentences()
    /// Returns the present day; nil for a root that does not know it. A host sets it, and a test sets a fixed day.
    public var today: (() -> CalendarDate)?
    /// What changes the views before each frame.
    var looseSources: [LooseSource] = []
    /// The state of pointers and keyboard.
    let input = Input()

    /// Creates a root that shows `view`.
    ///
    /// - Parameters:
    ///   - view: The content of the root.
    ///   - text: Measures texts. It belongs to the same thread as the root.
    ///   - scale: The number of device pixels for each point. Frames are rounded to device pixels.
    ///   - direction: The direction in which people read.
    public init(
        _ view: View, text: any TextMeasurer, scale: Double = 1, direction: LayoutDirection = .leftToRight
    ) {
        self.view = view
        layers = [Layer(view)]
        queue = ChangeQueue(LayoutTree(), environment: ViewEnvironment(text: text, grid: PixelGrid(scale: scale)))
        tree.direction = direction
        queue.root = self
        attach(item, to: nil, before: nil)
    }

    deinit {
        stage.abandon()
        for layer in layers {
            let handler = layer.onDismiss
            layer.onDismiss = nil
            handler?(layer)
        }
    }

    /// The measurer of all texts.
    public var textMeasurer: any TextMeasurer { queue.environment.text }
    /// The direction in which people read, of all views that do not set their own (``View/direction``).
    public var direction: LayoutDirection { tree.direction }
    /// The device pixels to which frames are rounded.
    public var grid: PixelGrid { queue.environment.grid }

    /// The counters of layout work done so far.
    public var counters: LayoutCounters { tree.counters }

    /// Adds a message to `diagnostics` and passes it to `onReport`, unless it is there already.
    package func report(_ message: String) { if note(message) { onReport?(message) } }

    /// Reports a fault of what a program or a file says of a view, whatever its size is.
    ///
    /// - Parameters:
    ///   - message: The fault alone.
    ///   - text: The message for `diagnostics`, which names the view.
    ///   - view: The view.
    package func report(_ message: String, as text: String, about view: View) {
        if viewFaults.count < 100 { viewFaults.append(ViewFault(view: view, message: message)) }
        report(text)
    }

    /// Reports why a request of people is refused, for example a paste that is too long. `onReport` is called each time, unlike for other
    /// reports.
    public func refuse(_ reason: String) {
        note(reason)
        announce(reason, .assertive)
        showMessage(reason)
        onReport?(reason)
    }

    /// Adds a message. Returns whether it is new.
    @discardableResult private func note(_ message: String) -> Bool {
        guard diagnostics.count < 100, !diagnostics.contains(message) else { return false }
        diagnostics.append(message)
        return true
    }
}

/// A fault of what a program or a file says of a view.
package struct ViewFault {
    /// The view; nil if it is gone.
    package private(set) weak var view: View?
    /// The fault, without the name of the view.
    package let message: String
}

extension LayoutItem {
    /// The content of the item and its name, for messages: Label 'title'.
    var words: String {
        let content = arranged ?? self
        return "\(type(of: content))\((view?.id ?? id).map { " '\($0)'" } ?? "")"
    }
}
