import Tatami
import TatamiCommand
import TatamiLive
import TatamiWindow

/// One live file, or several with a list of their names beside them.
@MainActor final class Album {
    let view: View
    private let lives: [LiveFile]
    private let stage = LayoutView(OverlayLayout())
    private var buttons: [Button] = []
    private var shown = 0

    init(_ lives: [LiveFile]) {
        self.lives = lives
        guard lives.count > 1 else {
            view = lives[0].view
            return
        }
        let list = StackLayout(.vertical, spacing: 4, padding: 8)
        let scroll = ScrollView()
        let row = StackLayout(.horizontal)
        list.horizontalAlignment = .stretch
        let box = LayoutView(row)
        view = box
        for (index, live) in lives.enumerated() {
            let name = live.path.split(separator: "/").last.map(String.init) ?? live.path
            let button = Button(name.hasSuffix(".nui") ? String(name.dropLast(4)) : name)
            button.font = Font(size: 13)
            button.on { [weak self] _ in self?.show(index) }
            list.add(button)
            buttons.append(button)
        }
        let content = LayoutView(list)
        scroll.contentView = content
        scroll.contentLayoutItem.horizontalAlignment = .stretch
        row.add(scroll.stretch(.vertical)).fixedWidth = listWidth
        row.add(stage.stretch())
        show(0)
    }

    var listWidth: Double { lives.count > 1 ? 170 : 0 }
    var title: String { lives.count > 1 ? "Tatami" : Application.name(ofFile: lives[0].path) }

    private func show(_ index: Int) {
        shown = index
        for (number, button) in buttons.enumerated() { button.selected = number == index }
        stage.layout?.removeAll()
        stage.layout?.add(lives[index].view.stretch())
    }

    /// Forwards actions and handles the keys of the tool. The window keeps the album alive.
    func follow(_ window: Window) {
        window.root.onAction = { action, view in self.perform(action, view) }
        for live in lives { window.root.add(live) }
        window.onUnusedKey = { event in
            guard event.isDown, event.key == .character("r"), event.modifiers == .control || event.modifiers == .command else {
                return false
            }
            self.lives[self.shown].load(isReset: true)
            return true
        }
    }

    private func perform(_ action: Action, _ view: View) {
        guard let loader = lives[shown].loader else { return }
        let isDone = loader.perform(action, sender: view)
        if isDone || action.selector.isEmpty { return }
        let place = action.target.map { " of \($0)" } ?? ""
        // The reader of the log may be gone. The window stays open, and the exit code reports the error.
        try? Output.line("action \(action.selector)\(place), sent by \(loader.name(of: view) ?? "a \(Swift.type(of: view))")")
    }
}
