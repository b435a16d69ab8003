// Collections of 1,000 to 10,000,000 items: what looking up, measuring and changing costs, and comparing two contents.
import CMemory
import Figures
import TatamiCollections
import TatamiGeometry
import TestSupport

/// A list of items in one section, beside its source.
struct List {
    let source = CollectionSource<Int, Int>()
    var layout = StackLayout { _ in .init(ListLayout(estimate: 44)) }
    let count: Int

    init(_ count: Int) {
        self.count = count
        source.edit {
            $0.append([0])
            $0.append(Array(0..<count), to: 0)
        }
        _ = source.takeUpdate()
        _ = layout.prepare(LayoutContent(source, crossLength: 400), .everything)
    }

    /// Inserts an item at the front, and shows it.
    mutating func insert(_ id: Int) {
        if let first = source.snapshot.item(at: CollectionPlace(section: 0, item: 0)) { source.edit { $0.insert([id], before: first) } }
        if let update = source.takeUpdate() { _ = layout.prepare(LayoutContent(source, crossLength: 400), .structure(update)) }
    }

    /// Gives the rows of a viewport their true lengths, as after a jump, and returns what is in sight then.
    mutating func jump(to offset: Double) -> Int {
        let area = Rect(0, offset, 400, 800)
        for row in layout.attributes(in: area) { _ = layout.setSize(Size(400, 60), of: row.element) }
        return layout.attributes(in: area).count
    }
}

/// The least of five means over many calls, in microseconds.
func microseconds(_ calls: Int, _ body: (Int) -> Void) -> Double {
    Times((0..<5).map { round in nanoseconds { for call in 0..<calls { body(round * calls + call) } } / Double(calls) / 1_000 }).least
}

func measure(_ count: Int) -> [Row] {
    let before = bytes_in_use()
    var list = List(count)
    let bytes = Double(bytes_in_use() - before) / Double(count)
    var random = Seeded(7)
    let total = Double(count) * 44
    let places = (0..<2_000).map { _ in Double.random(in: 0..<total, using: &random) }
    let keys = places.map { list.source.key(at: CollectionPlace(section: 0, item: min(count - 1, Int($0 / 44))))! }
    var found = 0
    let query = microseconds(200) { found += list.layout.attributes(in: Rect(0, places[$0 % 2_000], 400, 800)).count }
    let jump = microseconds(50) { found += list.jump(to: places[$0 % 2_000]) }
    let resize = microseconds(200) { _ = list.layout.setSize(Size(400, 30 + Double($0 % 50)), of: .item(keys[$0 % 2_000])) }
    let insert = microseconds(50) { list.insert(count + $0) }
    precondition(found > 0)
    let name = "collection-\(count)"
    return [
        Row(name, "tatami", "rectangle", query, "us"), Row(name, "tatami", "jump", jump, "us"),
        Row(name, "tatami", "resize", resize, "us"), Row(name, "tatami", "insert at front", insert, "us"),
        Row(name, "tatami", "bytes per item", bytes, "B"),
    ]
}

/// The milliseconds in which a content is compared with a shuffled one.
func difference(_ count: Int) -> Double {
    var random = Seeded(11)
    var (old, new) = (Snapshot<Int, Int>(), Snapshot<Int, Int>())
    old.append([0])
    old.append(Array(0..<count), to: 0)
    new.append([0])
    new.append(Array(0..<count).shuffled(using: &random), to: 0)
    return Times((0..<7).map { _ in nanoseconds { _ = PreparedUpdate(from: old, to: new) } / 1e6 }).least
}

/// The same by the standard library.
func standardDifference(_ count: Int) -> Double {
    var random = Seeded(11)
    let old = Array(0..<count)
    let new = old.shuffled(using: &random)
    return nanoseconds { _ = new.difference(from: old) } / 1e6
}

for power in 3...7 {
    let count = (0..<power).reduce(1) { count, _ in count * 10 }
    for row in measure(count) { print(row.line) }
}
for count in [2_000, 10_000, 100_000] { print(Row("shuffled-\(count)", "tatami", "difference", difference(count), "ms").line) }
print(Row("shuffled-2000", "standard library", "difference", standardDifference(2_000), "ms").line)
