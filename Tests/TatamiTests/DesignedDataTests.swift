import Foundation
import Tatami
import TatamiTesting
import Testing

/// The three examples of the design of data: each is loaded, pictured and changed.
@Suite struct DesignedDataTests {
    private static func window(_ name: String, strings: [String: String] = [:]) throws -> TestWindow {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("DesignedData")
        let loader = NUILoader(root: Screen(), strings: strings)
        let json = [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).json")))
        #expect(try loader.load(file: folder.appendingPathComponent("\(name).nui").path, data: json) == [])
        let window = try TestWindow(try #require(loader.shownView), size: Size(480, 160))
        window.root.add(loader)
        window.root.onAction = { action, sender in loader.perform(action, sender: sender) }
        return window
    }

    @Test func todos() throws {
        let window = try Self.window("todos", strings: ["left.one": "%d is left", "left.other": "%d are left"])
        try window.expectPicture("designed-todos")
        _ = try window.find("1 is left")
        try window.tap("Done")
        _ = try window.find("Undo")
        try window.tap("Open")
        _ = try window.find("All is done")
        #expect(throws: TestFailure.self) { try window.find("Undo") }
        try window.tap("All")
        try window.tap("Undo")
        _ = try window.find("Done")
    }

    @Test func people() throws {
        let window = try Self.window("people")
        try window.expectPicture("designed-people")
        try window.tap(.role(.textField, 1))
        for key in [KeyEvent.Key.end, .backspace, .backspace] { window.key(key) }
        try window.type("x")
        let age = try #require(window.find(.role(.textField, 1)) as? TextField)
        #expect(age.text == "x" && age.textColor == Color(hex: "B3261E"))
        window.key(.backspace)
        try window.type("37")
        #expect(age.textColor == Color(hex: "1A202C"))
        try window.tap(.role(.textField, 0))
        window.key(.end)
        try window.type(" L")
        window.step()
        _ = try window.find("Ada L: no address")
    }

    @Test func tree() throws {
        let window = try Self.window("tree")
        try window.expectPicture("designed-tree")
        #expect(throws: TestFailure.self) { try window.find("Lake, 9 bytes") }
        try window.tap("+")
        _ = try window.find("Lake, 9 bytes")
        try window.tap("Room")
        _ = try window.find("30% of 400 bytes")
        try window.tap("Files")
        _ = try window.find("Lake, 9 bytes")
    }
}
