import Foundation
import Tatami
import TatamiCollectionViews
import TatamiCollections

/// Shows the survey in a file with the answers in another one.
public func surveysGuide(survey: String, answers: String) throws -> SurveyView {
    let (document, faults) = SurveyDocument.read(Array(try Data(contentsOf: URL(fileURLWithPath: survey))))
    guard let document else { throw SurveyFaults(faults: faults.map { "\($0)" }) }
    let view = SurveyView(Survey(document))
    _ = view.readAnswers(Array(try Data(contentsOf: URL(fileURLWithPath: answers))))
    view.background = .color(.role(.background))
    return view
}
