/// Why a file is not formatted. It stays as it is.
public enum FormatRefusal: Error, Sendable, CustomStringConvertible {
    /// The file has errors of syntax, so that what it means would be a guess. All that was found, and the same as text.
    case errors([Diagnostic], text: String)
    /// The laid out text does not read as the same tree with the same comments, or is too large to be read at all.
    case meansSomethingElse

    public var description: String {
        switch self {
        case .errors(_, let text): return text
        case .meansSomethingElse: return "laid out anew the file would not read the same; it stays as it is"
        }
    }
}

extension Document {
    /// The text in its one layout. Laying it out again changes nothing.
    ///
    /// - Four spaces a level, one property a line, one blank between the parts of a property.
    /// - An object or array that its author wrote on one line stays on one line where that ends within 100 columns: two blanks
    ///   between properties, `, ` between elements. Any other is broken: each of its parts on a line of its own.
    /// - Broken arrays of nothing but plain values keep the rows of their author; a row that is longer than 100 columns wraps.
    /// - Where all but the last part of an object or array stands on the line that opens it, that last part may open there as
    ///   well, and both close on one line: `{ view = {` ... `} }`. So does one that is too long and has one part only.
    /// - Groups stay apart by one empty line. Comments stay where they are: behind what they stand behind, or on their own line.
    /// - Commas and semicolons are left out but between the elements of a row. Strings are not touched.
    /// - A byte-order mark is kept; lines end as the first one does, with LF or CR LF, and so does the file.
    ///
    /// The result is parsed and compared with this document before anybody gets it.
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
