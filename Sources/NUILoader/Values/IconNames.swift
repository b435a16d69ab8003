import NUI
import TatamiDrawing
import TatamiViews

extension IconName: NUIEnumeration {
    /// The names of the icons in files: as in Swift, with a capital, and other names that people know them by.
    public static let nuiEnumeration = EnumTable<IconName>(
        "IconName", acceptsText: true,
        allCases.map { icon in
            (([icon.rawValue] + (others[icon] ?? [])).map(capitalized), icon)
        })

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Other names of icons.
    private static let others: [IconName: [String]] = [
        .check: ["tick", "done"],
        .close: ["cross", "xmark"],
        .plus: ["add"],
        .minus: ["remove"],
        .checkCircle: ["success"],
        .info: ["information"],
        .warning: ["alert"],
        .help: ["question"],
        .smile: ["face"],
        .chevronLeft: ["back"],
        .chevronRight: ["forward"],
        .refresh: ["reload", "sync"],
        .expand: ["fullScreen"],
        .externalLink: ["open"],
        .logIn: ["signIn"],
        .logOut: ["signOut"],
        .home: ["house"],
        .search: ["find", "magnifier"],
        .gear: ["settings", "cog"],
        .sliders: ["adjust"],
        .menu: ["hamburger"],
        .more: ["moreHorizontal", "ellipsis"],
        .grid: ["tiles"],
        .filter: ["funnel"],
        .dragHandle: ["grip"],
        .mapPin: ["location", "place"],
        .globe: ["world", "language"],
        .cart: ["shoppingCart"],
        .creditCard: ["payment"],
        .file: ["document"],
        .archive: ["box"],
        .calendar: ["date"],
        .clock: ["time"],
        .bell: ["notification"],
        .pencil: ["edit"],
        .trash: ["delete", "bin"],
        .copy: ["duplicate"],
        .paste: ["clipboard"],
        .cut: ["scissors"],
        .save: ["disk"],
        .printer: ["print"],
        .attachment: ["attach", "paperclip"],
        .chart: ["statistics"],
        .bolt: ["lightning"],
        .person: ["user", "account"],
        .people: ["users", "group"],
        .mail: ["envelope", "email"],
        .message: ["chat", "comment"],
        .phone: ["call"],
        .mobile: ["device"],
        .eye: ["show"],
        .eyeOff: ["hide"],
        .image: ["picture", "photo"],
        .microphone: ["mic"],
        .skipForward: ["skip", "next"],
        .skipBack: ["previous"],
        .loop: ["repeat"],
        .volume: ["sound", "speaker"],
    ]
}
