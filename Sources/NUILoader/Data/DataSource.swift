import NUI
import NUIData
import Observation
import TatamiData
import TatamiViews

/// Where the data of a file comes from.
public struct DataSource {
    /// Returns the data of a model that a file declares.
    let make: (DataModel, Resolver) -> Result<Made, DataSourceError>
    /// Live data, and the warnings of its text.
    struct Made {
        let model: LiveModel
        let warnings: [Diagnostic]

        init(_ model: LiveModel, _ warnings: [Diagnostic] = []) { (self.model, self.warnings) = (model, warnings) }
    }

    /// Whether the data is made up for a check.
    private(set) var isSample = false
    /// The JSON text and its name; nil for other data.
    package private(set) var json: (bytes: [UInt8], name: String)?

    init(make: @escaping (DataModel, Resolver) -> Result<Made, DataSourceError>) { self.make = make }

    /// No data: every field of the model needs a default, and the loader holds them all.
    public static var none: DataSource {
        DataSource { model, _ in
            let missing = model.root.fields.filter { $0.defaultValue == nil && !$0.type.isOptional }
            if !missing.isEmpty { return .failure(.missing(missing.map(\.name))) }
            return .success(Made(LiveModel(model, data: DataRecord(model.root.fields.map { $0.type.isOptional ? .null : nil }))))
        }
    }

    /// One row in each list, and an empty value in each field, so that a file can be checked without data.
    static var sample: DataSource {
        var source = DataSource { model, _ in .success(Made(LiveModel(model, data: SampleData(model).record(model.root, depth: 0)))) }
        source.isSample = true
        return source
    }

    /// The object of the program that has the fields of the model, by the table of its class.
    public static func model<Root: NUIRecord & AnyObject & Observable>(_ root: Root) -> DataSource {
        DataSource { model, file in
            do throws(LiveModelError) {
                return .success(Made(try LiveModel(model, root: root, uses: file.usedFields)))
            } catch {
                return .failure(.differences(error.differences))
            }
        }
    }

    /// The bytes of a JSON text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - name: The path for messages.
    public static func json(_ bytes: [UInt8], name: String) -> DataSource {
        var source = DataSource { model, file in
            let reading = DataReader(model).read(bytes)
            let found = reading.diagnostics(file: name, declaration: file.declaration)
            guard let data = reading.data else { return .failure(.faults(found)) }
            return .success(Made(LiveModel(model, data: data), found))
        }
        source.json = (bytes, name)
        return source
    }

    /// The contents of a JSON file, which is read now.
    ///
    /// - Throws: `SourceReadError` if the file cannot be read, or is larger than `DataLimits.jsonBytes`.
    public static func json(file: String, reader: any SourceReader = FileSourceReader()) throws(SourceReadError) -> DataSource {
        .json(try reader.read(try reader.canonicalPath(of: file), limit: DataLimits.jsonBytes), name: file)
    }

    /// Data that was read before.
    public static func record(_ data: DataRecord) -> DataSource {
        DataSource { model, _ in .success(Made(LiveModel(model, data: data))) }
    }
}

/// Why data does not fit a file.
enum DataSourceError: Error {
    /// The model has fields that need data, and none is given.
    case missing([String])
    /// The table of the program lacks something.
    case differences([NUIRecordDifference])
    /// The JSON text does not fit the model.
    case faults([Diagnostic])
}

/// Data for a file that is checked without any. Records of one type at one depth are one value, so that types with many fields of other types
/// cost little.
private final class SampleData {
    private let model: DataModel
    private var known: [Place: DataRecord] = [:]

    private struct Place: Hashable {
        let type: String
        let depth: Int
    }

    init(_ model: DataModel) { self.model = model }

    /// Returns a record.
    ///
    /// - Parameter depth: The number of lists and optionals around it.
    func record(_ type: RecordType, depth: Int) -> DataRecord {
        let place = Place(type: type.name, depth: depth)
        if let record = known[place] { return record }
        let record = DataRecord(type.fields.map { $0.defaultValue == nil ? value($0.type, depth) : nil })
        known[place] = record
        return record
    }

