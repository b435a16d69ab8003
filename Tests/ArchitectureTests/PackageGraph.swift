import Foundation

/// Which module may import which, as Package.swift says it. No other place says it again: the tests read it here.
enum PackageGraph {
    /// The modules that each target names as its dependencies, products of other packages included.
    static let dependencies: [String: Set<String>] = {
        let package = SourceTree.text("Package.swift")
        let lists = [
            "rooms": names(in: package.part(from: "let rooms: [Target.Dependency] = [", to: "]")), "log": ["Logging"],
            "arguments": ["ArgumentParser"],
        ]
        var result: [String: Set<String>] = [:]
        for target in package.parts(between: "\n        .target(", or: "\n        .executableTarget(") {
            guard let name = names(in: target.part(from: "name: ", to: ",") ?? target).first else { continue }
            let list = target.part(from: "dependencies:", to: "],") ?? target.part(from: "dependencies:", to: nil) ?? ""
            let words = Set(list.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            result[name] = lists.filter { words.contains($0.key) }.reduce(into: Set(names(in: list))) { $0.formUnion($1.value) }
        }
        return result
    }()

    /// A module with everything that it depends on, directly or not.
    static func closure(of module: String, in graph: [String: Set<String>]) -> Set<String> {
        var found: Set = [module]
        var pending = [module]
        while let next = pending.popLast() {
            for name in graph[next] ?? [] where found.insert(name).inserted { pending.append(name) }
        }
        return found
    }

    /// The texts in quotes.
    private static func names(in text: String?) -> [String] {
        (text ?? "").split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
            $0.offset % 2 == 1 ? String($0.element) : nil
        }
    }
}

extension String {
    /// The text behind the first `start`, up to the next `end`; nil where one of the two is missing.
    fileprivate func part(from start: String, to end: String?) -> String? {
        guard let lower = range(of: start)?.upperBound else { return nil }
        guard let end else { return String(self[lower...]) }
        return range(of: end, range: lower..<endIndex).map { String(self[lower..<$0.lowerBound]) }
    }

    /// The texts behind each of two marks, up to the next item of the list.
    fileprivate func parts(between first: String, or second: String) -> [String] {
        let marked = replacingOccurrences(of: second, with: first)
        return marked.components(separatedBy: first).dropFirst().map { $0.components(separatedBy: "\n        .").first ?? $0 }
    }
}
