import TatamiGeometry
import TatamiLayout
import TestSupport

/// Which layouts random trees are made of.
struct SketchKinds: OptionSet {
    let rawValue: Int
    static let aspect = SketchKinds(rawValue: 1)
    static let custom = SketchKinds(rawValue: 2)
    /// Flows in columns; those in rows are plain.
    static let columns = SketchKinds(rawValue: 4)
    /// Lengths that are fractions of the room in the container.
    static let fractions = SketchKinds(rawValue: 8)
    /// Reading directions of single nodes.
    static let directions = SketchKinds(rawValue: 16)
    static let plain: SketchKinds = []
    /// What the reference knows.
    static let known: SketchKinds = [.aspect, .columns, .fractions, .directions]
    static let everything: SketchKinds = [.aspect, .custom, .columns, .fractions, .directions]
}

/// Random trees and what they are made of. All of it comes from the generator, so a seed tells the whole tree.
struct SketchMaker {
    let kinds: SketchKinds

    /// A tree of about `count` nodes whose root is a container.
    func tree(_ count: Int, _ random: inout Seeded) -> Sketch {
        let root = Sketch(container(&random), item(&random))
        root.item.visibility = .visible
        var containers = [root]
        for _ in 1..<max(2, count) {
            let parent = random.oneIn(2) ? containers[containers.count - 1] : random.pick(containers)
            let child = random.oneIn(3) ? Sketch(container(&random), item(&random)) : Sketch(leaf(&random), item(&random))
            if child.isInColumns, random.oneIn(2) { child.item.fixedHeight = random.length(200) }
            if kinds.contains(.directions), random.oneIn(6) { child.direction = random.pick([.leftToRight, .rightToLeft]) }
            child.data = random.oneIn(8) ? Double(random.below(20)) : nil
            parent.insert(child, at: random.below(parent.children.count + 1))
            if child.isContainer { containers.append(child) }
        }
        for container in containers { giveRules(to: container, &random) }
        return root
    }

    func leaf(_ random: inout Seeded) -> Sketch.Content {
        if random.oneIn(2) { return .fixed(Size(random.length(80), random.length(40))) }
        let width = random.length(200)
        return .text(
            WrapText(
                width, lineHeight: 10 + random.length(10), minimum: min(width, random.length(60)),
                baseline: random.oneIn(2) ? random.length(10) : nil))
    }

    func container(_ random: inout Seeded) -> Sketch.Content {
        switch random.below(16) {
        case 0, 1: return .overlay(overlay(&random))
        case 2: return .scroll(scroll(&random))
        case 3: return random.oneIn(2) ? .absolute(box(&random)) : .stack(stack(&random))
        case 4 where kinds.contains(.custom): return .wrappingRows(box(&random))
        case 5 where kinds.contains(.custom): return .staircase(box(&random))
        case 11, 12: return .relative(relative(&random))
        case 6, 7: return .flow(flow(&random))
        case 8: return .tiles(tiles(&random))
        case 9, 10: return .grid(grid(&random))
        default: return .stack(stack(&random))
        }
    }

    private func relative(_ random: inout Seeded) -> RelativeStyle {
        var style = RelativeStyle()
        style.box = box(&random)
        return style
    }

    private func tiles(_ random: inout Seeded) -> TileStyle {
        var style = TileStyle()
        style.box = box(&random)
        style.axis = random.pick(Axis.allCases)
        style.tileSize = Size(random.length(40), random.length(30))
        style.tilesAcross = 1 + random.below(6)
        if random.oneIn(2) { (style.horizontalSpacing, style.verticalSpacing) = (random.length(9), random.length(9)) }
        if random.oneIn(8) { style.horizontalSpacing = -random.length(50) }
        return style
    }

    func stack(_ random: inout Seeded) -> StackStyle {
        var style = StackStyle(random.oneIn(2) ? .horizontal : .vertical)
        style.box = box(&random)
        if random.oneIn(2) { style.spacing = random.oneIn(6) ? -random.length(5) : random.length(12) }
        if random.oneIn(3) { style.distribution = random.pick(Distribution.allCases) }
        if random.oneIn(12) { style.mainLength = random.length(300) }
        if random.oneIn(12) { style.crossLength = random.length(150) }
        return style
    }

