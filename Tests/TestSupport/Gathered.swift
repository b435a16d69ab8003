import Foundation

/// Gathers values from several threads; the lock is what makes it safe to share.
public final class Gathered<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []

    public init() {}

    /// The values so far, in the order in which they came.
    public var all: [Value] { lock.withLock { values } }
    public func add(_ value: Value) { lock.withLock { values.append(value) } }
}
