import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// A window with a button that opens a menu, and a view with a context menu.
final class MenuPage {
    let window: TestWindow
    let button: MenuButton
    let other: Button
    let area: LayoutView
    let menu: Menu
    let share: MenuItem
    private(set) var log: [String] = []
    var root: ViewRoot { window.root }

    init(direction: LayoutDirection = .leftToRight) throws {
        share = MenuItem("Share", submenu: Menu([MenuItem("Mail"), MenuItem("Link"), MenuItem("Nearby")]))
        let copy = MenuItem("Copy", icon: .copy, shortcut: "Ctrl+C") {}
        let cut = MenuItem("Cut")
        cut.enabled = false
        let sorted = MenuItem("Éclair")
        sorted.isCheckItem = true
        let menu = Menu([copy, cut, .separator(), share, sorted, MenuItem("Paste"), MenuItem("Delete").style(.destructive)])
        let (button, other, area) = (MenuButton("More", menu: menu), Button("Other"), LayoutView())
        area.contextMenu = menu
        (self.menu, self.button, self.other, self.area) = (menu, button, other, area)
        window = try TestWindow(
            LayoutView {
                VStack(spacing: 20, padding: 20) {
                    button.align(.leading)
                    other.align(.leading)
                    area.stretch()
                }
            }, size: Size(600, 500), direction: direction)
        for item in menu.items + (share.submenu?.items ?? []) {
            item.on { [weak self] item in
                guard let self else { return }
                log.append("\(item.title ?? "") menu \(menu.isOpen) focus \(root.focusedView.map { "\(type(of: $0))" } ?? "none")")
            }
        }
        window.step()
    }

    var focused: String? { (root.focusedView as? MenuItem)?.title }
    func center(_ title: String) throws -> Point { try window.frame(of: .label(title)).center }
    func hover(_ point: Point) {
        root.handle(PointerEvent(.hovered, at: point, time: window.time, buttons: []))
        window.step()
    }
}

@Suite struct MenuTests {
    // MARK: Keys

    @Test func sentence27DownOpensTheMenuWithItsFirstItemAndUpWithItsLast() throws {
        for (key, title) in [(KeyEvent.Key.down, "Copy"), (.up, "Delete"), (.enter, "Copy"), (.space, "Copy")] {
            let page = try MenuPage()
            page.window.key(.tab)
            page.window.key(key)
            #expect(page.menu.isOpen && page.focused == title, "\(key)")
            #expect(page.window.key(.escape) && !page.menu.isOpen && page.root.focusedView === page.button && page.root.showsFocus)
        }
    }

    @Test func arrowsSkipWhatCannotBeUsedAndGoRound() throws {
        let page = try MenuPage()
        page.button.openMenu()
        page.window.step()
        var seen: [String?] = []
        for _ in 0..<6 {
            seen.append(page.focused)
            page.window.key(.down)
        }
        #expect(seen == ["Copy", "Share", "Éclair", "Paste", "Delete", "Copy"])
        page.window.key(.home)
        page.window.key(.up)
        #expect(page.focused == "Delete")
        page.window.key(.home)
        #expect(page.focused == "Copy")
        page.window.key(.end)
        #expect(page.focused == "Delete")
    }

    @Test func enterCarriesOutAfterTheFocusIsBack() throws {
        let page = try MenuPage()
        page.window.key(.tab)
        page.window.key(.down)
        page.window.key(.enter)
        #expect(page.log == ["Copy menu false focus MenuButton"])
    }

    @Test func tabAndF10CloseAllMenus() throws {
        for key in [KeyEvent.Key.tab, .function(10)] {
            let page = try MenuPage()
            page.button.openMenu()
            page.window.step()
            page.window.key(.down)
            page.window.key(.right)
            #expect(page.root.layers.count == 3)
            page.window.key(key)
            #expect(page.root.layers.count == 1)
        }
    }

