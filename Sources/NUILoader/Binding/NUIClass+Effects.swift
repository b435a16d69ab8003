import NUI

/// What tables declare about properties that have no effect in some places, so that the checker can report them.
extension NUIClass {
    /// The rules by which an item takes its place in the room that a layout offers it.
    static let slotRules = ["horizontalAlignment", "verticalAlignment", "horizontalStretch", "verticalStretch", "stretch"]
    /// The rules for the gaps between items that follow each other.
    static let gapRules = ["spacingBefore", "spacingAfter"]
    /// The rules that name cells of a grid.
    static let cellRules = ["column", "row", "columnRange", "rowRange", "cellRange"]
    /// The rules that say how many cells or units an item covers.
    static let spanRules = ["columnSpan", "rowSpan", "units", "unitX", "unitY"]
    /// The rules of separators among tiles.
    static let separatorRules = ["isSeparator", "folded"]
    /// The rules of relative layouts.
    static let relativeRules = ["left", "right", "top", "bottom", "width", "height"]
}

extension NUIProperty {
    /// Declares the properties that have no effect for objects in this property.
    func idling(_ properties: IdleProperty...) -> NUIProperty {
        changed { $0.idleProperties = properties }
    }

    /// Declares that the property is the object itself, of which only the properties of the declared class can be reached.
    func beingSelf() -> NUIProperty {
        changed { $0.isSelf = true }
    }

    /// Declares how the numbers of the property depend on other properties of the class.
    func related(_ relation: NumberRelation) -> NUIProperty {
        changed { $0.relation = relation }
    }

    /// Declares the property that files must set before this one.
    func after(_ name: String) -> NUIProperty {
        changed { $0.prerequisite = name }
    }
}
