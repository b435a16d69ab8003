import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import Testing

@testable import TatamiViews

/// Sets of items for assistive technology: groups, positions, selections; popups, and links in texts.
@Suite struct AccessibleSetTests {
    /// Keeps the windows of a test open.
    private final class Desk {
        var windows: [TestWindow] = []
    }
    private let desk = Desk()

    private func window(_ views: View...) throws -> (TestWindow, AccessibilityTree) {
        let column = StackLayout(.vertical, padding: 10)
        for view in views { column.add(view).horizontalAlignment = .leading }
        let window = try TestWindow(LayoutView(column), size: Size(400, 400))
        window.step()
        window.root.keepsAccessibilityTree = true
        desk.windows.append(window)
        return (window, try #require(window.root.accessibility))
    }

    private func element(_ view: View, _ tree: AccessibilityTree) throws -> AccessibilityElement { try #require(tree.element(of: view)) }

    private func relations(_ view: View, _ tree: AccessibilityTree) throws -> [AccessibilityRelation: [String?]] {
        tree.relations(of: try element(view, tree)).mapValues { $0.map { $0.view?.accessibilityName } }
    }

    private func isRelated(_ view: View, _ relation: AccessibilityRelation, to others: [View], _ tree: AccessibilityTree) throws -> Bool {
        let ends = tree.relations(of: try element(view, tree))[relation] ?? []
        return ends.map { $0.view.map { ObjectIdentifier($0) } } == others.map { ObjectIdentifier($0) }
    }

    // MARK: Groups

    @Test func choicesAreMembersOfTheirGroup() throws {
        let (radios, segments) = (RadioGroup(["Small", "Medium", "Large"]), SegmentedControl(["Day", "Week"]))
        let (_, tree) = try window(radios, segments)
        radios.choices[0].hidden = true
        #expect(try relations(radios.choices[1], tree) == [.memberOf: ["Medium", "Large"]])
        #expect(try relations(segments.choices[0], tree) == [.memberOf: ["Day", "Week"]])
        #expect(try relations(radios, tree).isEmpty)
    }

    @Test func thumbsOfARangeBelongTogether() throws {
        let slider = RangeSlider(0.2...0.8)
        let (_, tree) = try window(slider)
        #expect(try isRelated(slider.lower, .memberOf, to: [slider.lower, slider.upper], tree))
        #expect(tree.position(of: try element(slider.lower, tree)) == nil, "Sliders are not counted.")
    }

    @Test func thumbsOfARangeHaveNames() throws {
        let slider = RangeSlider(0.2...0.8)
        slider.accessibilityLabel = "Price"
        let (window, tree) = try window(slider)
        #expect(tree.facts(of: try element(slider.lower, tree))?.label == "Minimum")
        slider.upperLabel = "At most"
        window.step()
        #expect(tree.facts(of: try element(slider.upper, tree))?.label == "At most" && slider.lowerLabel == "Minimum")
    }

    @Test func sentence56TheLabelOfAGroupIsRelatedToIt() throws {
        let (label, group) = (Label("Size"), RadioGroup(["Small", "Large"]))
        group.accessibilityLabelledBy = label
        let (window, tree) = try window(label, group)
        window.key(.tab)
        #expect(group.choices[0].isFocused)
        #expect(try isRelated(group, .labelledBy, to: [label], tree))
        #expect(try isRelated(label, .labelFor, to: [group], tree))
        let choices = tree.children(of: try element(group, tree)).map { $0.view?.accessibilityName }
        #expect(choices == ["Small", "Large"] && group.accessibilityName == "Size", "The focused one is read in its group.")
    }

    @Test func itemsAreCounted() throws {
        let radios = RadioGroup(["Small", "Medium", "Large"])
        let box = ComboBox((0..<900).map { "Title \($0)" })
        let menu = Menu([MenuItem("Cut"), .separator(), MenuItem("Wrap").with { $0.isCheckItem = true }, MenuItem("Paste")])
        let (window, tree) = try window(radios, box)
        #expect(tree.position(of: try element(radios.choices[2], tree)) == AccessibilityPosition(3, of: 3))
        box.selectedIndex = 699
        box.open()
        window.step()
        let row = try window.find(.label("Title 699"))
        #expect(tree.position(of: try element(row, tree)) == AccessibilityPosition(700, of: 900), "Rows that are not made count.")
        box.close()
        menu.open(at: .view(radios), in: window.root)
        window.step()
        let positions = try [0, 2, 3].map { tree.position(of: try element(menu.items[$0], tree)) }
        #expect(positions == [1, 2, 3].map { AccessibilityPosition($0, of: 3) }, "Lines do not count, check items do.")
        #expect(tree.position(of: try element(menu.items[1], tree)) == nil)
    }

    // MARK: Popups

    @Test func anOpenListIsAPopupOfItsControl() throws {
        for box in [ComboBox(["One", "Two"], placeholder: "Number"), EditableComboBox(["One", "Two"], placeholder: "Number")] as [Control] {
            let (window, tree) = try window(box)
            #expect(try relations(box, tree).isEmpty)
            window.root.perform(.press, on: box)
            window.step()
            let list = try window.find(.role(.listBox, 0))
            #expect(try isRelated(list, .popupFor, to: [box], tree))
            #expect(try isRelated(box, .controllerFor, to: [list], tree))
            window.key(.escape)
            #expect(try relations(box, tree).isEmpty)
        }
    }

    @Test func aSubmenuIsAPopupOfItsItem() throws {
        let item = MenuItem("Share", submenu: Menu([MenuItem("Mail")]))
        let menu = Menu([item])
        let anchor = Button("Anchor")
        let (window, tree) = try window(anchor)
        menu.open(at: .view(anchor), in: window.root)
        window.step()
        #expect(try relations(menu, tree).isEmpty, "What lies behind a modal layer has no node.")
        window.key(.right)
        let submenu = try #require(item.submenu)
        window.step()
        #expect(submenu.isOpen, "\(window.accessibilityDump)")
        #expect(try isRelated(submenu, .popupFor, to: [item], tree))
        #expect(try isRelated(item, .controllerFor, to: [submenu], tree))
    }

    @Test func aTooltipDescribesItsView() throws {
        let button = Button("Save")
        button.tooltip = "Saves all"
        let (window, tree) = try window(button)
        try window.hover(.view(button))
        window.wait(0.6)
        #expect(try relations(button, tree) == [.describedBy: ["Saves all"]])
        let tooltip = try window.find(.role(.tooltip, 0))
        #expect(try relations(tooltip, tree) == [.descriptionFor: ["Save"]])
    }

    @Test func aHiddenLayerHasNoRelations() throws {
        let button = Button("Save")
        let (window, tree) = try window(button)
        let panel = Label("Open")
        panel.accessibilityHidden = true
        window.root.present(panel, level: .menu, anchor: .view(button), placement: .beside(.below))
        window.step()
        #expect(try relations(button, tree).isEmpty)
    }

    @Test func anAlertIsNamedAndDescribedByItsTexts() throws {
        let alert = Alert("Delete?", message: "It cannot be undone.", buttons: [.cancel("Keep")])
        let (window, tree) = try window(Button("Open"))
        alert.present(in: window.root)
        window.step()
        #expect(try relations(alert, tree) == [.labelledBy: ["Delete?"], .describedBy: ["It cannot be undone."]])
    }

    // MARK: Selections

    @Test func segmentsAreSelectedAndDeselected() throws {
        let segments = SegmentedControl(["Day", "Week", "Month"])
        var commits = 0
        segments.on(.valueCommitted) { _ in commits += 1 }
        let (_, tree) = try window(segments)
        let group = try element(segments, tree)
        #expect(tree.facts(of: group)?.selection == .one && tree.selectedChildren(of: group).isEmpty)
        #expect(tree.select(true, childAt: 2, of: group) && segments.selectedIndex == 2 && commits == 1)
        #expect(tree.selectedChildren(of: group).map(\.index) == [2])
        #expect(tree.select(true, childAt: 2, of: group) && commits == 1, "It is selected already.")
        #expect(!tree.select(false, childAt: 2, of: group) && !tree.select(true, childAt: 9, of: group))
        #expect(!tree.selectAll(true, of: group) && segments.selectedIndex == 2)
        segments.allowsMultipleSelection = true
        #expect(tree.selectAll(true, of: group) && segments.selection == [0, 1, 2])
        #expect(tree.select(false, childAt: 1, of: group) && segments.selection == [0, 2])
        #expect(tree.selectAll(false, of: group) && segments.selection == [])
        segments.enabled = false
        #expect(!tree.select(true, childAt: 0, of: group) && segments.selection == [])
    }

    @Test func sentence55OptionsAreSelected() throws {
        for isOpen in [false, true] {
            let box = ComboBox(["One", "Two", "Three"])
            box.disabledIndexes = [2]
            var commits = 0
            box.on(.valueCommitted) { _ in commits += 1 }
            let (window, tree) = try window(box)
            if isOpen { box.open() }
            window.step()
            let target = isOpen ? try window.find(.role(.listBox, 0)) : box
            #expect(tree.select(true, childAt: 1, of: try element(target, tree)))
            window.step()
            #expect(box.value == "Two" && commits == 1 && !box.isOpen)
            #expect(!tree.select(true, childAt: 2, of: try element(box, tree)) && box.value == "Two", "It is disabled.")
        }
        let field = EditableComboBox(["One", "Two"])
        let (_, tree) = try window(field)
        #expect(tree.select(true, childAt: 1, of: try element(field, tree)) && field.value == "Two")
    }

    @Test func theItemOfAMenuWithTheFocusIsSelected() throws {
        let menu = Menu([MenuItem("Cut"), MenuItem("Paste")])
        let anchor = Button("Anchor")
        let (window, tree) = try window(anchor)
        menu.open(at: .view(anchor), in: window.root)
        window.step()
        let node = try element(menu, tree)
        #expect(tree.selectedChildren(of: node).map(\.index) == [0])
        #expect(tree.select(true, childAt: 1, of: node) && menu.isOpen && menu.items[1].isFocused)
        #expect(tree.selectedChildren(of: node).map(\.index) == [1])
    }

    // MARK: Links

    @Test func linksHavePlacesInTheText() throws {
        var text: AttributedText = "é👨‍👩‍👧 the "
        text.append("terms", .link("terms"))
        text.append(" and ")
        text.append("notice", .link("notice"))
        let label = Label(text)
        let (_, tree) = try window(label)
        let children = tree.children(of: try element(label, tree))
        let links = children.compactMap { tree.facts(of: $0)?.link }
        #expect(
            links == [
                AccessibilityLink(7..<12, scalars: 11..<16, to: "terms"), AccessibilityLink(17..<23, scalars: 21..<27, to: "notice"),
            ])
        #expect(tree.facts(of: try element(label, tree))?.link == nil)
    }

    @Test func aLinkMovesWithTheCharactersBeforeIt() throws {
        var (text, other): (AttributedText, AttributedText) = ("ab ", "é ")
        text.append("terms", .link("terms"))
        other.append("terms", .link("terms"))
        let label = Label(text)
        let (window, tree) = try window(label)
        let link = try #require(tree.children(of: try element(label, tree)).first)
        #expect(tree.facts(of: link)?.link == AccessibilityLink(3..<8, to: "terms"))
        label.attributedText = other
        window.step()
        #expect(tree.facts(of: link)?.link == AccessibilityLink(2..<7, to: "terms"), "Its bytes are the same.")
        // A letter with an accent of its own has as many bytes as three letters.
        for var text: AttributedText in ["abcd", "xe\u{301}"] {
            text.append("terms", .link("terms"))
            label.attributedText = text
        }
        window.step()
        let moved = try #require(tree.children(of: try element(label, tree)).first)
        #expect(tree.facts(of: moved)?.link == AccessibilityLink(2..<7, scalars: 3..<8, to: "terms"))
    }

    /// The places of all links are counted together, in one pass over the text.
    @Test func readingOneLinkCountsThePlacesOfAll() throws {
        var text = AttributedText("")
        for number in 0..<50 {
            text.append("é👨‍👩‍👧e\u{301}🇩🇪 \(number) ")
            text.append("link \(number)", .link("\(number)"))
        }
        let label = Label(text)
        let (_, tree) = try window(label)
        let children = tree.children(of: try element(label, tree))
        _ = tree.facts(of: try #require(children.last))
        #expect(label.links.count == 50 && label.links.allSatisfy { $0.place != nil })
        for child in children {
            let link = try #require(tree.facts(of: child)?.link)
            let scalars = Array(text.string.unicodeScalars)[link.scalars]
            #expect(String(Array(text.string)[link.characters]) == "link \(link.destination)")
            #expect(String(String.UnicodeScalarView(scalars)) == "link \(link.destination)")
        }
    }

    /// A closed combo box has no nodes for its titles, so its own facts have the selection.
    @Test func aClosedComboBoxReportsItsSelection() throws {
        let box = ComboBox(["Denmark", "Finland", "Norway"])
        let (window, tree) = try window(box)
        let node = try element(box, tree)
        #expect(tree.facts(of: node)?.selection == .one && tree.facts(of: node)?.selectedItem == nil)
        _ = tree.takeChanges()
        box.selectedIndex = 1
        window.step()
        let changes = tree.takeChanges()
        #expect(changes.contains { if case .changed(let element) = $0 { element === node } else { false } })
        #expect(tree.facts(of: node)?.selectedItem == 1)
        let field = EditableComboBox(["Denmark", "Finland"], text: "Finland")
        let (_, other) = try self.window(field)
        #expect(other.facts(of: try element(field, other))?.selectedItem == 1)
    }
}
