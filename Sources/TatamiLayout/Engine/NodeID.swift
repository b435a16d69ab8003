/// A node of a `LayoutTree`: 32 bits of place and 32 bits of generation, so that an id of a removed node is known as such.
public struct NodeID: Hashable, Sendable {
    let row: Int32
    let generation: UInt32
}
