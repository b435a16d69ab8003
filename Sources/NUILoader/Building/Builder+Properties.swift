import NUI
import TatamiDrawing
import TatamiViews

/// Follows paths of properties, and sets properties.
extension Builder {
    /// Follows `names` from `start`; returns nil if a property on the way holds no object.
    func walk(
        _ names: ArraySlice<Name>, from start: AnyObject, _ startClass: NUIClass, in scope: Scope? = nil
    ) throws(LoadFailure) -> (AnyObject, NUIClass)? {
        var object = start
        var item = startClass
        for name in names {
            guard case .object(let next)? = try read(name, of: object, item, in: scope) else { return nil }
            guard let nextClass = itemClass(of: next) else {
                throw failure(.unknownClass, "the class \(type(of: next)) is not in the schema", at: name.range)
            }
            (object, item) = (next, nextClass)
        }
        return (object, item)
    }

    func itemClass(of object: AnyObject) -> NUIClass? { journal.itemClass(of: object) ?? registry.describing(object) }

    /// Returns the value of the property `name` of `object`. `scope` has the ids at the place that names it; nil outside of all objects.
    func read(_ name: Name, of object: AnyObject, _ item: NUIClass, in scope: Scope? = nil) throws(LoadFailure) -> Loaded? {
        let found: Loaded?
        if let binding = registry.binding(of: name.text, in: item) {
            if let waiting = journal.waitingValue(of: binding.name, in: object) { return waiting }
            found = binding.get(of: object)
        } else if let open = object as? any NUIOpenObject {
            if let waiting = journal.waitingValue(of: name.text, in: object) { return waiting }
            found = open.nuiProperty(name.text).map(Loaded.init(plain:)) ?? (scope ?? self.scope)[name.text]
        } else if object is View, let subview = (scope ?? self.scope)[name.text] {
            // A view's subviews are found under their ids, as in `view1.subview1 <= { }`.
            found = subview
        } else {
            throw failureOfProperty(name, item)
        }
        if case .object(let held)? = found { journal.noteHeld(held, by: object) }
        return found
    }

    /// Evaluates `value` for the property and sets it.
    func assign(
        _ value: Value, to name: Name, of object: AnyObject, _ item: NUIClass, in scope: Scope
    ) throws(LoadFailure) {
        let target = try property(name, of: object, item)
        if let note = target.binding?.note { warn(.uselessSystemProperty, note, at: name.range) }
        scene.endBinding(target.name, of: object)
        if case .array(let array) = value, array.elements.contains(where: \.hasStructure) {
            return try assign(structure: array, to: target, of: object, item, in: scope.inside(object))
        }
        // A draft of a value is made anew when an argument changes, by the assignment that it is made for.
        let isNoted = !arguments.isEmpty && item.finish == nil
        if isNoted { arguments.beginReading() }
        defer { if isNoted { arguments.endReading(value, name, object, item) } }
        var loaded = try evaluate(value, expecting: target.type ?? .any, in: scope.inside(object))
        if let (text, fault) = localized(loaded, for: target) {
            if let fault { failures.add(failure(fault, in: value)) }
            loaded = text
        }
        try give(loaded, to: target, of: object, item, from: value)
    }

    /// Returns the text of a key for a property that takes keys, such as `localizedText`, and the fault if no table has it; else nil.
    func localized(_ loaded: Loaded, for target: Target) -> (text: Loaded, fault: LoadFault?)? {
        guard case .text(let key) = loaded, target.binding?.isLocalized ?? target.name.hasPrefix("localized") else { return nil }
        return (.text(context.text(forKey: key)), context.missingText(key))
    }

    /// Sets a property to a value that was evaluated; `value` is the value as the file writes it.
    func give(
        _ loaded: Loaded, to target: Target, of object: AnyObject, _ item: NUIClass, from value: Value
    ) throws(LoadFailure) {
        try checkLength(loaded.textLength(as: target.type), at: value.range)
        if case .known(let binding, _) = target, isPlain(binding, of: object), !journal.mustWait(loaded, for: object) {
            guard let set = binding.setter(of: loaded), set(object) else { throw failureOfWriting(loaded, to: target, from: value) }
            return
        }
        var loaded = loaded
        if case .object(let whole) = loaded, target.type ?? .any == .any, isNamed(target, of: object),
            journal.references.isBeingFilled(whole)
        {
            loaded = .value(Loose(whole))
        }
        guard let write = target.writing(loaded) else {
            throw failureOfWriting(loaded, to: target, from: value)
        }
        if journal.notesChanges { noteChange(of: target, in: object, item) }
        try hang(loaded, on: object, by: target, at: value.range)
        if journal.references.hasReferences, target.binding?.isOfTree == true, let holder = object as? TreeObject {
            // The tree may have changed by the time a write is carried out that waits until the whole file is built.
            journal.write(loaded, to: target.name, of: object) { if !loaded.holds(holder) { write() } }
        } else {
            journal.write(loaded, to: target.name, of: object, write)
        }
        if object === root { journal.willGive(target.gift(to: object)) }
    }

