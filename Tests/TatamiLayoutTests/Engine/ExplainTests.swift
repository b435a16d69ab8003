import TatamiGeometry
import TatamiLayout
import Testing

/// What the engine says about why a node has its size.
@Suite struct ExplainTests {
    private func words(_ laid: LaidOut, _ index: Int, _ axis: Axis = .horizontal) -> String {
        laid.tree.explain(laid.ids[index])[axis].sentence
    }

    @Test func extraByWeight() {
        let laid = LaidOut(
            .horizontal(
                .size(120, 10) { $0.horizontalStretch = 1; $0.widthAdjustment = 10 },
                .size(50, 10) { $0.horizontalStretch = 2 }),
            240, 30)
        #expect(words(laid, 1) == "width 150: content asks 120, adjustment +10, takes 20 of 60 extra (weight 1 of 3)")
        #expect(words(laid, 1, .vertical) == "height 10: content asks 10, centred in 30 at 0")
    }

    @Test func shortages() {
        let laid = LaidOut(
            .horizontal(
                .size(100, 10) { $0.horizontalStretch = 1 }, .leaf(.measured(by: WrapText(60, minimum: 20))),
                .leaf(.measured(by: WrapText(40, minimum: 20))), .fixed(30, 10)),
            100, 10)
        #expect(words(laid, 1) == "width 0: content asks 100, gives 100 of 130 that are short (weight 1 of 1)")
        #expect(words(laid, 2) == "width 40: content asks 60, gives 20 of 130 that are short, in proportion to what it can")
        #expect(words(laid, 4) == "width 30: content asks 0, fixed at 30")
    }

    @Test func boundsBiteOrNot() {
        let laid = LaidOut(
            .horizontal(
                .size(60, 10) { $0.minWidth = 20; $0.maxWidth = 90 }, .size(60, 10) { $0.maxWidth = 40 },
                .size(60, 10) { $0.minWidth = 80 }))
        #expect(words(laid, 1) == "width 60: content asks 60, max 90 does not bite, min 20 does not bite")
        #expect(words(laid, 2) == "width 40: content asks 60, max 40 limits it")
        #expect(words(laid, 3) == "width 80: content asks 60, min 80 raises it")
    }

    @Test func slots() {
        let laid = LaidOut(
            .vertical(
                .size(60, 10) { $0.horizontalAlignment = .stretch }, .size(60, 10) { $0.horizontalStretch = 1; $0.maxWidth = 80 },
                .leaf(.measured(by: WrapText(300, minimum: 20))), .size(20, 10) { $0.horizontalAlignment = .trailing }),
            100, 100)
        #expect(words(laid, 1) == "width 100: content asks 60, fills its slot of 100, stretched in 100 at 0")
        #expect(words(laid, 2) == "width 80: content asks 60, max 80 does not bite, would fill its slot of 100, but its bounds decide, centred in 100 at 0")
        #expect(words(laid, 3) == "width 100: content asks 300, gives 200 to fit 100, not below its minimum 20, centred in 100 at 0")
        #expect(words(laid, 4) == "width 20: content asks 20, trailing in 100 at 0")
    }

    @Test func theRestOfTheWords() {
        let laid = LaidOut(
            .vertical(
                .size(60, 10) { $0.visibility = .collapsed }, .size(60, 10) { $0.ignoresWidth = true },
                .horizontal(.fixed(70, 10), .fixed(50, 10))),
            100, 100)
        #expect(words(laid, 1) == "width 0: collapsed, no room, no margin, no spacing")
        #expect(words(laid, 2) == "width 0: content ignored, counts as 0, centred in 100 at 0")
        #expect(words(laid, 3) == "width 120: its items need 120, centred in 100 at 0")
        #expect(words(laid, 0) == "width 100: its items need 120, given to the root, its content overflows by 10")
        let stack = LaidOut(.vertical(.size(10, 40), .size(10, 40)) { $0.mainLength = 100 })
        #expect(words(stack, 1, .vertical) == "height 50: content asks 40, scaled by +10 to its stack's main length")
    }

    /// The numbers of an explanation are those of the frames, on random trees.
    @Test func numbersAgreeWithTheFrames() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(300) {
            var random = SeededGenerator(seed: seed)
            let sketch = maker.tree(1 + random.below(30), &random), tree = LayoutTree(), built = sketch.build(in: tree)
            tree.layout(built[0].1, width: maker.rootLength(&random), height: maker.rootLength(&random))
            let frames = built.map { tree.exactFrame(of: $0.1) }
            for ((node, id), frame) in zip(built, frames) {
                for axis in Axis.allCases {
                    let told = tree.explain(id)[axis]
                    #expect(told.length == frame.size[axis], "seed \(seed)")
                    #expect(told.position + (node.isGone ? 0 : node.item.offset[axis]) == frame.origin[axis], "seed \(seed)")
                    #expect(told.natural == tree.extent(of: id, along: axis).natural, "seed \(seed)")
                    #expect(told.overflow == tree.overflow(of: id, along: axis), "seed \(seed)")
                    if let share = told.share, !told.isCollapsed {
                        #expect(abs(told.natural + share.amount - told.length) <= 1e-9 * max(1, told.length), "seed \(seed)")
                    }
                    #expect(told.sentence.hasPrefix(axis == .horizontal ? "width" : "height"))
                }
            }
            #expect(frames == built.map { tree.exactFrame(of: $0.1) }, "seed \(seed): explaining changed a frame")
        }
    }
}
