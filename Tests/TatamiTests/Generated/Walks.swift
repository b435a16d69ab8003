// Made by `tatami generate swift walks.nui`; changes are lost when it is made anew.
import Tatami

/// The objects and states of `walks.nui`.
final class Walks {
    /// The states of the file.
    enum State: String, CaseIterable, Sendable {
        /// `walks.nui:72`
        case brief
        /// `walks.nui:76`
        case full
    }

    let loader: NUILoader
    /// `:id = lake.head`, `walks.nui:53`
    let lakeHead: Label
    /// `:id = ridge.head`, `walks.nui:53`
    let ridgeHead: Label
    /// `:id = town.head`, `walks.nui:53`
    let townHead: Label
    /// `:id = lake.detail`, `walks.nui:57`
    let lakeDetail: LayoutItem
    /// `:id = ridge.detail`, `walks.nui:57`
    let ridgeDetail: LayoutItem
    /// `:id = town.detail`, `walks.nui:57`
    let townDetail: LayoutItem
    /// `:id = root`, `walks.nui:81`
    let root: LayoutView
    /// `:id = head`, `walks.nui:91`
    let head: Label
    /// `:id = lake`, `walks.nui:95`
    let lake: LayoutView
    /// `:id = ridge`, `walks.nui:98`
    let ridge: LayoutView
    /// `:id = town`, `walks.nui:102`
    let town: LayoutView

    /// Loads the file into the loader's root, and finds its objects.
    ///
    /// - Throws: what is wrong with the file.
    init(_ loader: NUILoader, file: String) throws(NUILoadError) {
        try loader.load(file: file)
        self.loader = loader
        self.lakeHead = try loader.require(id: "lake.head")
        self.ridgeHead = try loader.require(id: "ridge.head")
        self.townHead = try loader.require(id: "town.head")
        self.lakeDetail = try loader.require(id: "lake.detail")
        self.ridgeDetail = try loader.require(id: "ridge.detail")
        self.townDetail = try loader.require(id: "town.detail")
        self.root = try loader.require(id: "root")
        self.head = try loader.require(id: "head")
        self.lake = try loader.require(id: "lake")
        self.ridge = try loader.require(id: "ridge")
        self.town = try loader.require(id: "town")
    }

    /// Applies a state; what it changes stays until another changes it.
    func apply(_ state: State) throws(NUILoadError) { try loader.loadState(state.rawValue) }
}
