import Foundation
import TatamiGeometry
import TatamiLayout
import Testing

/// What the engine says about why a node has its size and place.
@Suite struct ExplainTests {
    @Test(arguments: ExplainCase.all.indices)
    func sentence(index: Int) {
        let example = ExplainCase.all[index]
        let told = example.explained()
        // The cases of `ProposalTests` say what follows.
        #expect(told.sentence == example.sentence + (told.proposal.map { "; \($0.text)" } ?? ""), "\(example.name)")
    }

    @Test func everyRuleHasACase() {
        #expect(ExplainCase.all.count >= 60 && Set(ExplainCase.all.map(\.name)).count == ExplainCase.all.count)
        let told = Set(ExplainCase.all.flatMap { $0.explained().facts.map(\.rule) })
        for rule in Fact.Rule.boxModel { #expect(told.contains(rule), "\(rule.rawValue) has no case") }
    }

    @Test func theChangesOfEveryCaseAddUp() {
        for example in ExplainCase.all {
            let told = example.explained()
            #expect(abs(told.facts.reduce(0) { $0 + $1.change } - told.length) < 1e-9, "\(example.name)")
        }
    }
}
