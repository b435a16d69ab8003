import GuideExamples  // the module of the program
import Tatami
import TatamiTesting
import Testing

@Suite struct ShoppingTests {
    @Test func whatIsTypedIsAdded() throws {
        let list = ShoppingList()
        let window = try TestWindow(list.view, size: Size(320, 160))
        try window.type("Bread", into: "What to buy")
        try window.tap("Add")
        #expect(list.items == ["Bread"])
        _ = try window.find("1 to buy")
        #expect(throws: TestFailure.self) { try window.find("Nothing to buy") }
    }

    @Test func theKeyboardIsEnough() throws {
        let list = ShoppingList()
        let window = try TestWindow(list.view, size: Size(320, 160))
        window.key(.tab)
        try window.type("Milk")
        window.key(.enter)
        #expect(list.items == ["Milk"] && window.root.focusedView?.role == .textField)
    }

    @Test func newRowsPushNothingAside() throws {
        let list = ShoppingList()
        let window = try TestWindow(list.view, size: Size(320, 160))
        let button = try window.finalFrame(of: "Add")
        list.add("Bread")
        list.add("Milk")
        try window.settle()
        try window.expect("Add", at: button)
        #expect(try window.frame(of: "Bread").maxY < window.frame(of: "Milk").y)
        window.resize(Size(240, 160))
        #expect(window.root.overflows.isEmpty)
    }

    @Test func screenReadersHearTheCount() throws {
        let list = ShoppingList()
        let window = try TestWindow(list.view, size: Size(320, 160))
        let reader = ScreenReader(window.root)
        list.add("Bread")
        window.step()
        #expect(reader.takeMessages() == ["1 to buy"])
    }

    @Test func itLooksAsItDid() throws {
        let list = ShoppingList()
        let window = try TestWindow(list.view, size: Size(320, 160))
        list.add("Bread")
        try window.settle()
        try window.expectPicture("shopping")
    }
}
