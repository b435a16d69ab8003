/// Why a file was not formatted. The file stays unchanged.
public enum FormatRefusal: Error, Sendable, CustomStringConvertible {
    /// The file has syntax errors, so its meaning is uncertain. Contains all diagnostics, also as text for a terminal.
    case errors([Diagnostic], text: String)
    /// The formatted text would not have the same tree and the same comments, or would be too large to be read.
    case meansSomethingElse

    /// The reason for people: the diagnostics as text, or a sentence.
    public var description: String {
        switch self {
        case .errors(_, let text): return text
        case .meansSomethingElse: return "formatting would change the meaning of the file, so it stays unchanged"
        }
    }
}

extension Document {
    /// Returns the text in the standard layout. Formatting the result again changes nothing.
    ///
    /// - Four spaces for each level, one property on each line, one blank between the parts of a property.
    /// - An object or array that its author wrote on one line stays on one line if that ends within 100 columns, with two
    ///   blanks between properties and `, ` between elements. Any other is broken, with each part on its own line.
    /// - Broken arrays of plain values only keep the rows of their author; a row longer than 100 columns is wrapped.
    /// - If all parts of an object or array but the last are on the line that opens it, the last one may open there as well,
    ///   and both close on one line: `{ view = {` ... `} }`. The same holds for one that is too long and has only one part.
    /// - Groups stay separated by one empty line. Comments stay in place: after the item they follow, or on their own line.
    /// - Commas and semicolons are removed, except between the elements of a row. Strings are not changed.
    /// - A byte-order mark is kept. All lines end as the first one does, with LF or CR LF, and so does the file.
    ///
    /// Before it is returned, the result is parsed and compared with this document.
    ///
    /// - Throws: ``FormatRefusal`` if the document has syntax errors or the comparison fails.
    public func formatted() throws(FormatRefusal) -> String {
        let found = diagnostics
        guard !found.hasErrors else {
            throw .errors(found, text: found.map { $0.text { _ in source } }.joined(separator: "\n"))
        }
        var writer = FormatWriter(FormatPlan(source, tree))
        let result = Document(writer.run(), path: source.path, file: file)
        guard FormatProof.areSame(self, result) else { throw .meansSomethingElse }
        return result.text
    }
}
