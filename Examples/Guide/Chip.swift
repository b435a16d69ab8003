import Tatami

/// The colours of the guide's boxes.
public enum ChipColor: String {
    case blue = "CFE4FB"
    case green = "CDEED8"
    case amber = "FBE5B6"
    case rose = "F8D3DA"
}

/// A text in a coloured box, as all pictures of the guide use it.
public func chip(_ text: String, _ color: ChipColor = .blue) -> Label {
    let chip = Label(text).font(.system(13)).color(Color(hex: "22303C") ?? .black).alignment(.center)
    chip.backgroundColor = Color(hex: color.rawValue)
    chip.cornerRadius = 6
    return chip
}

/// The paper under them.
public func paper(_ layouts: ItemLayout...) -> LayoutView {
    let paper = LayoutView()
    paper.layouts = layouts
    paper.backgroundColor = .white
    return paper
}
