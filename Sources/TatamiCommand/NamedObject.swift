import Tatami

/// An object that the command line names by its :id, its outlet or its path in the tree.
struct NamedObject {
    let object: AnyObject
    /// The key of the row in which a loop has made the object; nil for other objects.
    let row: String?

    /// The number of rows that a message lists.
    private static let mostRows = 12

    /// Finds an object. Of those in the rows of a loop, it is that of a row, or else the first one. Nil if there is none.
    ///
    /// - Throws: `ExitCode(1)` after it was reported that no row with the object has the key.
    init?(_ name: String, row: String?, in scene: Scene) throws {
        let rows = scene.loader.objects(withID: name).map { (row: $0.row.map(Self.text), object: $0.object) }
        if let row, !rows.isEmpty {
            guard let found = rows.first(where: { $0.row == row }) else {
                let keys = rows.compactMap(\.row)
                let more = keys.count > Self.mostRows ? ", and \(keys.count - Self.mostRows) more" : ""
                let shown =
                    keys.isEmpty ? "It is in no loop." : "Its rows are: \(keys.prefix(Self.mostRows).joined(separator: ", "))\(more)"
                throw Failed.reporting("'\(name)' is in no row '\(row)'. \(shown)")
            }
            self = NamedObject(object: found.object, row: row)
        } else if let object = scene.loader.object(name, as: AnyObject.self) ?? scene.loader.outlet(name) {
            self = NamedObject(object: object, row: nil)
        } else if let first = rows.first {
            self = NamedObject(object: first.object, row: first.row)
        } else {
            return nil
        }
    }

    private init(object: AnyObject, row: String?) { (self.object, self.row) = (object, row) }

    /// A name with the row, for people.
    static func shown(_ name: String, row: String?) -> String { row.map { "\(name), row \($0)" } ?? name }

    /// The view, the layout or the item of a place in the tree.
    init(_ place: PlacedItem) { self.init(object: place.view ?? place.layout ?? place.item, row: nil) }

    /// The key of a row as the command line has it.
    private static func text(_ key: DataValue) -> String {
        switch key {
        case .string(let text), .choice(let text): text
        case .integer(let number): String(number)
        case .number(let number): DecimalText.format(number)
        default: ""
        }
    }
}
