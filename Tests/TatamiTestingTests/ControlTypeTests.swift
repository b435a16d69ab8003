import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// Heights of lines and spaces between letters in controls.
@Suite struct ControlTypeTests {
    /// The sizes of two views beside each other, as large as their content.
    private func sizes(_ plain: View, _ other: View) throws -> (Size, Size) {
        let window = try TestWindow(
            LayoutView {
                HStack {
                    plain
                    other
                }
            }, size: Size(900, 300))
        #expect(window.root.diagnostics == [])
        return (plain.frame.size, other.frame.size)
    }

    @Test func titlesAreSpaced() throws {
        let (plain, spaced) = try sizes(Button("Press"), Button("Press").letterSpacing(3))
        // Four distances between five letters.
        #expect(abs(spaced.width - plain.width - 12) <= 1 && spaced.height == plain.height)
        let (_, low) = try sizes(Button("Press"), Button("Press").lineHeight(40).contentInsets(.zero))
        #expect(low.height == 40)
    }

    @Test func fieldsAreSpaced() throws {
        let (plain, spaced) = try sizes(TextField("text").columns(10), TextField("text").columns(10).letterSpacing(2))
        #expect(abs(spaced.width - plain.width - 20) <= 1 && spaced.height == plain.height)
        let (_, high) = try sizes(TextField("text"), TextField("text").lineHeight(40).contentInsets(.zero))
        #expect(high.height == 40)
    }

    /// The caret stands behind the spaced letters.
    @Test func theCaretFollows() throws {
        let (plain, spaced) = (TextField("text"), TextField("text").letterSpacing(4))
        let window = try TestWindow(
            LayoutView {
                VStack {
                    plain
                    spaced
                }
            }, size: Size(400, 200))
        var carets: [Rect] = []
        for field in [plain, spaced] {
            window.root.focus(field)
            field.selection = 3..<3
            window.step()
            carets.append(try #require(field.textCaret))
        }
        #expect(abs(carets[1].x - carets[0].x - 12) <= 2)
    }

    @Test func bothAreDrawn() throws {
        let (button, field) = (Button("Press").letterSpacing(3).lineHeight(30), TextField("text").letterSpacing(3).lineHeight(30))
        let window = try TestWindow(
            LayoutView {
                VStack {
                    button
                    field
                }
            }, size: Size(400, 200))
        let styles = window.frame.list.commands.compactMap { if case .text(_, let style, _) = $0 { style } else { nil } }
        #expect(styles.map(\.letterSpacing) == [3, 3] && styles.map(\.lineHeight) == [30, 30])
    }

    /// Letters that are higher than their line are not cut, and belong to what the view draws.
    @Test func lowLinesOverhang() throws {
        let button = Button("Press").lineHeight(4).contentInsets(.zero)
        let field = TextField("text").lineHeight(4).contentInsets(.zero)
        #expect(button.drawnReach(in: Rect(0, 0, 50, 4)).y < -5 && field.drawnReach(in: Rect(0, 0, 50, 4)).maxY > 9)
        #expect(Button("Press").drawnReach(in: Rect(0, 0, 50, 4)).y > -5, "The room of a shadow.")
        #expect(TextField("text").drawnReach(in: Rect(0, 0, 50, 4)) == Rect(0, 0, 50, 4))
    }

    @Test func changesAreLaidOut() throws {
        let button = Button("Press")
        let window = try TestWindow(LayoutView { HStack { button } }, size: Size(400, 200))
        let before = button.frame.width
        button.letterSpacing = 5
        window.step()
        #expect(button.frame.width >= before + 19)
        button.letterSpacing = 5
        window.step()
        #expect(window.frame.work(in: .update) == 0)
    }
}
