import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews
import Testing

/// Avatars, boxes and forms; colors by role, and the ring of the focus.
@Suite struct FormTests {
    private func window(_ view: View, _ size: Size = Size(400, 240), direction: LayoutDirection = .leftToRight) throws -> TestWindow {
        let window = try TestWindow(
            LayoutView { VStack(alignment: .stretch, padding: 20) { view } }, size: size, direction: direction)
        window.step()
        return window
    }

    // MARK: Avatars

    @Test(arguments: [
        ("Ada Lovelace", "AL"), ("grace brewster murray hopper", "GH"), ("Plato", "P"), ("  ", ""), ("", ""), ("(7) élan", "7É"),
        ("🙂 !", ""),
    ])
    func initialsAreTheFirstLetters(name: String, initials: String) { #expect(Avatar(name).initials == initials) }

    @Test func theColorsFollowFromTheName() throws {
        func drawn(_ name: String) throws -> String { try window(Avatar(name).align(.leading)).root.displayList().description }
        let (first, second) = (try drawn("Ada"), try drawn("Ada"))
        #expect(first == second)
        let grounds = try Set((0..<40).map { number in try drawn("Al \(number)").split(separator: "\n").first.map(String.init) ?? "" })
        #expect(grounds.count >= 4, "\(grounds)")
    }

    @Test func anAvatarIsAnImageWithAName() throws {
        let window = try window(Avatar("Ada Lovelace"))
        #expect(window.accessibilityDump.contains("image \"Ada Lovelace\""))
    }

    // MARK: Boxes

    @Test func aBoxIsAGroupWithItsTitle() throws {
        let box = GroupBox("Address", content: TextField("x"))
        let window = try window(box)
        #expect(window.accessibilityDump.contains("grouping \"Address\""), "\(window.accessibilityDump)")
        let without = box.frame.height
        box.title = ""
        window.step()
        #expect(box.frame.height < without && box.subviews.count == 1)
        box.content = nil
        window.step()
        #expect(box.frame.height == 40)
    }

    // MARK: Forms

    private func form() -> (FormLayout, TextField, Switch) {
        let (name, news) = (TextField("Ada"), Switch("Every week"))
        return (FormLayout([FormRow("Name", name), FormRow("Newsletter", news, stretches: false)]), name, news)
    }

    @Test func labelsStandOnTheBaselinesOfTheirFields() throws {
        let (form, name, news) = form()
        let window = try window(form)
        let labels = form.rows.map(\.label)
        #expect(labels.allSatisfy { $0.frame.x == 0 })
        #expect(name.frame.x == labels[1].frame.width + 12 && news.frame.x == name.frame.x, "One column of fields.")
        #expect(name.frame.maxX == 360 && news.frame.maxX < 300)
        let baseline = name.frame.y + (name.contentHeight(forWidth: 200).baseline ?? 0)
        #expect(abs(labels[0].frame.y + (labels[0].contentHeight(forWidth: 100).baseline ?? 0) - baseline) < 1)
        #expect(window.accessibilityDump.contains("text field \"Name\""))
    }

    @Test func aNarrowFormStacksLabelsAbove() throws {
        let (form, name, _) = form()
        let window = try window(form, Size(300, 300))
        let label = form.rows[0].label
        #expect(name.frame.x == 0 && name.frame.width == 260)
        #expect(window.root.absoluteFrame(of: name).y == window.root.absoluteFrame(of: label).maxY + 4)
        window.resize(Size(500, 300))
        window.step()
        #expect(window.root.absoluteFrame(of: name).x > window.root.absoluteFrame(of: label).maxX)
        #expect(window.root.diagnostics.isEmpty)
    }

    @Test func aPressOfALabelMovesTheFocus() throws {
        let (form, name, _) = form()
        let window = try window(form)
        let point = window.root.absoluteFrame(of: form.rows[0].label).center
        window.press(at: point, with: .mouse)
        window.lift(at: point, with: .mouse)
        #expect(window.root.focusedView === name)
    }

    @Test func aFormIsMirrored() throws {
        let (form, name, _) = form()
        let window = try window(form, direction: .rightToLeft)
        #expect(window.root.absoluteFrame(of: form.rows[0].label).maxX == 380)
        #expect(window.root.absoluteFrame(of: name).x == 20)
    }

    // MARK: Roles

    @Test func rolesFollowTheThemeOfTheirSubtree() throws {
        let (outer, inner) = (View(), View())
        for view in [outer, inner] { view.background = .color(.role(.surface)) }
        inner.themeChanges = .dark
        inner.borderColor = .role(.accent)
        inner.borderWidth = 1
        outer.addSubview(inner)
        inner.frame = Rect(10, 10, 20, 20)
        let window = try window(LayoutView { VStack(alignment: .stretch) { outer.fixedHeight(60) } })
        func drawn() -> String { window.root.displayList().description }
        #expect(drawn().contains(Palette.light[.surface].hex) && drawn().contains(Palette.dark[.surface].hex))
        #expect(drawn().contains(Palette.dark[.accent].hex))
        inner.themeChanges = nil
        window.root.theme.light[.surface] = .yellow
        window.step()
        #expect(drawn().contains("FFFF00") && !drawn().contains(Palette.dark[.surface].hex))
    }

    @Test func aRoleWithAnotherAlphaStaysARole() {
        let color = Color.role(.text).withAlpha(0.5)
        #expect(color.role == .text && color.resolved(in: Palette.dark) == Palette.dark[.text].withAlpha(0.5))
        #expect(Color.role(.scrim).resolved(in: Palette.dark) == Palette.dark[.scrim])
        var palette = Palette.light
        palette[.text] = .role(.accent)
        #expect(palette[.text] == Palette.light[.accent], "A role of a palette stands for its present color.")
    }

    // MARK: Focus

    private func rings(_ window: TestWindow) -> [Rect] {
        let focus = window.root.theme.color(.focus)
        return window.root.displayList().commands.compactMap {
            if case .border(let rect, _, let border) = $0, border.color == focus { rect } else { nil }
        }
    }

    @Test func oneRingMarksThePartThatAControlNames() throws {
        let box = CheckBox("News")
        let holder = LayoutView { VStack { box } }
        holder.clipsToBounds = true
        let window = try window(holder)
        window.key(.tab)
        let frame = window.root.absoluteFrame(of: box)
        let mark = Rect(frame.x, frame.center.y - 9, 18, 18)
        #expect(rings(window) == [mark])
        window.key(.space)
        #expect(rings(window) == [mark.expanded(by: 4)], "Around a filled mark.")
        let list = window.root.displayList().description
        let ring = try #require(list.range(of: window.root.theme.color(.focus).hex))
        #expect(!list[ring.lowerBound...].contains("pop"), "Nothing clips the ring.")
    }

    @Test func everyControlHasOneRing() throws {
        for control in UsedControl.all where control.text == nil {
            let view = control.make()
            let window = try window(view)
            window.key(.tab)
            window.step()
            #expect(rings(window).count == 1, "\(control)")
        }
    }
}
