/// One figure of `latest.json`.
public struct Row: Codable, Sendable {
    public var tree: String
    public var engine: String
    public var metric: String
    public var value: Double
    public var unit: String

    public init(_ tree: String, _ engine: String, _ metric: String, _ value: Double, _ unit: String) {
        self.tree = tree
        self.engine = engine
        self.metric = metric
        self.value = value
        self.unit = unit
    }

    /// The row as one line of JSON: how a program that measures tells the one that prints.
    public var line: String {
        #"{"tree":"\#(tree)","engine":"\#(engine)","metric":"\#(metric)","value":\#(value),"unit":"\#(unit)"}"#
    }
}
