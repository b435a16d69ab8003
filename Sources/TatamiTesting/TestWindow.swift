import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A window without a screen, whose clock the test owns, and a user's verbs on it.
///
/// Every verb takes the time that it takes people, at 60 frames a second: what is on its way moves meanwhile. Nothing happens between
/// verbs.
///
/// ```swift
/// let window = TestWindow(form, size: Size(320, 480))
/// try window.tap("Save")
/// window.wait(0.3)
/// try #expect(window.frame(of: "Saved").y == 20)
/// ```
public final class TestWindow {
    public let root: ViewRoot
    public private(set) var size: Size
    /// Seconds since the window opened.
    public private(set) var time = 0.0
    /// The last frame.
    public private(set) var frame: ViewFrame
    /// How many frames were made.
    public private(set) var frameCount = 1
    /// Seconds between two frames.
    public var frameInterval = 1.0 / 60
    private var mouse: Point?

    /// - Parameters:
    ///   - text: measures the labels; nil for Pango with the bundled fonts.
    ///   - scale: device pixels a point.
    /// - Throws: where the bundled fonts cannot be read.
    public init(
        _ view: View, size: Size = Size(320, 480), text: (any TextMeasurer)? = nil, scale: Double = 1,
        direction: LayoutDirection = .leftToRight
    ) throws {
        self.size = size
        root = ViewRoot(view, text: try text ?? PangoTextEngine(), scale: scale, direction: direction)
        frame = root.frame(in: size, at: 0)
    }

    // MARK: Time

    /// Makes the next frame.
    public func step() {
        time += frameInterval
        frame = root.frame(in: size, at: time)
        frameCount += 1
    }

    /// Lets time go by, with all frames that a screen would show.
    public func wait(_ seconds: Double) {
        let end = time + max(0, seconds)
        while time + frameInterval < end - 1e-9 { step() }
        if end > time {
            time = end
            frame = root.frame(in: size, at: time)
            frameCount += 1
        }
    }

    /// Lets time go by until nothing moves; at most so many seconds.
    public func settle(within seconds: Double = 10) throws {
        let end = time + seconds
        repeat { step() } while time < end && (root.nextDeadline ?? .infinity) <= time
        guard time < end else { throw TestFailure(description: "Something still moves after \(seconds) s.") }
    }

    /// Gives the window another size, as dragging its edge or turning the device does.
    public func resize(_ size: Size) {
        self.size = size
        step()
    }

    // MARK: Finding

