/// Objects that stand for what holds them: a view where an item is expected, and a root that is the view itself.
extension Checker {
    /// Checks a root that is the view which the property `view` of the root's class holds. Its name means the view.
    mutating func checkRootView(_ root: Root, _ property: PropertySchema, isNamed: Bool) {
        var context = Context()
        (context.property, context.current) = (property.name, rootType)
        if case .unsuitable(let found, let name) = resolver.classChoice(of: root.object, expecting: property.type),
            schema.itemViewClasses.contains(where: { schema.isClass(found, orBelow: $0) })
        {
            report(
                .unsuitableClass, at: name.range, "the root is a view, and \(TypeText.article(name.text)) is a layout", context,
                hint: "\(root.name.text) = { :class = LayoutView  layout = { :class = \(name.text) ... } }")
            return later(root.object, ObjectType(found, shownName: name.text, isExact: true), context)
        }
        let made = check(.object(root.object), property.type, context)
        if isNamed, root.object.idName?.text != root.name.text { register(root.name, made, Context()) }
    }

    /// Reports a property that a view does not have, but the item that it stands for does; and `view` itself. Returns false for all other
    /// names.
    mutating func reportRuleOfItem(_ name: Name, _ object: ObjectType, _ context: Context) -> Bool {
        guard let item = object.holder else { return false }
        guard let found = schema.ownedProperty(name.text, of: item.number)?.property else { return reportNameOfItem(name, object, context) }
        let what = TypeText.article(object.shownName)
        if found.type == .itemView {
            report(
                .unknownProperty, at: name.range, "\(object.shownName) has no property '\(name.text)': the object is the view itself",
                context,
                hint: "leave out '\(name.text)', or leave out ':class' so that the object is the item")
        } else {
            let unread = layout(around: context.surroundings, ignoring: found.name).map { ", and \($0.shownName) does not read it" } ?? ""
            report(
                .unknownProperty, at: name.range, "'\(name.text)' belongs to the item that holds \(what)\(unread)", context,
                hint: unread.isEmpty ? "layoutItem.\(name.text)" : nil,
                // Other objects may use the same style as items.
                fix: context.styleUse == nil && unread.isEmpty ? rule(named: name) : nil)
        }
        return true
    }

    /// Returns the fix that reaches a rule of the item; the name may be written with an uppercase letter.
    private func rule(named name: Name) -> Issue.Fix {
        !startsUppercase(name.range)
            ? .init(range: name.range.start, replacement: "layoutItem.") : .init(range: name.range, replacement: "layoutItem.\(name.text)")
    }

    private func startsUppercase(_ range: SourceRange) -> Bool {
        let source = program.documents.first { $0.file == range.file }?.source
        return source.map { $0.text(in: range).first?.isUppercase == true } ?? false
    }

    /// Returns the layout in which an object is an item, if it does not read a rule of its items.
    func layout(around here: Surroundings?, ignoring rule: String) -> ObjectType? {
        guard let layout = here?.outer?.type, schema.selectiveItemProperties.contains(rule),
            let read = schema.itemProperties(of: layout.known), !read.contains(rule)
        else { return nil }
        return layout
    }

    /// Reports `item.minWidth`; returns false for all other names.
    private mutating func reportNameOfItem(_ name: Name, _ object: ObjectType, _ context: Context) -> Bool {
        guard ["item", "layoutitem"].contains(name.text.lowercased()), schema.ownedProperty("layoutItem", of: object.known.number) != nil
        else { return false }
        report(
            .unknownProperty, at: name.range, "\(object.shownName) has no property '\(name.text)'", context,
            hint: "did you mean 'layoutItem'?", fix: .init(range: name.range, replacement: "layoutItem"))
        return true
    }
}
