// Made by `tatami generate swift start-screen.nui`; changes are lost when it is made anew.
import Tatami

/// The objects and states of `start-screen.nui`.
final class StartScreen {
    /// The states of the file.
    enum State: String, CaseIterable, Sendable {
        /// `start-screen.nui:18`
        case all
    }

    let loader: NUILoader
    /// `:id = root`, `start-screen.nui:23`
    let root: LayoutView
    /// `:id = tiles`, `start-screen.nui:34`
    let tiles: TileLayout
    /// `:id = today`, `start-screen.nui:40`
    let today: LayoutItem
    /// `:id = media`, `start-screen.nui:91`
    let media: LayoutItem
    /// `:id = tools`, `start-screen.nui:141`
    let tools: LayoutItem
    /// `:id = tools_name`, `start-screen.nui:143`
    let tools_name: Label

    /// Loads the file into the loader's root, and finds its objects.
    ///
    /// - Throws: what is wrong with the file.
    init(_ loader: NUILoader, file: String) throws(NUILoadError) {
        try loader.load(file: file)
        self.loader = loader
        self.root = try loader.require(id: "root")
        self.tiles = try loader.require(id: "tiles")
        self.today = try loader.require(id: "today")
        self.media = try loader.require(id: "media")
        self.tools = try loader.require(id: "tools")
        self.tools_name = try loader.require(id: "tools_name")
    }

    /// Applies a state; what it changes stays until another changes it.
    func apply(_ state: State) throws(NUILoadError) { try loader.loadState(state.rawValue) }
}
