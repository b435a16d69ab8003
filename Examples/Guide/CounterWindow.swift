import Tatami
import TatamiLive
import TatamiWindow

/// Opens a window that follows its file.
@MainActor public func openCounter(file: String) throws -> Window {
    let live = liveCounter(Counter(), file: file, watcher: FileWatcher(onChange: Application.wake))
    let window = try Window(live.view, title: "Counter", size: Size(260, 80))
    window.root.onAction = { action, sender in live.loader?.perform(action, sender: sender) }
    Application.shared.everyTurn { live.reloadIfChanged() }
    return window
}
