/// Reads JSON against a model, and reports every fault with its path and its place.
///
/// The text is read once, from its start to its end, and no tree is built besides the values of the model. After the first error nothing
/// is built any more, so that a large text full of errors needs hardly more memory than its bytes.
///
/// ```swift
/// let reading = DataReader(model).read(bytes)
/// guard let data = reading.data else { return reading.faults.forEach { log.error("walks.json:\($0.text)") } }
/// ```
public struct DataReader: Sendable {
    /// The model whose data is read.
    public let model: DataModel

    /// Creates a reader for the data of a model.
    public init(_ model: DataModel) { self.model = model }

    /// Reads a JSON text whose bytes must be UTF-8, with or without a byte order mark. Nothing in it can trap.
    public func read(_ json: [UInt8]) -> DataReading { read(json, firstLine: 1) }

    /// Reads a line of a JSON Lines file. Places have the line's number in its file.
    public func read(_ line: JSONLine) -> DataReading { read(line.bytes, firstLine: line.number) }

    private func read(_ json: [UInt8], firstLine: Int) -> DataReading {
        var pass = ReadingPass(model, json)
        let data = pass.read()
        return DataReading(data: data, faults: pass.log.faults(in: json, firstLine: firstLine), isCutOff: pass.log.isCutOff)
    }
}

/// The outcome of reading a JSON text against a model.
public struct DataReading: Hashable, Sendable {
    /// The data of the model; nil if there is an error.
    public let data: DataRecord?
    /// The errors and warnings in the order of their places, at most ``DataLimits/faults`` of each.
    public let faults: [DataFault]
    /// Whether there are more errors or warnings than ``DataLimits/faults``. A text that is not JSON, or not UTF-8, is read only up to the place
    /// behind which everything would be a guess; this is no cut.
    public let isCutOff: Bool
}
