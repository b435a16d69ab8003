import CSDL2
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A window of the desktop that shows a view. Nothing is drawn while nothing changes.
///
/// ```swift
/// let window = try Window(form, title: "New contact", size: Size(360, 480))
/// Application.shared.run()
/// ```
@MainActor public final class Window {
    /// The root of the views that the window shows.
    public let root: ViewRoot
    /// The window system's number of the window. No two windows of a program have the same number.
    public let number: UInt32
    /// The function that is called before the window closes. If it returns false, the window stays open.
    public var shouldClose: () -> Bool = { true }
    /// The function that is called with the path of each file that is dropped on the window and that no view takes (see `DropPolicy.receive`).
    public var onFileDrop: ((String) -> Void)?
    /// The function that is called for each key that no view uses. It returns true if it used the key.
    public var onUnusedKey: ((KeyEvent) -> Bool)?
    /// True if Ctrl+W closes the window and Ctrl+Q closes all windows of the program.
    ///
    /// A window still closes only if `shouldClose` allows it, and the keys have this effect only if neither a view nor `onUnusedKey` uses
    /// them. On a Mac the command key has the same effect. Set it to false for kiosks.
    public var closesByKeys = true

    private let handle: OpaquePointer
    private let display: Display
    private let renderer: CairoRenderer
    private var canvas: Canvas?
    /// Faults of images in a frame, which are reported when it is drawn: a program may close the window then, which frees the pixels.
    private var faults: [String] = []
    /// What a closed window showed last.
    private var lastImage: Image?
    private var isHidden = false
    private var isClosed = false
    /// What another program drops, until all of it is here.
    private var dropped: [DragItem] = []
    /// True while `shouldClose` is called, since it may call `close` itself.
    private var isAsking = false

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - view: The view that fills the window.
    ///   - title: The title; nil for the program's name.
    ///   - size: The size of the window's content, in points.
    ///   - engine: The text engine; nil for one with the bundled fonts.
    ///   - scale: Device pixels per point; nil for the desktop's scale. On Wayland and macOS that is the scale of the display. On X11 it
    ///     is the first of the environment variables `GDK_SCALE` and `QT_SCALE_FACTOR` that is a positive number, otherwise `Xft.dpi` of
    ///     the server's resources divided by 96, otherwise 1. It is read when the window opens, and limited to 0.5...8.
    ///   - direction: The reading direction of the layout.
    /// - Throws: `WindowError` if there is no display, and `FontError` if the bundled fonts cannot be read.
    public init(
        _ view: View, title: String? = nil, size: Size = Size(640, 480), engine: PangoTextEngine? = nil, scale: Double? = nil,
        direction: LayoutDirection = .leftToRight
    ) throws {
        try Application.shared.prepare()
        let forced = scale ?? DesktopScale.chosen
        // Window managers read the icon and the least size when the window is shown. Openbox gives one without an icon its own.
        let flags = UInt32(SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue)
        let engine = try engine ?? PangoTextEngine()
        // SDL_WINDOWPOS_CENTERED is a macro that Swift does not import.
        let centered: Int32 = 0x2FFF_0000
        let (width, height) = Display.units(size, unit: forced ?? 1)
        guard let handle = SDL_CreateWindow(title ?? Application.programName, centered, centered, width, height, flags)
        else { throw WindowError(description: "The window cannot be opened: \(Application.lastError).", lacksDisplay: true) }
        self.handle = handle
        number = SDL_GetWindowID(handle)
        do { display = try Display(of: handle, forcedScale: forced) } catch {
            SDL_DestroyWindow(handle)
            throw error
        }
        renderer = CairoRenderer(engine)
        root = ViewRoot(view, text: engine, scale: display.scale, direction: direction)
        (root.clipboard, root.primarySelection) = (SystemSelection.clipboard.shared, SystemSelection.primary.shared)
        root.today = { PresentDay.date }
        root.onReport = { message in StandardError.write("\(Application.programName): \(message)\n") }
        minimumSize = Size(min(size.width, Self.usualMinimum.width), min(size.height, Self.usualMinimum.height))
        renderer.onImageFault = { [weak self] fault in self?.faults.append("\(fault)") }
        applyMinimumSize()
        followDesktop()
        WindowIcon.set(icon, of: handle, by: renderer)
        SDL_ShowWindow(handle)
        // Wayland may give the window another size when it is shown.
        display.resized()
        SDL_StartTextInput()
        Application.shared.add(self)
    }

