import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// What must stay the same when the same is asked again, elsewhere, mirrored or larger.
@Suite struct RepetitionTests {
    /// Bits of all frames of a tree laid out in some sizes, one after the other.
    private func frames(_ sketch: Sketch, _ sizes: [(Double?, Double?)], _ direction: LayoutDirection = .leftToRight) -> [Rect] {
        let tree = LayoutTree()
        tree.direction = direction
        let built = sketch.build(in: tree)
        for (width, height) in sizes { tree.layout(built[0].1, width: width, height: height) }
        return built.map { tree.exactFrame(of: $0.1) }
    }

    private func forEachTree(
        _ count: Int, _ kinds: SketchKinds = .everything, _ body: (UInt64, Sketch, (Double?, Double?), (Double?, Double?)) -> Bool
    ) {
        let maker = SketchMaker(kinds: kinds)
        for seed in 0..<UInt64(count) {
            var random = Seeded(seed &+ 77_000)
            let sketch = maker.tree(1 + random.below(30), &random)
            let first = (maker.rootLength(&random), maker.rootLength(&random))
            let second = (maker.rootLength(&random), maker.rootLength(&random))
            guard body(seed, sketch, first, second) else { return }
        }
    }

    private func check(_ isTrue: Bool, _ words: @autoclosure () -> String) -> Bool {
        if !isTrue { Issue.record("\(words())") }
        return isTrue
    }

    /// P2: the same layout twice has the same bits, whatever came between.
    @Test func layoutsAreIdempotent() {
        forEachTree(1000) { seed, sketch, first, second in
            let once = frames(sketch, [first])
            return check(once == frames(sketch, [first, first]), "seed \(seed): twice the same differs")
                && check(once == frames(sketch, [first, second, first]), "seed \(seed): back again differs")
        }
    }

    /// The width in which items are mirrored: that of the content, with the padding, where it is scrolled and wider.
    private func mirroredLength(of parent: NodeID, in tree: LayoutTree) -> Double {
        let width = tree.exactFrame(of: parent).width
        guard let style = tree.content(of: parent).style(ScrollStyle.self), style.axes.contains(.horizontal) else { return width }
        let padding = style.box.padding.leading + style.box.padding.trailing
        let content = tree.contentSize(of: parent).width
        return content > max(0, width - padding) ? content + padding : width
    }

    /// P10: right to left is the mirror image of left to right.
    @Test func rightToLeftMirrorsEverything() {
        forEachTree(1000) { seed, sketch, size, _ in
            for node in sketch.all {
                node.useReadingDirection()
                node.direction = nil
            }
            let tree = LayoutTree()
            let mirror = LayoutTree()
            mirror.direction = .rightToLeft
            let built = sketch.build(in: tree)
            let mirrored = sketch.build(in: mirror)
            tree.layout(built[0].1, width: size.0, height: size.1)
            mirror.layout(mirrored[0].1, width: size.0, height: size.1)
            return zip(built.dropFirst(), mirrored.dropFirst()).allSatisfy { left, right in
                let a = tree.exactFrame(of: left.1)
                let b = mirror.exactFrame(of: right.1)
                guard !left.0.isGone, let parent = tree.parent(of: left.1) else { return true }
                let width = self.mirroredLength(of: parent, in: tree)
                return check(
                    abs(width - a.x - a.width - b.x) <= 1e-9 * max(1, width) && a.width == b.width && a.y == b.y,
                    "seed \(seed): \(a) mirrors to \(b) in \(width)\n\(tree.dump(built[0].1))")
            }
        }
    }

    /// A node's direction mirrors what is in it, down to nodes with one of their own, and moves nothing else.
    @Test func directionsOfNodesMirrorWhatIsInThem() {
        var mirrored = 0
        forEachTree(1000) { seed, sketch, size, _ in
            for node in sketch.all { node.useReadingDirection() }
            let directed = LayoutTree()
            let built = sketch.build(in: directed)
            directed.layout(built[0].1, width: size.0, height: size.1)
            for node in sketch.all { node.direction = nil }
            let plain = LayoutTree()
            let other = sketch.build(in: plain)
            plain.layout(other[0].1, width: size.0, height: size.1)
            return zip(built.dropFirst(), other.dropFirst()).allSatisfy { pair in
                let (a, b) = (directed.exactFrame(of: pair.0.1), plain.exactFrame(of: pair.1.1))
                guard !pair.0.0.isGone, let parent = directed.parent(of: pair.0.1) else { return true }
                let width = self.mirroredLength(of: parent, in: directed)
                let isMirrored = directed.direction(of: parent) == .rightToLeft
                mirrored += isMirrored ? 1 : 0
                let x = isMirrored ? width - b.x - b.width : b.x
                return check(
                    abs(a.x - x) <= 1e-9 * max(1, width) && a.width == b.width && a.y == b.y && a.height == b.height,
                    "seed \(seed): \(a) should be at \(x)\n\(directed.dump(built[0].1))")
            }
        }
        #expect(mirrored > 1000)
    }

