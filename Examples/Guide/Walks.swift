import Tatami

/// A list with a row for each walk. `walk.nui` describes one row.
public func list(of walks: [(name: String, length: Double)], row file: String) throws -> LayoutView {
    let list = VStack(spacing: 4)
    for walk in walks {
        let loader = NUILoader(root: Screen())
        try loader.load(file: file)
        let (name, length): (Label, Label) = (try loader.require(id: "name"), try loader.require(id: "length"))
        name.text = walk.name
        length.text = "\(walk.length) km"
        list.add(try loader.require(id: "row", as: LayoutView.self)).horizontalAlignment = .stretch
    }
    return LayoutView(list)
}