    private func value(_ type: DataType, _ depth: Int) -> DataValue {
        switch type {
        case .string: .string("a")
        case .number: .number(1)
        case .integer: .integer(1)
        case .bool: .bool(true)
        case .date: .date(Instant(secondsSince1970: 0))
        case .day: .day(CalendarDate(dayNumber: 0))
        case .color: ColorLiteral("000000").map(DataValue.color) ?? .null
        case .image: .image("")
        case .enumeration(let name): .choice(model.enumeration(named: name)?.cases.first ?? "")
        case .record(let name): model.record(named: name).map { .record(record($0, depth: depth)) } ?? .null
        case .list(let element): .list(depth < Self.depth ? [value(element, depth + 1)] : [])
        case .optional(let type): depth < Self.depth ? value(type, depth + 1) : .null
        }
    }

    /// The number of lists in each other that have a row.
    private static let depth = 2
}

extension Builder {
    /// Returns the scene of a model with its data; nil for data that does not fit, which is reported.
    func scene(of model: DataModel, _ source: DataSource) -> DataScene? {
        switch source.make(model, resolver) {
        case .success(let made):
            let live = made.model
            report(made.warnings)
            let place = resolver.program.documents.first?.model?.range ?? SourceRange(file: .main, lower: 0, upper: 0)
            live.report = { [failures, resolver] message in
                let found = resolver.program.place(of: place)
                failures.add(
                    LoadFailure(
                        diagnostic: Diagnostic(
                            id: DiagnosticCode.doubtfulData.rawValue, severity: .warning, file: found.file, span: found.span,
                            message: message),
                        isOfValue: true))
            }
            return DataScene(live, isSample: source.isSample && model.root.fields.contains { $0.defaultValue == nil })
        case .failure(.missing(let names)):
            let place = resolver.program.documents.first?.model?.range ?? SourceRange(file: .main, lower: 0, upper: 0)
            failures.add(
                failure(
                    .invalidData, "no data is given, and \(names.joined(separator: ", ")) \(names.count == 1 ? "has" : "have") no default",
                    at: place,
                    hint: "give data: --data file.json; or give the fields defaults"))
        case .failure(.differences(let differences)): report(differences)
        case .failure(.faults(let faults)):
            report(faults)
        }
        return nil
    }

    private func report(_ faults: [Diagnostic]) {
        for fault in faults { failures.add(LoadFailure(diagnostic: fault, isOfValue: true)) }
    }

    /// Reports what the file needs and the program does not give, at the fields of the file.
    func report(_ differences: [NUIRecordDifference]) {
        for difference in differences {
            let place = resolver.data.place(ofField: difference.field, in: difference.type)
            failures.add(
                LoadFailure(
                    diagnostic: failure(.invalidData, difference.message, at: place, hint: difference.hint).diagnostic, isOfValue: true))
        }
    }
}

extension NUILoader {
    /// Builds the user interface of a file into the root, and shows the data of the program's object in it, by the table of its class.
    ///
    /// The object is ``data`` of this load and of later ones.
    @discardableResult
    public func load<Root: NUIRecord & AnyObject & Observable>(file: String, model: Root) throws(NUILoadError) -> [Diagnostic] {
        data = .model(model)
        return try load(file: file)
    }

    /// Builds the user interface of a file into the root, and shows the data of a JSON text in UTF-8 in it. The loader keeps the data: people
    /// change it where the model of the file is edited.
    ///
    /// The text is ``data`` of this load and of later ones.
    @discardableResult
    public func load(file: String, data json: [UInt8]) throws(NUILoadError) -> [Diagnostic] {
        data = .json(json, name: "data")
        return try load(file: file)
    }

