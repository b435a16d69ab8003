// Made by `tatami generate swift words.nui`; changes are lost when it is made anew.
import Tatami

/// The objects and states of `words.nui`.
final class Words {
    /// The states of the file.
    enum State: String, CaseIterable, Sendable {
        /// `words.nui:2`
        case loggedIn = "LoggedIn"
        /// `words.nui:3`
        case urlShown = "URLShown"
        /// `words.nui:4`
        case `default`
        /// `words.nui:5`
        case logged_out
        /// `words.nui:6`
        case a = "A"
    }

    let loader: NUILoader
    /// `:id = Any`, `words.nui:10`
    let `Any`: Label
    /// `:id = Protocol`, `words.nui:11`
    let `Protocol`: Label
    /// `:id = Self`, `words.nui:12`
    let `Self`: Label
    /// `:id = Type`, `words.nui:13`
    let `Type`: Label
    /// `:id = actor`, `words.nui:14`
    let `actor`: Label
    /// `:id = as`, `words.nui:15`
    let `as`: Label
    /// `:id = associatedtype`, `words.nui:16`
    let `associatedtype`: Label
    /// `:id = async`, `words.nui:17`
    let `async`: Label
    /// `:id = await`, `words.nui:18`
    let `await`: Label
    /// `:id = break`, `words.nui:19`
    let `break`: Label
    /// `:id = case`, `words.nui:20`
    let `case`: Label
    /// `:id = catch`, `words.nui:21`
    let `catch`: Label
    /// `:id = class`, `words.nui:22`
    let `class`: Label
    /// `:id = continue`, `words.nui:23`
    let `continue`: Label
    /// `:id = default`, `words.nui:24`
    let `default`: Label
    /// `:id = defer`, `words.nui:25`
    let `defer`: Label
    /// `:id = deinit`, `words.nui:26`
    let `deinit`: Label
    /// `:id = do`, `words.nui:27`
    let `do`: Label
    /// `:id = else`, `words.nui:28`
    let `else`: Label
    /// `:id = enum`, `words.nui:29`
    let `enum`: Label
    /// `:id = extension`, `words.nui:30`
    let `extension`: Label
    /// `:id = fallthrough`, `words.nui:31`
    let `fallthrough`: Label
    /// `:id = false`, `words.nui:32`
    let `false`: Label
    /// `:id = fileprivate`, `words.nui:33`
    let `fileprivate`: Label
    /// `:id = for`, `words.nui:34`
    let `for`: Label
    /// `:id = func`, `words.nui:35`
    let `func`: Label
    /// `:id = guard`, `words.nui:36`
    let `guard`: Label
    /// `:id = if`, `words.nui:37`
    let `if`: Label
    /// `:id = import`, `words.nui:38`
    let `import`: Label
    /// `:id = in`, `words.nui:39`
    let `in`: Label
    /// `:id = init`, `words.nui:40`
    let `init`: Label
    /// `:id = inout`, `words.nui:41`
    let `inout`: Label
    /// `:id = internal`, `words.nui:42`
    let `internal`: Label
    /// `:id = is`, `words.nui:43`
    let `is`: Label
    /// `:id = let`, `words.nui:44`
    let `let`: Label
    /// `:id = nil`, `words.nui:45`
    let `nil`: Label
    /// `:id = open`, `words.nui:46`
    let `open`: Label
    /// `:id = operator`, `words.nui:47`
    let `operator`: Label
    /// `:id = precedencegroup`, `words.nui:48`
    let `precedencegroup`: Label
    /// `:id = private`, `words.nui:49`
    let `private`: Label
    /// `:id = protocol`, `words.nui:50`
    let `protocol`: Label
    /// `:id = public`, `words.nui:51`
    let `public`: Label
    /// `:id = repeat`, `words.nui:52`
    let `repeat`: Label
    /// `:id = rethrows`, `words.nui:53`
    let `rethrows`: Label
    /// `:id = return`, `words.nui:54`
    let `return`: Label
    /// `:id = static`, `words.nui:55`
    let `static`: Label
    /// `:id = struct`, `words.nui:56`
    let `struct`: Label
    /// `:id = subscript`, `words.nui:57`
    let `subscript`: Label
    /// `:id = super`, `words.nui:58`
    let `super`: Label
    /// `:id = switch`, `words.nui:59`
    let `switch`: Label
    /// `:id = throw`, `words.nui:60`
    let `throw`: Label
    /// `:id = throws`, `words.nui:61`
    let `throws`: Label
    /// `:id = true`, `words.nui:62`
    let `true`: Label
    /// `:id = try`, `words.nui:63`
    let `try`: Label
    /// `:id = typealias`, `words.nui:64`
    let `typealias`: Label
    /// `:id = var`, `words.nui:65`
    let `var`: Label
    /// `:id = where`, `words.nui:66`
    let `where`: Label
    /// `:id = while`, `words.nui:67`
    let `while`: Label
    /// `:id = some`, `words.nui:68`
    let some: Label
    /// `:id = any`, `words.nui:69`
    let any: Label
    /// `:id = each`, `words.nui:70`
    let each: Label
    /// `:id = consume`, `words.nui:71`
    let consume: Label
    /// `:id = copy`, `words.nui:72`
    let copy: Label
    /// `:id = lazy`, `words.nui:73`
    let lazy: Label
    /// `:id = mutating`, `words.nui:74`
    let mutating: Label
    /// `:id = get`, `words.nui:75`
    let get: Label
    /// `:id = set`, `words.nui:76`
    let set: Label
    /// `:id = willSet`, `words.nui:77`
    let willSet: Label
    /// `:id = didSet`, `words.nui:78`
    let didSet: Label
    /// `:id = weak`, `words.nui:79`
    let weak: Label
    /// `:id = unowned`, `words.nui:80`
    let unowned: Label
    /// `:id = final`, `words.nui:81`
    let final: Label
    /// `:id = override`, `words.nui:82`
    let override: Label
    /// `:id = required`, `words.nui:83`
    let required: Label
    /// `:id = convenience`, `words.nui:84`
    let convenience: Label
    /// `:id = indirect`, `words.nui:85`
    let indirect: Label
    /// `:id = left`, `words.nui:86`
    let left: Label
    /// `:id = right`, `words.nui:87`
    let right: Label
    /// `:id = none`, `words.nui:88`
    let none: Label
    /// `:id = optional`, `words.nui:89`
    let optional: Label
    /// `:id = prefix`, `words.nui:90`
    let prefix: Label
    /// `:id = postfix`, `words.nui:91`
    let postfix: Label
    /// `:id = infix`, `words.nui:92`
    let infix: Label
    /// `:id = _x`, `words.nui:93`
    let _x: Label
    /// `:id = String`, `words.nui:94`
    let String: Label
    /// `:id = Label`, `words.nui:95`
    let Label: Label
    /// `:id = NUILoader`, `words.nui:96`
    let NUILoader: Label
    /// `:id = Int`, `words.nui:97`
    let Int: Label
    /// `:id = State_`, `words.nui:98`
    let State_: Label
    /// `:id = borrowing`, `words.nui:99`
    let borrowing: Label
    /// `:id = consuming`, `words.nui:100`
    let consuming: Label
    /// `:id = package`, `words.nui:101`
    let package: Label
    /// `:id = macro`, `words.nui:102`
    let macro: Label
    /// `:id = row`, `words.nui:104`
    let row: StackLayout
    /// `:id = entry`, `words.nui:104`
    let entry: LayoutItem
    /// `:property = view`, `words.nui:8`
    let view: LayoutView
    /// `:property = first_entry`, `words.nui:104`
    let first_entry: LayoutItem

