/// Why a string is not path data.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The data does not begin with `M` or `m`.
        case noStart
        /// A character that no command begins with.
        case notACommand
        /// A number is missing or is not written as one.
        case notANumber
        /// A flag of an arc that is neither 0 nor 1.
        case notAFlag
        /// More than `Path.dataLimit` bytes.
        case tooLong
    }

    /// What is wrong.
    public let reason: Reason
    /// The place in the string, counted in characters from 0.
    public let offset: Int

    /// The error as a part of a sentence, for people.
    public var description: String {
        let place = "at character \(offset + 1)"
        switch reason {
        case .noStart: return "\(place), path data begins with M"
        case .notACommand: return "\(place), a command is missing (M L H V C S Q T A or Z)"
        case .notANumber: return "\(place), a number is missing"
        case .notAFlag: return "\(place), an arc needs a flag, 0 or 1"
        case .tooLong: return "it has more than \(Path.dataLimit) bytes"
        }
    }
}
