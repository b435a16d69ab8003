#if os(Linux)
    import CAtkShim
    import TatamiViews
    import TatamiWindow

    typealias AtkPointer = UnsafeMutablePointer<AtkObject>

    /// What clients see of the program: its windows.
    @MainActor final class PublishedApplication {
        /// The application that C's callbacks use, since they carry no context.
        private static var published: PublishedApplication?

        private let application: Application
        private let object: AtkPointer
        private var windows: [PublishedWindow] = []

        private init?(_ application: Application) {
            guard let object = catk_make(Int32(CAtkApplication.rawValue), ATK_ROLE_APPLICATION, 0, 0) else { return nil }
            (self.application, self.object) = (application, object)
            catk_set_words(object, CommandLine.arguments.first?.split(separator: "/").last.map(String.init), nil, nil)
        }

        /// Begins to look for clients, once.
        static func publish(_ application: Application) {
            guard published == nil, let root = PublishedApplication(application) else { return }
            guard catk_start(CAtkProgram.answers, root.object, "Tatami") else { return }
            published = root
            application.onKey = { key in
                key.text.withCString { text in
                    catk_tell_key(
                        CAtkKey(
                            is_down: key.isDown, symbol: key.symbol, code: key.code, modifiers: key.modifiers, text: text, time: key.time))
                }
            }
            application.everyTurn { root.turn() }
        }

        static func window(_ number: UInt32) -> PublishedWindow? { published?.windows.first { $0.window.number == number } }

        /// Updates the windows, and answers clients.
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
            windows.map { Optional.some($0.frame) }.withUnsafeBufferPointer { catk_set_windows(object, $0.baseAddress, Int32($0.count)) }
            for window in gone { window.drop() }
        }
    }
#endif
