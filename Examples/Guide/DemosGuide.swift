import Foundation
import Tatami
import TatamiCollectionViews
import TatamiCollections

/// A toolbar whose least spacing and greatest number of items two sliders set, above the survey in a file.
public func demosGuide(survey: String) throws -> LayoutView {
    let items: [(title: String, width: Double)] = [
        ("A", 50), ("Bold", 100), ("C", 50), ("D", 50), ("E", 50), ("Font and size", 200), ("G", 50),
    ]
    let toolbar = Toolbar(
        items.map { title, width in
            let item = ToolbarItem(Button(title))
            item.width = width
            return item
        })
    (toolbar.moreWidth, toolbar.spacing, toolbar.maximumWhenOverflowing) = (100, 10, 3)
    toolbar.layoutAnimation = LayoutAnimation(duration: 0.25)

    let spacing = Slider(10, in: 0...100).on { toolbar.spacing = $0.value }
    let most = Slider(3, in: 1...10).on { toolbar.maximumWhenOverflowing = Int($0.value.rounded()) }
    let (document, faults) = SurveyDocument.read(Array(try Data(contentsOf: URL(fileURLWithPath: survey))))
    guard let document else { throw SurveyFaults(faults: faults.map { "\($0)" }) }
    let questions = SurveyView(Survey(document))

    return LayoutView {
        VStack(alignment: .stretch, spacing: 12, padding: 16) {
            toolbar
            row("Least spacing", spacing)
            row("At most, beside More", most)
            questions.stretch()
        }
    }
    .with { $0.background = .color(.role(.background)) }
}

private func row(_ title: String, _ slider: Slider) -> LayoutView {
    LayoutView {
        HStack(alignment: .center, spacing: 12) {
            Label(title).fixedWidth(150)
            slider.stretch(.horizontal)
        }
    }
}
