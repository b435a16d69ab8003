import Tatami

/// What a request asks for. It is `Sendable`; views are not, and none leaves `render`.
public struct Ticket: Sendable {
    public var name: String
    public var seat: String

    public init(name: String, seat: String) { (self.name, self.seat) = (name, seat) }

    /// The contents of three files.
    public struct Files: Hashable, Sendable {
        public let png: [UInt8]
        public let pdf: [UInt8]
        public let svg: String
    }

    /// Makes, lays out and draws a view tree of its own. Safe on several threads at once.
    public func render() throws -> Files {
        let view = LayoutView {
            VStack(alignment: .leading, spacing: 8, padding: 16) {
                Label(name).font(.title)
                HStack(spacing: 8) {
                    Label("Seat")
                    Label(seat).font(.headline)
                }
            }
        }.background(.white)
        let engine = try PangoTextEngine()
        let root = ViewRoot(view, text: engine, scale: 2)
        root.layout(width: 320)
        let (list, size) = (root.displayList(), root.size)
        let renderer = CairoRenderer(engine)
        return Files(
            png: try renderer.png(of: list, size: size, scale: 2),
            pdf: try renderer.pdf(of: list, size: size),
            svg: try SVGWriter(engine).svg(of: list, size: size))
    }
}
