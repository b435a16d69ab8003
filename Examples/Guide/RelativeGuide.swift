import Tatami

/// Everything says what it stands beside. The order of the lines only matters for drawing: the badge lies over the picture.
public func relativeGuide() -> LayoutView {
    let art = chip("art", .amber)
    let title = chip("title")
    let artist = chip("half as wide", .green)
    let badge = chip("badge", .rose)
    let foot = chip("0.6 of the area, centred", .green)
    return paper(
        Relative(padding: 12) {
            foot.width(.ratio(0.6)).height(.fixed(30)).bottom(.parent(0))
            art.left(.parent(0)).top(.parent(0)).width(.fixed(110)).height(.fixed(100))
            title.left(.adjacent(art, distance: 12)).right(.parent(0)).top(.fit(art)).height(.fixed(40))
            artist.left(.fit(title)).width(.ratio(0.5, of: title)).top(.adjacent(title, distance: 8)).bottom(.fit(art))
            badge.right(.fit(art, distance: -8)).width(.fixed(60)).bottom(.fit(art, distance: -8)).height(.fixed(26))
        })
}
