// Made by `tatami generate swift now-playing.nui`; changes are lost when it is made anew.
import Tatami

/// The objects and states of `now-playing.nui`.
final class NowPlaying {
    let loader: NUILoader
    /// `:id = root`, `now-playing.nui:12`
    let root: LayoutView
    /// `:id = close`, `now-playing.nui:20`
    let close: LayoutItem
    /// `:id = menu`, `now-playing.nui:23`
    let menu: LayoutItem
    /// `:id = source`, `now-playing.nui:26`
    let source: LayoutItem
    /// `:id = art`, `now-playing.nui:35`
    let art: LayoutItem
    /// `:id = badge`, `now-playing.nui:42`
    let badge: LayoutItem
    /// `:id = heart`, `now-playing.nui:51`
    let heart: LayoutItem
    /// `:id = title`, `now-playing.nui:54`
    let title: LayoutItem
    /// `:id = artist`, `now-playing.nui:61`
    let artist: LayoutItem
    /// `:id = track`, `now-playing.nui:70`
    let track: LayoutItem
    /// `:id = heard`, `now-playing.nui:74`
    let heard: LayoutItem
    /// `:id = knob`, `now-playing.nui:78`
    let knob: LayoutItem
    /// `:id = play`, `now-playing.nui:95`
    let play: LayoutItem
    /// `:id = back`, `now-playing.nui:105`
    let back: LayoutItem
    /// `:id = next`, `now-playing.nui:108`
    let next: LayoutItem

    /// Loads the file into the loader's root, and finds its objects.
    ///
    /// - Throws: what is wrong with the file.
    init(_ loader: NUILoader, file: String) throws(NUILoadError) {
        try loader.load(file: file)
        self.loader = loader
        self.root = try loader.require(id: "root")
        self.close = try loader.require(id: "close")
        self.menu = try loader.require(id: "menu")
        self.source = try loader.require(id: "source")
        self.art = try loader.require(id: "art")
        self.badge = try loader.require(id: "badge")
        self.heart = try loader.require(id: "heart")
        self.title = try loader.require(id: "title")
        self.artist = try loader.require(id: "artist")
        self.track = try loader.require(id: "track")
        self.heard = try loader.require(id: "heard")
        self.knob = try loader.require(id: "knob")
        self.play = try loader.require(id: "play")
        self.back = try loader.require(id: "back")
        self.next = try loader.require(id: "next")
    }
}