    /// P9: where a tree stands does not matter to what is in it.
    @Test func movingTheRootMovesNothingInside() {
        forEachTree(500) { seed, sketch, size, _ in
            // Its height would be definite where it was not before.
            if sketch.isInColumns, size.1 == nil { return true }
            let alone = frames(sketch, [size])
            let tree = LayoutTree()
            let outer = tree.add(.absolute(BoxStyle()))
            let built = sketch.build(in: tree, under: outer)
            tree.update(built[0].1) {
                $0 = ItemStyle()
                $0.offset = Point(1234.5, -77)
                ($0.fixedWidth, $0.fixedHeight) = (alone[0].width, alone[0].height)
            }
            tree.layout(outer)
            let moved = built.map { tree.exactFrame(of: $0.1) }
            return check(moved[0].origin == Point(1234.5, -77), "seed \(seed): the root is not where it was put")
                && check(zip(moved, alone).dropFirst().allSatisfy { $0 == $1 }, "seed \(seed): something inside moved")
        }
    }

    /// P11: scaled by a power of two, every input gives the scaled output exactly.
    @Test(arguments: [2.0, 0.5, 8])
    func scalingAllNumbersScalesAllFrames(factor: Double) {
        var tooLarge = 0
        forEachTree(600, .known) { seed, sketch, size, _ in
            let plain = frames(sketch, [size])
            // Chains of relative rules may double a length with each item, up to the largest one.
            if plain.contains(where: { max(abs($0.x), abs($0.y), $0.width, $0.height) * factor > Numbers.limit / 4 }) {
                tooLarge += 1
                return true
            }
            for node in sketch.all { node.scale(by: factor) }
            let scaled = frames(sketch, [(size.0.map { $0 * factor }, size.1.map { $0 * factor })])
            let same = zip(plain, scaled).allSatisfy {
                $0.x * factor == $1.x && $0.y * factor == $1.y && $0.width * factor == $1.width && $0.height * factor == $1.height
            }
            return check(same, "seed \(seed), factor \(factor)")
        }
        #expect(tooLarge < 6)
    }

    /// P12: items that are all the same may change places, and nobody sees it.
    @Test func equalItemsChangePlacesUnseen() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(1500) {
            var random = Seeded(seed &+ 88_000)
            let root = Sketch(maker.container(&random))
            let content = maker.leaf(&random)
            var item = maker.item(&random)
            item.cell = CellPlace()
            for index in 0..<(2 + random.below(8)) { root.insert(Sketch(content, item), at: index) }
            let tree = LayoutTree()
            let built = root.build(in: tree)
            let width = maker.rootLength(&random)
            let height = maker.rootLength(&random)
            func frames() -> [Rect] {
                tree.layout(built[0].1, width: width, height: height)
                return tree.children(of: built[0].1).map { tree.exactFrame(of: $0) }
            }
            let before = frames()
            let moved = random.pick(Array(built.dropFirst())).1
            let sibling = tree.children(of: built[0].1).filter { $0 != moved }.randomElement(using: &random)
            tree.move(moved, to: built[0].1, before: random.oneIn(4) ? nil : sibling)
            #expect(frames() == before, "seed \(seed)\n\(tree.dump(built[0].1))")
        }
    }

    /// P14: what a tree asks for is what it gets where nothing is given, and it is enough: laid out in its natural size, it is as
    /// it was laid out in none.
    @Test func naturalSizeIsEnough() {
        forEachTree(1000) { seed, sketch, size, _ in
            // Its height would be definite where it was not before.
            if sketch.isInColumns { return true }
            let tree = LayoutTree()
            let built = sketch.build(in: tree)
            let root = built[0].1
            func frames() -> [Rect] { built.map { tree.exactFrame(of: $0.1) } }
            tree.layout(root, width: size.0)
            let free = frames()
            let text = tree.dump(root)
            let asked = Size(
                size.0 ?? tree.extent(of: root, along: .horizontal).natural, tree.extent(of: root, along: .vertical).natural)
            tree.layout(root, in: free[0].size)
            return check(free[0].size == asked, "seed \(seed): asked for \(asked), got \(free[0].size)")
                && check(frames() == free, "seed \(seed)\n\(text)\n\(tree.dump(root))")
        }
    }
}
