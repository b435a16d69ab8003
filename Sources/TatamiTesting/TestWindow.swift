import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A window without a screen, with a clock that the test controls and functions that act like a user.
///
/// Every action takes the time that people need for it, at 60 frames a second, so that animations continue meanwhile. Nothing happens
/// between two actions. Points are in the window's space, from its top left corner.
///
/// ```swift
/// let window = try TestWindow(form, size: Size(320, 480))
/// try window.tap("Save")
/// window.wait(0.3)
/// try #expect(window.frame(of: "Saved").y == 20)
/// ```
public final class TestWindow {
    /// The root of the window's views.
    public let root: ViewRoot
    /// The size of the window, in points.
    public private(set) var size: Size
    /// The seconds since the window opened.
    public private(set) var time = 0.0
    /// The last frame.
    public private(set) var frame: ViewFrame
    /// The number of frames made so far.
    public private(set) var frameCount = 1
    /// The seconds between two frames.
    public var frameInterval = 1.0 / 60
    private var mouse: Point?

    /// Opens a window and makes its first frame.
    ///
    /// - Parameters:
    ///   - view: The view that fills the window.
    ///   - size: The size of the window, in points.
    ///   - text: Measures text; nil for Pango with the bundled fonts.
    ///   - scale: Device pixels per point.
    ///   - direction: The reading direction of the layout.
    /// - Throws: `FontError` if the bundled fonts cannot be read.
    public init(
        _ view: View, size: Size = Size(320, 480), text: (any TextMeasurer)? = nil, scale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) throws {
        self.size = size
        root = ViewRoot(view, text: try text ?? PangoTextEngine(), scale: scale, direction: direction)
        frame = root.frame(in: size, at: 0)
    }

    // MARK: Time

    /// Advances the clock by `frameInterval` and makes a frame.
    public func step() {
        time += frameInterval
        frame = root.frame(in: size, at: time)
        frameCount += 1
    }

    /// Advances the clock by `seconds`, with all frames that a screen would show.
    public func wait(_ seconds: Double) {
        let end = time + max(0, seconds)
        while time + frameInterval < end - 1e-9 { step() }
        if end > time {
            time = end
            frame = root.frame(in: size, at: time)
            frameCount += 1
        }
    }

    /// Advances the clock until nothing moves.
    ///
    /// - Throws: `TestFailure` if something still moves after `seconds`.
    public func settle(within seconds: Double = 10) throws {
        let end = time + seconds
        repeat { step() } while time < end && (root.nextDeadline ?? .infinity) <= time
        guard time < end else { throw TestFailure(description: "Something is still moving after \(seconds) s.") }
    }

    /// Changes the window's size, in points, as dragging its edge or turning a device does, and makes a frame.
    public func resize(_ size: Size) {
        self.size = size
        step()
    }

    // MARK: Finding

    /// Returns the view that `finder` describes. Views that are hidden, or are in a hidden view, do not count.
    ///
    /// - Throws: `TestFailure`, with the labels of the views that are shown, if there is no such view.
    public func find(_ finder: Finder) throws -> View {
        let shown = visibleViews
        switch finder {
        case .view(let view): if shown.contains(where: { $0 === view }) { return view }
        case .id(let id): if let view = shown.first(where: { $0.id == id }) { return view }
        case .label(let label):
            if let view = shown.last(where: { ($0.accessibilityLabel ?? $0.textContent) == label }) { return view }
        case .role(let role, let index):
            let all = shown.filter { $0.role == role }
            if index < all.count { return all[index] }
        }
        throw TestFailure(description: "\(finder) was not found. \(Candidates(for: finder, among: shown))")
    }

    /// All views that are shown, in drawing order: parents come before their subviews.
    private var visibleViews: [View] { root.placedViews().filter { $0.visibility == .visible && isShown($0.view) }.map(\.view) }

    private func isShown(_ view: View) -> Bool { ([view] + view.superviews).allSatisfy { $0.effectiveVisibility == .visible } }

    /// Returns the frame of a view as it is shown at the moment, in the window's space.
    ///
    /// - Throws: `TestFailure` if there is no such view.
    public func frame(of finder: Finder) throws -> Rect { root.presentedFrame(of: try find(finder)) }

    /// Returns the frame at which a view will rest, in the window's space.
    ///
    /// - Throws: `TestFailure` if there is no such view.
    public func finalFrame(of finder: Finder) throws -> Rect { root.absoluteFrame(of: try find(finder)) }

    /// Checks the frame of a view as it is shown at the moment, in the window's space.
    ///
    /// - Parameters:
    ///   - finder: Finds the view.
    ///   - rect: The expected frame in points, in the window's space.
    ///   - tolerance: How much each of x, y, width and height may differ, in points.
    /// - Throws: `TestFailure` if the view is elsewhere, or there is no such view.
    public func expect(_ finder: Finder, at rect: Rect, within tolerance: Double = 0.01) throws {
        let found = try frame(of: finder)
        let differences = [found.x - rect.x, found.y - rect.y, found.width - rect.width, found.height - rect.height]
        guard differences.allSatisfy({ abs($0) <= tolerance }) else {
            throw TestFailure(description: "\(finder) is at \(found), not at \(rect).")
        }
    }

