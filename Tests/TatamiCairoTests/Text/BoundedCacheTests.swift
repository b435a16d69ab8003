import TestSupport
import Testing

@testable import TatamiCairo

/// A cache is bounded, keeps what is used, and drops a little at a time.
@Suite struct BoundedCacheTests {
    @Test func everyValueIsTheOneOfItsKeyAndTheCostIsBounded() {
        var random = Seeded(7)
        var cache = BoundedCache<Int, Int>(capacity: 50)
        for _ in 0..<20_000 {
            let key = Int.random(in: 0..<200, using: &random)
            let value = cache.value(key, cost: 1 + key % 9) { key * 3 }
            #expect(value == key * 3 && cache.cost <= 50 && cache.count <= 50)
        }
    }

    @Test func whatIsUsedStays() {
        var cache = BoundedCache<Int, Int>(capacity: 10)
        var makings = 0
        for key in 0..<1_000 {
            _ = cache.value(-1) {
                makings += 1
                return 0
            }
            _ = cache.value(key) { 0 }
        }
        #expect(makings == 1)
    }

    @Test func aNewValueTakesTheRoomOfAFew() {
        final class Counted {
            let free: () -> Void
            init(_ free: @escaping () -> Void) { self.free = free }
            deinit { free() }
        }
        var (freed, most) = (0, 0)
        var cache = BoundedCache<Int, Counted>(capacity: 1_000)
        for key in 0..<5_000 {
            freed = 0
            _ = cache.value(key, cost: 1 + key % 3) { Counted { freed += 1 } }
            most = max(most, freed)
        }
        #expect(cache.count > 400 && most > 0 && most <= 3)
    }

    @Test func aValueLargerThanTheCacheIsKeptAlone() {
        var cache = BoundedCache<Int, Int>(capacity: 10)
        for key in 0..<5 { _ = cache.value(key) { key } }
        #expect(cache.value(9, cost: 100) { 9 } == 9 && cache.count == 1)
        #expect(cache.value(1) { 1 } == 1 && cache.count == 1 && cache.cost == 1)
    }
}
