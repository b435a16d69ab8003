import TatamiData

/// Rows that people move, to another place of their list or into another list.
extension LiveList {
    /// Whether rows can be moved: the file declares the list with `<->`, and the data can be changed.
    public var isArrangeable: Bool {
        guard let owner, !owner.isGone, owner.type.fields[field].isEditable, !isSingle, let source = owner.plan.sources[field] else {
            return false
        }
        return owner.plan.table.map { $0.fields[source].shape.isWritable } ?? true
    }

    /// Returns whether rows of another list can be rows of this one.
    public func takesRows(of other: LiveList) -> Bool {
        isArrangeable && other.isArrangeable && plan.type.name == other.plan.type.name && plan.table === other.plan.table
    }

    /// Moves rows here, in their order. The program's array is changed at once, and subscribers learn it with the next update. If a row or
    /// the place is gone, nothing changes.
    ///
    /// - Parameters:
    ///   - moved: Rows of one list, which may be this one.
    ///   - next: The row of this list before which they go; nil for the end.
    /// - Returns: Whether the rows were moved.
    @discardableResult
    public func take(_ moved: [LiveRecord], before next: LiveRecord?) -> Bool {
        owner?.model?.update()
        guard let owner, let from = moved.first?.list, let source = from.owner, takesRows(of: from),
            moved.allSatisfy({ $0.list === from && !$0.isGone }), next.map({ $0.list === self && !moved.contains($0) }) ?? true
        else { return false }
        if from === self { return owner.edit(field, .move(moved, before: next)) != nil }
        guard let elements = source.edit(from.field, .remove(moved)) else { return false }
        if owner.edit(field, .insert(elements, before: next)) == nil {
            // The program has removed the next row meanwhile.
            _ = owner.edit(field, .insert(elements, before: nil))
        }
        return true
    }
}

extension LiveList {
    /// Inserts rows that the program has made. The program's array is changed at once.
    ///
    /// - Parameters:
    ///   - values: Objects or structs of the program, of the type of the rows; records as `DataValue` for JSON.
    ///   - next: The row before which they go; nil for the end.
    /// - Returns: Whether they were inserted: not if the list cannot be changed, or the values have another type.
    public func insert(_ values: [Any], before next: LiveRecord?) -> Bool {
        owner?.model?.update()
        guard let owner, isArrangeable, next.map({ $0.list === self }) ?? true else { return false }
        return owner.edit(field, .insert(values, before: next)) != nil
    }

    /// Removes rows. The program's array is changed at once. If one of them is gone, nothing changes.
    ///
    /// - Returns: Whether they were removed.
    public func remove(_ rows: [LiveRecord]) -> Bool {
        owner?.model?.update()
        guard let owner, isArrangeable, !rows.isEmpty, rows.allSatisfy({ $0.list === self && !$0.isGone }) else { return false }
        return owner.edit(field, .remove(rows)) != nil
    }
}

/// A change of the elements of a list of records.
enum ListEdit {
    /// Removes rows, and returns their elements in the order of the list.
    case remove([LiveRecord])
    /// Moves rows before another one that stays, or to the end.
    case move([LiveRecord], before: LiveRecord?)
    /// Inserts elements of another list.
    case insert([Any], before: LiveRecord?)

    /// Carries out the change. Returns the elements that were removed, or none; nil if a row is gone or an element is of another type.
    ///
    /// - Parameters:
    ///   - array: The elements.
    ///   - index: Returns where a row is among the elements.
    func perform<Element>(on array: inout [Element], index: (LiveRecord, [Element]) -> Int?) -> [Any]? {
        switch self {
        case .remove(let rows): return Self.remove(rows, from: &array, index)?.elements
        case .move(let rows, let next):
            guard let place = Self.place(before: next, in: array, index), let (elements, places) = Self.remove(rows, from: &array, index)
            else { return nil }
            array.insert(contentsOf: elements, at: place - places.count { $0 < place })
            return []
        case .insert(let elements, let next):
            guard let elements = elements as? [Element], let place = Self.place(before: next, in: array, index) else { return nil }
            array.insert(contentsOf: elements, at: place)
            return []
        }
    }

    private static func place<Element>(
        before next: LiveRecord?, in array: [Element], _ index: (LiveRecord, [Element]) -> Int?
    ) -> Int? {
        guard let next else { return array.count }
        return index(next, array).flatMap { array.indices.contains($0) ? $0 : nil }
    }

    private static func remove<Element>(
        _ rows: [LiveRecord], from array: inout [Element], _ index: (LiveRecord, [Element]) -> Int?
    ) -> (elements: [Element], places: [Int])? {
        let places = Set(rows.compactMap { index($0, array) }).sorted()
        guard places.count == rows.count, places.allSatisfy(array.indices.contains) else { return nil }
        let elements = places.map { array[$0] }
        for place in places.reversed() { array.remove(at: place) }
        return (elements, places)
    }
}

extension LiveRecord {
    /// Changes the elements of a list of records where the program has it, and has the next update compare it.
    fileprivate func edit(_ field: Int, _ edit: ListEdit) -> [Any]? {
        guard let model, let source = plan.sources[field], let result = content.edit(edit, source, of: self) else { return nil }
        mark(field, model)
        return result
    }
}

extension LiveRecord {
    /// The record of JSON with what was written in it; nil for an object of the program, and for a record that is gone.
    public var value: DataValue? { isGone || !(content is JSONContent) ? nil : presentRecord }

    /// The record of JSON, with what was written since in it and in the records that it contains.
    var presentRecord: DataValue {
        guard let content = content as? JSONContent else { return .null }
        var record = content.record
        for index in record.values.indices {
            guard let list = shownList(of: index), let value = record.values[index] else { continue }
            let rows = list.rows.map(\.presentRecord)
            switch value {
            case .list(let values): record.values[index] = .list(rows + values.dropFirst(rows.count))
            case .record: record.values[index] = rows.first ?? value
            default: break
            }
        }
        return .record(record)
    }
}