    /// Returns true if nothing is noted when a property of an object is set.
    private func isPlain(_ binding: PropertyBinding, of object: AnyObject) -> Bool {
        !journal.notesChanges && object !== root && !(object is Screen) && !(binding.isAny && object is TreeObject)
            && (!binding.isOfTree || !journal.references.hasReferences && journal.references.isEmpty)
    }

    /// Sets something that a system property or a clause gives a view, as ``give(_:to:of:_:from:)`` sets a property.
    func set(_ name: String, of view: View, _ write: @escaping () -> Void) { journal.write(.bool(true), to: name, of: view, write) }

    private func failureOfWriting(_ loaded: Loaded, to target: Target, from value: Value) -> LoadFailure {
        let range = value.range
        if let fault = target.binding?.fault(in: loaded) {
            let culprit = fault.elements.reduce(value) { $0.element(at: $1) ?? $0 }
            return failure(
                LoadFault(.invalidLiteral, fault.message), at: fault.offset.flatMap { culprit.place(ofCharacter: $0) } ?? culprit.range)
        }
        guard target.binding?.isReadOnly == true else {
            return failure(.wrongType, "'\(target.name)' does not take \(loaded.kind)", at: range)
        }
        return failure(
            .wrongType, "'\(target.name)' cannot be replaced, only changed", at: range,
            hint: "\(target.name) <= { ... }, or \(target.name).property = ...")
    }

    /// Throws for a value that would close a cycle of references or make a chain too deep.
    private func hang(_ value: Loaded, on object: AnyObject, by target: Target, at range: SourceRange) throws(LoadFailure) {
        let isOfTree = target.binding?.isOfTree == true && object is TreeObject
        let isNamed = isNamed(target, of: object)
        guard isNamed || isOfTree && (journal.references.hasReferences || !journal.references.isEmpty) else { return }
        if let refusal = journal.references.add(value, to: object, as: isNamed ? target.name : nil) {
            throw failure(.insideItself, refusal.message(target.name), at: range)
        }
    }

    /// Returns true if the property keeps its value outside the tree of views.
    private func isNamed(_ target: Target, of object: AnyObject) -> Bool { object is Screen || object is TreeObject && target.type == .any }

    /// Notes the change for the state that is being entered. A property that sets others instead is noted as those.
    func noteChange(of target: Target, in object: AnyObject, _ item: NUIClass) {
        switch target {
        case .known(let binding, _):
            let parts = binding.parts.compactMap { registry.binding(of: $0, in: item) }
            let loosely = isNamed(target, of: object) ? restoringLoosely(binding, of: object) : nil
            for part in parts.isEmpty ? [binding] : parts {
                guard let restore = loosely ?? part.snapshot(of: object) else { continue }
                journal.willChange(Change(part.name, of: object, read: { [weak object] in object.flatMap(part.get) }, undo: restore))
            }
        case .open(let name, let open):
            let now = open.nuiProperty(name)
            let before = now.flatMap { loose(Loaded(plain: $0), in: object) } ?? now
            journal.willChange(
                Change(
                    name, of: object, read: { [weak open] in open?.nuiProperty(name).map(Loaded.init(plain:)) },
                    undo: { [weak open] in open?.setNUIProperty(name, before) }))
        }
    }

    /// Returns a weak stand-in for a value that is to be restored in an object which the value contains, so that the object does not keep
    /// it alive; nil for other values.
    private func loose(_ value: Loaded, in object: AnyObject) -> Any? {
        guard case .object(let whole) = value, journal.references.isAround(object, whole) else { return nil }
        return Loose(whole)
    }

    private func restoringLoosely(_ binding: PropertyBinding, of object: AnyObject) -> (() -> Void)? {
        guard let before = binding.get(of: object).flatMap({ loose($0, in: object) }) else { return nil }
        return { [weak object] in object.flatMap { binding.writing(.value(before), of: $0) }?() }
    }

