import DataExamples
import Foundation
import Tatami

/// The files of `Examples/Data` with their JSON, as the page about data shows them.
enum DataPictures {
    struct Example: CustomStringConvertible, Sendable {
        let name: String
        let size: Size

        var description: String { name }
        /// The name of its picture on the page.
        var picture: String { name == "walks" ? "guide-data.png" : "guide-data-\(name).png" }
    }

    static let examples = [
        Example(name: "walks", size: Size(400, 500)), Example(name: "chat", size: Size(400, 460)),
        Example(name: "shop", size: Size(480, 500)), Example(name: "people", size: Size(720, 320)),
        Example(name: "files", size: Size(440, 440)),
    ]

    /// Loads an example with its JSON.
    static func loader(_ name: String) throws -> NUILoader {
        let loader = NUILoader(root: Screen())
        let json = try Data(contentsOf: URL(fileURLWithPath: dataFile("\(name).json")))
        let warnings = try loader.load(file: dataFile("\(name).nui"), data: [UInt8](json))
        guard warnings.isEmpty else { throw Failure.warnings(warnings.map(\.message)) }
        return loader
    }

    static func view(_ name: String) throws -> View {
        guard let view = try loader(name).shownView else { throw Gallery.Failure.noView }
        return view
    }

    enum Failure: Error { case warnings([String]) }
}
