import Tatami

/// Cells that fold to their labels. Opening one folds the other that is open.
public func accordionGuide() -> AccordionView {
    let accordion = AccordionView()
    accordion.exclusive = true
    accordion.backgroundColor = .white
    let texts = [
        ("Boats", "The ferry leaves at nine, at noon and at five. Bicycles travel free of charge."),
        ("Trains", "Two an hour, and one an hour at night."), ("Buses", "Line 4 stops at the harbour."),
    ]
    for (number, text) in texts.enumerated() {
        let cell = AccordionCell(text.0, body: .view(Label(text.1)), isFolded: number > 0)
        cell.bodyMargin = Insets(left: 32, top: 0, right: 12, bottom: 8)
        accordion.addChild(cell)
    }
    return accordion
}
