import NUI
import NUIData
import TatamiData

/// Templates that use themselves are made level by level.
extension Builder {
    /// Returns the scope of an object that uses a template: with the arguments as names if the template uses itself. Nil, with a warning, where
    /// the levels are too many.
    func level(of object: ObjectNode, in scope: Scope) -> Scope? {
        guard let use = object.use, use.isRecursive else { return scope }
        let outer = scope.data
        guard outer.level < DataScope.mostLevels else {
            warn(
                .failedBinding, "the template '\(use.name)' uses itself in more than \(DataScope.mostLevels) levels; the rest is left out",
                at: use.range)
            return nil
        }
        var data = outer.nextLevel
        for parameter in resolver.data.parameters(of: use.template) {
            guard let argument = use.arguments.first(where: { $0.name.text == parameter.name.text }),
                let formula = try? resolver.formula(of: argument.value, writtenTo: parameter.type, parameter.name.text, outer.names)
            else { return nil }
            let watcher = ArgumentWatcher(formula, self, scope)
            outer.lifetime.add(watcher)
            data = data.adding(parameter.name, parameter.type, watcher.value)
        }
        return scope.with(data)
    }
}

/// The argument of a template that uses itself.
private final class ArgumentWatcher: DataWatcher {
    let value = LocalValue(.plain(.null))
    private let formula: Formula
    private let builder: Builder
    private let scope: Scope

    init(_ formula: Formula, _ builder: Builder, _ scope: Scope) {
        (self.formula, self.builder, self.scope) = (formula, builder, scope)
        super.init(scope.data.scene)
        refresh()
    }

    /// Arguments come before what reads them.
    override var isStructure: Bool { true }

    /// An argument that cannot be worked out has no value, as the bindings that read it, which report that.
    override func refresh() {
        switch builder.result(of: formula, in: scope, noting: follow) {
        case .success(.live(let live)): value.set(live)
        case .success(.loaded): break
        case .failure(let failure): value.fail(failure)
        }
    }
}