    /// Loads the file into the loader's root, and finds its objects.
    ///
    /// - Throws: what is wrong with the file.
    init(_ loader: NUILoader, file: String) throws(NUILoadError) {
        try loader.load(file: file)
        self.loader = loader
        self.`Any` = try loader.require(id: "Any")
        self.`Protocol` = try loader.require(id: "Protocol")
        self.`Self` = try loader.require(id: "Self")
        self.`Type` = try loader.require(id: "Type")
        self.`actor` = try loader.require(id: "actor")
        self.`as` = try loader.require(id: "as")
        self.`associatedtype` = try loader.require(id: "associatedtype")
        self.`async` = try loader.require(id: "async")
        self.`await` = try loader.require(id: "await")
        self.`break` = try loader.require(id: "break")
        self.`case` = try loader.require(id: "case")
        self.`catch` = try loader.require(id: "catch")
        self.`class` = try loader.require(id: "class")
        self.`continue` = try loader.require(id: "continue")
        self.`default` = try loader.require(id: "default")
        self.`defer` = try loader.require(id: "defer")
        self.`deinit` = try loader.require(id: "deinit")
        self.`do` = try loader.require(id: "do")
        self.`else` = try loader.require(id: "else")
        self.`enum` = try loader.require(id: "enum")
        self.`extension` = try loader.require(id: "extension")
        self.`fallthrough` = try loader.require(id: "fallthrough")
        self.`false` = try loader.require(id: "false")
        self.`fileprivate` = try loader.require(id: "fileprivate")
        self.`for` = try loader.require(id: "for")
        self.`func` = try loader.require(id: "func")
        self.`guard` = try loader.require(id: "guard")
        self.`if` = try loader.require(id: "if")
        self.`import` = try loader.require(id: "import")
        self.`in` = try loader.require(id: "in")
        self.`init` = try loader.require(id: "init")
        self.`inout` = try loader.require(id: "inout")
        self.`internal` = try loader.require(id: "internal")
        self.`is` = try loader.require(id: "is")
        self.`let` = try loader.require(id: "let")
        self.`nil` = try loader.require(id: "nil")
        self.`open` = try loader.require(id: "open")
        self.`operator` = try loader.require(id: "operator")
        self.`precedencegroup` = try loader.require(id: "precedencegroup")
        self.`private` = try loader.require(id: "private")
        self.`protocol` = try loader.require(id: "protocol")
        self.`public` = try loader.require(id: "public")
        self.`repeat` = try loader.require(id: "repeat")
        self.`rethrows` = try loader.require(id: "rethrows")
        self.`return` = try loader.require(id: "return")
        self.`static` = try loader.require(id: "static")
        self.`struct` = try loader.require(id: "struct")
        self.`subscript` = try loader.require(id: "subscript")
        self.`super` = try loader.require(id: "super")
        self.`switch` = try loader.require(id: "switch")
        self.`throw` = try loader.require(id: "throw")
        self.`throws` = try loader.require(id: "throws")
        self.`true` = try loader.require(id: "true")
        self.`try` = try loader.require(id: "try")
        self.`typealias` = try loader.require(id: "typealias")
        self.`var` = try loader.require(id: "var")
        self.`where` = try loader.require(id: "where")
        self.`while` = try loader.require(id: "while")
        self.some = try loader.require(id: "some")
        self.any = try loader.require(id: "any")
        self.each = try loader.require(id: "each")
        self.consume = try loader.require(id: "consume")
        self.copy = try loader.require(id: "copy")
        self.lazy = try loader.require(id: "lazy")
        self.mutating = try loader.require(id: "mutating")
        self.get = try loader.require(id: "get")
        self.set = try loader.require(id: "set")
        self.willSet = try loader.require(id: "willSet")
        self.didSet = try loader.require(id: "didSet")
        self.weak = try loader.require(id: "weak")
        self.unowned = try loader.require(id: "unowned")
        self.final = try loader.require(id: "final")
        self.override = try loader.require(id: "override")
        self.required = try loader.require(id: "required")
        self.convenience = try loader.require(id: "convenience")
        self.indirect = try loader.require(id: "indirect")
        self.left = try loader.require(id: "left")
        self.right = try loader.require(id: "right")
        self.none = try loader.require(id: "none")
        self.optional = try loader.require(id: "optional")
        self.prefix = try loader.require(id: "prefix")
        self.postfix = try loader.require(id: "postfix")
        self.infix = try loader.require(id: "infix")
        self._x = try loader.require(id: "_x")
        self.String = try loader.require(id: "String")
        self.Label = try loader.require(id: "Label")
        self.NUILoader = try loader.require(id: "NUILoader")
        self.Int = try loader.require(id: "Int")
        self.State_ = try loader.require(id: "State_")
        self.borrowing = try loader.require(id: "borrowing")
        self.consuming = try loader.require(id: "consuming")
        self.package = try loader.require(id: "package")
        self.macro = try loader.require(id: "macro")
        self.row = try loader.require(id: "row")
        self.entry = try loader.require(id: "entry")
        self.view = try loader.require(outlet: "view")
        self.first_entry = try loader.require(outlet: "first_entry")
    }

    /// Applies a state; what it changes stays until another changes it.
    func apply(_ state: State) throws(NUILoadError) { try loader.loadState(state.rawValue) }
}