    // MARK: Pointers

    /// Touches a view and lets go.
    ///
    /// - Parameters:
    ///   - finder: Finds the view.
    ///   - point: A point in the view's own space; nil for the middle of the view.
    ///   - count: The number of touches, 2 for a double tap.
    ///   - kind: The kind of the pointer.
    /// - Throws: `TestFailure` if people cannot do that: the view is not shown, is outside the window, is covered, or is disabled.
    public func tap(_ finder: Finder, at point: Point? = nil, count: Int = 1, with kind: PointerKind = .touch) throws {
        let place = try usable(finder, at: point)
        for _ in 0..<count {
            press(at: place, with: kind)
            wait(0.06)
            lift(at: place, with: kind)
            wait(0.06)
        }
    }

    /// Touches the middle of a view and lets go after `seconds`.
    ///
    /// - Throws: `TestFailure` if people cannot touch the view.
    public func hold(_ finder: Finder, for seconds: Double = 0.6) throws {
        let place = try usable(finder, at: nil)
        press(at: place)
        wait(seconds)
        lift(at: place)
        step()
    }

    /// Presses a view with the secondary button of the mouse and lets go at once, as people do to open a context menu.
    ///
    /// - Parameters:
    ///   - finder: Finds the view.
    ///   - point: A point in the view's own space; nil for the middle of the view.
    /// - Throws: `TestFailure` if people cannot press the view.
    public func openContextMenu(_ finder: Finder, at point: Point? = nil) throws {
        let place = try usable(finder, at: point)
        for phase in [PointerEvent.Phase.began, .ended] {
            root.handle(PointerEvent(phase, at: place, time: time, buttons: .secondary))
            wait(0.06)
        }
    }

    /// Drags from the middle of a view to a point of the window, in a straight line.
    ///
    /// - Parameters:
    ///   - finder: Finds the view.
    ///   - end: The end of the drag, in points in the window's space.
    ///   - seconds: How long the movement takes. A quick drag flings what it scrolls.
    ///   - resting: The seconds from the end of the movement until the pointer lets go. After a tenth of a second nothing is flung any
    ///     more.
    ///   - kind: The kind of the pointer.
    /// - Throws: `TestFailure` if people cannot touch the view.
    public func drag(_ finder: Finder, to end: Point, taking seconds: Double = 0.3, resting: Double = 0, with kind: PointerKind = .touch)
        throws
    {
        drag(from: try usable(finder, at: nil), to: end, taking: seconds, resting: resting, with: kind)
    }

    /// Drags from the middle of a view to the middle of another view, as that is placed when the drag begins.
    ///
    /// - Throws: `TestFailure` if people cannot touch the first view, or the second one is not shown.
    public func drag(
        _ finder: Finder, to target: Finder, taking seconds: Double = 0.3, resting: Double = 0, with kind: PointerKind = .touch
    ) throws {
        drag(from: try usable(finder, at: nil), to: try frame(of: target).center, taking: seconds, resting: resting, with: kind)
    }

