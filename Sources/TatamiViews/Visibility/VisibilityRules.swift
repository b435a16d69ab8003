import TatamiInteraction

/// Shows and hides views together, instead of each other, or one at a time, as rules demand (`SwitchingViewMediator` of the MICUi
/// Layouter).
///
///     let rules = VisibilityRules(
///         .exclusive(["top", "bottom"]), .companion(["left", "right"]), .alternative(["top"], ["left", "right"]))
///     rules.registerViews(in: screen)      // all views whose id a rule names
///     rules.animation = LayoutAnimation(duration: 0.2)
///     try rules.show("top")                // hides bottom, left and right
///
/// A request and everything that follows from it are computed before anything changes. If a view would have to be both shown and hidden,
/// the request throws `VisibilityConflict` and changes nothing. A request for the present state has the same consequences, so that a
/// program can make it after a person has already opened or closed a view.
///
/// Views are held weakly; one that is gone is passed over. The rules belong to the same thread as the views.
public final class VisibilityRules {
    /// Called before the views change, once for each switch.
    public var willSwitch: (() -> Void)?
    /// Called after the views have changed, once for each switch, with the views that differ from before; empty if none does.
    ///
    /// The call waits for the completions of delegates and of the animation. If another switch begins before, it comes right before that
    /// one's `willSwitch`, with the changes so far: a delegate that never answers holds nothing up.
    public var didSwitch: (([ViewVisibility]) -> Void)?
    /// The animation of switches; nil for none. Views that are shown fade in, views that are hidden fade out, and others move to where the
    /// layout then has them.
    public var animation: LayoutAnimation?
    /// Whether hidden views give their room up: the visibility of their items becomes `collapsed`. By default they are `hidden` and keep it.
    public var collapses = false

    // MARK: rules

    /// The rules that have no name of their own.
    public var unnamed: VisibilityRuleSet { didSet { isOutdated = true } }
    /// The sets of rules that can be activated, by their names.
    public var sets: [String: VisibilityRuleSet] = [:] { didSet { isOutdated = true } }
    /// The name of the set that is in force; nil for `unnamed`. As long as no set has the name, no rules are in force. ``activate(_:)``
    /// refuses such names.
    public var active: String? { didSet { isOutdated = true } }

    /// The rules that are in force. A change counts for the named set too, if one is active.
    public var current: VisibilityRuleSet {
        get { active.map { sets[$0] ?? VisibilityRuleSet() } ?? unnamed }
        set { if let active { sets[active] = newValue } else { unnamed = newValue } }
    }

    /// Creates rules without a name.
    public init(_ rules: VisibilityRule...) { unnamed = VisibilityRuleSet(rules) }

    /// Stores the rules in force under a name and activates that name. Later changes of ``current`` then change the stored set.
    public func stock(as name: String) {
        sets[name] = current
        active = name
    }

    /// Puts a stored set in force. No view changes until the next request.
    ///
    /// - Throws: ``UnknownVisibilityRules`` if no set has the name. The rules in force then stay.
    public func activate(_ name: String) throws(UnknownVisibilityRules) {
        guard sets[name] != nil else { throw UnknownVisibilityRules(name: name, known: sets.keys.sorted()) }
        active = name
    }

    /// Puts no rules in force. Stored sets stay.
    public func clear() { (active, unnamed) = (nil, VisibilityRuleSet()) }

    // MARK: views

    private struct Registration {
        weak var view: View?
        weak var delegate: (any ViewVisibilityDelegate)?
    }

    private var registrations: [String: Registration] = [:]

    /// Finds views that are not registered, or whose registered view is gone, by their names. It is called when a request reaches such a
    /// name.
    public var lookUp: ((String) -> View?)? { didSet { isOutdated = true } }

    /// Registers a view under a name, in place of an earlier view of that name.
    ///
    /// - Parameters:
    ///   - view: The view, which is held weakly.
    ///   - name: The name by which rules and requests refer to it.
    ///   - delegate: Shows and hides the view; nil for the view itself if it is a delegate, such as an accordion cell that folds, and
    ///     otherwise for the view's own properties. It is held weakly; when it is gone, those count.
    public func register(_ view: View, as name: String, delegate: (any ViewVisibilityDelegate)? = nil) {
        registrations[name] = Registration(view: view, delegate: delegate)
        isOutdated = true
    }

    /// Registers every view that has an `id` which a rule of any set names: `view` itself and the views inside it. Views that are registered
    /// already stay.
    public func registerViews(in view: View) {
        let all = [unnamed] + sets.values
        var pending = [view]
        while let next = pending.popLast() {
            if let id = next.id, registrations[id]?.view == nil, all.contains(where: { $0.mentions(id) }) { register(next, as: id) }
            pending.append(contentsOf: next.subviews.reversed())
        }
    }

    /// Removes the view of a name. Rules then pass the name over.
    public func unregister(_ name: String) {
        registrations[name] = nil
        isOutdated = true
    }

    /// Returns the view of a name; nil if there is none any more.
    public func view(named name: String) -> View? {
        if let view = registrations[name]?.view { return view }
        guard let view = lookUp?(name) else { return nil }
        registrations[name] = Registration(view: view, delegate: registrations[name]?.delegate)
        return view
    }

    /// Returns the names in the rules in force under which a view can be found.
    public func names(of view: View) -> [String] { current.names.filter { self.view(named: $0) === view } }

    /// Returns whether the view of a name is shown, or will be when its delegate has answered; nil if there is no such view.
    public func isVisible(_ name: String) -> Bool? {
        guard let view = view(named: name) else { return nil }
        return orders[name]?.isVisible ?? isVisible(view, name)
    }

    func isVisible(_ view: View, _ name: String) -> Bool {
        delegate(of: name)?.isVisible(view) ?? plain.isVisible(view)
    }

    /// Returns the delegate that shows and hides the view of a name: the one that was registered, or else the view itself if it is one.
    func delegate(of name: String) -> (any ViewVisibilityDelegate)? {
        registrations[name]?.delegate ?? registrations[name]?.view as? any ViewVisibilityDelegate
    }
    var plain: PlainVisibility { PlainVisibility(collapses: collapses) }

    // MARK: requests and switches, in extensions

    /// The requests that were deferred.
    var requests: [ViewVisibility] = []
    /// What the deferred requests lead to.
    var decision = VisibilityDecision()
    /// Whether rules or views have changed since the decision, so that it has to be computed again.
    var isOutdated = false
    /// The decisions that have yet to be carried out.
    var waiting: [[ViewVisibility]] = []
    var isSwitching = false
    /// The last switch, until `didSwitch` was called for it.
    var running: VisibilitySwitch?
    /// What delegates that have not answered were asked to do, by name.
    var orders: [String: Order] = [:]
    var orderCount = 0

    struct Order {
        let isVisible: Bool
        let number: Int
    }

    func report(_ message: String) { registrations.values.lazy.compactMap { $0.view?.root }.first?.report(message) }

    /// Returns true if a view was registered under the name at some time.
    func isRegistered(_ name: String) -> Bool { registrations[name] != nil }
}

/// The error of activating a set of visibility rules that does not exist.
public struct UnknownVisibilityRules: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name that no set has.
    public let name: String
    /// The names of the sets.
    public let known: [String]

    /// The name, and the names that exist.
    public var description: String {
        "there are no visibility rules '\(name)'; " + (known.isEmpty ? "none are stored" : "stored are \(known.joined(separator: ", "))")
    }
}
