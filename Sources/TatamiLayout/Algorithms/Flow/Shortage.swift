/// A shortage that is shared by things without weight: each gives in proportion to what it can.
struct Shortage {
    /// The part of its reserve that each gives, 0 to 1.
    private let part: Double
    /// What nobody can give: negative where something overflows, else 0.
    let left: Double

    /// - Parameter reserve: what all can give together.
    init(of short: Double, reserve: Double) {
        part = reserve > short ? short / reserve : 1
        left = reserve > short ? 0 : reserve - short
    }

    /// What is left of `natural`.
    func rest(of natural: Double, _ minimum: Double) -> Double {
        guard minimum < natural else { return natural }
        return part < 1 ? natural - (natural - minimum) * part : minimum
    }
}