    /// Shows other JSON in the loaded file, whose JSON it replaces. Rows stay by their keys, with everything that people did to their views, and
    /// so do the fields that neither text gives. The JSON is ``data`` of later loads.
    ///
    /// - Returns: What is doubtful in the JSON, and what cannot be worked out with it.
    /// - Throws: `NUILoadError` with all faults. What was shown before then stays.
    @discardableResult
    public func replaceData(_ source: DataSource) throws(NUILoadError) -> [Diagnostic] {
        guard let model = liveModel, let json = source.json else {
            data = source
            return []
        }
        let reading = DataReader(model.model).read(json.bytes)
        let found = reading.diagnostics(file: json.name) { loaded?.builder.resolver.declaration(of: $0) }
        guard let record = reading.data else { throw NUILoadError(diagnostics: found, program: loaded?.program) }
        model.replaceData(record)
        loaded?.builder.scene.lifetime.dataReplaced()
        data = source
        return found + takeUpdate()
    }

    /// Shows what has changed in the data since the last frame. A window does that before each frame; a program that reads views right after
    /// it has changed data calls it.
    ///
    /// What cannot be worked out is written to the log, once a binding.
    public func update() {
        let found = takeUpdate()
        if let loaded { for diagnostic in found { logger.warning("\(loaded.program.text(of: [diagnostic]))") } }
    }

    private func takeUpdate() -> [Diagnostic] {
        guard let loaded else { return [] }
        loaded.builder.scene.update()
        return loaded.builder.failures.takeNew()
    }

    /// Returns the report of what was wrong in rows that a layout has made since the last update; nil for nothing.
    package func takeFaultsOfRows() -> String? {
        guard let loaded else { return nil }
        let found = loaded.builder.failures.takeNew()
        return found.isEmpty ? nil : loaded.program.text(of: found)
    }

    /// Takes over the values that another loader held for a file with the same fields, such as the version of the file before a change, and what
    /// was changed since in the JSON that both have.
    public func takeHeldValues(of other: NUILoader) {
        guard let model = liveModel, let old = other.liveModel else { return }
        let isSame = data == nil && other.data == nil || data?.json != nil && data?.json?.bytes == other.data?.json?.bytes
        if isSame {
            model.takeEdits(of: old)
            update()
        }
        model.takeHeldValues(of: old)
        update()
    }

    /// The data of the loaded file while it is shown; nil for a file without a model.
    public var liveModel: LiveModel? { loaded?.builder.scene.model }

    /// The value of a field that the loader holds, because neither program nor JSON gives it; nil for other fields.
    public func held(_ field: String) -> DataValue? { loaded?.builder.scene.model?.held(field) }

    /// The value of a field that the loader holds, as a Swift type: `loader.held("draft", as: String.self)`. Nil for other fields, and for a
    /// value of another type.
    public func held<Value: NUIDataConvertible>(_ field: String, as type: Value.Type) -> Value? { held(field).flatMap(Value.fromNUIData) }

    /// Returns the value of a field of the model, whether program, JSON or the loader has it; nil for a field with records, and for a value of
    /// another type. Generated code uses it.
    public func value<Value: NUIDataConvertible>(ofField field: String, as type: Value.Type = Value.self) -> Value? {
        guard case .plain(let value)? = liveModel?.root.value(of: field) else { return nil }
        return Value.fromNUIData(value)
    }

    /// Writes a field of the model that files write (`<->`), as people would: the views show it in the next frame. Generated code uses it.
    ///
    /// - Returns: What became of the value; `.gone` if no file with a model is loaded.
    @discardableResult
    public func setValue<Value: NUIDataConvertible>(_ value: Value, ofField field: String) -> WriteOutcome {
        liveModel?.root.write(value.nuiData, to: field) ?? .gone
    }
}

/// A loader that is added to a `ViewRoot` shows changed data in the next frame.
extension NUILoader: FrameSource {
    /// Whether data changed that the views do not show yet, or rows had faults that were not told yet.
    public var hasChanges: Bool { loaded.map { $0.builder.scene.hasChanges || !$0.builder.failures.all.isEmpty } ?? false }
    /// Shows what has changed.
    public func applyChanges() { update() }
}
