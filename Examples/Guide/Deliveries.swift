import Tatami

/// Adds what `source` delivers to a list, while people go on using its window. Cancel the task to stop.
@MainActor @discardableResult public func add(_ source: AsyncStream<String>, to list: ShoppingList) -> Task<Void, Never> {
    Task { for await item in source { list.add(item) } }
}
