import TestSupport

@testable import TatamiCollections

/// A collection as an array of arrays, for references.
struct NaiveCollection: Equatable {
    struct Section: Equatable {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []

    init(_ sections: [Section] = []) { self.sections = sections }

    init(_ snapshot: Snapshot<Int, Int>) {
        sections = snapshot.sections.map { Section(id: $0, items: snapshot.items(in: $0)) }
    }

    var snapshot: Snapshot<Int, Int> {
        var result = Snapshot<Int, Int>()
        result.append(sections.map(\.id))
        for section in sections { result.append(section.items, to: section.id) }
        return result
    }

    /// Performs the steps; what comes is taken from the collection after all of them, once its structure is there.
    func performing(_ steps: [CollectionStep], toward new: NaiveCollection) -> NaiveCollection {
        // Nil stands for what comes.
        var result = sections.map { (id: Int?.some($0.id), items: $0.items.map(Int?.some)) }
        for step in steps {
            switch step {
            case .removeSections(let range): result.removeSubrange(range)
            case .insertSections(let range):
                result.insert(contentsOf: range.map { _ in (id: Int?.none, items: [Int?]()) }, at: range.lowerBound)
            case .moveSection(let from, let to): result.insert(result.remove(at: from), at: to)
            case .remove(let range, let section): result[section].items.removeSubrange(range)
            case .insert(let range, let section):
                result[section].items.insert(contentsOf: range.map { _ in Int?.none }, at: range.lowerBound)
            }
        }
        guard result.count == new.sections.count else { return NaiveCollection() }
        return NaiveCollection(
            zip(result, new.sections).map { section, other in
                guard section.items.count == other.items.count else { return Section(id: -1, items: []) }
                return Section(id: section.id ?? other.id, items: zip(section.items, other.items).map { $0 ?? $1 })
            })
    }

    /// The number of items that are in both and do not keep their order: what is left of each section without a longest ascending
    /// subsequence, and all that change their section.
    func moves(to new: NaiveCollection) -> Int {
        let all = Set(sections.flatMap(\.items))
        return new.sections.reduce(0) { sum, section in
            let kept = section.items.filter(all.contains)
            let old = sections.first { $0.id == section.id }?.items ?? []
            return sum + kept.count - Self.longestAscending(kept.compactMap { old.firstIndex(of: $0) })
        }
    }

    /// By the length of the longest subsequence that ends at each number.
    static func longestAscending(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (place, number) in numbers.enumerated() {
            lengths.append((zip(numbers[..<place], lengths).filter { $0.0 < number }.map(\.1).max() ?? 0) + 1)
        }
        return lengths.max() ?? 0
    }

    /// A collection of different ids from a pool.
    static func random(_ random: inout Seeded) -> NaiveCollection {
        var items = Array(Array(0..<24).shuffled(using: &random).prefix(random.below(25)))
        let ids = Array(Array(100..<106).shuffled(using: &random).prefix(1 + random.below(5)))
        return NaiveCollection(
            ids.map { id in
                let count = min(items.count, random.below(9))
                defer { items.removeFirst(count) }
                return Section(id: id, items: Array(items.prefix(count)))
            })
    }

    /// Other sections and items, or the same ones with a few changes.
    func changed(_ random: inout Seeded) -> NaiveCollection {
        if random.oneIn(3) { return .random(&random) }
        var result = self
        for _ in 0..<random.below(4) { result.change(&random) }
        return result
    }

    private mutating func change(_ random: inout Seeded) {
        guard !sections.isEmpty else { return }
        let section = random.below(sections.count)
        switch random.below(5) {
        case 0: sections.shuffle(using: &random)
        case 1: sections[section].items.shuffle(using: &random)
        case 2:
            let fresh = random.below(100) + 30
            if !sections.contains(where: { $0.items.contains(fresh) }) {
                sections[section].items.insert(fresh, at: random.below(sections[section].items.count + 1))
            }
        default:
            guard !sections[section].items.isEmpty else { return }
            let item = sections[section].items.remove(at: random.below(sections[section].items.count))
            let other = random.below(sections.count)
            if !random.oneIn(3) { sections[other].items.insert(item, at: random.below(sections[other].items.count + 1)) }
        }
    }
}
