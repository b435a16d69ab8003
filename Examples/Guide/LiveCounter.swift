import Tatami
import TatamiLive

/// The file of a counter on the screen.
public func liveCounter(_ counter: Counter, file: String, watcher: FileWatcher) -> LiveFile {
    let live = LiveFile(file, watcher: watcher) { NUILoader(root: counter, schema: Counter.interface) }
    live.report = { findings in print(findings) }
    live.load()
    return live
}
