import Foundation
import TestSupport

/// The amount of work of random tests: `COLLECTION_ROUNDS` multiplies it, `COLLECTION_SEED` takes another seed.
enum Rounds {
    /// A generator whose seed is printed with the name of the test.
    static func random(_ test: String = #function) -> Seeded {
        let seed = Seeded.start("COLLECTION_SEED")
        print("\(test): COLLECTION_SEED=\(seed)")
        return Seeded(seed)
    }

    static func count(_ usual: Int) -> Int {
        usual * (ProcessInfo.processInfo.environment["COLLECTION_ROUNDS"].flatMap(Int.init) ?? 1)
    }
}
