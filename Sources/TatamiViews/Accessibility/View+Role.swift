extension View {
    /// What the view is: what the program or a file says, else what its class does.
    public final var role: AccessibilityRole {
        accessibilityRole.flatMap(AccessibilityRole.init(rawValue:)) ?? ownRole
    }

    /// Whether it stands for all that is in it, as controls do.
    final var accessibilityIsElement: Bool {
        if ownRole != .group && ownRole != .scrollView { return true }
        return accessibilityLabel != nil && accessibilityRole != nil && shown?.children.isEmpty != false
    }

    /// Whether it is told of beside what is in it.
    final var accessibilityIsGroup: Bool { role != .group || accessibilityLabel != nil }

    /// Whether there is nothing in it to tell of.
    final var accessibilityIsHidden: Bool { role == .group && accessibilityLabel == nil && shown?.children.isEmpty != false || shown == nil }
}
