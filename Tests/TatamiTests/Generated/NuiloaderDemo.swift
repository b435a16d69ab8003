// Made by `tatami generate swift nuiloader-demo.nui`; changes are lost when it is made anew.
import Tatami

/// The objects and states of `nuiloader-demo.nui`.
final class NuiloaderDemo {
    /// The states of the file.
    enum State: String, CaseIterable, Sendable {
        /// `nuiloader-demo.nui:4`
        case hidden
        /// `nuiloader-demo.nui:8`
        case shown
        /// `nuiloader-demo.nui:12`
        case hidden2
        /// `nuiloader-demo.nui:16`
        case shown2
    }

    let loader: NUILoader
    /// `:id = block_item`, `nuiloader-demo.nui:37`
    let block_item: LayoutItem
    /// `:id = label_item`, `nuiloader-demo.nui:42`
    let label_item: LayoutItem
    /// `:id = label`, `nuiloader-demo.nui:43`
    let label: Label
    /// `:id = button`, `nuiloader-demo.nui:50`
    let button: Button
    /// `:id = label2`, `nuiloader-demo.nui:59`
    let label2: Label
    /// `:id = button2`, `nuiloader-demo.nui:71`
    let button2: Button
    /// `:property = layoutView`, `nuiloader-demo.nui:30`
    let layoutView: LayoutView

    /// Loads the file into the loader's root, and finds its objects.
    ///
    /// - Throws: what is wrong with the file.
    init(_ loader: NUILoader, file: String) throws(NUILoadError) {
        try loader.load(file: file)
        self.loader = loader
        self.block_item = try loader.require(id: "block_item")
        self.label_item = try loader.require(id: "label_item")
        self.label = try loader.require(id: "label")
        self.button = try loader.require(id: "button")
        self.label2 = try loader.require(id: "label2")
        self.button2 = try loader.require(id: "button2")
        self.layoutView = try loader.require(outlet: "layoutView")
    }

    /// Applies a state; what it changes stays until another changes it.
    func apply(_ state: State) throws(NUILoadError) { try loader.loadState(state.rawValue) }
}
