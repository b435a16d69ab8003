/// Identifies a node of a `LayoutTree` by 32 bits of place and 32 bits of generation, so that the id of a removed node is recognized.
public struct NodeID: Hashable, Sendable {
    let row: Int32
    let generation: UInt32
}
