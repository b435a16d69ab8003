import NUI
import TatamiViews

/// What a style gives to all objects of a class, evaluated and converted once.
struct SharedStyle {
    struct Key: Hashable {
        let style: ObjectIdentifier
        let item: ObjectIdentifier
    }

    struct Setting {
        let property: String
        let set: (AnyObject) -> Bool
    }

    /// Kept, so that no other style gets its identifier.
    let style: Definition
    /// The settings in order; nil if each object evaluates the style by itself.
    let settings: [Setting]?
}

extension Builder {
    /// Gives an object what a style gives to all objects of its class. Returns false if the style must be carried out assignment by
    /// assignment.
    func share(_ source: ExpandedAssignments.Source, with target: AnyObject, _ item: NUIClass, in scope: Scope) -> Bool {
        guard let style = source.style, source.use == nil, scope.log == nil, arguments.isEmpty, !journal.notesChanges,
            target !== root, !journal.isEarlier(target)
        else { return false }
        let key = SharedStyle.Key(style: ObjectIdentifier(style), item: ObjectIdentifier(item))
        let shared: SharedStyle
        if let known = names.sharedStyles[key] {
            shared = known
        } else {
            shared = SharedStyle(style: style, settings: settings(of: style, for: target, item))
            names.sharedStyles[key] = shared
        }
        guard let settings = shared.settings else { return false }
        for setting in settings {
            scene.endBinding(setting.property, of: target)
            _ = setting.set(target)
        }
        return true
    }

    /// Evaluates a style for objects such as the target; nil if an assignment depends on its object or its place, or cannot be carried out.
    private func settings(of style: Definition, for target: AnyObject, _ item: NUIClass) -> [SharedStyle.Setting]? {
        guard resolver.isClosed(style) else { return nil }
        let before = failures.all.count
        var result: [SharedStyle.Setting] = []
        for assignment in style.object.assignments {
            guard let (walked, property) = resolver.target(of: assignment.path), walked.isEmpty,
                let binding = registry.binding(of: property.text, in: item), binding.isShareable, binding.accepts(target),
                let loaded = try? evaluate(assignment.value, expecting: binding.schema.type, in: scope), failures.all.count == before,
                (try? checkLength(loaded.textLength(as: binding.schema.type), at: assignment.value.range)) != nil,
                let set = binding.setter(of: loaded)
            else {
                failures.forget(after: before)
                return nil
            }
            result.append(SharedStyle.Setting(property: binding.name, set: set))
        }
        return result
    }
}

extension PropertyBinding {
    /// True if its values are no objects, so that several objects may have the same, and if setting it does nothing else.
    fileprivate var isShareable: Bool {
        note == nil && !isLocalized && !isOfClass && !schema.appends && schema.deferral == nil
            && schema.type.alternatives.allSatisfy(\.isOfValues)
    }
}

extension ValueType {
    /// True for types of values without identity, for which no picture is read.
    fileprivate var isOfValues: Bool {
        switch self {
        case .number, .integer, .percentage, .bool, .string, .day, .color, .font, .point, .size, .rect, .insets, .transform, .range,
            .enumeration, .flags:
            true
        default: false
        }
    }
}
