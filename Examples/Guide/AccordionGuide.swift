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
    // A body may be a layout without a view.
    let berths = TileLayout(across: 3, tileSize: Size(80, 40), spacing: 5)
    for (number, color) in [ChipColor.blue, .green, .amber].enumerated() { berths.add(chip("Berth \(number + 1)", color)) }
    let cell = AccordionCell("Berths", body: .layout(berths), isFolded: true)
    cell.bodyMargin = Insets(left: 32, top: 0, right: 12, bottom: 8)
    accordion.addChild(cell)
    return accordion
}
