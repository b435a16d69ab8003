import Foundation
import TatamiControls
import TatamiGeometry
import TatamiTesting
import TatamiViews
import TestSupport
import Testing

/// Random scripts of adding, removing and selecting tabs, against a list. TAB_SEED takes other ones, TAB_ROUNDS more.
@Suite struct TabScriptTests {
    private static var seed: UInt64 { ProcessInfo.processInfo.environment["TAB_SEED"].flatMap { UInt64($0) } ?? 7 }
    private static var rounds: Int { ProcessInfo.processInfo.environment["TAB_ROUNDS"].flatMap { Int($0) } ?? 10 }

    /// What a tab view should be: keys in order, the selected one, the pages that are kept, and the events so far.
    private struct Reference {
        var keys: [String] = []
        var selected: String?
        var shown: [String] = []
        var events = 0
        /// The key that was to be selected and has no tab.
        var wanted: String?

        mutating func select(_ key: String?) {
            (selected, wanted) = (key, nil)
            guard let key else { return }
            shown.removeAll { $0 == key }
            shown.append(key)
            if shown.count > 5 { shown.removeFirst() }
        }

        mutating func remove(_ key: String) {
            guard let place = keys.firstIndex(of: key) else { return }
            keys.remove(at: place)
            shown.removeAll { $0 == key }
            guard selected == key else { return }
            events += 1
            select(place < keys.count ? keys[place] : keys.last)
        }
    }

    @Test func scriptsAgreeWithAList() throws {
        for round in 0..<Self.rounds { try run(Self.seed &+ UInt64(round)) }
    }

    private func run(_ seed: UInt64) throws {
        var random = Seeded(seed)
        let view = TabView()
        view.keptPages = 5
        for (function, side) in [(TabFunction.previous, TabSide.leading), (.next, .trailing)] { view.bar.addButton(function, at: side) }
        var reference = Reference()
        var events = 0
        view.on(.tabSelected) { _ in events += 1 }
        let window = try TestWindow(LayoutView { VStack(alignment: .stretch) { view } }, size: Size(260, 200))
        window.root.reducesMotion = true
        for step in 0..<40 {
            let (count, selected) = (reference.keys.count, reference.selected)
            let key = "\(Int.random(in: 0..<12, using: &random))"
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let before = Bool.random(using: &random) ? reference.keys.randomElement(using: &random) : nil
                view.addTab(key, title: "Tab \(key)", before: before) { block(40, 40) }
                if !reference.keys.contains(key) {
                    reference.keys.insert(key, at: before.flatMap(reference.keys.firstIndex) ?? reference.keys.count)
                    let wanted = reference.wanted
                    if reference.keys.count == 1 || key == wanted { reference.select(key) }
                    reference.wanted = key == wanted ? nil : wanted
                }
            case 2:
                view.removeTab(key)
                reference.remove(key)
            default:
                view.selectedTab = key
                if reference.keys.contains(key), reference.selected != key { reference.select(key) }
                reference.wanted = reference.selected == key ? nil : key
            }
            let place: Comment = "seed \(seed), step \(step)"
            #expect(view.tabKeys == reference.keys && view.selectedTab == reference.selected && events == reference.events, place)
            #expect(view.tabKeys.filter { view.page($0) != nil } == reference.keys.filter(reference.shown.contains), place)
            #expect(view.tabButtons.filter(\.selected).map(\.key) == [reference.selected].compactMap { $0 }, place)
            // What came last, or was selected last, is in sight.
            var last: TabButton?
            if reference.selected != selected { last = reference.selected.flatMap(view.tab) }
            if reference.keys.count > count, reference.selected != key { last = view.tab(key) }
            try window.settle()
            guard let last else { continue }
            let (frame, bar) = (window.root.presentedFrame(of: last), window.root.presentedFrame(of: view.bar))
            #expect(frame.x >= bar.x - 0.01 && frame.maxX <= bar.maxX + 0.01, place)
        }
    }
}
