/// The changes of the active blocks for widths. There may be one for each of many rows, so that they are found by number and by property.
struct BlockLayers {
    private var layers: [Int: ChangeLayer] = [:]
    private var numbers: [PropertyKey: Set<Int>] = [:]

    mutating func begin(_ layer: ChangeLayer) { layers[layer.number] = layer }

    mutating func add(_ change: Change, to number: Int) {
        layers[number]?.add(change)
        numbers[change.key, default: []].insert(number)
    }

    mutating func readGiven(_ number: Int) { layers[number]?.readGiven() }

    /// Removes a layer and returns it; nil if it is not there.
    mutating func remove(_ number: Int) -> ChangeLayer? {
        guard let layer = layers.removeValue(forKey: number) else { return nil }
        for change in layer.changes {
            numbers[change.key]?.remove(number)
            if numbers[change.key]?.isEmpty == true { numbers[change.key] = nil }
        }
        return layer
    }

    /// Returns the first layer, begun after another one, that changed the same property; nil if there is none.
    func number(above number: Int, like change: Change) -> Int? {
        numbers[change.key]?.filter { $0 > number && layers[$0]?.place(like: change) != nil }.min()
    }

    /// Gives a layer the value that undoing `change` would restore.
    mutating func setUndo(of change: Change, _ number: Int) { layers[number]?.setUndo(of: change) }
}
