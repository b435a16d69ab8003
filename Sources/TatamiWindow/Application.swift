import CSDL2
import TatamiGeometry
import TatamiInteraction

/// The windows of a program, and the loop that feeds them with SDL's events. The loop sleeps while nothing happens.
///
/// ```swift
/// let window = try Window(form, title: "New contact", size: Size(360, 480))
/// Application.shared.run()
/// ```
@MainActor public final class Application {
    /// The application of this process.
    public static let shared = Application()

    /// True if windows can be opened.
    private var isReady = false
    private(set) var windows: [UInt32: Window] = [:]
    private var isRunning = false
    private var cursors = Cursors()
    /// The work that is done between two events, with the time when it is due, in seconds of `time`.
    private var jobs: [Job] = []
    private var nextJob = 0
    /// What the desktop prefers, as the windows know it.
    private(set) var desktop = DesktopSettings()
    private var turnJobs: [() -> Void] = []
    /// The function that sees each key before the windows do. It returns true if it takes the key.
    package var onKey: ((DesktopKey) -> Bool)?
    /// True if the key that was pressed last was taken, so that the text that it writes is dropped.
    private var dropsText = false
    /// The text of the last events, which is delivered before the next other event.
    private var typed: (window: UInt32, text: String)?

    struct Job {
        let id: Int
        var due: Double
        let interval: Double
        let work: () -> Void
    }

    private init() {}

