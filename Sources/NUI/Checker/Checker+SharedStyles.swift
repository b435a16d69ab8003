/// The styles that were checked for objects of a class without a finding. Further objects of the class need no check of them.
struct SharedStyles {
    /// A style, the class of the object, and what else the check of an assignment depends on.
    struct Use: Hashable {
        let style: ObjectIdentifier
        let type: Int
        let isExact: Bool
        let isUnused: Bool
        let isOfState: Bool
        let allowsForward: Bool
    }

    var passed: Set<Use> = []
    /// Whether a style gives every object of a class the same.
    var closed: [ObjectIdentifier: Bool] = [:]
}

extension Checker {
    /// The use of a style by an object that would be checked in the same way for another object of its class; nil for all other assignments.
    mutating func sharedUse(of source: ExpandedAssignments.Source, _ visit: ObjectVisit) -> SharedStyles.Use? {
        guard let style = source.style, source.use == nil, visit.object.use == nil, !visit.context.hasUses, let type = visit.type,
            !type.isRoot
        else { return nil }
        let key = ObjectIdentifier(style)
        let isClosed = sharedStyles.closed[key] ?? resolver.isClosed(style)
        sharedStyles.closed[key] = isClosed
        guard isClosed else { return nil }
        let context = visit.context
        return SharedStyles.Use(
            style: key, type: type.known.number, isExact: type.isExact, isUnused: context.isUnused, isOfState: context.isOfState,
            allowsForward: context.allowsForward)
    }

    /// Grows with everything that a check finds or leaves for later.
    var traces: Int {
        findings.reports + forwardUses.count + actions.count + outletUses.count + widthBlocks.count + undeclaredParameters.count
    }
}
