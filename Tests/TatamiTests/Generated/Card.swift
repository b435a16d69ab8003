// Made by `tatami generate swift card.nui`; changes are lost when it is made anew.
import Tatami

/// The objects and states of `card.nui`.
final class Card {
    let loader: NUILoader
    /// `:id = root`, `card.nui:12`
    let root: LayoutView
    /// `:id = title`, `card.nui:20`
    let title: Label
    /// `:id = subtitle`, `card.nui:24`
    let subtitle: Label

    /// Loads the file into the loader's root, and finds its objects.
    ///
    /// - Throws: what is wrong with the file.
    init(_ loader: NUILoader, file: String) throws(NUILoadError) {
        try loader.load(file: file)
        self.loader = loader
        self.root = try loader.require(id: "root")
        self.title = try loader.require(id: "title")
        self.subtitle = try loader.require(id: "subtitle")
    }
}
