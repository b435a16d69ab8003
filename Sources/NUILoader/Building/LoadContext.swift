import NUI
import TatamiDrawing

/// What values need while they are made: the files of the program, and its pictures and texts.
public final class LoadContext {
    let finder: ResourceFinder
    let strings: [String: String]
    let fontFamilies: Set<String>
    /// The file in which the value at hand is written.
    var file = FileID.main
    /// What is odd about the value at hand, though it can be had.
    var remarks: [LoadFault] = []
    private var images: [String: Image] = [:]
    private var suggestions = Suggestion.Budget()

    init(finder: ResourceFinder, strings: [String: String], fontFamilies: Set<String>) {
        self.finder = finder
        self.strings = strings
        self.fontFamilies = fontFamilies
    }

    /// The picture in a file beside the one that names it, or in the search paths. Read once.
    func image(_ name: String) throws(LoadFault) -> Image {
        let path = try finder.locate(name, namedIn: file)
        if let known = images[path] { return known }
        let bytes = try finder.read(path, name: name, limit: ImageLimits.bytes)
        do {
            let image = try Image(encoded: bytes, name: name)
            images[path] = image
            return image
        } catch {
            throw LoadFault(.unreadableFile, "the picture \"\(name)\" cannot be used: \(error)")
        }
    }

    /// The text for a key, or the key itself where the table has none.
    func text(forKey key: String) -> String { strings[key] ?? key }

    /// Nil where the table has the key, or there is no table.
    func missingText(_ key: String) -> LoadFault? {
        guard !strings.isEmpty, strings[key] == nil else { return nil }
        return LoadFault(
            .missingText, "the table of texts has no \"\(key)\"", hint: "the key itself is shown",
            meant: suggestions.nearest(to: key, among: strings.keys))
    }
}
