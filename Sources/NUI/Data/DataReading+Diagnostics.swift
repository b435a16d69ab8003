extension DataReading {
    /// The faults as diagnostics of the file that was read. If there are more faults than the reading holds, the last diagnostic says so.
    ///
    /// - Parameter file: The path of the file, for messages.
    public func diagnostics(file: String) -> [Diagnostic] {
        var found = faults.map {
            Diagnostic(isWarning: $0.kind.isWarning, file: file, place: $0.place, message: $0.message, hint: $0.hint)
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
            span: Span(line: place.line, column: place.column, endLine: place.line, endColumn: place.column), message: message, hint: hint)
    }
}
