import Foundation
import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// A dump tells a tree whole: what is read from it lays out the same, bit for bit, and dumps as the same text.
@Suite struct DumpTests {
    /// The custom layouts of the tests, by the names that dumps call them by.
    static func custom(_ type: String, _ box: BoxStyle) -> NodeContent? {
        switch type {
        case "WrappingRows": .custom(WrappingRows(), box)
        case "Staircase": .customAxes(Staircase(), box)
        default: nil
        }
    }

    /// Frames, baselines and extents below the root, parents first.
    private func results(_ tree: LayoutTree, _ root: NodeID) -> [[Double]] {
        var results: [[Double]] = []
        tree.forEachFrame(below: root) { node, frame, _ in
            let extents = Axis.allCases.map { tree.extent(of: node, along: $0) }.flatMap { [$0.minimum, $0.natural] }
            results.append([frame.x, frame.y, frame.width, frame.height, tree.baseline(of: node)] + extents)
        }
        return results
    }

    @Test func aDumpIsForPeople() throws {
        let text = Example.leaf(.measured(by: WrapText(90, minimum: 40, baseline: 15))) { $0.horizontalStretch = 1 }
        let laid = LaidOut(
            .vertical(
                .horizontal(.size(20, 30) { $0.margin.leading = 2.5 }, text) { $0.spacing = 0.5 },
                .overlay(.size(5, 5) { $0.visibility = .collapsed }) { $0.contentMode = .aspectFit }
            ) { ($0.box.padding, $0.box.horizontalAlignment) = (Insets(3), .stretch) },
            80, direction: .rightToLeft)
        laid.tree.setName("the \"root\"\n", of: laid.ids[0])
        laid.tree.setData("α", of: laid.ids[2])
        laid.tree.setData(7, of: laid.ids[3])
        #expect(
            laid.tree.dump(laid.ids[0]) == #"""
                stack axis=vertical padding=3,3,3,3 itemsHorizontal=stretch name="the \"root\"\n" in 80xcontent rightToLeft = 0 0 80 46
                  stack axis=horizontal spacing=0.5 = 3 3 74 40
                    fixed 20x30 [margin=0,2.5,0,0] data="α" = 51.5 5 20 30
                    measured widths=40~90 heights=51:40:15 [horizontalStretch=1] data=int:7 = 0 0 51 40
                  overlay contentMode=aspectFit = 3 43 74 0
                    fixed 5x5 [visibility=collapsed] = 37 0 0 0

                """#)
    }

    @Test func whatIsReadBackIsTheSame() throws {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(1500) {
            var random = Seeded(seed &+ 31_000)
            let tree = LayoutTree()
            let built = maker.tree(1 + random.below(40), &random).build(in: tree)
            tree.direction = random.oneIn(3) ? .rightToLeft : .leftToRight
            for (_, id) in built where random.oneIn(9) { tree.setName("node \(random.below(9))\u{7}\"", of: id) }
            tree.layout(built[0].1, width: maker.rootLength(&random), height: maker.rootLength(&random))
            let text = tree.dump(built[0].1)
            let copy = try LayoutTree(dump: text, custom: Self.custom)
            let root = try #require(copy.roots.first)
            let again = copy.dump(root)
            #expect(again == text, "seed \(seed)")
            #expect(results(copy, root) == results(tree, built[0].1), "seed \(seed)\n\(text)")
            if again != text { return }
        }
    }

    /// A node inside a tree tells the size it has there, and lays out in it as it did.
    @Test func aPartIsReadBackAsItStood() throws {
        let maker = SketchMaker(kinds: .plain)
        for seed in 0..<UInt64(300) {
            var random = Seeded(seed &+ 52_000)
            let tree = LayoutTree()
            let built = maker.tree(20, &random).build(in: tree)
            tree.layout(built[0].1, width: maker.rootLength(&random), height: maker.rootLength(&random))
            let (sketch, part) = random.pick(built)
            guard !sketch.isGone else { continue }
            let copy = try LayoutTree(dump: tree.dump(part))
            let root = try #require(copy.roots.first)
            let frames = [tree, copy].enumerated().map { index, tree in
                var frames: [Rect] = []
                tree.forEachFrame(below: index == 0 ? part : root) { _, frame, _ in frames.append(frame) }
                return Array(frames.dropFirst())
            }
            #expect(frames[0] == frames[1], "seed \(seed)\n\(tree.dump(built[0].1))")
        }
    }

    @Test func aTreeThatWasNotLaidOutHasNoFrames() throws {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        tree.add(.measured(by: WrapText(40)), to: root)
        #expect(tree.dump(root) == "stack axis=vertical\n  measured\n")
        let copy = try LayoutTree(dump: tree.dump(root))
        #expect(copy.dump(try #require(copy.roots.first)) == tree.dump(root))
    }

    @Test func aLayoutThatNobodyKnowsIsALeaf() throws {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let custom = tree.add(.custom(WrappingRows()), to: root)
        tree.add(.fixed(Size(30, 20)), to: tree.add(.overlay(), to: custom))
        tree.add(.fixed(Size(10, 10)), to: root)
        tree.layout(root)
        let copy = try LayoutTree(dump: tree.dump(root))
        let read = try #require(copy.roots.first)
        #expect(
            copy.dump(read) == """
                stack axis=vertical in contentxcontent = 0 0 30 30
                  fixed 30x20 = 0 0 30 20
                  fixed 10x10 = 10 20 10 10

                """)
    }

    @Test func standInsAnswerWhatIsNearest() throws {
        let text = """
            # A text that was asked at 40 and at 80.
            stack axis=vertical in contentxcontent
              measured widths=10~80 heights=80:20:12,40:41
            """
        let tree = try LayoutTree(dump: text)
        let root = try #require(tree.roots.first)
        func height(_ width: Double) -> Double {
            tree.layout(root, width: width)
            return tree.exactFrame(of: root).height
        }
        #expect([10, 40, 60, 60.5, 79, 80, 300].map(height) == [41, 41, 41, 20, 20, 20, 20])
        #expect(tree.baseline(of: root) == 12)
    }

    @Test(arguments: [
        ("", 1, "there is no node"), ("  fixed 1x1", 1, "the node above level 1 is missing"),
        ("fixed 1x1\nfixed 1x1", 2, "a dump has one root"), ("fixed 1x1\n  fixed 1x1", 2, "a leaf cannot have children"),
        ("stack axis=diagonal", 1, "'diagonal' is not a value of 'axis'"), ("stack spacing=nan", 1, "'nan' is not a value of 'spacing'"),
        ("stack sapcing=2", 1, "there is no property 'sapcing' here"), ("stack 4", 1, "'4' has no meaning here"),
        ("stick", 1, "there is no node of the kind 'stick'"), ("stack\n   fixed 1x1", 2, "a level is two spaces; found 3"),
        ("stack [minWidth=3", 1, "a closing bracket is missing"), ("stack name=\"a", 1, "a quotation mark is missing"),
        ("stack name=a", 1, "'a' is not a name"), ("stack data=a", 1, "'a' is not valid data"),
        ("stack in 3", 1, "the size of the root is missing"),
        ("stack in 3xcosy", 1, "'cosy' is not a length of a root"), ("stack = 0 0 0", 1, "a frame is four numbers"),
        ("stack\n\n  fixed 1x1 in 2x2", 3, "only the root has a size"), ("[9", 1, "a level in brackets is missing"),
        ("stack\n[3] fixed 1x1", 2, "the node above level 3 is missing"), ("[0]", 1, "a node is missing"),
    ])
    func faultsAreToldWithTheirLine(text: String, line: Int, message: String) {
        let error = #expect(throws: DumpError.self) { try LayoutTree(dump: text) }
        #expect(error?.description == "line \(line): \(message)")
    }

    /// Dumps of small random trees of all layouts.
    private func texts(_ count: Int) -> [[UInt8]] {
        let maker = SketchMaker(kinds: .everything)
        return (0..<UInt64(count)).map { seed in
            var random = Seeded(seed &+ 700)
            let tree = LayoutTree()
            let built = maker.tree(1 + random.below(9), &random).build(in: tree)
            tree.layout(built[0].1, width: maker.rootLength(&random))
            return Array(tree.dump(built[0].1).utf8)
        }
    }

    /// Whatever the text is, it is read or refused.
    @Test func mutatedDumpsNeverTrap() throws {
        let texts = texts(100)
        var random = Seeded(4)
        var readable = 0
        for _ in 0..<50_000 {
            var bytes = random.pick(texts)
            for _ in 0...random.below(2) { mutate(&bytes, random.pick(texts), &random) }
            do {
                let tree = try LayoutTree(dump: String(decoding: bytes, as: UTF8.self), custom: Self.custom)
                if readable.isMultiple(of: 64) { _ = tree.dump(try #require(tree.roots.first)) }
                readable += 1
            } catch let error as DumpError {
                #expect(error.line >= 1 && !error.message.isEmpty)
            }
        }
        #expect(readable > 10_000 && readable < 45_000, "\(readable) could be read")
    }

    private func mutate(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout Seeded) {
        guard !bytes.isEmpty else { return }
        let at = random.below(bytes.count)
        let length = random.below(min(12, bytes.count - at))
        switch random.below(12) {
        case 0: bytes.removeSubrange(at..<at + length)
        case 1: bytes[at] = UInt8(random.below(256))
        case 2: bytes.insert(contentsOf: bytes[at..<at + length], at: random.below(bytes.count + 1))
        case 3: bytes.insert(contentsOf: Array("-0 1e308 = [ ] \" none 9999999 int:".utf8.dropFirst(random.below(30)).prefix(7)), at: at)
        case 4:
            let from = random.below(other.count)
            bytes.insert(contentsOf: other[from..<min(other.count, from + 40)], at: at)
        case 5: bytes[at] = random.pick(Array("0123456789 -.,:x=[]\"\n~".utf8))
        default:  // Another number.
            let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
            if !digits.isEmpty { bytes[random.pick(digits)] = UInt8(48 + random.below(10)) }
        }
    }

    /// P1, for every number of every style there is, since all of them stand in a dump: wild ones give finite frames.
    @Test func wildNumbersOfAnyPropertyStayFinite() throws {
        let wild = ["0", "-1", "1e-30", "5e-324", "0.1", "1e7", "-1e7", "1e8", "1e300", "-1e300", "9999", "20000", "2147483648", "1e-7"]
        let texts = texts(400)
        var random = Seeded(14)
        var readable = 0
        for _ in 0..<20_000 {
            let text = spoiled(random.pick(texts), by: wild, 1 + random.below(4), &random)
            guard let tree = try? LayoutTree(dump: text, custom: Self.custom), let root = tree.roots.first else { continue }
            readable += 1
            tree.forEachFrame(below: root) { node, frame, _ in
                let isFine = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }
                #expect(isFine && frame.width >= 0 && frame.height >= 0, "\(frame) of \(tree.dump(node)) in\n\(text)")
            }
        }
        #expect(readable > 15_000, "\(readable) could be read")
    }

    /// The dump without its frames, with some of its numbers replaced by wild ones.
    private func spoiled(_ bytes: [UInt8], by wild: [String], _ count: Int, _ random: inout Seeded) -> String {
        func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == UInt8(ascii: ".") }
        var text = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .map { line in line.range(of: " = ").map { line[..<$0.lowerBound] } ?? line }.joined(separator: "\n")
        for _ in 0..<count {
            let numbers = text.utf8.indices.filter { index in
                isDigit(text.utf8[index]) && (index == text.startIndex || !isDigit(text.utf8[text.utf8.index(before: index)]))
            }
            guard let start = numbers.randomElement(using: &random) else { break }
            let end = text.utf8[start...].firstIndex { !isDigit($0) } ?? text.endIndex
            text.replaceSubrange(start..<end, with: random.pick(wild))
        }
        return text
    }
}