    /// Initializes SDL, once.
    func prepare() throws(WindowError) {
        if isReady { return }
        // The desktop answers while SDL starts.
        DesktopSettings.start()
        SDL_SetMainReady()
        // Without this hint SDL draws through OpenGL, which takes sixteen times as long where OpenGL runs in software.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0")
        // The loop ends with the last window by itself. SDL would ask a window that refuses to close twice.
        SDL_SetHint("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0")
        SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
        SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0")
        // The views show the text that an input method composes, however long it is; the input method shows its candidates.
        SDL_SetHint("SDL_IME_INTERNAL_EDITING", "0")
        SDL_SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
        SDL_SetHint("SDL_IME_SHOW_UI", "1")
        // SDL is made for games: it drops the click that activates a window, stops the compositor and keeps the screen awake.
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
            throw WindowError(description: "There is no display: \(Self.lastError).", lacksDisplay: true)
        }
        // Without a display SDL draws where nobody sees it. This is wanted only if the environment asks for it.
        if ["offscreen", "dummy", "evdev"].contains(Self.driver), SDL_getenv("SDL_VIDEODRIVER") == nil {
            SDL_Quit()
            throw WindowError(description: "There is no display.", lacksDisplay: true)
        }
        isReady = true
    }

    /// SDL's name of the window system.
    private static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

    /// Whether the window system shows what a program has in memory.
    static var showsMemory: Bool { ["x11", "windows", "offscreen", "dummy"].contains(driver) }

    static var isOnX11: Bool { driver == "x11" }

    /// The program's name: the name of its file without folders and extension.
    nonisolated static var programName: String { name(ofFile: CommandLine.arguments.first ?? "") }

    /// Returns the name of a file for a title: without folders and extension.
    public nonisolated static func name(ofFile path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    static var lastError: String { SDL_GetError().map { String(cString: $0) } ?? "" }

    /// The seconds since the program began to use windows.
    public var time: Double { Double(SDL_GetTicks64()) / 1000 }

    /// The open windows, in the order in which they were opened.
    public var openWindows: [Window] { windows.values.sorted { $0.number < $1.number } }

    func add(_ window: Window) { windows[window.number] = window }

    func remove(_ window: Window) { windows[window.number] = nil }

    // MARK: Clipboard

    /// The text on the system's clipboard; nil if there is none or it cannot be read.
    ///
    /// A text of more than 8 MiB is not put on the clipboard. `root.clipboard` of a window is the same clipboard, and reports why it does
    /// not do something.
    public var clipboard: String? {
        get { isReady ? try? SystemSelection.clipboard.read() : nil }
        set { if isReady { try? SystemSelection.clipboard.write(newValue ?? "") } }
    }

    // MARK: Loop

    /// Runs the loop until the last window is closed, or `quit` is called.
    ///
    /// The loop runs tasks of the main actor and blocks of the main queue, too, between events. Call it from the program's `main`, not
    /// from such a task: tasks and blocks of the main queue run one after the other, so the others would wait until the loop has ended.
    public func run() {
        isRunning = true
        let mainQueue = MainQueue(onWork: Application.wake)
        if mainQueue == nil, !windows.isEmpty {
            StandardError.write(Self.taskWarning)
        }
        while isRunning, !windows.isEmpty {
            for window in windows.values { window.show(at: time) }
            var event = SDL_Event()
            if SDL_WaitEventTimeout(&event, patience) != 0 {
                repeat { dispatch(event) } while SDL_PollEvent(&event) != 0
                deliverText()
            }
            mainQueue?.drain()
            doDueJobs()
            endTurn()
        }
        isRunning = false
        mainQueue?.stop()
        endTurn()
    }

    private static let taskWarning = """
        Application.run() was called by a task of the main actor, so that other such tasks wait until it ends. Call it from a main function \
        that is not async, or before its first await.

        """

    /// Ends the loop after the current event.
    public func quit() { isRunning = false }

    /// Calls `work` repeatedly, between two events, until the job is cancelled.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two calls, at least 0.001.
    ///   - work: The function to call.
    /// - Returns: The number of the job, for `cancel`.
    @discardableResult public func every(_ interval: Double, _ work: @escaping () -> Void) -> Int {
        nextJob += 1
        jobs.append(Job(id: nextJob, due: time + interval, interval: max(0.001, interval), work: work))
        return nextJob
    }

    /// Cancels a job of `every`. A number that is not known is ignored.
    public func cancel(_ job: Int) { jobs.removeAll { $0.id == job } }

    /// Calls `work` in each turn of the loop, after events and jobs and before changes are shown, and once when the loop has ended.
    public func everyTurn(_ work: @escaping () -> Void) { turnJobs.append(work) }

    private func endTurn() {
        followDesktop()
        for work in turnJobs { work() }
    }

    /// Passes changed settings of the desktop on to the windows.
    private func followDesktop() {
        let settings = DesktopSettings.current
        guard settings != desktop else { return }
        desktop = settings
        for window in windows.values { window.followDesktop() }
    }

    /// Makes the loop run one turn soon. May be called on any thread.
    public nonisolated static func wake() {
        var event = SDL_Event(type: SDL_USEREVENT.rawValue)
        SDL_PushEvent(&event)
    }

    private func doDueJobs() {
        let now = time
        for job in jobs where job.due <= now && jobs.contains(where: { $0.id == job.id }) {
            job.work()
            if let index = jobs.firstIndex(where: { $0.id == job.id }) { jobs[index].due = now + job.interval }
        }
    }

    /// The milliseconds until a window or a job has something to do, at most 60,000; -1 for never.
    private var patience: Int32 {
        let due = (windows.values.compactMap(\.dueTime) + jobs.map(\.due)).min()
        guard let due else { return -1 }
        return Int32(max(0, min(60_000, ((due - time) * 1000).rounded(.up))))
    }

    // MARK: Events

    private func dispatch(_ event: SDL_Event) {
        if event.type != SDL_TEXTINPUT.rawValue { deliverText() }
        switch SDL_EventType(event.type) {
        case SDL_QUIT: for window in windows.values { window.close() }
        case SDL_WINDOWEVENT: windows[event.window.windowID]?.take(event.window)
        case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            let number = event.type == SDL_MOUSEMOTION.rawValue ? event.motion.windowID : event.button.windowID
            guard let window = windows[number] else { return }
            window.takeMouse(event)
            cursors.show(window.root.cursor)
        case SDL_MOUSEWHEEL: windows[event.wheel.windowID]?.takeWheel(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            (windows[event.tfinger.windowID] ?? windows.values.first)?.takeFinger(event.tfinger)
        case SDL_KEYDOWN, SDL_KEYUP:
            let key = Keys.settled(event.key, next: Self.nextEvent)
            let isTaken = onKey.flatMap { onKey in DesktopKey(key).map(onKey) } ?? false
            let isUsedUp = isTaken || windows[key.windowID]?.takeKey(key) == true
            if event.type == SDL_KEYDOWN.rawValue { dropsText = isUsedUp }
        case SDL_TEXTINPUT where !dropsText: typed = (event.text.windowID, (typed?.text ?? "") + Self.string(event.text.text))
        case SDL_TEXTEDITING:
            let edit = event.edit
            windows[edit.windowID]?.take(composition: Self.string(edit.text), start: edit.start, length: edit.length)
        case SDL_TEXTEDITING_EXT:
            let edit = event.editExt
            guard let text = edit.text else { return }
            defer { SDL_free(text) }
            windows[edit.windowID]?.take(composition: String(cString: text), start: edit.start, length: edit.length)
        case SDL_DROPFILE, SDL_DROPTEXT:
            guard let text = event.drop.file else { return }
            defer { SDL_free(text) }
            windows[event.drop.windowID]?.take(dropped: String(cString: text), isFile: event.type == SDL_DROPFILE.rawValue)
        case SDL_DROPCOMPLETE: windows[event.drop.windowID]?.takeDrop()
        default: break
        }
    }

    /// The event that follows the one that is handled; nil if none has come yet. A text follows its key in the same breath.
    private static var nextEvent: SDL_Event? {
        var next = SDL_Event()
        return SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 ? next : nil
    }

    /// Delivers text as a whole: SDL splits a text that an input method commits into events of 31 bytes.
    private func deliverText() {
        guard let (number, text) = typed else { return }
        typed = nil
        windows[number]?.take(text: text)
    }

    /// Reads a tuple of bytes that ends with 0.
    private static func string<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// The system's cursors, created when they are first shown.
@MainActor struct Cursors {
    private var made: [CursorShape: OpaquePointer] = [:]
    private var shown = CursorShape.arrow

    mutating func show(_ shape: CursorShape) {
        guard shape != shown else { return }
        shown = shape
        if made[shape] == nil { made[shape] = SDL_CreateSystemCursor(Self.system(shape)) }
        SDL_SetCursor(made[shape])
    }

    private static func system(_ shape: CursorShape) -> SDL_SystemCursor {
        switch shape {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .hand, .openHand: SDL_SYSTEM_CURSOR_HAND
        case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
        case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
        case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
        case .notAllowed: SDL_SYSTEM_CURSOR_NO
        case .wait: SDL_SYSTEM_CURSOR_WAIT
        }
    }
}
