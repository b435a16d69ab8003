import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// Whatever number a setter is given, frames are finite and no size is negative; what was mended is told with its node.
@Suite struct HarmlessNumbersTests {
    static let numbers: [Double] = [
        0, -0.0, 1e-30, .leastNonzeroMagnitude, 1, -1, 0.1, 1e7, 1e8, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        37.5,
    ]

    /// P1, with numbers as outside may send them. (That no pass traps and all is finite holds of every random test besides.)
    @Test func randomTreesOfWildNumbersStayFinite() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(3000) {
            var random = Seeded(seed &+ 40_000)
            let sketch = maker.tree(1 + random.below(12), &random)
            for node in sketch.all { node.spoil(&random) }
            let tree = LayoutTree()
            let built = sketch.build(in: tree)
            tree.layout(built[0].1, width: random.pick(Self.numbers), height: random.pick(Self.numbers))
            for (_, id) in built {
                let frame = tree.exactFrame(of: id)
                let snapped = tree.frame(of: id, scale: random.pick(Self.numbers))
                let numbers = [frame.x, frame.y, frame.width, frame.height, snapped.x, snapped.width, tree.baseline(of: id)]
                #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed): \(frame)")
                #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed): \(frame)")
            }
            #expect(!tree.dump(built[0].1).contains("nan"))
        }
    }

    /// Every pair of wild numbers for every pair of properties of one child.
    @Test func pairsOfWildNumbersStayFinite() {
        let setters: [(inout ItemStyle, Double) -> Void] = [
            { $0.minWidth = $1 }, { $0.maxWidth = $1 }, { $0.fixedWidth = $1 }, { $0.widthAdjustment = $1 },
            { $0.horizontalStretch = $1 }, { $0.margin.leading = $1 }, { $0.margin.trailing = $1 }, { $0.aspectRatio = $1 },
            { $0.fixedHeight = $1 }, { $0.offset.x = $1 }, { $0.spacingAfter = $1 },
        ]
        for first in setters.indices {
            for second in setters.indices where second > first {
                for a in Self.numbers {
                    for b in Self.numbers {
                        let child = Example.size(10, 10) {
                            setters[first](&$0, a)
                            setters[second](&$0, b)
                        }
                        let laid = LaidOut(.horizontal(child, .size(3, 3) { $0.horizontalStretch = 1 }), 100, 50)
                        let isFine = laid.frames.allSatisfy { $0.x.isFinite && $0.width.isFinite && $0.width >= 0 && $0.height >= 0 }
                        #expect(isFine, "setters \(first) and \(second), \(a) and \(b): \(laid.frames)")
                    }
                }
            }
        }
    }

    @Test func mendedNumbersAreToldWithTheirNode() {
        let tree = LayoutTree()
        var item = ItemStyle()
        item.minWidth = .nan
        let root = tree.add(.stack(.vertical, spacing: .infinity))
        #expect(tree.diagnostics.map(\.node) == [root])
        let padded = tree.add(.overlay(padding: Insets(.nan)), to: root)
        let leaf = tree.add(.fixed(Size(-1, 5)), to: root)
        let other = tree.add(.fixed(Size(1, 5)), item, to: root)
        let measured = tree.add(.measured(by: Pref(.nan, 7)), to: root)
        #expect(tree.diagnostics.map(\.node) == [root, padded, leaf, other])
        tree.layout(root, width: -.infinity)
        #expect(Set(tree.diagnostics.dropFirst(4).map(\.node)) == [root, measured])
        #expect(tree.item(of: other).minWidth == 0)
        tree.clearDiagnostics()
        tree.update(other) { $0.minWidth = 12 }
        tree.layout(root, width: 10)
        #expect(tree.diagnostics.isEmpty)
        tree.update(other) { $0.aspectRatio = 0 }
        #expect(tree.diagnostics.map(\.node) == [other] && tree.diagnostics[0].message.contains("corrected"))
    }

    @Test func atMostAThousandAreKept() {
        let tree = LayoutTree()
        for _ in 0..<1500 { tree.add(.fixed(Size(.nan, 0))) }
        #expect(tree.diagnostics.count == 1000)
    }
}