    @Test func submenusOpenAndCloseByArrowsInBothDirections() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let page = try MenuPage(direction: direction)
            let (into, back) = direction == .leftToRight ? (KeyEvent.Key.right, KeyEvent.Key.left) : (.left, .right)
            page.button.openMenu()
            page.window.step()
            page.window.key(.down)
            page.window.key(into)
            #expect(page.focused == "Mail")
            let (outer, inner) = (page.root.layers[1], page.root.layers[2])
            let (first, second) = (page.root.presentedFrame(of: outer.view), page.root.presentedFrame(of: inner.view))
            #expect(direction == .leftToRight ? second.x >= first.maxX - 4 : second.maxX <= first.x + 4)
            page.window.key(back)
            #expect(page.focused == "Share" && page.root.layers.count == 2)
            page.window.key(.enter)
            page.window.key(.escape)
            #expect(page.focused == "Share" && page.root.layers.count == 2, "Escape closes one menu.")
            page.window.key(.space)
            page.window.key(.down)
            page.window.key(.enter)
            #expect(page.root.layers.count == 1 && page.log == ["Link menu false focus none"])
        }
    }

    @Test func lettersFindItems() throws {
        let page = try MenuPage()
        page.button.openMenu()
        page.window.step()
        try page.window.type("e")
        #expect(page.focused == "Éclair", "Case and accents do not matter.")
        page.window.wait(1.1)
        try page.window.type("p")
        try page.window.type("a")
        #expect(page.focused == "Paste")
        page.window.wait(1.1)
        try page.window.type("c")
        #expect(page.focused == "Copy", "A disabled item is not found.")
    }

    @Test func spaceKeepsCheckItemsOpen() throws {
        let page = try MenuPage()
        page.button.openMenu()
        page.window.step()
        let item = page.menu.items[4]
        page.root.focus(item)
        page.window.key(.space)
        #expect(item.checked && page.menu.isOpen)
        page.window.key(.enter)
        #expect(!item.checked && !page.menu.isOpen)
    }

    @Test func theSpaceThatChoosesIsNotTyped() throws {
        let (field, menu) = (TextField("a"), Menu([MenuItem("Copy")]))
        let window = try TestWindow(LayoutView { VStack(padding: 20) { field.align(.leading) } }, size: Size(300, 300))
        window.root.focus(field)
        window.step()
        menu.open(at: .view(field), in: window.root)
        window.step()
        window.root.handle(KeyEvent(.space, time: window.time))
        window.root.handle(text: " ")
        #expect(!menu.isOpen && window.root.focusedView === field && field.text == "a")
        window.root.handle(KeyEvent(.space, isDown: false, time: window.time))
        try window.type(" ")
        #expect(field.text.contains(" "), "The next press of the key is text.")
    }

    // MARK: Pointers

    @Test func aClickOpensAndAnotherChooses() throws {
        for kind in [PointerKind.mouse, .touch] {
            let page = try MenuPage()
            try page.window.tap("More", with: kind)
            #expect(page.menu.isOpen && page.focused == nil, "Only keys give the first item the focus.")
            page.window.wait(0.3)
            try page.window.tap("Paste", with: kind)
            #expect(!page.menu.isOpen && page.log == ["Paste menu false focus \(kind == .mouse ? "MenuButton" : "MenuButton")"])
        }
    }

    @Test func pressDragReleaseChooses() throws {
        let page = try MenuPage()
        let start = try page.center("More")
        page.window.press(at: start, with: .mouse)
        page.window.wait(0.3)
        #expect(page.menu.isOpen && page.button.highlighted)
        let end = try page.center("Paste")
        page.window.move(to: end, with: .mouse)
        page.window.step()
        #expect(page.focused == "Paste")
        page.window.lift(at: end, with: .mouse)
        page.window.step()
        #expect(!page.menu.isOpen && page.log.count == 1 && !page.button.highlighted)
    }

    /// The end of a pointer that a menu follows may never be reported.
    @Test(arguments: [false, true]) func aLostPointerIsReleased(isCancelled: Bool) throws {
        let page = try MenuPage()
        page.window.press(at: try page.center("More"), with: .mouse)
        page.window.wait(0.3)
        #expect(page.menu.isOpen)
        if isCancelled { page.root.cancelPointers() }
        page.menu.close()
        page.window.step()
        page.hover(try page.center("Other"))
        #expect(page.other.isHovered)
        try page.window.tap("Other", with: .mouse)
        #expect(page.root.focusedView === page.other && !page.menu.isOpen)
    }

    @Test func aDragThatEndsOutsideCloses() throws {
        let page = try MenuPage()
        let start = try page.center("More")
        page.window.press(at: start, with: .mouse)
        page.window.wait(0.3)
        page.window.move(to: Point(500, 450), with: .mouse)
        page.window.lift(at: Point(500, 450), with: .mouse)
        page.window.step()
        #expect(!page.menu.isOpen && page.log == [])
    }

    @Test func aPressOutsideClosesAndIsConsumed() throws {
        let page = try MenuPage()
        var presses = 0
        page.other.on { _ in presses += 1 }
        page.button.openMenu()
        page.window.wait(0.3)
        page.window.press(at: Point(590, 10), with: .mouse)
        page.window.lift(at: Point(590, 10), with: .mouse)
        #expect(!page.menu.isOpen && presses == 0)
        page.window.wait(0.3)
        try page.window.tap("Other")
        #expect(presses == 1)
    }

    @Test func theSecondaryButtonOpensTheMenuAtThePointer() throws {
        let page = try MenuPage()
        try page.window.openContextMenu(.view(page.area), at: Point(40, 30))
        #expect(page.menu.isOpen)
        let panel = page.root.presentedFrame(of: page.root.layers[1].view)
        #expect(panel.origin == page.root.presentedFrame(of: page.area).origin + Point(40, 30))
        page.window.wait(0.3)
        try page.window.tap("Copy", with: .mouse)
        #expect(page.log.count == 1)
    }

    @Test func theMenuKeyOpensTheMenuOfTheFocusedView() throws {
        for (key, modifiers) in [(KeyEvent.Key.menu, Modifiers()), (.function(10), .shift)] {
            let page = try MenuPage()
            page.other.contextMenu = page.menu
            page.root.focus(page.other)
            #expect(page.window.key(key, modifiers) && page.focused == "Copy")
            page.window.key(.escape)
            #expect(page.root.focusedView === page.other)
        }
    }

    @Test func sentence35AFingerThatRestsOpensTheMenuAndPressesNothing() throws {
        let page = try MenuPage()
        var presses = 0
        page.other.contextMenu = page.menu
        page.other.on { _ in presses += 1 }
        try page.window.hold("Other", for: 0.6)
        #expect(page.menu.isOpen && presses == 0)
        page.window.wait(0.3)
        #expect(try page.window.frame(of: "Paste").height >= 44, "Items are high enough for fingers.")
    }

    @Test func sentence28TheWayToASubmenuKeepsItOpen() throws {
        let page = try MenuPage()
        try page.window.tap("More", with: .mouse)
        page.window.wait(0.3)
        let share = try page.window.frame(of: "Share")
        page.hover(Point(share.x + 20, share.center.y))
        #expect(page.focused == "Share" && page.share.submenu?.isOpen == false)
        page.window.wait(0.2)
        #expect(page.share.submenu?.isOpen == true)
        // A diagonal move over siblings keeps the submenu open.
        page.hover(Point(share.maxX - 20, share.maxY - 2))
        page.hover(Point(share.maxX - 6, share.maxY + 4))
        #expect(page.share.submenu?.isOpen == true)
        let link = try page.center("Link")
        page.hover(link)
        #expect(page.focused == "Link" && page.share.submenu?.isOpen == true)
        // A pointer that rests on a sibling means it.
        page.hover(Point(share.x + 20, share.center.y))
        page.hover(try page.center("Paste"))
        page.window.wait(0.4)
        #expect(page.share.submenu?.isOpen == false && page.focused == "Paste")
    }

    // MARK: Assistive technology, and the end of things

    @Test func assistiveTechnologyReadsAndPressesItems() throws {
        let page = try MenuPage()
        #expect(page.window.root.perform(.press, on: page.button))
        page.window.step()
        let dump = page.window.accessibilityDump
        #expect(dump.contains("menu item \"Copy\" = \"Ctrl+C\"") && dump.contains("check menu item \"Éclair\""))
        #expect(dump.contains("menu item \"Share\" collapsed") && !dump.contains("Other"))
        #expect(page.root.perform(.press, on: page.menu.items[5]) && page.log.count == 1 && !page.menu.isOpen)
    }

    @Test func anEmptyMenuDoesNotOpen() throws {
        let page = try MenuPage()
        page.menu.items = [.separator()]
        page.button.openMenu()
        #expect(!page.menu.isOpen && !page.button.highlighted && page.root.layers.count == 1)
        page.menu.onOpen = { $0.items = [MenuItem("Now")] }
        page.button.openMenu()
        page.window.step()
        #expect(page.menu.isOpen && page.focused == "Now")
    }

    @Test func aLongMenuScrolls() throws {
        let page = try MenuPage()
        page.menu.items = (0..<60).map { MenuItem("Item \($0)") }
        page.button.openMenu()
        page.window.step()
        page.window.key(.end)
        page.window.wait(0.3)
        let panel = page.root.presentedFrame(of: page.root.layers[1].view)
        let last = try page.window.frame(of: "Item 59")
        #expect(panel.maxY <= 500 && last.maxY <= panel.maxY && last.y >= panel.y)
    }

    @Test(arguments: 0..<30) func nothingTrapsWhateverGoesAway(seed: UInt64) throws {
        var random = Seeded(seed &* 77 &+ 3)
        var page: MenuPage? = try MenuPage()
        var log: [String] = []
        for _ in 0..<40 {
            guard let now = page else { break }
            let step = Int.random(in: 0..<14, using: &random)
            log.append("\(step)")
            let point = Point(.random(in: 0...600, using: &random), .random(in: 0...500, using: &random))
            switch step {
            case 0: now.button.openMenu()
            case 1: now.window.press(at: point, with: .mouse)
            case 2: now.window.lift(at: point, with: .mouse)
            case 3: now.hover(point)
            case 4: now.window.key([KeyEvent.Key.down, .right, .left, .escape, .space, .tab, .menu].randomElement(using: &random) ?? .up)
            case 5: now.button.removeFromSuperview()
            case 6: now.menu.items.removeLast(min(1, now.menu.items.count))
            case 7: now.menu.items.first?.submenu = now.menu
            case 8: now.area.hidden.toggle()
            case 9: now.menu.close()
            case 10: try? now.window.openContextMenu(.view(now.area), at: Point(10, 10))
            case 11: now.window.move(to: point, with: .mouse)
            case 12: now.menu.onClose = { [weak now] _ in now?.button.removeFromSuperview() }
            default: now.window.wait(.random(in: 0...0.4, using: &random))
            }
            now.window.step()
            if !now.menu.isOpen { #expect(now.root.layers.count == 1, "seed \(seed): \(log)") }
            if Int.random(in: 0..<60, using: &random) == 0 { page = nil }
        }
    }

    @Test func altClosesAllMenus() throws {
        let page = try MenuPage()
        page.button.openMenu()
        page.window.step()
        page.root.focus(page.share)
        page.window.key(.right)
        #expect(page.share.submenu?.isOpen == true)
        page.window.key(.option, .option)
        #expect(!page.menu.isOpen && page.share.submenu?.isOpen == false && page.root.layers.count == 1)
        #expect(!page.window.key(.option, .option), "Without a menu, the key has no effect.")
    }
}
