#if os(Linux)
    import CSDL2
    import CX11
    import TatamiViews
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Reads a selection of the X server through a connection of its own.
    ///
    /// SDL 2 cannot read a text that the other program sends in pieces (INCR), as programs send long ones, and it empties a selection
    /// whose program does not answer.
    @MainActor struct XSelection {
        /// The seconds in which the other program must send something.
        private static let patience = 3.0
        /// The most bytes of UTF-8 that are read.
        private static let mostBytes = 64 << 20

        private let server: OpaquePointer
        private let window: CX11.Window
        private let property: Atom

        /// Returns the text of a selection, which is named by its atom; nil if there is none.
        static func read(_ name: String) throws(Clipboard.Failure) -> String? {
            guard let server = XOpenDisplay(nil) else { throw Clipboard.Failure("The X server cannot be reached to paste.") }
            defer { XCloseDisplay(server) }
            let selection = XInternAtom(server, name, 0)
            guard XGetSelectionOwner(server, selection) != 0 else { return nil }
            let reader = XSelection(server)
            if let bytes = try reader.convert(selection, to: XInternAtom(server, "UTF8_STRING", 0)) {
                return String(decoding: bytes, as: UTF8.self)
            }
            // Old programs know only Latin 1, whose bytes are code points.
            guard let bytes = try reader.convert(selection, to: XInternAtom(server, "STRING", 0)) else { return nil }
            return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }

        private init(_ server: OpaquePointer) {
            self.server = server
            window = XCreateSimpleWindow(server, XDefaultRootWindow(server), 0, 0, 1, 1, 0, 0, 0)
            property = XInternAtom(server, "TATAMI_PASTE", 0)
            XSelectInput(server, window, PropertyChangeMask)
        }

        /// Returns the bytes that the owner sends as a kind of text; nil if it does not know that kind.
        private func convert(_ selection: Atom, to kind: Atom) throws(Clipboard.Failure) -> [UInt8]? {
            // The server treats the time 0 as now.
            XConvertSelection(server, selection, kind, property, window, 0)
            let answer = try event(SelectionNotify) { $0.xselection.selection == selection && $0.xselection.target == kind }
            guard answer.xselection.property != 0 else { return nil }
            let (first, type) = take()
            guard type == XInternAtom(server, "INCR", 0) else { return first }
            var bytes: [UInt8] = []
            while true {
                // 0 is PropertyNewValue: the next piece has arrived.
                _ = try event(PropertyNotify) { $0.xproperty.atom == property && $0.xproperty.state == 0 }
                let piece = take().bytes
                if piece.isEmpty { return bytes }
                bytes += piece
                guard bytes.count <= Self.mostBytes else {
                    throw Clipboard.Failure("The text to paste is longer than \(Self.mostBytes >> 20) MiB, and was not pasted.")
                }
            }
        }

        /// Returns the property's bytes and type. Deleting the property requests the next piece.
        private func take() -> (bytes: [UInt8], type: Atom) {
            var type: Atom = 0
            var format: Int32 = 0
            var count: UInt = 0
            var rest: UInt = 0
            var data: UnsafeMutablePointer<UInt8>?
            XGetWindowProperty(server, window, property, 0, Int(Int32.max / 4), 1, 0, &type, &format, &count, &rest, &data)
            defer { if let data { XFree(data) } }
            guard format == 8, let data else { return ([], type) }
            return (Array(UnsafeBufferPointer(start: data, count: Int(count))), type)
        }

        /// Waits for an event. SDL's events are handled meanwhile, so that it answers if the program pastes its own text.
        private func event(_ type: Int32, where isWanted: (XEvent) -> Bool) throws(Clipboard.Failure) -> XEvent {
            let end = SDL_GetTicks64() + UInt64(Self.patience * 1000)
            while true {
                while XPending(server) > 0 {
                    var event = XEvent()
                    XNextEvent(server, &event)
                    if event.type == type, isWanted(event) { return event }
                }
                guard SDL_GetTicks64() < end else {
                    throw Clipboard.Failure("The program that has the text to paste did not send it within \(Int(Self.patience)) s.")
                }
                SDL_PumpEvents()
                var file = pollfd(fd: XConnectionNumber(server), events: Int16(POLLIN), revents: 0)
                poll(&file, 1, 5)
            }
        }
    }
#endif