extension Sketch {
    /// Puts wild numbers in some places.
    fileprivate func spoil(_ random: inout Seeded) {
        func wild(_ number: inout Double) { if random.oneIn(3) { number = random.pick(HarmlessNumbersTests.numbers) } }
        func maybe(_ number: inout Double?) { if random.oneIn(6) { number = random.pick(HarmlessNumbersTests.numbers) } }
        for axis in Axis.allCases {
            wild(&item[axis].minimum)
            maybe(&item[axis].maximum)
            maybe(&item[axis].fixed)
            wild(&item[axis].adjustment)
            wild(&item[axis].stretch)
            wild(&item[axis].marginStart)
            wild(&item[axis].marginEnd)
            wild(&item.offset[axis])
        }
        maybe(&item.aspectRatio)
        wild(&item.spacingBefore)
        wild(&item.spacingAfter)
        for axis in Axis.allCases {
            guard random.oneIn(2), rules != nil else { continue }
            switch random.below(4) {
            case 0: rules?[axis].start = .parent(random.pick(HarmlessNumbersTests.numbers))
            case 1: rules?[axis].length = .fixed(random.pick(HarmlessNumbersTests.numbers))
            case 2: rules?[axis].length = .ratio(random.pick(HarmlessNumbersTests.numbers), of: nil)
            default: rules?[axis].end = .adjacent(name, distance: random.pick(HarmlessNumbersTests.numbers))
            }
        }
        switch content {
        case .fixed(var size):
            wild(&size.width)
            wild(&size.height)
            content = .fixed(size)
        case .text(let text):
            wild(&text.width)
            wild(&text.minimum)
            wild(&text.lineHeight)
            maybe(&text.baseline)
        case .stack(var style):
            wild(&style.spacing)
            maybe(&style.mainLength)
            maybe(&style.crossLength)
            for edge in Edge.allCases { wild(&style.box.padding[edge]) }
            content = .stack(style)
        case .overlay(var style):
            for edge in Edge.allCases { wild(&style.box.padding[edge]) }
            content = .overlay(style)
        case .flow(var style):
            wild(&style.horizontalSpacing)
            wild(&style.verticalSpacing)
            for edge in Edge.allCases { wild(&style.box.padding[edge]) }
            content = .flow(style)
        case .grid(var style):
            for edge in Edge.allCases {
                wild(&style.box.padding[edge])
                wild(&style.paddingWeights[edge])
            }
            for axis in Axis.allCases { style[axis].spoil(&random) }
            content = .grid(style)
        case .tiles(var style):
            wild(&style.tileSize.width)
            wild(&style.tileSize.height)
            wild(&style.horizontalSpacing)
            wild(&style.verticalSpacing)
            if random.oneIn(2) { style.tilesAcross = random.pick([0, -1, 3, 10_001, .max, .min]) }
            content = .tiles(style)
        default: break
        }
        if random.oneIn(20) { item.cell.column = random.pick([-1, 9_999, .max, .min]) }
        if random.oneIn(20) { item.cell.rowSpan = random.pick([-1, 0, 10_001, .max, .min]) }
    }
}

extension GridAxis {
    fileprivate mutating func spoil(_ random: inout Seeded) {
        func wild(_ number: inout Double) { if random.oneIn(3) { number = random.pick(HarmlessNumbersTests.numbers) } }
        for index in tracks.indices {
            wild(&tracks[index].minimum)
            wild(&tracks[index].stretch)
            if random.oneIn(6) { tracks[index].maximum = random.pick(HarmlessNumbersTests.numbers) }
            switch random.below(6) {
            case 0: tracks[index].size = .auto(priority: random.pick([.min, .max]))
            case 1: tracks[index].size = .fixed(random.pick(HarmlessNumbersTests.numbers))
            case 2: tracks[index].size = .weight(random.pick(HarmlessNumbersTests.numbers))
            default: break
            }
        }
        wild(&spacing.points)
        wild(&spacing.weight)
        if random.oneIn(10) { limit = random.pick([.min, -1, 0, .max]) }
    }
}
