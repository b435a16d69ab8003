import Foundation
import NUI
import Synchronization
import Testing

@Suite struct MadeOnceTests {
    private final class Part: Sendable {}

    @Test func theValueIsMadeWhenItIsFirstAskedFor() {
        var count = 0
        let made = MadeOnce {
            count += 1
            return Part()
        }
        #expect(count == 0)
        let first = made.value
        #expect(made.value === first)
        #expect(count == 1)
    }

    @Test func theValueGoesAwayWithTheObject() {
        weak var part: Part?
        do {
            let made = MadeOnce { Part() }
            part = made.value
            #expect(part != nil)
        }
        #expect(part == nil)
        _ = MadeOnce { Part() }
    }

    @Test func threadsThatAskAtOnceGetTheSameValue() {
        for _ in 0..<200 {
            let made = MadeOnce { Part() }
            let found = Mutex<[Part]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let part = made.value
                found.withLock { $0.append(part) }
            }
            let parts = found.withLock(\.self)
            #expect(parts.count == 4)
            #expect(parts.allSatisfy { $0 === made.value })
        }
    }

    @Test func aSchemaListsTheClassesThatAreAskedForAndTheirAncestors() {
        let listed = Mutex<[String]>([])
        func item(_ name: String, _ parent: String?, _ properties: PropertySchema...) -> ClassSchema {
            ClassSchema(name, parent: parent).listing {
                listed.withLock { $0.append(name) }
                return properties
            }
        }
        let schema = Schema(classes: [
            item("Leaf", "Branch", .property("color", .string), .property("size", .number)),
            item("Branch", nil, .property("size", .string), .property("age", .number, aliases: ["years"])),
            item("Stone", nil, .property("weight", .number)),
        ])
        #expect(schema.isClass("Leaf", orBelow: "Branch") && schema.hasClass("Stone"))
        #expect(listed.withLock(\.self) == [])
        #expect(schema.property("years", ofClass: "Branch")?.name == "age")
        #expect(listed.withLock(\.self) == ["Branch"])
        #expect(schema.property("size", ofClass: "Leaf")?.type == .number)
        #expect(schema.ownedProperty("age", ofClass: "Leaf")?.owner == 1)
        #expect(schema.property("weight", ofClass: "Leaf") == nil)
        #expect(schema.propertyNames(ofClass: "Leaf") == ["age", "color", "size", "years"])
        #expect(listed.withLock(\.self) == ["Branch", "Leaf"])
        #expect(schema.ownedProperties.map(\.property.name) == ["color", "size", "size", "age", "weight"])
        #expect(listed.withLock(\.self) == ["Branch", "Leaf", "Stone"])
    }

    @Test func aMisspeltNameListsNoTableTwice() {
        let count = Mutex(0)
        let children = (0..<20).map { number in
            ClassSchema("Child\(number)", parent: "Root").listing {
                count.withLock { $0 += 1 }
                return [.property("of\(number)", .number, aliases: ["alias\(number)"])]
            }
        }
        let schema = Schema(classes: [ClassSchema("Root")] + children)
        #expect(schema.property("of7", belowClass: "Root")?.name == "of7")
        #expect(schema.property("alias7", belowClass: "Root")?.name == "of7")
        for _ in 0..<10 { #expect(schema.property("lost", belowClass: "Root") == nil) }
        #expect(count.withLock(\.self) == 20)
    }
}
