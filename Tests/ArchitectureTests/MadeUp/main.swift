// Uses the made-up layout as a program would, and prints what `LayoutFolderTests` compares.
let tree = LayoutTree()
let root = tree.add(.diagonal(step: 5))
let first = tree.add(.fixed(Size(30, 10)), to: root)
let second = tree.add(.fixed(Size(20, 40)), to: root)
tree.layout(root)
let size = tree.frame(of: root).size
let place = tree.frame(of: second).origin
print(size.width, size.height, place.x, place.y)
tree.setContent(.fixed(Size(50, 10)), of: first)
tree.layout(root)
print(tree.frame(of: second).x)
let copy = try LayoutTree(dump: tree.dump(root))
print(copy.dump(copy.roots[0]) == tree.dump(root))
print(tree.explain(root).horizontal.sentence)
