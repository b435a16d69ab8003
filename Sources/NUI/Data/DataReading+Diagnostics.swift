import TatamiData

extension DataReading {
    /// The faults as diagnostics of the file that was read, each with the place of the field in the file that declares the model. If there are
    /// more faults than the reading holds, the last diagnostic says so.
    ///
    /// - Parameters:
    ///   - file: The path of the file, for messages.
    ///   - declaration: Returns where a field is declared; nil if that is not known.
    public func diagnostics(file: String, declaration: (DataFault.Field) -> Diagnostic.Related?) -> [Diagnostic] {
        var found = faults.map { fault in
            var diagnostic = Diagnostic(
                isWarning: fault.kind.isWarning, file: file, place: fault.place, message: fault.message, hint: fault.hint)
            if let place = fault.related {
                let message = fault.kind == .duplicateField ? "the first one" : "it is opened here"
                diagnostic.related.append(Diagnostic.Related(file: file, span: Span(place), message: message))
            }
            if let declared = fault.field.flatMap(declaration) { diagnostic.related.append(declared) }
            return diagnostic
        }
        if isCutOff, let last = faults.last {
            let message = "there are more faults in the data than \(DataLimits.faults); the others are not listed"
            found.append(Diagnostic(isWarning: data != nil, file: file, place: last.place, message: message, hint: nil))
        }
        return found
    }
}

extension Diagnostic {
    fileprivate init(isWarning: Bool, file: String, place: DataPlace, message: String, hint: String?) {
        self.init(
            id: (isWarning ? DiagnosticCode.doubtfulData : .invalidData).rawValue, severity: isWarning ? .warning : .error, file: file,
            span: Span(place), message: message, hint: hint)
    }
}

extension Span {
    fileprivate init(_ place: DataPlace) {
        self.init(line: place.line, column: place.column, endLine: place.line, endColumn: place.column)
    }
}

extension Resolver {
    /// Returns the place at which a field of the model is declared, or the type of a field that it does not have.
    public func declaration(of field: DataFault.Field) -> Diagnostic.Related? {
        guard let range = data.places[field.type, field.name] else { return nil }
        let place = program.place(of: range)
        let what =
            field.name.map { "'\($0)' is declared here" } ?? "\(field.type == ":model" ? "the model" : "'\(field.type)'") is declared here"
        return Diagnostic.Related(file: place.file, span: place.span, message: what)
    }
}
