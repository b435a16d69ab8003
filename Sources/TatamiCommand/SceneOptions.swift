import ArgumentParser
import Foundation
import Logging
import Tatami

/// A size on the command line: 320x480, or 320x for a height that follows the content.
package struct SizeArgument: ExpressibleByArgument {
    package let width: Double
    package let height: Double?

    static let phone = SizeArgument(width: 320, height: 480)

    init(width: Double, height: Double?) {
        self.width = width
        self.height = height
    }

    package init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = SizeArgument.length(parts[0]) else { return nil }
        self.width = width
        if parts[1].isEmpty {
            height = nil
        } else {
            guard let height = SizeArgument.length(parts[1]) else { return nil }
            self.height = height
        }
    }

    private static func length(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(text),
            value > 0, value <= 16_384
        else { return nil }
        return value
    }
}

/// The options of all commands that build one file.
struct SceneOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The NUI file.", valueName: "file"))
    var file: String

    @OptionGroup var screen: ScreenOptions
}

/// The appearance that the command line asks for.
package enum AppearanceOption: String, EnumerableFlag {
    case light, dark

    package static func help(for value: AppearanceOption) -> ArgumentHelp? {
        switch value {
        case .light: "Uses the light appearance, on the background of its theme."
        case .dark: "Uses the dark appearance, on the background of its theme."
        }
    }

    package var appearance: Theme.Appearance { self == .light ? .light : .dark }
}

/// The options for building and showing files.
package struct ScreenOptions: ParsableArguments {
    @Option(
        name: .customLong("size"),
        help: ArgumentHelp("Size in points; 320x means a height that follows the content. (default: 320x480)", valueName: "WxH"))
    var givenSize: SizeArgument?

    /// The size that was given, or that of a small phone.
    package var size: SizeArgument { givenSize ?? .phone }

    @Option(help: ArgumentHelp("Applies a state of the file; may be repeated, in order.", valueName: "name"))
    package var state: [String] = []

    @Flag(help: "Lays out from right to left.")
    package var rtl = false

    @Flag
    package var appearance: AppearanceOption?

    @Flag(help: "Uses the colors for people who need high contrasts, on the background of their theme.")
    package var highContrast = false

    @OptionGroup var search: SearchPathOptions

    @Option(help: ArgumentHelp("Table of texts for localizedText: .strings or .json.", valueName: "file"))
    var strings: String?

    @Option(help: ArgumentHelp("Language and region of formatted numbers: de_AT.", valueName: "id"))
    var locale = "en"

    @Option(
        help: ArgumentHelp("Time zone of formatted dates and times: Europe/Berlin. (default: UTC)", valueName: "id"),
        transform: ScreenOptions.timeZone(named:))
    var zone: TimeZone?

    @Option(help: ArgumentHelp("Additional font file.", valueName: "file"))
    var font: [String] = []

    @OptionGroup package var data: DataOptions

    @OptionGroup var own: SchemaOptions

    package init() {}

    /// Creates a text engine with the fonts of the options.
    package func engine() throws -> PangoTextEngine { try PangoTextEngine(readingFonts: font) }

    /// Returns a function that creates a loader for each file. Schema, table of texts and fonts are read once for all of them;
    /// their errors are reported.
    ///
    /// - Parameters:
    ///   - engine: The text engine whose fonts files may name.
    ///   - file: The file whose data the loaders have; nil for no data.
    /// - Throws: `ExitCode(1)` after an error was reported.
    package func loaders(for engine: PangoTextEngine, file: String?) throws -> () -> NUILoader {
        let classes = StandInClasses(try own.file())
        let texts = try texts()
        let families = Set(engine.families)
        let searchPaths = search.paths
        let (locale, zone) = (locale, zone)
        let verification = ImageVerification()
        let data = try file.flatMap(data.source(for:))
        return {
            let loader = NUILoader(standingIn: classes, searchPaths: searchPaths, strings: texts)
            // The command reports diagnostics on the standard error. A log handler would write to the standard output.
            loader.logger = Logger(label: "nui", factory: { _ in SwiftLogNoOpLogHandler() })
            loader.fontFamilies = families
            loader.locale = locale
            if let zone { loader.timeZone = zone }
            loader.data = data
            loader.imageVerifier = verification
            return loader
        }
    }

    private func texts() throws -> [String: String] {
        guard let file = strings else { return [:] }
        let table = TextTable(file: file)
        if !table.diagnostics.isEmpty { Output.report(table.text()) }
        if table.diagnostics.hasErrors { throw ExitCode(1) }
        return table.texts
    }

    fileprivate static func timeZone(named name: String) throws -> TimeZone {
        guard let zone = TimeZone(identifier: name) else {
            throw ValidationError("There is no time zone '\(name)'; zones have names such as UTC and Europe/Berlin.")
        }
        return zone
    }

    /// Checks the number of device pixels per point.
    static func check(scale: Double) throws {
        if !(scale > 0 && scale <= 8) { throw ValidationError("The scale is a number above 0 and at most 8.") }
    }
}

extension PangoTextEngine {
    /// Reads the fonts in files.
    ///
    /// - Throws: `ExitCode(1)` after the error was reported.
    convenience init(readingFonts files: [String]) throws {
        do {
            try self.init(fontFiles: files)
        } catch {
            throw Failed.reporting("\(error)")
        }
    }
}
