import CSDL2
import Foundation
import Tatami
import TatamiAccessibility
import TatamiWindow

// Windows for Scripts/window-check, which write down what reaches them: two of them, or by "WindowProbe edit" one with fields.

/// Writes at once: the checks read it while the program runs.
func tell(_ text: String) {
    print(text)
    fflush(nil)
}

final class KeyReader: View {
    override var canBecomeFocused: Bool { true }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard event.key == .character("a") else { return false }
        tell(event.isRepeat ? "again a" : "down a")
        return true
    }
}

if CommandLine.arguments.dropFirst().first == "edit" {
    try EditProbe().run()
    exit(0)
}

let reader = KeyReader()
let application = Application.shared
let first = try Window(reader, title: "first probe", size: Size(200, 100))
let second = try Window(Button("Alone"), title: "second probe", size: Size(200, 100))
first.root.focusSoon(reader)
first.onUnusedKey = { event in
    if event.isDown, event.key == .character("c") { tell("clipboard: \(application.clipboard ?? "nothing")") }
    return true
}
first.onFileDrop = { path in tell("dropped \(path)") }
var mayClose = false
second.shouldClose = {
    tell(mayClose ? "second closes" : "second refuses")
    defer { mayClose = true }
    return mayClose
}
application.publishAccessibility()
application.clipboard = "Größe ✓"

// No tool drops files on a screen without a file manager; SDL does not tell this event from a real one.
var drop = SDL_Event()
drop.drop.type = SDL_DROPFILE.rawValue
drop.drop.windowID = first.number
drop.drop.file = SDL_strdup("/tmp/über.nui")
SDL_PushEvent(&drop)
// As after each real drop.
var dropEnd = SDL_Event()
dropEnd.drop.type = SDL_DROPCOMPLETE.rawValue
dropEnd.drop.windowID = first.number
SDL_PushEvent(&dropEnd)

Task {
    for round in 1...3 {
        try? await Task.sleep(for: .milliseconds(50))
        tell("task \(round)")
    }
    DispatchQueue.main.async { tell("block of the main queue") }
}
Task.detached { await MainActor.run { tell("from another thread") } }

application.run()
tell("\(application.openWindows.count) windows are left")
