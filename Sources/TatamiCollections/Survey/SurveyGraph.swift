/// Which questions depend on which.
struct SurveyGraph: Sendable {
    /// The index of each question, by id.
    let indices: [String: Int]
    /// The questions whose conditions name a question, ascending.
    let dependents: [[Int]]
    /// 0 for a question without condition; otherwise one more than the greatest depth of those that it names. Questions that are on a cycle, or
    /// wait for one, have none.
    let depths: [Int?]
    private let named: [[Int]]
    private let ids: [String]

    init(_ questions: [SurveyDocument.Question]) {
        ids = questions.map(\.id)
        let indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let named = questions.map { question in (question.condition?.ids ?? []).compactMap { indices[$0] }.sorted() }
        var dependents = [[Int]](repeating: [], count: questions.count)
        for (question, others) in named.enumerated() { for other in others { dependents[other].append(question) } }
        var depths = [Int?](repeating: nil, count: questions.count)
        var waiting = named.map(\.count)
        var ready = named.indices.filter { named[$0].isEmpty }
        while let question = ready.popLast() {
            depths[question] = (named[question].compactMap { depths[$0] }.max() ?? -1) + 1
            for other in dependents[question] {
                waiting[other] -= 1
                if waiting[other] == 0 { ready.append(other) }
            }
        }
        (self.indices, self.named, self.dependents, self.depths) = (indices, named, dependents, depths)
    }

    /// The cycles, each as the ids in the order in which they wait for each other. Each question is in one of them at most.
    var cycles: [[String]] {
        var cycles: [[String]] = []
        var seen = Set<Int>()
        for start in depths.indices where depths[start] == nil && !seen.contains(start) {
            var way: [Int] = []
            var places: [Int: Int] = [:]
            var next: Int? = start
            while let question = next, places[question] == nil, seen.insert(question).inserted {
                places[question] = way.count
                way.append(question)
                // A question without depth names another one without depth.
                next = named[question].first { depths[$0] == nil }
            }
            if let question = next, let place = places[question] { cycles.append(way[place...].map { ids[$0] }) }
        }
        return cycles
    }
}
