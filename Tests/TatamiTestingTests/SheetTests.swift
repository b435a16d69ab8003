import NUILoader
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

@Suite struct SheetTests {
    private final class Page {
        let window: TestWindow
        let opener: Button
        let field = TextField("Ridge")
        private(set) var closed: [String] = []
        private(set) var presses: [String] = []
        var root: ViewRoot { window.root }

        init(_ size: Size = Size(600, 400), direction: LayoutDirection = .leftToRight) throws {
            let opener = Button("Open")
            self.opener = opener
            window = try TestWindow(LayoutView { VStack(padding: 20) { opener.align(.leading) } }, size: size, direction: direction)
            window.key(.tab)
        }

        func sheet() -> Sheet {
            let sheet = Sheet("New walk", content: field, buttons: [.cancel("Cancel"), .confirm("Create")])
            return watched(sheet)
        }

        func alert() -> Alert {
            watched(Alert("Delete it?", message: "Really.", buttons: [.cancel("Keep"), .destructive("Delete")]))
        }

        func watched<Panel: Sheet>(_ sheet: Panel) -> Panel {
            for button in sheet.buttons { button.on { [weak self] in self?.presses.append($0.title ?? "") } }
            sheet.onClose = { [weak self] in self?.closed.append($0?.title ?? "none") }
            return sheet
        }

        func present(_ sheet: Sheet) {
            sheet.present(in: root)
            window.step()
        }

        var focused: String? { (root.focusedView as? Button)?.title }
    }

    @Test func sentence31TabStaysInside() throws {
        let page = try Page()
        let sheet = page.sheet()
        page.present(sheet)
        #expect(page.root.focusedView === page.field, "The first field has the focus.")
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<20 {
            page.window.key(.tab)
            if let view = page.root.focusedView {
                seen.insert(ObjectIdentifier(view))
                #expect(view.superviews.contains { $0 === sheet })
            }
        }
        #expect(seen.count == 3)
    }

    @Test func escapeAndEnterPressTheirButtons() throws {
        let page = try Page()
        let sheet = page.sheet()
        page.present(sheet)
        #expect(page.window.key(.escape) && page.presses == ["Cancel"] && page.closed == ["Cancel"] && page.focused == "Open")
        page.present(sheet)
        page.window.key(.enter)
        #expect(page.presses == ["Cancel", "Create"] && page.closed == ["Cancel", "Create"] && !sheet.isPresented)
    }

    @Test func aDestructiveAlertFocusesTheSafeButton() throws {
        let page = try Page()
        let alert = page.alert()
        page.present(alert)
        #expect(page.focused == "Keep")
        page.window.press(at: Point(5, 5), with: .mouse)
        page.window.lift(at: Point(5, 5), with: .mouse)
        #expect(alert.isPresented, "A press outside has no effect.")
        page.window.key(.enter)
        #expect(page.presses == ["Keep"] && page.closed == ["Keep"])
    }

    @Test func escapePressesTheOnlyButtonAndNoneWithoutACancelButton() throws {
        let page = try Page()
        let one = page.watched(Alert("Saved", buttons: [.confirm("OK")]))
        page.present(one)
        #expect(page.window.key(.escape) && page.presses == ["OK"] && !one.isPresented)
        let two = page.watched(Alert("Which?", buttons: [Button("One"), Button("Two")]))
        page.present(two)
        page.window.key(.escape)
        #expect(two.isPresented && page.presses == ["OK"])
    }

    @Test func onlyEscapePressesTheOnlyButton() throws {
        let page = try Page()
        let alert = page.watched(Alert("Saved", buttons: [.confirm("OK")]))
        page.present(alert)
        alert.dismiss()
        #expect(page.presses == [] && page.closed == ["none"])
        var presses = 0
        let other = Alert("Saved")
        other.buttons = [
            .confirm("OK") { [weak other] in
                presses += 1
                other?.dismiss()
            }
        ]
        page.present(other)
        page.window.key(.enter)
        #expect(presses == 1 && !other.isPresented)
    }

