import Tatami
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Views that are removed, replaced, hidden or disabled in the middle of what people do with them.
@Suite struct GoneTests {
    /// A window whose content nobody holds but the tree.
    private final class Screen {
        let box = LayoutView(OverlayLayout()), window: TestWindow
        private(set) var log: [String] = []

        init() throws {
            window = try TestWindow(box, size: Size(200, 200))
            fill()
            window.step()
        }

        /// Shows new views in the place of those that are shown.
        func fill(_ change: (LayoutView) -> Void = { _ in }) {
            let button = Button("Press")
            let field = TextField("text")
            let rows = StackLayout(.vertical)
            let scroll = ScrollView()
            for event in [Action.Event.touchDown, .touchUpInside, .touchCancel] {
                button.on(event) { [weak self] _ in self?.log.append(event.rawValue) }
            }
            for event in [Action.Event.editingDidBegin, .editingDidEnd] {
                field.on(event) { [weak self] _ in self?.log.append(event.rawValue) }
            }
            for row in 0..<20 { rows.add(Label("Row \(row)")).fixedHeight = 20 }
            scroll.contentView = LayoutView(rows)
            let content = LayoutView {
                VStack {
                    button.fixedHeight(40)
                    field.fixedHeight(40)
                    scroll.stretch()
                }
            }
            change(content)
            box.layout?.removeAll()
            box.layout?.add(content.stretch())
        }
    }

    /// What the program does to what is shown.
    private enum Change: CaseIterable {
        case replace, remove, hide, disable, replaceAnimated

        func apply(_ screen: Screen) {
            switch self {
            case .replace: screen.fill()
            case .remove: screen.box.layout?.removeAll()
            case .hide: screen.box.subviews.first?.hidden = true
            case .disable: screen.box.subviews.first?.enabled = false
            case .replaceAnimated: screen.box.animate { screen.fill() }
            }
        }
    }

    /// What people are doing at that moment: the place of the pointer, and whether it has moved.
    private static let places: [(name: String, y: Double)] = [("button", 20), ("field", 60), ("list", 150)]

    @Test(arguments: Change.allCases, [PointerKind.mouse, .touch]) private func nothingTrapsAndEverythingEnds(
        change: Change, kind: PointerKind
    ) throws {
        for place in Self.places {
            for moves in [0.0, 30] {
                let screen = try Screen()
                let window = screen.window
                window.press(at: Point(100, place.y), with: kind)
                window.wait(0.15)
                if moves > 0 { window.move(to: Point(100 - moves, place.y - moves), with: kind) }
                change.apply(screen)
                window.move(to: Point(120, place.y), with: kind)
                window.step()
                window.move(to: Point(130, place.y + 5), with: kind)
                window.lift(at: Point(130, place.y + 5), with: kind)
                window.wait(2)
                let log = screen.log
                let began = log.count { $0 == "touchDown" }
                let ended = log.count { $0 == "touchCancel" || $0 == "touchUpInside" }
                #expect(began == ended && !log.contains("touchUpInside"), "\(place.name), \(change): \(log)")
                #expect(window.root.focusedView?.root === window.root || window.root.focusedView == nil)
            }
        }
    }

    @Test func anEditEndsOnceWhereTheFieldGoes() throws {
        let screen = try Screen()
        try screen.window.tap(.role(.textField))
        screen.fill()
        screen.window.step()
        #expect(screen.log == ["editingDidBegin", "editingDidEnd"])
    }

    @Test func nothingKeepsViewsAliveThatAreGone() throws {
        let screen = try Screen()
        let window = screen.window
        weak let old = screen.box.subviews.first
        window.press(at: Point(100, 20), with: .mouse)
        screen.fill()
        #expect(old != nil, "The press has not ended yet.")
        window.step()
        window.step()
        #expect(old == nil && screen.log == ["touchDown", "touchCancel"])
    }

    @Test func aFlingOfAListThatIsGoneDoesNotKeepTheWindowAwake() throws {
        let screen = try Screen()
        let window = screen.window
        let list = try #require(window.find(.role(.scrollView)) as? ScrollView)
        window.drag(from: Point(100, 190), to: Point(100, 100), taking: 0.05)
        #expect(list.isScrolling)
        screen.box.layout?.removeAll()
        window.step()
        #expect(window.root.nextDeadline == nil)
    }

    @Test func aPressOnWhatWasRemovedSinceTheLastFrameDoesNothing() throws {
        let screen = try Screen()
        let window = screen.window
        let old = try #require(screen.box.subviews.first)
        screen.fill()
        window.press(at: Point(100, 20), with: .mouse)
        window.lift(at: Point(100, 20), with: .mouse)
        #expect(screen.log.isEmpty)
        window.step()
        screen.box.subviews.first?.hidden = true
        window.press(at: Point(100, 20), with: .mouse)
        #expect(screen.log.isEmpty && old.root == nil)
    }

    @Test func keysReachTheFieldThatTakesOver() throws {
        let screen = try Screen()
        let window = screen.window
        try window.tap(.role(.textField))
        var fields: [TextField] = []
        for key in "abcdefghij" {
            screen.fill { content in
                guard let field = content.subviews.first(where: { $0 is TextField }) as? TextField else { return }
                fields.append(field)
                if let old = window.root.focusedView as? TextField { field.keep(old) }
                window.root.focusSoon(field)
            }
            // No frame comes between the change and the key.
            #expect(window.root.handle(KeyEvent(.character(key), time: window.time)) && window.root.handle(text: String(key)))
        }
        #expect(fields.last?.text == "textabcdefghij" && fields.last?.isFocused == true)
    }

    @Test func aKeyThatIsHeldDoesNothingToTheNextView() throws {
        let (a, b) = (TextField("a"), TextField("some text"))
        let window = try TestWindow(
            LayoutView {
                VStack {
                    a
                    b
                }
            })
        func backspace(isRepeat: Bool) { window.root.handle(KeyEvent(.backspace, isRepeat: isRepeat, time: window.time)) }
        window.root.focus(a)
        backspace(isRepeat: false)
        a.removeFromSuperview()
        for _ in 0..<5 {
            backspace(isRepeat: true)
            window.step()
        }
        #expect(b.isFocused && b.text == "some text")
        window.root.handle(KeyEvent(.backspace, isDown: false, time: window.time))
        backspace(isRepeat: false)
        backspace(isRepeat: true)
        #expect(b.text == "some te")
    }

    @Test func aHandlerThatMovesTheFocusDoublesNoEvent() throws {
        let (a, b, c) = (TextField("a"), TextField("b"), TextField("c"))
        var log: [String] = []
        for field in [a, b, c] {
            field.on(.editingDidBegin) { log.append("begin \($0.text)") }.on(.editingDidEnd) { log.append("end \($0.text)") }
        }
        let window = try TestWindow(
            LayoutView {
                VStack {
                    a
                    b
                    c
                }
            })
        a.on(.editingDidEnd) { _ in window.root.focus(c) }
        window.root.focus(a)
        #expect(!window.root.focus(b))
        #expect(log == ["begin a", "end a", "begin c"] && c.isFocused)
    }
}
