import TatamiGeometry

extension GridStyle: DumpedStyle {
    static let fresh = GridStyle()
    static let dumpFields: [DumpField<GridStyle>] =
        [
            DumpField("columns", \.columns), DumpField("defaultColumn", \.defaultColumn), DumpField("maxColumns", \.maxColumns),
            DumpField("uniformColumns", \.uniformColumns), DumpField("columnSpacing", \.columnSpacing),
            DumpField("columnSpacings", \.columnSpacings), DumpField("columnDistribution", \.columnDistribution),
            DumpField("rows", \.rows), DumpField("defaultRow", \.defaultRow), DumpField("maxRows", \.maxRows),
            DumpField("uniformRows", \.uniformRows), DumpField("rowSpacing", \.rowSpacing),
            DumpField("rowSpacings", \.rowSpacings), DumpField("rowDistribution", \.rowDistribution),
            DumpField("insertion", \.insertion), DumpField("paddingWeights", \.paddingWeights),
        ] + BoxStyle.dumpFields(at: \.box)
}

extension GridInsertion: DumpWord {}

extension Track: DumpValue {
    /// Reads the size and the other settings: `auto`, `50`, `2*:min=20:max=80`.
    init?(dumped text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let size = Size(dumped: parts[0]) else { return nil }
        self.init(size)
        for part in parts.dropFirst() {
            let halves = part.split(separator: "=", omittingEmptySubsequences: false)
            guard halves.count == 2, read(halves[0], halves[1]) else { return nil }
        }
    }

    private mutating func read(_ name: Substring, _ text: Substring) -> Bool {
        if name == "priority", case .auto = size, let priority = Int(dumped: text) {
            size = .auto(priority: priority)
            return true
        }
        guard let number = Double(dumped: text) else { return false }
        switch name {
        case "min": minimum = number
        case "max": maximum = number
        case "stretch": stretch = number
        default: return false
        }
        return true
    }

    var dumped: String {
        var text: String =
            switch size {
            case .auto(let priority): priority == 0 ? "auto" : "auto:priority=\(priority)"
            case .fixed(let points): points.dumped
            case .weight(let weight): "\(weight.dumped)*"
            }
        if minimum != 0 { text += ":min=\(minimum.dumped)" }
        if let maximum { text += ":max=\(maximum.dumped)" }
        if stretch != 0 { text += ":stretch=\(stretch.dumped)" }
        return text
    }
}

extension Track.Size {
    fileprivate init?(dumped text: Substring) {
        if text == "auto" {
            self = .auto(priority: 0)
        } else if text.last == "*" {
            guard let weight = Double(dumped: text.dropLast()) else { return nil }
            self = .weight(weight)
        } else {
            guard let points = Double(dumped: text) else { return nil }
            self = .fixed(points)
        }
    }
}

extension GridSpacing: DumpValue {
    /// Reads points and, after a colon, the weight if there is one.
    init?(dumped text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(dumped: $0) }
        guard let points = parts[0], parts.count < 3, let weight = parts.count == 2 ? parts[1] : 0 else { return nil }
        self = .fixed(points, weight: weight)
    }

    var dumped: String { weight == 0 ? points.dumped : "\(points.dumped):\(weight.dumped)" }
}
