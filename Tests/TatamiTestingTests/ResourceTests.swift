import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// Values by states: which one applies, and resources that are made of others.
@Suite struct ResourceTests {
    private func shown(_ states: ControlStates, _ set: [ControlStates]) -> ControlStates? {
        var values = StateValues<Int>()
        for (index, states) in set.enumerated() { values[states] = index }
        return values.match(in: states)?.states
    }

    @Test func theWorkedCasesOfTheSeeds() {
        let both: ControlStates = [.highlighted, .selected]
        #expect(shown(both, [.normal, .highlighted, .selected, both]) == both)
        #expect(shown([.highlighted, .selected], [.normal, .highlighted, .selected]) == .selected)
        #expect(shown([.highlighted, .selected], [.normal, .highlighted]) == .normal, "Never that of the pressed, unselected state.")
        #expect(shown([.disabled, .selected], [.normal, .disabled, .selected, [.disabled, .selected]]) == [.disabled, .selected])
        #expect(shown([.disabled, .selected], [.normal, .disabled, .selected]) == .disabled, "A disabled view does not look enabled.")
        #expect(shown(.highlighted, [.normal, .highlighted]) == .highlighted)
        #expect(shown(.highlighted, [.normal, .selected]) == .normal)
        #expect(shown([.disabled, .highlighted], [.normal, .highlighted, .disabled]) == .disabled, "Nothing disabled is pressed.")
        #expect(shown(.normal, [.selected, .disabled]) == nil)
    }

    @Test func hoverAndFocusRefineTheOtherStates() {
        #expect(shown([.highlighted, .hovered], [.normal, .hovered]) == .hovered)
        #expect(shown([.highlighted, .hovered], [.normal, .hovered, .highlighted]) == .highlighted)
        #expect(shown([.selected, .hovered], [.normal, .hovered]) == .normal)
        #expect(shown([.selected, .hovered], [.selected, [.selected, .hovered]]) == [.selected, .hovered])
        #expect(shown([.hovered, .focused], [.normal, .focused, .hovered]) == .hovered)
        #expect(shown([.hovered, .focused], [.normal, .focused]) == .focused)
        #expect(shown([.disabled, .hovered], [.normal, .hovered]) == .normal)
    }

    @Test func everyStateFallsBackToOneThatHolds() {
        for raw in UInt8(0)..<32 {
            let states = ControlStates(rawValue: raw)
            var seen: Set<ControlStates> = []
            var found = shown(states, (UInt8(0)..<32).map { ControlStates(rawValue: $0) })
            while let next = found {
                #expect(next.isSubset(of: states) && seen.insert(next).inserted)
                found = shown(states, (UInt8(0)..<32).map { ControlStates(rawValue: $0) }.filter { !seen.contains($0) })
            }
            #expect(seen.contains(.normal))
        }
    }

    @Test func valuesAreSetRemovedComplementedAndMerged() {
        var values = StateValues(1)
        values[.selected] = 2
        values.complement(9, for: .selected)
        values.complement(3, for: .disabled)
        #expect(values[.selected] == 2 && values[.disabled] == 3)
        values[.selected] = nil
        #expect(values[.selected] == nil && values.shown(in: .selected) == 1)
        var other = StateValues(7)
        other[.hovered] = 8
        var kept = values
        kept.merge(other, overwrite: false)
        #expect(kept[.normal] == 1 && kept[.hovered] == 8)
        values.merge(other)
        #expect(values[.normal] == 7 && values[.disabled] == 3)
    }

    @Test func resourcesAreMergedKindByKind() {
        var first = StatefulResource()
        first.titles[.normal] = "a"
        first.fillColors[.selected] = .red
        var second = StatefulResource()
        second.titles[.normal] = "b"
        second.icons[.disabled] = .check
        var complemented = first
        complemented.complement(with: second)
        #expect(complemented.titles[.normal] == "a" && complemented.icons[.disabled] == .check)
        #expect(complemented.fillColors[.selected] == .red)
        first.merge(second)
        #expect(first.titles[.normal] == "b")
    }

    @Test func aButtonTakesWhatItLacksFromSharedResources() throws {
        var colors = StatefulResource()
        colors.backgroundColors[.normal] = .yellow
        colors.backgroundColors[.selected] = .orange
        var still = StatefulResource()
        still.titleColors[.normal] = .red
        still.titleColors[.selected] = .blue
        let button = Button("Tab")
        button.sharedResources = [MonoResource(\.icons, .folder), UnstatefulResource(still), colors]
        button.resources.titleColors[.disabled] = .gray
        #expect(button.resource(\.icons, in: [.selected, .hovered])?.value == .folder)
        #expect(button.resource(\.paths, in: .normal) == nil)
        #expect(button.look(in: .standard, .selected).titleColor == .red, "Without states, the normal value counts in all of them.")
        guard case .color(.orange) = button.look(in: .standard, [.selected, .highlighted]).ground else {
            Issue.record("a selected button keeps the ground of the selected state while it is pressed")
            return
        }
        #expect(button.look(in: .standard, .disabled).titleColor == .gray)
        guard case .color(let pale) = button.look(in: .standard, .disabled).ground else { throw Missing() }
        #expect(pale.alpha < 0.6 && pale.withAlpha(1) == .yellow, "A ground of the enabled state is faded.")
    }

    private struct Missing: Error {}
}
