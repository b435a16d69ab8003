import TatamiGeometry

extension Path {
    /// The path as SVG path data, with absolute commands and at most three decimals.
    public var data: String {
        func write(_ points: Point...) -> String {
            points.map { "\(DecimalText.format($0.x)) \(DecimalText.format($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + write(point)
            case .line(let point): "L" + write(point)
            case .curve(let first, let second, let end): "C" + write(first, second, end)
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}
