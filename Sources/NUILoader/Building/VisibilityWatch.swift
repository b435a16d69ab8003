import NUI
import TatamiControls
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// What the views in visibility rules show before a state is applied, so that the rules can follow what the state shows and hides.
struct VisibilityWatch {
    private let builder: Builder
    private let watched: [Watched]

    private struct Watched {
        let rules: VisibilityRules
        /// The set that is active before the state.
        let active: String?
        let views: [(name: String, isVisible: Bool, restore: () -> Void)]
    }

    init(_ builder: Builder) {
        self.builder = builder
        watched = builder.names.visibilityRules.map { rules in
            let names = ([rules.unnamed] + rules.sets.values).flatMap(\.names)
            return Watched(
                rules: rules, active: rules.active,
                views: Set(names).sorted().compactMap { name in
                    guard let view = rules.view(named: name), let isVisible = rules.isVisible(name) else { return nil }
                    return (name, isVisible, Self.restoring(view))
                })
        }
    }

    private static func restoring(_ view: View) -> () -> Void {
        let hidden = view.hidden
        let visibilities = view.layoutItems.map { ($0, $0.style.visibility) }
        return { [weak view] in
            view?.hidden = hidden
            for (item, visibility) in visibilities { item.style.visibility = visibility }
        }
    }

    /// What the state has shown and hidden, by the rules that name the views.
    private var requests: [(rules: VisibilityRules, active: String?, requests: [ViewVisibility])] {
        watched.map { watched in
            let changed = watched.views.compactMap { name, before, _ -> ViewVisibility? in
                watched.rules.isVisible(name).flatMap { $0 == before ? nil : ViewVisibility(name, isVisible: $0) }
            }
            return (watched.rules, watched.active, changed)
        }
    }

    /// Returns why rules refuse what a state has shown and hidden, and the sets that it activates and that do not exist. A set that was
    /// active before is reported where that is said.
    func refusals(of state: Definition) -> [LoadFailure] {
        requests.compactMap { rules, active, requests in
            if let fault = rules.activeFault { return rules.active == active ? nil : builder.failure(fault, at: state.name.range) }
            do throws(VisibilityConflict) {
                _ = try rules.consequences(of: requests)
                return nil
            } catch {
                return builder.failure(
                    LoadFault(
                        .contradictoryRules, "the visibility rules refuse the state '\(state.name.text)': \(error)",
                        hint: "leave one of the views out of the state, or change a rule"), at: state.name.range)
            }
        }
    }

    /// Shows and hides what follows, by the rules, from what a state has shown and hidden. The consequences belong to the state: leaving
    /// it restores them.
    ///
    /// - Throws: The failure if the rules refuse it. The views that they name are then as they were before the state.
    func follow(_ state: Definition) throws(LoadFailure) {
        if let refusal = refusals(of: state).first {
            for watched in watched { for (_, _, restore) in watched.views { restore() } }
            throw refusal
        }
        for (rules, _, requests) in requests where !requests.isEmpty {
            for result in (try? rules.consequences(of: requests)) ?? [] {
                if let view = rules.view(named: result.name), rules.isVisible(result.name) != result.isVisible {
                    builder.noteVisibility(of: view)
                }
            }
            // The same requests were found to be free of conflicts above.
            try? rules.request(requests)
        }
    }
}

extension Builder {
    /// Notes, for the state that is being entered, that rules show or hide a view.
    fileprivate func noteVisibility(of view: View) {
        guard journal.notesChanges else { return }
        note("hidden", of: view)
        for item in view.layoutItems { note("visibility", of: item) }
    }

    private func note(_ property: String, of object: AnyObject) {
        guard let item = itemClass(of: object), let binding = registry.binding(of: property, in: item) else { return }
        noteChange(of: .known(binding, object), in: object, item)
    }
}

extension NUILoader {
    /// Shows and hides the views that an action names. All of them count together; views that no rules name are shown and hidden alone.
    ///
    /// - Parameter scope: The names where the action stands; nil outside of rows and conditions.
    /// - Returns: True if the action names views and no rules refused.
    func switchViews(of action: Action, in scope: Scope?) -> Bool {
        guard let names = programNames, !action.views.isEmpty else { return false }
        var requests: [ObjectIdentifier: [ViewVisibility]] = [:]
        let all = names.visibilityRules
        for (name, wanted) in action.views {
            guard let view = scope?.view(name) ?? names.view(name) else {
                logger.error("an action shows or hides '\(name)', which is not a view")
                continue
            }
            var isRuled = false
            for rules in all {
                guard let known = rules.name(of: view, called: name) else { continue }
                requests[ObjectIdentifier(rules), default: []].append(
                    ViewVisibility(known, isVisible: wanted ?? (rules.isVisible(known) == false)))
                isRuled = true
            }
            if !isRuled { show(view, wanted) }
        }
        var isGranted = true
        for rules in all {
            do throws(VisibilityConflict) {
                try rules.request(requests[ObjectIdentifier(rules)] ?? [])
            } catch {
                // The log is the only place for this error, since a press of a button has caused it.
                logger.error("the visibility rules refuse an action: \(error)")
                isGranted = false
            }
        }
        return isGranted
    }

    /// Shows or hides a view that no rules name; nil shows it if it is hidden and hides it otherwise. A view that is no part of the content
    /// and can be presented, such as a sheet, is presented or dismissed.
    private func show(_ view: View, _ wanted: Bool?) {
        guard let sheet = view as? any PresentedView, sheet.isPresented || view.superview == nil else {
            view.hidden = !(wanted ?? view.hidden)
            return
        }
        if !(wanted ?? !sheet.isPresented) { return sheet.dismiss() }
        guard let root = shownView?.root else { return logger.error("an action shows a \(type(of: view)), but no window shows the file") }
        sheet.present(in: root)
    }
}

extension Action {
    /// The names of the views that the action shows (true), hides (false) or toggles (nil).
    var views: [(name: String, isVisible: Bool?)] {
        shown.map { ($0, true) } + concealed.map { ($0, false) } + toggled.map { ($0, nil) }
    }
}
