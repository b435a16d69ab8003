import TatamiGeometry
import TatamiLayout
import TestSupport

extension SketchMaker {
    func grid(_ random: inout Seeded) -> GridStyle {
        var style = GridStyle()
        style.box = box(&random)
        for axis in Axis.allCases { style[axis] = gridAxis(&random) }
        if random.oneIn(3) { style[random.pick(Axis.allCases)].limit = random.below(4) }
        if random.oneIn(2) { style.insertion = random.pick(GridInsertion.allCases) }
        if random.oneIn(6) { style.paddingWeights = Insets(top: 1, leading: random.pick([0, 1, 0.5]), trailing: random.pick([0, 2])) }
        return style
    }

    private func gridAxis(_ random: inout Seeded) -> GridAxis {
        var axis = GridAxis()
        axis.tracks = (0..<random.below(5)).map { _ in track(&random) }
        if random.oneIn(4) { axis.beyond = track(&random) }
        axis.isUniform = random.oneIn(6)
        if random.oneIn(2) { axis.spacing = spacing(&random) }
        if random.oneIn(6) { axis.spacings = (0..<random.below(4)).map { _ in spacing(&random) } }
        if random.oneIn(3) { axis.distribution = random.pick(Distribution.allCases) }
        return axis
    }

    private func track(_ random: inout Seeded) -> Track {
        let size: Track.Size
        switch random.below(6) {
        case 0: size = .fixed(random.length(80))
        case 1, 2: size = .weight(random.pick([0, 1, 1, 2, 0.5, 0.1]))
        default: size = .auto(priority: random.oneIn(3) ? random.below(4) - 1 : 0)
        }
        return Track(
            size, min: random.oneIn(5) ? random.length(60) : 0, max: random.oneIn(5) ? random.length(120) : nil,
            stretch: random.oneIn(6) ? random.pick([1, 2, 0.5]) : 0)
    }

    private func spacing(_ random: inout Seeded) -> GridSpacing {
        .fixed(random.oneIn(8) ? -random.length(5) : random.length(12), weight: random.oneIn(5) ? random.pick([1, 0.5]) : 0)
    }

    func cell(_ random: inout Seeded) -> CellPlace {
        var cell = CellPlace()
        if random.oneIn(2) { cell.column = random.below(5) }
        if random.oneIn(2) { cell.row = random.below(5) }
        if random.oneIn(2) { cell.columnSpan = 1 + random.below(4) }
        if random.oneIn(2) { cell.rowSpan = 1 + random.below(4) }
        cell.isSeparator = random.oneIn(10)
        if random.oneIn(30) { cell.columnSpan = 9 + random.below(9) }
        return cell
    }
}
