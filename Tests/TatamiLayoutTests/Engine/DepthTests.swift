import Foundation
import TatamiGeometry
import TatamiLayout
import Testing

/// A tree may be as deep as memory allows: nothing recurses on it.
@Suite struct DepthTests {
    /// Runs `work` on a thread with a stack of 512 KiB and waits for it.
    private func onSmallStack<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    /// A chain of stacks, each in the one before, with one leaf at the end.
    private static func chain(_ depth: Int) -> (tree: LayoutTree, root: NodeID, leaf: NodeID) {
        let tree = LayoutTree(capacity: depth + 1)
        let root = tree.add(.stack(.vertical))
        var inner = root
        for level in 1..<depth { inner = tree.add(.stack(level.isMultiple(of: 2) ? .vertical : .horizontal), to: inner) }
        return (tree, root, tree.add(.fixed(Size(10, 20)), to: inner))
    }

    @Test func aQuarterOfAMillionLevels() async {
        let (size, end, isFreed) = await onSmallStack {
            var made: (tree: LayoutTree, root: NodeID, leaf: NodeID)? = Self.chain(250_000)
            weak let tree = made?.tree
            var size = Size.zero
            var end = ""
            if let (tree, root, leaf) = made {
                tree.layout(root)
                tree.setContent(.fixed(Size(11, 22)), of: leaf)
                tree.layout(root)
                size = tree.exactFrame(of: root).size
                end = String(decoding: tree.dump(root).utf8.suffix(34), as: UTF8.self)
                _ = tree.baseline(of: root)
                _ = tree.absoluteFrame(of: leaf)
                tree.remove(root)
            }
            made = nil
            return (size, end, tree == nil)
        }
        #expect(size == Size(11, 22) && isFreed)
        #expect(end.hasSuffix("\n[250000] fixed 11x22 = 0 0 11 22\n"))
    }

    /// The leaf stands in a container that takes the change up: a pass works on these two, however deep they are.
    @Test func aChangeFarBelowStaysThere() {
        let (tree, root, leaf) = Self.chain(300)
        let container = tree.parent(of: leaf) ?? root
        tree.update(container) { ($0.fixedWidth, $0.fixedHeight) = (50, 50) }
        tree.layout(root, width: 100)
        let before = tree.counters.visits
        for step in 0..<2000 {
            tree.setContent(.fixed(Size(10, Double(step % 7))), of: leaf)
            tree.layout(root, width: 100)
        }
        #expect(tree.counters.visits - before <= 2000 * (2 + 4))
    }

    @Test func nestedPairLayoutsEndAndSayWhereTheyStop() async {
        let (width, messages, calls) = await onSmallStack {
            let tree = LayoutTree()
            let root = tree.add(.custom(WrappingRows()))
            var inner = root
            for _ in 0..<60 { inner = tree.add(.custom(WrappingRows()), to: inner) }
            let text = WrapText(100)
            tree.add(.measured(by: text), to: inner)
            tree.layout(root, width: 70)
            return (tree.exactFrame(of: root).width, tree.diagnostics.map(\.message), text.heightCalls)
        }
        #expect(width == 70 && calls < 500)
        #expect(messages.allSatisfy { $0.contains("nested deeper than 32") })
    }
}