    /// Carries out `:property = name`: gives `target` to the root under that name.
    func connect(_ target: AnyObject, to path: NamePath) throws(LoadFailure) {
        let name = path.last
        guard let rootClass = journal.itemClass(of: root), let (holder, holderClass) = try walk(path.leading, from: root, rootClass) else {
            throw failure(.unknownName, "the root has nothing at '\(path.text)'", at: path.range)
        }
        let outlet = try property(name, of: holder, holderClass)
        guard let write = outlet.writing(.object(target)) else {
            throw failure(.wrongType, "'\(name.text)' does not take an object of class \(type(of: target))", at: path.range)
        }
        try hang(.object(target), on: holder, by: outlet, at: path.range)
        journal.write(.object(target), to: outlet.name, of: holder, write)
        journal.willGive(outlet.gift(to: holder))
        names.addOutlet(path.text, target)
    }

    /// A property of an object: one that its class has, or any name of an open object.
    enum Target {
        case known(PropertyBinding, AnyObject)
        case open(String, any NUIOpenObject)

        var name: String {
            switch self {
            case .known(let binding, _): binding.name
            case .open(let name, _): name
            }
        }

        var binding: PropertyBinding? {
            if case .known(let binding, _) = self { binding } else { nil }
        }

        /// The type of the property; nil if it accepts values of any type.
        var type: ValueType? { binding?.type }

        /// Returns a function that sets the property to a value; nil for a value of another kind.
        func writing(_ value: Loaded) -> (() -> Void)? {
            switch self {
            case .known(let binding, let object): binding.writing(value, of: object)
            case .open(let name, let open): { open.setNUIProperty(name, value.plain) }
            }
        }

        /// Returns the change that clears the property when it is taken back. Numbers stay.
        func gift(to holder: AnyObject) -> Change {
            switch self {
            case .known(let binding, let object):
                return Change(
                    name, of: holder, read: { [weak object] in object.flatMap(binding.get) },
                    undo: { [weak object] in object.map(binding.clear) })
            case .open(let name, let open):
                let read = { [weak open] in open?.nuiProperty(name).map(Loaded.init(plain:)) }
                return Change(
                    name, of: holder, read: read,
                    undo: { [weak open] in if let now = read(), now.number == nil { open?.setNUIProperty(name, nil) } })
            }
        }
    }

    /// Returns the failure for a property that a class does not have.
    private func failureOfProperty(_ name: Name, _ item: NUIClass) -> LoadFailure {
        let fuller = item.schema.fullerClass.flatMap { registry.schema.property(name.text, ofClass: $0) == nil ? nil : $0 }
        return failure(
            .unknownProperty, "\(item.schema.name) has no property '\(name.text)'", at: name.range,
            hint: fuller.map { "give the object ':class = \($0)' where it is made" })
    }

    func property(_ name: Name, of object: AnyObject, _ item: NUIClass) throws(LoadFailure) -> Target {
        if let binding = registry.binding(of: name.text, in: item) { return .known(binding, object) }
        guard let open = object as? any NUIOpenObject else {
            throw failureOfProperty(name, item)
        }
        return .open(name.text, open)
    }
}

extension Value {
    /// Returns the element of an array; nil for other values.
    fileprivate func element(at index: Int) -> Value? {
        guard case .array(let array) = self, array.elements.indices.contains(index) else { return nil }
        return array.elements[index]
    }
}

extension ValueType {
    /// True for the type of attributed texts.
    fileprivate var isAttributedText: Bool {
        // Most arrays are numbers or objects, which need no comparison with that type.
        guard case .oneOf = self else { return false }
        return self == AttributedText.nuiType
    }
}

extension Loaded {
    /// Returns the number of bytes of a text, or of all parts of an attributed text; 0 for other values.
    func textLength(as type: ValueType?) -> Int {
        switch self {
        case .text(let text): text.utf8.count
        case .value(let text as AttributedText): text.string.utf8.count
        case .list(let parts) where type?.isAttributedText == true: parts.reduce(0) { $0 + $1.textLength(as: nil) }
        default: 0
        }
    }
}

extension Value {
    /// Returns the place of a character of a literal string without escapes, or the place behind its last one; nil for other values.
    fileprivate func place(ofCharacter offset: Int) -> SourceRange? {
        guard case .string(let literal) = self, literal.range.upper - literal.range.lower == literal.value.utf8.count + 2 else {
            return nil
        }
        let before = literal.value.prefix(offset).utf8.count
        let length = literal.value.dropFirst(offset).first?.utf8.count ?? 1
        let start = literal.range.lower + 1 + before
        return SourceRange(file: literal.range.file, lower: start, upper: start + length)
    }
}
