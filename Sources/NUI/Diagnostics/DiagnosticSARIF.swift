import TatamiJSON

extension [Diagnostic] {
    /// The diagnostics as a SARIF 2.1.0 log of one run, for code-scanning services and editors.
    ///
    /// Lines and columns count from 1; a column is a Unicode scalar. Each rule contains its page of `tatami help-error`.
    public var sarif: String {
        var rules: [String] = []
        for diagnostic in self where !rules.contains(diagnostic.id) { rules.append(diagnostic.id) }
        let driver = JSONText.object([
            ("name", JSONText.string("tatami")), ("rules", JSONText.array(rules.map(Self.rule))),
        ])
        let run = JSONText.object([
            ("tool", JSONText.object([("driver", driver)])), ("columnKind", JSONText.string("unicodeCodePoints")),
            ("results", JSONText.array(map { $0.sarif(rules.firstIndex(of: $0.id) ?? -1) })),
        ])
        return JSONText.object([
            ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", JSONText.string("2.1.0")),
            ("runs", JSONText.array([run])),
        ])
    }

    private static func rule(_ id: String) -> String {
        let page = ErrorPage.page(of: id)
        var members = [
            ("id", JSONText.string(id)), ("name", JSONText.string(page.map { "\($0.code)" } ?? id)),
            ("shortDescription", SARIF.message(page?.code.title ?? id)),
        ]
        if let page {
            members.append(("fullDescription", SARIF.message(page.meaning)))
            let help = [("text", JSONText.string(page.text)), ("markdown", JSONText.string(page.markdown))]
            members.append(("help", JSONText.object(help)))
            members.append(("defaultConfiguration", JSONText.object([("level", JSONText.string(page.code.severity.rawValue))])))
        }
        return JSONText.object(members)
    }
}

extension Diagnostic {
    fileprivate func sarif(_ ruleIndex: Int) -> String {
        var members = [
            ("ruleId", JSONText.string(id)), ("ruleIndex", String(ruleIndex)), ("level", JSONText.string(severity.rawValue)),
            ("message", SARIF.message(hint.map { "\(message); \($0)" } ?? message)),
            ("locations", JSONText.array([SARIF.location(file, span)])),
        ]
        if !related.isEmpty {
            let notes = related.enumerated().map { SARIF.location($1.file, $1.span, id: $0, message: $1.message) }
            members.append(("relatedLocations", JSONText.array(notes)))
        }
        if let fix { members.append(("fixes", JSONText.array([fix.sarif(file)]))) }
        return JSONText.object(members)
    }
}

extension Diagnostic.Fix {
    fileprivate func sarif(_ file: String) -> String {
        let replacements = edits.map { edit in
            JSONText.object([
                ("deletedRegion", SARIF.region(edit.span)),
                ("insertedContent", JSONText.object([("text", JSONText.string(edit.replacement))])),
            ])
        }
        let change = JSONText.object([
            ("artifactLocation", SARIF.artifact(file)), ("replacements", JSONText.array(replacements)),
        ])
        return JSONText.object([
            ("artifactChanges", JSONText.array([change])),
            ("properties", JSONText.object([("certain", JSONText.bool(isCertain))])),
        ])
    }
}

/// The JSON objects that SARIF repeats.
private enum SARIF {
    static func message(_ text: String) -> String { JSONText.object([("text", JSONText.string(text))]) }

    static func location(_ file: String, _ span: Span, id: Int? = nil, message: String? = nil) -> String {
        let place = JSONText.object([("artifactLocation", artifact(file)), ("region", region(span))])
        return JSONText.object(
            (id.map { [("id", String($0))] } ?? []) + (message.map { [("message", self.message($0))] } ?? []) + [
                ("physicalLocation", place)
            ])
    }

    static func region(_ span: Span) -> String {
        JSONText.object([
            ("startLine", String(span.line)), ("startColumn", String(span.column)), ("endLine", String(span.endLine)),
            ("endColumn", String(span.endColumn)),
        ])
    }

    /// A path as a URI, percent-encoded.
    static func artifact(_ file: String) -> String {
        var uri = file.utf8.first == ASCII.slash ? "file://" : ""
        for byte in file.utf8 {
            if ASCII.isNamePart(byte) || "/.-~".utf8.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let hex = String(byte, radix: 16, uppercase: true)
                uri += "%" + (hex.utf8.count == 1 ? "0" : "") + hex
            }
        }
        return JSONText.object([("uri", JSONText.string(uri))])
    }
}