    private func flow(_ random: inout Seeded) -> FlowStyle {
        var style = FlowStyle(kinds.contains(.columns) && random.oneIn(2) ? .vertical : .horizontal)
        style.box = box(&random)
        if random.oneIn(2) { style.horizontalSpacing = random.oneIn(6) ? -random.length(5) : random.length(12) }
        if random.oneIn(2) { style.verticalSpacing = random.oneIn(6) ? -random.length(5) : random.length(12) }
        if random.oneIn(2) { style.distribution = random.pick(Distribution.allCases) }
        if random.oneIn(2) { style.lineDistribution = random.pick(Distribution.allCases) }
        return style
    }

    private func overlay(_ random: inout Seeded) -> OverlayStyle {
        var style = OverlayStyle()
        style.box = box(&random)
        let modes: [OverlayMode] = kinds.contains(.aspect) ? OverlayMode.allCases : [.normal, .normal, .fill]
        style.contentMode = random.pick(modes)
        return style
    }

    private func scroll(_ random: inout Seeded) -> ScrollStyle {
        var style = ScrollStyle(random.pick([.vertical, .horizontal, .both, AxisSet()]))
        style.box = box(&random)
        return style
    }

    func box(_ random: inout Seeded) -> BoxStyle {
        var style = BoxStyle()
        if random.oneIn(3) {
            style.padding = Insets(
                top: random.length(8), leading: random.length(8), bottom: random.length(8), trailing: random.length(8))
        }
        if random.oneIn(20) { style.padding.top = -3 }
        if random.oneIn(2) { style.horizontalAlignment = random.pick(HorizontalAlignment.allCases) }
        if random.oneIn(2) { style.verticalAlignment = random.pick(VerticalAlignment.allCases) }
        return style
    }

    func item(_ random: inout Seeded) -> ItemStyle {
        var item = ItemStyle()
        item.horizontal = axisItem(&random, 200)
        item.vertical = axisItem(&random, 100)
        if random.oneIn(2) { item.horizontalAlignment = random.pick(HorizontalAlignment.allCases) }
        if random.oneIn(2) { item.verticalAlignment = random.pick(VerticalAlignment.allCases) }
        if random.oneIn(8) { item.offset = Point(random.length(20) - 10, random.length(20) - 10) }
        if random.oneIn(8) { item.spacingBefore = random.length(10) - 4 }
        if random.oneIn(8) { item.spacingAfter = random.length(10) - 4 }
        if random.oneIn(12) { item.aspectRatio = 0.25 * Double(1 + random.below(12)) }
        if random.oneIn(3) { item.cell = cell(&random) }
        if random.oneIn(8) { item.visibility = random.pick([.hidden, .collapsed, .collapsed]) }
        return item
    }

    private func axisItem(_ random: inout Seeded, _ limit: Int) -> AxisItem {
        var item = AxisItem()
        if random.oneIn(4) { item.minimum = random.length(limit / 2) }
        if random.oneIn(4) { item.maximum = random.length(limit) }
        if random.oneIn(8) { item.fixed = random.length(limit) }
        if kinds.contains(.fractions), random.oneIn(6) {
            let fraction = random.pick([0, 0.25, 1.0 / 3, 0.5, 0.5, 0.75, 1, 1.25])
            switch random.below(3) {
            case 0: item.fractions.minimum = fraction
            case 1: item.fractions.maximum = fraction
            default: item.fractions.fixed = fraction
            }
        }
        if random.oneIn(8) { item.adjustment = random.length(30) - 15 }
        if random.oneIn(12) { item.ignoresContent = true }
        if random.oneIn(4) { item.stretch = random.pick([0.5, 1, 1, 2, 3, 0.1]) }
        if random.oneIn(4) { item.marginStart = random.length(10) - (random.oneIn(5) ? 8 : 0) }
        if random.oneIn(4) { item.marginEnd = random.length(10) }
        return item
    }

    /// A length for the root; nil = unbounded.
    func rootLength(_ random: inout Seeded) -> Double? { random.oneIn(4) ? nil : random.length(600) }
}
