import Tatami

/// Renders each ticket in a task of its own, and returns the files in the order of the tickets.
public func render(_ tickets: [Ticket]) async throws -> [Ticket.Files] {
    try await withThrowingTaskGroup(of: (Int, Ticket.Files).self) { group in
        for (index, ticket) in tickets.enumerated() { group.addTask { (index, try ticket.render()) } }
        var files: [Int: Ticket.Files] = [:]
        for try await (index, made) in group { files[index] = made }
        return tickets.indices.compactMap { files[$0] }
    }
}