    /// The view that is meant. What cannot be seen does not count, but for ids.
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
        let labels = shown.compactMap { $0.accessibilityLabel ?? $0.textContent }.map { "\"\($0)\"" }
        throw TestFailure(description: "There is no \(finder). What can be seen says: \(labels.joined(separator: ", ")).")
    }

    /// All views that are shown, parents first, each view's in reading order.
    private var visibleViews: [View] { root.placedViews().filter { $0.visibility == .visible && isShown($0.view) }.map(\.view) }

    private func isShown(_ view: View) -> Bool { ([view] + view.superviews).allSatisfy { $0.effectiveVisibility == .visible } }

    /// Where something is, in the window's space, as people see it at present.
    public func frame(of finder: Finder) throws -> Rect { root.presentedFrame(of: try find(finder)) }

    /// Where something will rest.
    public func finalFrame(of finder: Finder) throws -> Rect { root.absoluteFrame(of: try find(finder)) }

    /// Checks where something is, with a tolerance in points.
    public func expect(_ finder: Finder, at rect: Rect, within tolerance: Double = 0.01) throws {
        let found = try frame(of: finder)
        let differences = [found.x - rect.x, found.y - rect.y, found.width - rect.width, found.height - rect.height]
        guard differences.allSatisfy({ abs($0) <= tolerance }) else {
            throw TestFailure(description: "\(finder) is at \(found), not at \(rect).")
        }
    }

    // MARK: Pointers

    /// Touches something in its middle, or at a point of its own space, and lets go.
    ///
    /// - Throws: `TestFailure` where people cannot do that: nothing like it is seen, it is covered, or it is disabled.
    public func tap(_ finder: Finder, at point: Point? = nil, count: Int = 1, with kind: PointerKind = .touch) throws {
        let place = try usable(finder, at: point)
        for _ in 0..<count {
            press(at: place, with: kind)
            wait(0.06)
            lift(at: place, with: kind)
            wait(0.06)
        }
    }

    /// Touches something and stays for so many seconds.
    public func hold(_ finder: Finder, for seconds: Double = 0.6) throws {
        let place = try usable(finder, at: nil)
        press(at: place)
        wait(seconds)
        lift(at: place)
        step()
    }

    /// Drags from the middle of something to a point of the window, in a straight line.
    ///
    /// - Parameter seconds: how long that takes; a quick drag flings what it scrolls.
    public func drag(_ finder: Finder, to end: Point, taking seconds: Double = 0.3, resting: Double = 0, with kind: PointerKind = .touch)
        throws
    {
        drag(from: try usable(finder, at: nil), to: end, taking: seconds, resting: resting, with: kind)
    }

    /// The same to the middle of something else, as it stands when the drag begins.
    public func drag(
        _ finder: Finder, to target: Finder, taking seconds: Double = 0.3, resting: Double = 0, with kind: PointerKind = .touch
    ) throws {
        drag(from: try usable(finder, at: nil), to: try frame(of: target).center, taking: seconds, resting: resting, with: kind)
    }

    /// The same from a point of the window.
    ///
    /// - Parameter resting: seconds until the pointer lets go; after a tenth nothing is flung any more.
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

    /// Turns the wheel over something; positive shows what is further down or to the right.
    public func scroll(_ finder: Finder, by delta: Point) throws {
        root.handle(WheelEvent(by: delta, at: try reachable(finder, at: nil), time: time))
        step()
    }

    /// Moves the mouse over something.
    public func hover(_ finder: Finder) throws {
        let place = try reachable(finder, at: nil)
        mouse = place
        root.handle(PointerEvent(.hovered, at: place, time: time, buttons: []))
        step()
    }

    public func press(at point: Point, with kind: PointerKind = .touch, finger: Int = 1) { send(.began, point, kind, finger) }
    public func move(to point: Point, with kind: PointerKind = .touch, finger: Int = 1) { send(.moved, point, kind, finger) }
    public func lift(at point: Point, with kind: PointerKind = .touch, finger: Int = 1) { send(.ended, point, kind, finger) }

    private func send(_ phase: PointerEvent.Phase, _ point: Point, _ kind: PointerKind, _ finger: Int) {
        let id = kind == .mouse ? PointerID.mouse : PointerID(finger)
        root.handle(PointerEvent(phase, at: point, time: time, id: id, kind: kind))
    }

    /// The place of something that is enabled and where nothing else lies over it.
    private func usable(_ finder: Finder, at point: Point?) throws -> Point {
        let place = try reachable(finder, at: point)
        let view = try find(finder)
        if let disabled = ([view] + view.superviews).first(where: { !$0.enabled }) {
            let reason = disabled === view ? "it is disabled" : "the \(Swift.type(of: disabled)) around it is disabled"
            throw TestFailure(description: "\(finder) cannot be used: \(reason).")
        }
        return place
    }

    /// The place of something where nothing else lies over it.
    private func reachable(_ finder: Finder, at point: Point?) throws -> Point {
        let view = try find(finder)
        let frame = root.presentedFrame(of: view)
        let place = point.map { frame.origin + $0 } ?? frame.center
        guard Rect(0, 0, size.width, size.height).contains(place) else {
            throw TestFailure(description: "\(finder) is outside the window, at \(frame); scroll it into sight first.")
        }
        guard root.isReachable(view) else { throw TestFailure(description: "\(finder) cannot be used: it is behind a modal layer.") }
        guard let hit = root.view(at: place) else {
            throw TestFailure(description: "\(finder) cannot be touched: nothing takes pointers there.")
        }
        if hit !== view, !view.contains(hit), !hit.contains(view) {
            throw TestFailure(description: "\(finder) is covered by \(hit.id.map { "'\($0)'" } ?? "a \(Swift.type(of: hit))").")
        }
        return place
    }

    // MARK: Keyboard

    /// Presses a key and lets go.
    @discardableResult public func key(_ key: KeyEvent.Key, _ modifiers: Modifiers = []) -> Bool {
        let isUsed = root.handle(KeyEvent(key, modifiers: modifiers, time: time))
        step()
        let isUsedUp = root.handle(KeyEvent(key, isDown: false, modifiers: modifiers, time: time))
        step()
        return isUsed || isUsedUp
    }

    /// Types a text into what has the focus; into something else after a tap on it.
    ///
    /// - Throws: `TestFailure` where the text would not arrive there: nothing takes it, or something else does.
    public func type(_ text: String, into finder: Finder? = nil) throws {
        if let finder {
            try tap(finder)
            let view = try find(finder)
            guard let focused = root.focusedView, focused === view || view.contains(focused) || focused.contains(view) else {
                throw TestFailure(description: "\(finder) does not get the focus, so that nothing can be typed into it.")
            }
        }
        guard root.handle(text: text) else { throw TestFailure(description: "Nothing that has the focus takes text.") }
        step()
    }

    // MARK: Seeing

    /// All that assistive technology reads, as text.
    public var accessibilityDump: String { root.accessibilityTree().description }

    /// Every view with its class, id and frame, a line each.
    public var treeDump: String {
        root.placedViews().map { placed in
            let depth = placed.path.utf8.count { $0 == UInt8(ascii: ".") }
            let name = placed.view.id.map { " '\($0)'" } ?? ""
            return String(repeating: "  ", count: depth) + "\(Swift.type(of: placed.view))\(name) \(placed.absolute)"
                + (placed.visibility == .visible ? "" : " \(placed.visibility)")
        }.joined(separator: "\n") + "\n"
    }
}
