import Foundation
import Tatami
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// The demo of the NUILoader project, used frame by frame.
@Suite struct DemoTests {
    private func open() throws -> (TestWindow, NUILoader, Screen) {
        let screen = Screen()
        let loader = NUILoader(root: screen)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        try loader.load(file: folder.appendingPathComponent("Examples/Gallery/nuiloader-demo.nui").path)
        let window = try TestWindow(try #require(screen.view), size: Size(320, 480))
        window.root.onAction = { loader.perform($0, sender: $1) }
        return (window, loader, screen)
    }

    private func content(_ window: TestWindow) throws -> Double {
        try #require((window.root.view as? ScrollView)?.contentView).frame.height
    }

    @Test func buttonsHideAndShow() throws {
        let (window, loader, _) = try open()
        try window.expect("Label", at: Rect(10, 0, 300, 200))
        try window.expect("Hide", at: Rect(10, 200, 300, 50))
        try window.expect("Label 2", at: Rect(10, 250, 300, 200))
        #expect(try content(window) == 510)
        try window.tap("Hide")
        #expect(loader.loadedStates == ["hidden"])
        // The title changes at once, the rest is on its way: shorter content, all of which can be seen.
        let early = try window.frame(of: "Label 2").y
        #expect(try early > 50 && early < 250 && content(window) == 310)
        window.wait(0.35)
        try window.expect("Show", at: Rect(10, 0, 300, 50))
        try window.expect("Label 2", at: Rect(10, 50, 300, 200))
        try window.expect("Hide all", at: Rect(0, 260, 320, 50))
        #expect(throws: TestFailure.self) { try window.find("Label") }
        try window.tap("Show")
        // What comes back stands at its place and fades in.
        try window.expect("Label", at: Rect(10, 0, 300, 200))
        #expect(try window.frame(of: "Label 2").y < 250)
        window.wait(0.35)
        try window.expect("Label 2", at: Rect(10, 250, 300, 200))
        #expect(window.root.nextDeadline == nil)
    }

    @Test func aFrameInTheMiddleIsInTheMiddle() throws {
        let (window, loader, _) = try open()
        try loader.loadState("hidden2")
        var places: [Double] = []
        for _ in 0..<20 {
            window.step()
            places.append(try window.frame(of: "Show all").y)
        }
        #expect(places.first == 460 && places.last == 0)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 }, "\(places)")
        #expect(abs(places[9] - 230) < 1, "Half of the way after half of 0.3 s: \(places)")
    }

    @Test func pressingAgainOnTheWayTurnsBack() throws {
        let (window, _, _) = try open()
        try window.tap("Hide")
        let before = try window.frame(of: "Label 2").y
        try window.tap("Show")
        let after = try window.frame(of: "Label 2").y
        #expect(before < 250 && after < 250 && after > 50)
        window.wait(0.5)
        try window.expect("Label 2", at: Rect(10, 250, 300, 200))
    }

    /// Two layouts of the same views, for two orientations; what was done to the views stays.
    @Test func turningTheDeviceSwapsTheLayout() throws {
        let rows = StackLayout(.vertical)
        for index in 0..<40 { rows.add(Label("Row \(index)")).fixedHeight = 30 }
        let list = ScrollView()
        let save = Button("Save")
        let note = TextField(placeholder: "Note")
        list.contentView = LayoutView(rows)
        let portrait = StackLayout(.vertical)
        let landscape = StackLayout(.horizontal)
        let box = LayoutView(portrait)
        box.layoutAnimation = LayoutAnimation(duration: 0.3)
        portrait.add(note.stretch(.horizontal)).fixedHeight = 40
        portrait.add(list.stretch())
        portrait.add(save).fixedSize = Size(320, 60)
        landscape.add(save).fixedSize = Size(120, 320)
        landscape.add(list.stretch())
        landscape.add(note).fixedSize = Size(140, 40)
        let window = try TestWindow(box, size: Size(320, 480))
        window.root.onResize = { size in box.layout = size.width > size.height ? landscape : portrait }
        try window.tap("Note")
        try window.type("half a thought")
        note.selection = 5..<6
        list.contentOffset = Point(0, 240)
        window.step()
        window.resize(Size(480, 320))
        try window.expect("Save", at: Rect(0, 420, 320, 60))
        window.wait(0.15)
        let middle = try window.frame(of: "Save")
        #expect(middle.y > 100 && middle.y < 330 && middle.width > 130 && middle.width < 310, "\(middle)")
        window.wait(0.3)
        try window.expect("Save", at: Rect(0, 0, 120, 320))
        try window.expect("Note", at: Rect(340, 140, 140, 40))
        #expect(window.root.focusedView === note && note.text == "half a thought" && note.selection == 5..<6)
        #expect(list.contentOffset.y == 240)
        try window.type("the")
        #expect(note.text == "half the thought")
        // And back, in the middle of the way.
        window.resize(Size(320, 480))
        window.wait(0.1)
        window.resize(Size(480, 320))
        window.resize(Size(320, 480))
        try window.settle()
        try window.expect("Save", at: Rect(0, 420, 320, 60))
        #expect(window.root.focusedView === note && list.contentOffset.y == 240)
    }
}
