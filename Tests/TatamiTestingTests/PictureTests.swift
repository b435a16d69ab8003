import Foundation
import Tatami
import TatamiTesting
import Testing

/// Pictures of windows beside those that are kept.
@Suite struct PictureTests {
    private func window(_ title: String) throws -> TestWindow {
        let button = Button(title)
        let layout = StackLayout(.vertical, padding: 12)
        layout.add(button)
        let view = LayoutView(layout)
        view.backgroundColor = .white
        return try TestWindow(view, size: Size(160, 70), scale: 2)
    }

    @Test func aPictureIsComparedWithTheOneThatIsKept() throws {
        let window = try window("Save")
        window.key(.tab)
        try window.expectPicture("focused-button")
        guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != "1" else { return }
        let other = try self.window("Sane")
        other.key(.tab)
        let failure = #expect(throws: TestFailure.self) { try other.expectPicture("focused-button") }
        #expect(failure?.description.contains("pixels differ") == true)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-goldens")
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("focused-button-difference.png").path))
        #expect(throws: TestFailure.self) { try other.expectPicture("no-such-picture") }
        other.resize(Size(100, 70))
        #expect(throws: TestFailure.self) { try other.expectPicture("focused-button") }
    }
}
