/// A shortage shared by parts without weights, each in proportion to the length it can give up.
struct Shortage {
    /// The part of its reserve that each gives up, 0 to 1.
    private let part: Double
    /// The shortage that remains: negative if the parts overflow, otherwise 0.
    let left: Double

    /// Shares a shortage of `short` points.
    ///
    /// - Parameters:
    ///   - short: The missing length in points.
    ///   - reserve: The length that all parts can give up together.
    init(of short: Double, reserve: Double) {
        part = reserve > short ? short / reserve : 1
        left = reserve > short ? 0 : reserve - short
    }

    /// The remaining length of a part.
    func rest(of natural: Double, _ minimum: Double) -> Double {
        guard minimum < natural else { return natural }
        return part < 1 ? natural - (natural - minimum) * part : minimum
    }
}
