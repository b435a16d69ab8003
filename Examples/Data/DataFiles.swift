import Foundation

/// The place of a file of these examples on this machine.
public func dataFile(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name).path
}
