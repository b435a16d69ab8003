import Tatami

/// Subviews outside any layout stand where their frames say.
public func absoluteGuide() -> View {
    let paper = View()
    paper.backgroundColor = .white
    for (text, color, frame) in [
        ("150 x 40 at 12, 12", ChipColor.blue, Rect(12, 12, 150, 40)),
        ("180 x 60 at 100, 40", .green, Rect(100, 40, 180, 60)),
        ("140 x 30 at 40, 90", .rose, Rect(40, 90, 140, 30)),
    ] {
        let box = chip(text, color)
        box.frame = frame
        paper.addSubview(box)
    }
    return paper
}
