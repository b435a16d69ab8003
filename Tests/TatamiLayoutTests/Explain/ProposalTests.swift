import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// The changes that explanations propose.
@Suite struct ProposalTests {
    private let maker = SketchMaker(kinds: .everything)
    /// The number of trees whose proposals are made; `PROPOSALS=10000 make soak` takes more of them.
    private static let trees: UInt64 = Seeded.count("PROPOSALS", otherwise: 60)
    private static let seed = Seeded.start("SEED", otherwise: 1)

    @Test(arguments: ProposalCase.all.indices)
    func proposal(index: Int) {
        let example = ProposalCase.all[index]
        #expect(example.explain.explained().proposal?.text == example.text, "\(example.explain.name)")
    }

    /// A tree, its nodes, and the lengths in which it is laid out.
    fileprivate struct Scene {
        let tree = LayoutTree()
        let ids: [NodeID]
        var size: (width: Double?, height: Double?)

        init(_ seed: UInt64, _ maker: SketchMaker) {
            var random = Seeded(seed)
            ids = maker.tree(1 + random.below(30), &random).build(in: tree).map(\.1)
            tree.direction = random.oneIn(4) ? .rightToLeft : .leftToRight
            size = (maker.rootLength(&random), maker.rootLength(&random))
            layOut()
        }

        func layOut() { tree.layout(ids[0], width: size.width, height: size.height) }
    }

    /// Every proposal of random trees has the effect that it states, once somebody makes the change.
    @Test func changesHaveTheEffectTheyState() {
        var checked: UInt64 = 0
        for number in 0..<Self.trees {
            let seed = Self.seed &* 1_000_003 &+ number
            let scene = Scene(seed, maker)
            for (index, id) in scene.ids.enumerated() {
                let told = scene.tree.explain(id)
                for axis in Axis.allCases {
                    guard let proposal = told[axis].proposal else { continue }
                    var changed = Scene(seed, maker)
                    guard changed.make(proposal.change, of: index, axis, collapsed: collapsed(above: id, in: scene)) else {
                        Issue.record("seed \(seed), node \(index): \(proposal.text) cannot be made")
                        return
                    }
                    changed.layOut()
                    let length = changed.tree.exactFrame(of: changed.ids[index]).size[axis]
                    #expect(abs(length - proposal.length) <= 1.0 / 1024, "seed \(seed), node \(index): \(proposal.text), but \(length)")
                    checked += 1
                }
            }
        }
        #expect(checked > Self.trees)
    }

    /// The number of the collapsed node that explains why `id` takes no room: the outermost one.
    private func collapsed(above id: NodeID, in scene: Scene) -> Int? {
        var found: NodeID?
        var node: NodeID? = id
        while let at = node {
            if scene.tree.item(of: at).visibility == .collapsed { found = at }
            node = scene.tree.parent(of: at)
        }
        return found.flatMap { scene.ids.firstIndex(of: $0) }
    }

    /// What is shorter or longer than it asks for, though its rules could give it that, gets a proposal that gives it that.
    @Test func squeezedItemsOfStacksAreProposedTheirLength() {
        var squeezed = 0
        for seed in 0..<UInt64(300) {
            let scene = Scene(seed, maker)
            for id in scene.ids {
                let told = scene.tree.explain(id)
                for axis in Axis.allCases {
                    let why = told[axis]
                    guard let share = why.share, share.rule == .givenShortage || share.rule == .squeezed, why.overflow == 0,
                        why.length < why.natural - 0.01
                    else { continue }
                    squeezed += 1
                    #expect(abs((why.proposal?.length ?? 0) - why.natural) <= 0.002, "seed \(seed): \(why.sentence)")
                }
            }
        }
        #expect(squeezed > 100)
    }
}

extension ProposalTests.Scene {
    /// Makes a change as a reader would: by the property's name. False if there is no such property.
    fileprivate mutating func make(_ change: PropertyValue, of index: Int, _ axis: Axis, collapsed: Int?) -> Bool {
        let number = if case .number(let number)? = change.value { number } else { 0.0 }
        switch (change.owner, change.property) {
        case (.root, "width"): size.width = number
        case (.root, "height"): size.height = number
        case (.layout, "contentMode"):
            guard let parent = tree.parent(of: ids[index]), var style = tree.content(of: parent).style(OverlayStyle.self) else {
                return false
            }
            style.contentMode = .normal
            tree.setContent(.overlay(style), of: parent)
        case (.item, "visibility"): tree.update(ids[collapsed ?? index]) { $0.visibility = .visible }
        case (.item, let property):
            guard let key = Self.numbers[property] else {
                guard property.hasSuffix("Alignment") else { return false }
                tree.update(ids[index]) { $0[axis].alignment = .start }
                return true
            }
            tree.update(ids[index]) { item in
                item[keyPath: key] = number
                if property.hasPrefix("min") { item[axis].fractions.minimum = nil }
                if property.hasPrefix("max") { item[axis].fractions.maximum = nil }
                if property.hasPrefix("fixed") { item[axis].fractions.fixed = nil }
            }
        default: return false
        }
        return true
    }

    nonisolated(unsafe) private static let numbers: [String: WritableKeyPath<ItemStyle, Double>] = [
        "minWidth": \.minWidth, "minHeight": \.minHeight, "maxWidth": \.maxWidth.orZero, "maxHeight": \.maxHeight.orZero,
        "fixedWidth": \.fixedWidth.orZero, "fixedHeight": \.fixedHeight.orZero, "horizontalStretch": \.horizontalStretch,
        "verticalStretch": \.verticalStretch,
    ]
}

extension Double? {
    fileprivate var orZero: Double {
        get { self ?? 0 }
        set { self = newValue }
    }
}