    // MARK: Properties

    /// The title. It is empty when the window is closed; setting it has no effect then.
    public var title: String {
        get { isClosed ? "" : SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
        set { if !isClosed { SDL_SetWindowTitle(handle, newValue) } }
    }

    /// The size of the window's content, in points. Setting it when the window is closed has no effect.
    public var size: Size {
        get { display.size }
        set {
            let (width, height) = Display.units(newValue, unit: display.unit)
            if !isClosed { SDL_SetWindowSize(handle, width, height) }
        }
    }

    /// The smallest size that people can give the window, in points. The default is 160 x 120, or the size at which the window opens if
    /// that is smaller.
    public var minimumSize: Size { didSet { applyMinimumSize() } }
    private static let usualMinimum = Size(160, 120)

    private func applyMinimumSize() {
        let (width, height) = Display.units(minimumSize, unit: display.unit)
        if !isClosed { SDL_SetWindowMinimumSize(handle, width, height) }
    }

    /// The appearance of the window's theme; nil for the one that the desktop prefers, which is the default. The program may change the other
    /// parts of `root.theme`.
    public var appearance: Theme.Appearance? { didSet { followDesktop() } }

    /// The contrast of the window's theme; nil for the one that the desktop prefers, which is the default.
    public var contrast: Theme.Contrast? { didSet { followDesktop() } }

    /// What the window has taken from the desktop or from `appearance` and `contrast`. What the program sets in between stays until that changes.
    private var taken = (appearance: Theme.Appearance.light, contrast: Theme.Contrast.standard, reducesMotion: false)

    /// Takes what the desktop prefers, if that has changed.
    func followDesktop() {
        let settings = DesktopSettings.current
        let wanted = (
            appearance: appearance ?? settings.appearance, contrast: contrast ?? settings.contrast, reducesMotion: settings.reducesMotion
        )
        if wanted.appearance != taken.appearance { root.theme.appearance = wanted.appearance }
        if wanted.contrast != taken.contrast { root.theme.contrast = wanted.contrast }
        if wanted.reducesMotion != taken.reducesMotion { root.reducesMotion = wanted.reducesMotion }
        taken = wanted
    }

    /// The picture in title bars and task lists, drawn as large as fits into a square of 64 pixels; nil for the library's own icon of
    /// mats.
    ///
    /// Wayland takes icons only from the program's desktop file.
    public var icon: Image? { didSet { if !isClosed { WindowIcon.set(icon, of: handle, by: renderer) } } }

    /// Device pixels per point.
    public var scale: Double { display.scale }

    /// The place of the content's top left corner on the screen, in device pixels. It is 0 on Wayland, which does not report places.
    public var position: Point {
        var x: Int32 = 0
        var y: Int32 = 0
        if !isClosed { SDL_GetWindowPosition(handle, &x, &y) }
        let density = display.scale / display.unit
        return Point(Double(x) * density, Double(y) * density)
    }

    /// True if the window receives keys.
    public var isActive: Bool { !isClosed && SDL_GetWindowFlags(handle) & UInt32(SDL_WINDOW_INPUT_FOCUS.rawValue) != 0 }

    /// Closes the window, unless `shouldClose` returns false. May be called at any time, including in a handler of one of the window's
    /// views.
    public func close() {
        guard !isClosed, !isAsking else { return }
        isAsking = true
        let mayClose = shouldClose()
        isAsking = false
        guard mayClose, !isClosed else { return }
        isClosed = true
        Application.shared.remove(self)
        // The canvas may draw in memory of the display.
        lastImage = try? canvas?.image()
        canvas = nil
        display.close()
        SDL_DestroyWindow(handle)
    }

    // MARK: Frames

    /// The time when the next frame is due, in seconds of the application's clock; nil if nothing changes.
    var deadline: Double? { isHidden || isClosed ? nil : root.nextDeadline.map { max($0, lastFrame + Self.interval) } }

    /// The time when the loop has something to do for the window: a frame, or messages of an input method; nil for nothing. A hidden window
    /// has nothing to do, because nobody types in it.
    var dueTime: Double? { isHidden || isClosed ? nil : [deadline, inputMethod.nextLook(at: time)].compactMap { $0 }.min() }

    /// The number of frames that changed anything. What was read of the view tree at another number may be out of date.
    public private(set) var changes = 0

    private var lastFrame = -1.0
    /// The seconds between two frames while something moves.
    private static let interval = 1.0 / 60

    /// Shows what has changed, if anything has and the next frame is due.
    func show(at time: Double) {
        resetInputMethod()
        guard !isHidden, !isClosed, canvas == nil || (deadline ?? .infinity) <= time else { return }
        lastFrame = time
        let frame = root.frame(in: size, at: time)
        if frame.work.contains(where: { $0.count > 0 }) { changes += 1 }
        // A handler that the frame has called may have closed the window.
        guard !isClosed else { return }
        var damage = frame.damage
        let background = root.theme.color(.background)
        if canvas == nil || canvas?.background != background {
            canvas = nil
            canvas = display.canvas(background)
            damage = [Rect(0, 0, size.width, size.height)]
        }
        guard let canvas, !damage.isEmpty else { return }
        do {
            try canvas.draw(frame.list, in: damage, by: renderer)
        } catch {
            // The rest is drawn; an image that cannot be decoded leaves its place empty.
            faults.append("\(error)")
        }
        display.present(canvas, damage)
        placeInputMethod()
        let told = faults
        faults = []
        for fault in told { root.report(fault) }
    }

    private var inputMethod = InputMethod()

    /// Places the window of an input method beside the caret, if either has moved.
    private func placeInputMethod() {
        guard isActive, let place = root.textInputFrame, place != inputMethod.frame else { return }
        inputMethod.frame = place
        let unit = display.unit
        func units(_ length: Double) -> Int32 { Int32(max(-16_000, min(16_000, length * unit)).rounded()) }
        var rect = SDL_Rect(x: units(place.x), y: units(place.y), w: units(place.width), h: units(place.height))
        SDL_SetTextInputRect(&rect)
    }

    /// Resets the input method if the view has ended the composition.
    private func resetInputMethod() {
        guard !inputMethod.composed.isEmpty, !root.isComposing, !isClosed else { return }
        inputMethod.reset(at: time)
        // SDL resets input methods on X11 when text input stops. SDL_ClearComposition has no effect there.
        SDL_StopTextInput()
        SDL_StartTextInput()
    }

    /// Returns a copy of what the window shows.
    ///
    /// - Throws: `WindowError` if nothing was shown yet.
    public func image() throws -> Image {
        if let lastImage { return lastImage }
        guard let canvas else { throw WindowError(description: "Nothing has been shown yet.", lacksDisplay: false) }
        return try canvas.image()
    }

    // MARK: Events

    private var time: Double { Application.shared.time }

    func take(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
            // It may draw in memory of the display.
            canvas = nil
            display.resized()
        case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
            isHidden = false
            canvas = nil
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: isHidden = true
        case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_FOCUS_GAINED:
            inputMethod.keyboard(isHere: isActive, at: time)
            inputMethod.frame = nil
            placeInputMethod()
        // A drag goes on outside of the window.
        case SDL_WINDOWEVENT_LEAVE where SDL_GetMouseState(nil, nil) == 0: root.handle(PointerEvent(.cancelled, at: .zero, time: time))
        case SDL_WINDOWEVENT_FOCUS_LOST:
            inputMethod.keyboard(isHere: false, at: time)
            root.cancelPointers()
        case SDL_WINDOWEVENT_CLOSE: close()
        default: break
        }
    }

