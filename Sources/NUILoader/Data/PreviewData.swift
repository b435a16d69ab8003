import NUI
import NUIData
import TatamiData

/// The data that a preview gives the model of its file: a file of JSON, or values for some of the fields.
struct PreviewData {
    let resolver: Resolver
    let finder: ResourceFinder

    /// Returns the data of a preview; nil if it gives the model none.
    ///
    /// - Parameters:
    ///   - preview: The preview.
    ///   - base: The data of the fields that the preview leaves out.
    /// - Throws: `LoadFault` if its file cannot be read.
    func source(of preview: Definition, over base: DataSource?) throws(LoadFault) -> DataSource? {
        if let literal = preview.previewDataFile { return try source(ofFile: literal) }
        let fields = resolver.previewFields(preview)
        return fields.isEmpty ? nil : (base ?? .none).giving(fields)
    }

    private func source(ofFile literal: StringLiteral) throws(LoadFault) -> DataSource {
        let path = try finder.locate(literal.value, namedIn: literal.range.file)
        return .json(try finder.read(path, name: literal.value, limit: DataLimits.jsonBytes), name: literal.value)
    }

    /// Returns what is wrong with the file of a preview.
    func faults(of preview: Definition) -> [Diagnostic] {
        guard let literal = preview.previewDataFile, let model = resolver.data.model, resolver.data.hasModel else { return [] }
        do throws(LoadFault) {
            guard let json = try source(ofFile: literal).json else { return [] }
            return DataReader(model).read(json.bytes).diagnostics(file: json.name, declaration: resolver.declaration)
        } catch {
            return [diagnostic(error, at: literal.range)]
        }
    }

    /// Returns the diagnostic of a file that cannot be read.
    func diagnostic(_ fault: LoadFault, at range: SourceRange) -> Diagnostic {
        let place = resolver.program.place(of: range)
        return Diagnostic(
            id: fault.code.rawValue, severity: .error, file: place.file, span: place.span, message: fault.message, hint: fault.hint)
    }
}

extension DataSource {
    /// Returns data in which some fields of the model have other values. Those of an object of the program are not read besides them.
    fileprivate func giving(_ values: [String: DataValue]) -> DataSource {
        DataSource { [json] model, file in
            // The JSON need not have these fields.
            let lenient = model.withDefaults(values)
            var data = DataRecord(model.root.fields.map { $0.type.isOptional ? .null : nil })
            var found: [Diagnostic] = []
            if let json {
                let reading = DataReader(lenient).read(json.bytes)
                found = reading.diagnostics(file: json.name, declaration: file.declaration)
                guard let read = reading.data else { return .failure(.faults(found)) }
                data = read
            } else {
                let missing = lenient.root.fields.filter { $0.defaultValue == nil && !$0.type.isOptional }
                if !missing.isEmpty { return .failure(.missing(missing.map(\.name))) }
            }
            for (index, field) in model.root.fields.enumerated() { data.values[index] = values[field.name] ?? data.values[index] }
            return .success(Made(LiveModel(model, data: data), found))
        }
    }
}
