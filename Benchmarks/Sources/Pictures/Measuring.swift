import Foundation

/// Times of one thing done over and over, in milliseconds.
struct Times {
    private let sorted: [Double]

    init(_ times: [Double]) { sorted = times.sorted() }

    var least: Double { sorted.first ?? 0 }
    var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
}

/// Milliseconds that `body` takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

/// One figure of `latest.json`.
struct Row: Encodable {
    let tree: String
    let engine: String
    let metric: String
    let value: Double
    let unit: String
}