    @Test func escapeDoesNotGoPastTheCancelButton() throws {
        let page = try Page()
        let sheet = page.sheet()
        page.present(sheet)
        sheet.buttons[0].enabled = false
        page.window.step()
        page.window.key(.escape)
        #expect(sheet.isPresented && page.presses == [])
        sheet.buttons[0].enabled = true
        page.root.showMessage("Saved")
        page.window.step()
        page.window.key(.escape)
        #expect(!sheet.isPresented && page.presses == ["Cancel"])
    }

    @Test func aSheetThatIsTakenAwayTakesItsShadeAlong() throws {
        let page = try Page()
        let sheet = page.sheet()
        page.present(sheet)
        sheet.removeFromSuperview()
        page.window.step()
        #expect(page.root.layers.count == 1 && !sheet.isPresented && page.closed == ["none"] && page.focused == "Open")
        page.present(sheet)
        sheet.removeFromSuperview()
        sheet.dismiss()
        #expect(page.root.layers.count == 1 && !sheet.isPresented && page.closed == ["none", "none"])
    }

    @Test func itIsAsWideAsTheLookSaysAndScrollsInALowWindow() throws {
        let page = try Page()
        let alert = page.alert()
        page.present(alert)
        let frame = page.root.absoluteFrame(of: alert)
        #expect(frame.width == 372 && frame.center.x == 300 && abs(frame.center.y - 200) <= 0.5)
        let (keep, delete) = (page.root.absoluteFrame(of: alert.buttons[0]), page.root.absoluteFrame(of: alert.buttons[1]))
        #expect(delete.maxX == frame.maxX - 24 && keep.maxX == delete.x - 8 && delete.maxY == frame.maxY - 24)
        alert.dismiss()
        let narrow = try Page(Size(300, 200))
        let long = narrow.watched(Alert("Title", message: String(repeating: "A long text. ", count: 60), buttons: [.confirm("OK")]))
        narrow.present(long)
        let small = narrow.root.absoluteFrame(of: long)
        #expect(small.x == 20 && small.width == 260 && small.y >= 0 && small.maxY <= 200)
        #expect(narrow.root.absoluteFrame(of: long.buttons[0]).maxY <= small.maxY - 20)
    }

    @Test func aSheetHasItsUsualWidthUntilItsContentNeedsMore() throws {
        for (content, window, width) in [(100.0, 600.0, 372.0), (500, 600, 548), (700, 800, 560), (100, 300, 260)] {
            let page = try Page(Size(window, 400))
            let box = Label("Content")
            let sheet = page.watched(
                Sheet("New walk", content: LayoutView { VStack { box.fixedWidth(content) } }, buttons: [.cancel("Cancel")]))
            page.present(sheet)
            #expect(page.root.absoluteFrame(of: sheet).width == width, "\(content) in \(window)")
            sheet.dismiss()
            let empty = page.watched(Sheet(content: box, buttons: [.cancel("Cancel")]))
            page.present(empty)
            #expect(page.root.absoluteFrame(of: box).y == page.root.absoluteFrame(of: empty).y + 24, "Nothing stands above the content.")
        }
    }

    @Test func alertsMayBeNested() throws {
        let page = try Page()
        let (sheet, alert) = (page.sheet(), page.alert())
        page.present(sheet)
        page.present(alert)
        #expect(page.focused == "Keep")
        page.window.key(.escape)
        #expect(sheet.isPresented && page.root.focusedView === page.field)
        page.window.key(.escape)
        #expect(!sheet.isPresented && page.focused == "Open")
    }

    @Test func assistiveTechnologySeesADialog() throws {
        let page = try Page()
        page.present(page.sheet())
        #expect(page.window.accessibilityDump.contains("dialog \"New walk\" modal") && !page.window.accessibilityDump.contains("\"Open\""))
        let other = try Page()
        other.present(other.alert())
        #expect(other.window.accessibilityDump.contains("alert \"Delete it?\" modal"))
    }

    @Test @MainActor func awaitingGivesTheIndexOfTheButton() async throws {
        let page = try Page()
        let alert = page.alert()
        let root = page.root
        let choice = Task { @MainActor in await alert.choice(in: root) }
        while !alert.isPresented { await Task.yield() }
        page.window.step()
        page.window.key(.tab)
        page.window.key(.enter)
        #expect(await choice.value == 1 && page.closed == ["Delete"])
    }

