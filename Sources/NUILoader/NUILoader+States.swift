import NUI
import TatamiViews

extension NUILoader {
    /// The names of the states of the loaded file, in alphabetical order.
    public var states: [String] { loaded?.program.definitions[.state].keys.sorted() ?? [] }

    /// Applies a state of the loaded file: carries out its assignments in order. Views that it shows or hides count as requested of the
    /// visibility rules that name them. Changes of a state stay until another state changes the same property. A state with a `:group` first leaves the active state of its group, which undoes what entering that one changed.
    ///
    /// - Throws: `NUILoadError` if there is no such state or an entry cannot be carried out; entries before it stay applied. Also if
    ///   visibility rules refuse what the state shows and hides; the views are then as they were.
    public func loadState(_ name: String) throws(NUILoadError) {
        let (loaded, state) = try state(name)
        loadedStates.removeAll { $0 == name }
        loadedStates.append(name)
        guard let animation = try animation(ofState: name), let root = shownView?.root else { return try enter(state, of: loaded) }
        var failure: NUILoadError?
        root.animate(animation.timing, delay: animation.delay) {
            do throws(NUILoadError) {
                try enter(state, of: loaded)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Loads the state that follows, in this list, the one that was loaded last; returns false if there is none or it cannot be loaded.
    func loadNext(of names: [String]) -> Bool {
        guard !names.isEmpty else { return false }
        let last = loadedStates.last(where: names.contains).flatMap(names.firstIndex)
        do throws(NUILoadError) {
            try loadState(names[last.map { ($0 + 1) % names.count } ?? 0])
            return true
        } catch {
            // The log is the only place for this error, since a press of a button has caused it.
            logger.error("\(error.text)")
            return false
        }
    }

    private func enter(_ state: Definition, of loaded: Attempt) throws(NUILoadError) {
        var group: String?
        if case .path(let path)? = state.object.systemProperty(.group)?.value { group = path.text }
        let journal = loaded.builder.journal
        if let group { journal.leave(group) }
        let watch = VisibilityWatch(loaded.builder)
        try journal.apply(state, group: group) { () throws(NUILoadError) in
            try apply(state, of: loaded)
            do throws(LoadFailure) {
                try watch.follow(state)
            } catch {
                throw NUILoadError(diagnostics: [error.diagnostic], program: loaded.program)
            }
        }
    }

    /// Leaves the active state of a group and restores what entering it changed. Changes that the program made since are kept.
    public func leaveState(ofGroup group: String) { loaded?.builder.journal.leave(group) }

    /// The names of the active states, by their groups.
    public var heldStates: [String: String] { loaded?.builder.journal.heldStates ?? [:] }

    /// Returns the animation of the change to a state, from its `:animate`; nil if the state has none.
    ///
    /// - Throws: `NUILoadError` if there is no such state, or its `:animate` is wrong.
    public func animation(ofState name: String) throws(NUILoadError) -> LayoutAnimation? {
        let (loaded, state) = try state(name)
        guard case .object(let object)? = state.object.systemProperty(.animate)?.value else { return nil }
        do throws(LoadFailure) {
            let made = try loaded.builder.build(object, expecting: LayoutAnimation.nuiType, in: loaded.builder.scope)
            return LayoutAnimation.fromNUI(NUIValue(made))
        } catch {
            throw NUILoadError(diagnostics: [error.diagnostic], program: loaded.program)
        }
    }

    private func state(_ name: String) throws(NUILoadError) -> (Attempt, Definition) {
        guard let loaded, let state = loaded.program.definitions[.state, name] else {
            throw NUILoadError(
                unknownState: name, among: loaded == nil ? nil : states, file: loaded?.program.documents.first?.source.path ?? "")
        }
        return (loaded, state)
    }

    private func apply(_ state: Definition, of loaded: Attempt) throws(NUILoadError) {
        for entry in state.object.assignments {
            do throws(LoadFailure) {
                try loaded.builder.apply(entry)
            } catch {
                loaded.builder.failures.add(error)
            }
            try report(loaded.builder.failures.takeAll(), loaded.program)
        }
    }
}
