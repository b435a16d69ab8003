import Foundation

/// The font sets that no engine uses at the moment. The next engine with the same files takes them.
///
/// They are never closed: Pango 1.50 keeps a reference to the configuration of a font map that is dropped (70 kB each time), and closing
/// one by force races with its background threads. So there are as many font sets as engines were ever alive at once, and a later engine
/// starts without delay.
final class FontSetPool: @unchecked Sendable {  // The lock protects everything, and a set has one owner at a time.
    static let shared = FontSetPool()

    private let lock = NSLock()
    private var idle: [[String]: [FontSet]] = [:]

    func take(_ files: [String]) throws(FontError) -> FontSet {
        if let set = lock.withLock({ idle[files]?.popLast() }) { return set }
        return try FontLock.hold { () throws(FontError) in try FontSet(files: files) }
    }

    func giveBack(_ set: FontSet, _ files: [String]) {
        lock.withLock { idle[files, default: []].append(set) }
    }
}