    @Test func theEndOfTheWindowEndsTheSheet() throws {
        var page: Page? = try Page()
        let sheet = try #require(page).sheet()
        var ended: [String] = []
        sheet.onClose = { ended.append($0?.title ?? "none") }
        page?.present(sheet)
        page = nil
        #expect(ended == ["none"] && !sheet.isPresented)
    }

    @Test func actionsOfFilesPresentAndDismiss() throws {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        let warnings = try loader.load(
            text: """
                root = {
                    view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                        { view = { :class = Button  :id = open  title = "Delete"  action = { show = ask } } }
                    ] } }
                    ask = { :class = Alert  :id = ask  title = "Delete it?"  buttons = [
                        { title = "Keep"  keyRole = Cancel }
                        { title = "Delete"  style = Destructive  action = { selector = "delete" } }
                    ] }
                }
                """)
        #expect(warnings.isEmpty)
        let window = try TestWindow(try #require(screen.view), size: Size(600, 400))
        var sent: [String] = []
        window.root.onAction = { action, view in
            sent.append(action.selector)
            _ = loader.perform(action, sender: view)
        }
        try window.tap(.label("Delete"))
        window.step()
        let alert = try #require(screen.outlet("ask", as: Alert.self))
        #expect(alert.isPresented)
        window.wait(0.3)
        try window.tap(.view(alert.buttons[1]))
        #expect(!alert.isPresented && sent == ["", "delete"])
    }

    @Test func aGuardViewTakesPressesAtOnce() throws {
        let page = try Page()
        var downs = 0
        let guardView = GuardView().on { guardView in
            downs += 1
            guardView.dismiss()
        }
        guardView.present(in: page.root)
        page.window.step()
        #expect(guardView.frame == Rect(0, 0, 600, 400))
        page.window.press(at: page.root.absoluteFrame(of: page.opener).center, with: .mouse)
        #expect(downs == 1 && !guardView.isPresented)
        page.window.lift(at: Point(30, 30), with: .mouse)
        #expect(page.presses == [])
    }

    /// Pulls a sheet by its title, and returns whether it is still there.
    private func pull(
        _ sheet: Sheet, _ page: Page, by part: Double, taking seconds: Double = 1, resting: Double = 0.2, with kind: PointerKind = .touch
    ) -> Bool {
        let frame = page.root.absoluteFrame(of: sheet)
        let start = Point(frame.center.x, frame.y + 12)
        page.window.drag(from: start, to: start + Point(0, frame.height * part + 8), taking: seconds, resting: resting, with: kind)
        return sheet.isPresented
    }

    /// A quarter of the height, or 500 points a second.
    @Test(arguments: [PointerKind.touch, .mouse]) func aPullDismissesASheet(kind: PointerKind) throws {
        for (part, seconds, resting, stays) in [(0.2, 1.0, 0.2, true), (0.3, 1, 0.2, false), (0.2, 0.03, 0, false), (-0.5, 0.03, 0, true)] {
            let page = try Page()
            let sheet = page.watched(Sheet("New walk", message: "A walk has a name.", content: page.field))
            page.present(sheet)
            page.window.wait(0.5)
            let place = page.root.presentedFrame(of: sheet)
            #expect(pull(sheet, page, by: part, taking: seconds, resting: resting, with: kind) == stays, "\(part) in \(seconds) s")
            page.window.wait(1)
            #expect(sheet.transform == .identity && page.closed == (stays ? [] : ["none"]))
            if stays { #expect(page.root.presentedFrame(of: sheet) == place) }
        }
    }

    @Test func aPullPressesTheCancelButtonAndMovesNoAlert() throws {
        let page = try Page()
        let sheet = page.sheet()
        page.present(sheet)
        sheet.buttons[0].enabled = false
        page.window.step()
        #expect(pull(sheet, page, by: 0.6) && page.presses == [])
        sheet.buttons[0].enabled = true
        sheet.buttons[0].loading = true
        page.window.step()
        #expect(pull(sheet, page, by: 0.6) && page.presses == [])
        sheet.buttons[0].loading = false
        page.window.step()
        #expect(!pull(sheet, page, by: 0.6) && page.presses == ["Cancel"] && page.closed == ["Cancel"] && page.focused == "Open")
        let alert = page.alert()
        page.present(alert)
        #expect(pull(alert, page, by: 0.6) && page.presses == ["Cancel"])
    }

    @Test func aSheetFollowsThePullAndAMouseInItsContentDoesNotMoveIt() throws {
        let page = try Page()
        page.root.reducesMotion = true
        let sheet = page.watched(Sheet("New walk", content: page.field))
        page.present(sheet)
        let frame = page.root.absoluteFrame(of: sheet)
        page.window.press(at: frame.origin + Point(30, 10))
        page.window.move(to: frame.origin + Point(30, 20))
        page.window.move(to: frame.origin + Point(30, 30))
        page.window.step()
        let way = page.root.presentedFrame(of: sheet).y - frame.y
        #expect(way > 0 && way <= 20)
        page.window.wait(0.3)
        page.window.lift(at: frame.origin + Point(30, 30))
        page.window.step()
        #expect(page.root.presentedFrame(of: sheet) == frame, "With less motion, it is back at once.")
        let low = Point(frame.center.x, frame.maxY - 6)
        page.window.drag(from: low, to: low + Point(0, 100), with: .mouse)
        #expect(sheet.isPresented && page.root.presentedFrame(of: sheet) == frame)
    }

    /// A sheet with a long list in it, and its window.
    private func longSheet(_ axis: AxisSet = .vertical) throws -> (page: Page, sheet: Sheet, list: ScrollView) {
        let page = try Page()
        let list = ScrollView()
        list.contentView = LayoutView { VStack { for row in 0..<40 { Label("Row \(row)") } } }
        list.contentLayoutItem.horizontalAlignment = .stretch
        let content = LayoutView { VStack { list.fixedHeight(120) } }
        let sheet = page.watched(Sheet("Walks", content: content, buttons: [.cancel("Cancel")]))
        page.present(sheet)
        page.window.wait(0.5)
        return (page, sheet, list)
    }

    @Test func contentAtItsTopLeavesADownwardDragToTheSheet() throws {
        let (page, sheet, list) = try longSheet()
        let (place, top) = (page.root.absoluteFrame(of: list).center, page.root.presentedFrame(of: sheet).y)
        page.window.press(at: place)
        page.window.move(to: place + Point(0, 20))
        page.window.move(to: place + Point(0, 60))
        page.window.step()
        #expect(page.root.presentedFrame(of: sheet).y > top + 30)
        #expect(list.contentOffset == .zero, "The content does not move beside it.")
        page.window.wait(0.3)
        page.window.move(to: place)
        page.window.lift(at: place)
        page.window.wait(1)
        #expect(sheet.isPresented)
        page.window.drag(from: place, to: place + Point(0, 150), taking: 1, resting: 0.2)
        #expect(!sheet.isPresented && page.presses == ["Cancel"])
    }

    @Test func contentThatIsScrolledKeepsItsDrag() throws {
        let (page, sheet, list) = try longSheet()
        let place = page.root.absoluteFrame(of: list).center
        page.window.drag(from: place, to: place + Point(0, -100), taking: 0.5, resting: 0.2)
        page.window.wait(1)
        let offset = list.contentOffset.y
        #expect(offset > 60 && sheet.isPresented)
        page.window.drag(from: place, to: place + Point(0, 190), taking: 1, resting: 0.2)
        page.window.wait(1)
        #expect(sheet.isPresented && list.contentOffset == .zero, "A drag that began in scrolled content never moves the sheet.")
        sheet.buttons[0].enabled = false
        page.window.step()
        page.window.drag(from: place, to: place + Point(0, 190), taking: 1, resting: 0.2)
        #expect(sheet.isPresented && page.presses == [])
    }

    private final class EscapedSheet: Sheet {
        var escapes = 0
        override func wasDismissedByEscape() { escapes += 1 }
    }

    @Test func aPullWithoutACancelButtonDoesWhatEscapeDoes() throws {
        let page = try Page()
        let sheet = page.watched(EscapedSheet("New walk", message: "A walk has a name."))
        page.present(sheet)
        page.window.wait(0.5)
        #expect(!pull(sheet, page, by: 0.6) && sheet.escapes == 1)
    }
}
