import NUI
import TatamiDrawing

/// The context in which values are made: the files of the program, its pictures and its texts.
public final class LoadContext {
    let finder: ResourceFinder
    let strings: [String: String]
    let fontFamilies: Set<String>
    /// Writes values in strings.
    let formatter: ValueFormatter
    /// The file that contains the current value.
    var file = FileID.main
    /// Faults of the current value that do not prevent its use.
    var remarks: [LoadFault] = []
    private let imageVerifier: (any ImageVerifier)?
    /// By path, the pictures that were read and the faults of those that cannot be used.
    private var images: [String: Result<Image, LoadFault>] = [:]
    /// For all pictures together, the bytes of their files and the work of decoding them.
    private var imageBytes = 0, imageWork = 0
    private var fonts: Set<Font> = []
    private var suggestions = Suggestion.Budget()

    init(
        finder: ResourceFinder, imageVerifier: (any ImageVerifier)?, strings: [String: String], fontFamilies: Set<String>,
        formatter: ValueFormatter
    ) {
        self.finder = finder
        self.imageVerifier = imageVerifier
        self.strings = strings
        self.fontFamilies = fontFamilies
        self.formatter = formatter
    }

    /// Returns the picture in a file next to the one that names it, or in the search paths. Each picture is read once.
    func image(_ name: String) throws(LoadFault) -> Image {
        let path = try finder.locate(name, namedIn: file)
        if let known = images[path] { return try known.get() }
        do throws(LoadFault) {
            let image = try readImage(path, name)
            images[path] = .success(image)
            return image
        } catch {
            images[path] = .failure(error)
            throw error
        }
    }

    private func readImage(_ path: String, _ name: String) throws(LoadFault) -> Image {
        let bytes = try finder.read(path, name: name, limit: ImageLimits.bytes)
        do throws(ImageError) {
            let content = try ImageContent(encoded: bytes, name: name)
            imageBytes += bytes.count
            imageWork += content.header.work
            guard imageBytes <= ImageLimits.bytesOfAll, imageWork <= ImageLimits.workOfAll else {
                throw .tooCostly(
                    "together with the pictures before it, its files are more than \(ImageLimits.bytesOfAll >> 20) MiB, or decoding them is more work "
                        + "than \(ImageLimits.workOfAll >> 20) MiB of pixels")
            }
            guard let imageVerifier else { return Image(content) }
            if let warning = try imageVerifier.warning(for: content) {
                remarks.append(
                    LoadFault(
                        .damagedPicture, "the picture \"\(name)\" is damaged: \(warning)",
                        hint: "the part that can be decoded is shown; save the picture again",
                        property: "file"))
            }
            return Image(ImageContent(verified: content))
        } catch {
            throw LoadFault(.unreadableFile, "the picture \"\(name)\" cannot be used: \(error)", hint: error.hint)
        }
    }

    /// Returns the font family of a name, which is the default family for no name and, with a remark, for a family that is missing.
    func family(_ name: String?) -> String {
        guard let name else { return Font.defaultFamily }
        if fontFamilies.contains(name) { return name }
        remarks.append(.missingFont(name, fontFamilies))
        return Font.defaultFamily
    }

    /// Counts a font of the program. Only the first font beyond the limit is refused: the file then has an error, and further fonts cost
    /// nothing.
    func add(_ font: Font) throws(LoadFault) {
        guard fonts.insert(font).inserted, fonts.count == Limits.fonts + 1 else { return }
        throw LoadFault(.tooManyFonts, "this is one more than \(Limits.fonts) different fonts", hint: "use fewer sizes")
    }

    /// Returns the text for a key, or the key itself if the table has none.
    func text(forKey key: String) -> String { strings[key] ?? key }

    /// Returns the text for a number of something: that of `key.one`, `key.few`, … by the plural rules of CLDR for the language, or that of
    /// `key` itself. `%d` in it becomes the number.
    func text(forKey key: String, count: Double) -> String {
        let category = PluralRules.category(of: count, in: formatter.language)
        let text = strings["\(key).\(category.rawValue)"] ?? strings["\(key).other"] ?? text(forKey: key)
        return text.replacing("%d", with: formatter.text(of: .number(count)) ?? "")
    }

    /// Returns the fault of a key that the table does not have; nil if the table has the key, or if there is no table.
    func missingText(_ key: String) -> LoadFault? {
        guard !strings.isEmpty, strings[key] == nil else { return nil }
        return LoadFault(
            .missingText, "the table of texts has no \"\(key)\"", hint: "the key itself is shown",
            meant: suggestions.nearest(to: key, among: strings.keys))
    }
}