    /// Drags from one point of the window to another, in a straight line.
    ///
    /// - Parameters:
    ///   - start: The beginning of the drag, in points in the window's space.
    ///   - end: The end of the drag, in points in the window's space.
    ///   - seconds: How long the movement takes. A quick drag flings what it scrolls.
    ///   - resting: The seconds from the end of the movement until the pointer lets go. After a tenth of a second nothing is flung any
    ///     more.
    ///   - kind: The kind of the pointer.
    public func drag(from start: Point, to end: Point, taking seconds: Double = 0.3, resting: Double = 0, with kind: PointerKind = .touch) {
        press(at: start, with: kind)
        let steps = max(2, Int((seconds / frameInterval).rounded()))
        for index in 1...steps {
            let part = Double(index) / Double(steps)
            step()
            move(to: Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part), with: kind)
        }
        wait(resting)
        lift(at: end, with: kind)
        step()
    }

    /// Turns the mouse wheel over a view. A positive `delta`, in points, shows what is further right or further down.
    ///
    /// - Throws: `TestFailure` if people cannot point at the view.
    public func scroll(_ finder: Finder, by delta: Point) throws {
        root.handle(WheelEvent(by: delta, at: try reachable(finder, at: nil), time: time))
        step()
    }

    /// Moves the mouse over the middle of a view.
    ///
    /// - Throws: `TestFailure` if people cannot point at the view.
    public func hover(_ finder: Finder) throws {
        let place = try reachable(finder, at: nil)
        mouse = place
        root.handle(PointerEvent(.hovered, at: place, time: time, buttons: []))
        step()
    }

    /// Puts a pointer down at a point of the window. No time passes.
    public func press(at point: Point, with kind: PointerKind = .touch, finger: Int = 1) { send(.began, point, kind, finger) }
    /// Moves a pointer that is down to a point of the window. No time passes.
    public func move(to point: Point, with kind: PointerKind = .touch, finger: Int = 1) { send(.moved, point, kind, finger) }
    /// Lifts a pointer at a point of the window. No time passes.
    public func lift(at point: Point, with kind: PointerKind = .touch, finger: Int = 1) { send(.ended, point, kind, finger) }

    private func send(_ phase: PointerEvent.Phase, _ point: Point, _ kind: PointerKind, _ finger: Int) {
        let id = kind == .mouse ? PointerID.mouse : PointerID(finger)
        root.handle(PointerEvent(phase, at: point, time: time, id: id, kind: kind))
    }

    /// Returns the point of a view that is enabled and not covered there.
    private func usable(_ finder: Finder, at point: Point?) throws -> Point {
        let place = try reachable(finder, at: point)
        let view = try find(finder)
        if let disabled = ([view] + view.superviews).first(where: { !$0.enabled }) {
            let reason = disabled === view ? "it is disabled" : "the \(Swift.type(of: disabled)) around it is disabled"
            throw TestFailure(description: "\(finder) cannot be used: \(reason).")
        }
        return place
    }

    /// Returns the point of a view that is not covered there, in the window's space.
    private func reachable(_ finder: Finder, at point: Point?) throws -> Point {
        let view = try find(finder)
        let frame = root.presentedFrame(of: view)
        let place = point.map { frame.origin + $0 } ?? frame.center
        guard Rect(0, 0, size.width, size.height).contains(place) else {
            throw TestFailure(description: "\(finder) is outside the window, at \(frame); scroll it into view first.")
        }
        guard root.isReachable(view) else { throw TestFailure(description: "\(finder) cannot be used: it is behind a modal layer.") }
        guard let hit = root.view(at: place) else {
            throw TestFailure(description: "\(finder) cannot be touched: nothing there accepts pointer events.")
        }
        if hit !== view, !view.contains(hit), !hit.contains(view) {
            throw TestFailure(description: "\(finder) is covered by \(hit.id.map { "'\($0)'" } ?? "a \(Swift.type(of: hit))").")
        }
        return place
    }

    // MARK: Keyboard

    /// Presses a key and lets go. Returns true if a view used the key.
    @discardableResult public func key(_ key: KeyEvent.Key, _ modifiers: Modifiers = []) -> Bool {
        let isUsed = root.handle(KeyEvent(key, modifiers: modifiers, time: time))
        step()
        let isUsedUp = root.handle(KeyEvent(key, isDown: false, modifiers: modifiers, time: time))
        step()
        return isUsed || isUsedUp
    }

    /// Types a text into the view that has the focus, or first taps `finder` to give it the focus.
    ///
    /// - Throws: `TestFailure` if the text would not arrive there: nothing accepts it, or another view has the focus.
    public func type(_ text: String, into finder: Finder? = nil) throws {
        if let finder {
            try tap(finder)
            let view = try find(finder)
            guard let focused = root.focusedView, focused === view || view.contains(focused) || focused.contains(view) else {
                throw TestFailure(description: "\(finder) did not get the focus, so nothing can be typed into it.")
            }
        }
        guard root.handle(text: text) else { throw TestFailure(description: "Nothing that has the focus accepts text.") }
        step()
    }

    /// Shows a text that an input method composes in the view that has the focus. `type` commits it, and an empty text cancels it.
    ///
    /// - Parameters:
    ///   - text: The composed text.
    ///   - scalars: The part that the input method marks, counted in Unicode scalars; nil for none, with the caret at the end.
    /// - Returns: Whether the view shows it.
    @discardableResult public func compose(_ text: String, selecting scalars: Range<Int>? = nil) -> Bool {
        let end = text.unicodeScalars.count
        defer { step() }
        return root.handle(composition: text, selecting: scalars ?? end..<end)
    }

    // MARK: Seeing

    /// Everything that assistive technology reads, as text.
    public var accessibilityDump: String { root.accessibilityTree().description }

    /// Every view with its class, id and frame in the window's space, one line each.
    public var treeDump: String {
        root.placedViews().map { placed in
            let depth = placed.path.utf8.count { $0 == UInt8(ascii: ".") }
            let name = placed.view.id.map { " '\($0)'" } ?? ""
            return String(repeating: "  ", count: depth) + "\(Swift.type(of: placed.view))\(name) \(placed.absolute)"
                + (placed.visibility == .visible ? "" : " \(placed.visibility)")
        }.joined(separator: "\n") + "\n"
    }
}
