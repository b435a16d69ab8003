#if os(Linux)
import CAtkShim
import TatamiViews
import TatamiWindow

typealias AtkPointer = UnsafeMutablePointer<AtkObject>

/// What readers see of the program: its windows.
@MainActor final class PublishedApplication {
    /// C's callbacks carry no context.
    private static var published: PublishedApplication?

    private let application: Application
    private let object: AtkPointer
    private var windows: [PublishedWindow] = []

    private init?(_ application: Application) {
        guard let object = catk_make(CAtkKindApplication, ATK_ROLE_APPLICATION, 0, 0) else { return nil }
        (self.application, self.object) = (application, object)
        catk_set_words(object, CommandLine.arguments.first?.split(separator: "/").last.map(String.init), nil, nil)
    }

    /// Begins to look for readers; once.
    static func publish(_ application: Application) {
        guard published == nil, let root = PublishedApplication(application) else { return }
        let program = CAtkProgram(
            asked: { window in MainActor.assumeIsolated { PublishedApplication.window(window)?.isRead = true } },
            perform: { window, node, action in
                guard let action = action.flatMap({ AccessibilityAction(rawValue: String(cString: $0)) }) else { return false }
                return MainActor.assumeIsolated { PublishedApplication.window(window)?.window.root.perform(action, on: node) ?? false }
            },
            wake: { @Sendable in Application.wake() })
        guard catk_start(program, root.object, "Tatami") else { return }
        published = root
        application.everyTurn { root.turn() }
    }

    private static func window(_ number: UInt32) -> PublishedWindow? { published?.windows.first { $0.window.number == number } }

    /// Follows the windows, and answers readers.
    private func turn() {
        followWindows()
        for window in windows { window.follow() }
        catk_serve()
    }

    private func followWindows() {
        let open = application.openWindows
        guard !open.elementsEqual(windows, by: { $0 === $1.window }) else { return }
        let gone = windows.filter { published in !open.contains { $0 === published.window } }
        windows = open.compactMap { window in windows.first { $0.window === window } ?? PublishedWindow(window) }
        windows.map(\.frame).withUnsafeChildren { catk_set_children(object, $0, Int32(windows.count)) }
        for window in gone { window.drop() }
    }
}

extension [AtkPointer] {
    /// The objects as C takes them.
    func withUnsafeChildren(_ body: (UnsafePointer<AtkPointer?>?) -> Void) {
        map(Optional.some).withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
#endif
