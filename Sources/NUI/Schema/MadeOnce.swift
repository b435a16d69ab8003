import Synchronization

/// A value that is made when it is first asked for. Threads that ask at once may each make it, and all get that of the first.
///
/// `AtomicLazyReference` does the same, but is not compiled for its type: with it, loading 1,000 views took 7 % more instructions.
package final class MadeOnce<Value> {
    /// The address of the value; nil until it is made. It is set once and stays until the object goes away.
    @usableFromInline let address = Atomic<UnsafeMutableRawPointer?>(nil)
    @usableFromInline let make: () -> Value

    /// Creates a value that is made later. The values of one that threads share are made by a function that any thread may call.
    @inlinable
    package init(_ make: @escaping () -> Value) { self.make = make }

    deinit {
        guard let made = address.load(ordering: .acquiring)?.assumingMemoryBound(to: Value.self) else { return }
        made.deinitialize(count: 1)
        made.deallocate()
    }

    /// The value.
    @inlinable package var value: Value {
        withExtendedLifetime(self) { (address.load(ordering: .acquiring) ?? makeNow()).assumingMemoryBound(to: Value.self).pointee }
    }

    /// Makes the value, and returns the address of the one that was first.
    @usableFromInline
    package func makeNow() -> UnsafeMutableRawPointer {
        let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        made.initialize(to: make())
        let (_, first) = address.compareExchange(expected: nil, desired: UnsafeMutableRawPointer(made), ordering: .acquiringAndReleasing)
        guard let first else { return UnsafeMutableRawPointer(made) }
        made.deinitialize(count: 1)
        made.deallocate()
        return first
    }
}

// The address is set atomically and once. The function is part of what its creator shares, who promises that any thread may call it.
extension MadeOnce: @unchecked Sendable where Value: Sendable {}
