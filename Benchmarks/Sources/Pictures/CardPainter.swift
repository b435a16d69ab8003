import Tatami

/// The card of the gallery, parsed once; every picture has new texts.
final class CardPainter {
    private let root: ViewRoot
    private let renderer: CairoRenderer
    private let title: Label
    private let subtitle: Label
    private let loader: NUILoader

    init(_ file: String) throws {
        let screen = Screen()
        loader = NUILoader(root: screen)
        try loader.load(file: file)
        let engine = try PangoTextEngine()
        renderer = CairoRenderer(engine)
        guard let view = screen.view, let title = screen.outlet("title", as: Label.self),
            let subtitle = screen.outlet("subtitle", as: Label.self)
        else { throw Failure.noCard }
        (self.title, self.subtitle) = (title, subtitle)
        root = ViewRoot(view, text: engine)
    }

    enum Failure: Error { case noCard }

    /// The PNG bytes of the card numbered `number`.
    func picture(_ number: Int) throws -> [UInt8] {
        title.text = "Why is view \(number) that size? Layouts that explain themselves"
        subtitle.text =
            "A longer subtitle, number \(number), that wraps over two lines at this width, so that the shaping and the line "
            + "breaking of every engine have something real to do in the measurement."
        root.layout(in: Size(1200, 630))
        return try renderer.png(of: root.displayList(), size: root.size)
    }
}