    func takeMouse(_ event: SDL_Event) {
        var x = event.motion.x
        var y = event.motion.y
        var phase = PointerEvent.Phase.hovered
        var buttons = PointerButtons()
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION:
            buttons = Self.buttons(event.motion.state)
            if !buttons.isEmpty { phase = .moved }
        default:
            (x, y) = (event.button.x, event.button.y)
            phase = event.type == SDL_MOUSEBUTTONDOWN.rawValue ? .began : .ended
            buttons = Self.button(event.button.button)
            SDL_CaptureMouse(phase == .began ? SDL_TRUE : SDL_FALSE)
        }
        root.handle(
            PointerEvent(phase, at: point(Double(x), Double(y)), time: time, buttons: buttons, modifiers: Keys.modifiers(SDL_GetModState()))
        )
    }

    private static func button(_ number: UInt8) -> PointerButtons {
        switch Int32(number) {
        case SDL_BUTTON_LEFT: .primary
        case SDL_BUTTON_RIGHT: .secondary
        default: .middle
        }
    }

    private static func buttons(_ state: UInt32) -> PointerButtons {
        var buttons = PointerButtons()
        if state & 1 != 0 { buttons.insert(.primary) }
        if state & 2 != 0 { buttons.insert(.middle) }
        if state & 4 != 0 { buttons.insert(.secondary) }
        return buttons
    }

    /// Returns a point in the mouse's units as a point of the window.
    private func point(_ x: Double, _ y: Double) -> Point { Point(x / display.unit, y / display.unit) }

    func takeFinger(_ event: SDL_TouchFingerEvent) {
        let phase: PointerEvent.Phase =
            switch SDL_EventType(event.type) {
            case SDL_FINGERDOWN: .began
            case SDL_FINGERUP: .ended
            default: .moved
            }
        let place = Point(Double(event.x) * size.width, Double(event.y) * size.height)
        root.handle(
            PointerEvent(phase, at: place, time: time, id: PointerID(1 + Int(truncatingIfNeeded: event.fingerId & 0xFFFF)), kind: .touch))
    }

    /// Handles a turn of the wheel. SDL's unit is a notch, and upwards is positive.
    func takeWheel(_ event: SDL_MouseWheelEvent) {
        let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        var delta = Point(Double(event.preciseX) * sign * WheelEvent.notch, -Double(event.preciseY) * sign * WheelEvent.notch)
        let modifiers = Keys.modifiers(SDL_GetModState())
        if modifiers.contains(.shift), delta.x == 0 { delta = Point(delta.y, 0) }
        root.handle(WheelEvent(by: delta, at: point(Double(event.mouseX), Double(event.mouseY)), time: time, modifiers: modifiers))
    }

    /// Handles a key. Returns whether the text that follows it is no longer wanted.
    func takeKey(_ event: SDL_KeyboardEvent) -> Bool {
        guard let key = Keys.key(event.keysym.sym, SDL_Keymod(UInt32(event.keysym.mod))) else { return false }
        let event = KeyEvent(
            key, isDown: event.type == SDL_KEYDOWN.rawValue, isRepeat: event.repeat != 0,
            modifiers: Keys.modifiers(SDL_Keymod(UInt32(event.keysym.mod))),
            time: time)
        if root.handle(event) || onUnusedKey?(event) == true { return event.key == .keypadDecimal }
        if closesByKeys, event.isDown { closeByKey(event) }
        return false
    }

    private func closeByKey(_ event: KeyEvent) {
        guard event.modifiers == .control || event.modifiers == .command else { return }
        switch event.key {
        case .character("w"): close()
        case .character("q"): for window in Application.shared.openWindows { window.close() }
        default: break
        }
    }

    func take(text: String) {
        let text = inputMethod.commit(text, at: time)
        if !text.isEmpty { root.handle(text: text) }
    }

    /// Handles a text that an input method composes. `start` and `length` count scalars; SDL passes -1 for what it does not know.
    func take(composition text: String, start: Int32, length: Int32) {
        inputMethod.compose(text)
        let start = start < 0 ? text.unicodeScalars.count : Int(start)
        root.handle(composition: text, selecting: start..<start + max(0, Int(length)))
    }

    /// Keeps a part of what another program drops until all of it is here.
    func take(dropped text: String, isFile: Bool) {
        let kind = isFile ? "file" : "text"
        dropped.append(DragItem(id: dropped.count, kind: kind, text: isFile ? nil : text, files: isFile ? [text] : []))
    }

    /// Gives what was dropped to the view at the mouse, or files that none takes to the program. SDL tells no place.
    func takeDrop() {
        let items = dropped
        dropped = []
        var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetGlobalMouseState(&x, &y)
        SDL_GetWindowPosition(handle, &left, &top)
        if root.drop(items, at: point(Double(x - left), Double(y - top))) { return }
        for file in items.flatMap(\.files) { onFileDrop?(file) }
    }
}
