#if os(Linux)
import CAtkShim
import TatamiViews

extension AccessibilityRole {
    /// ATK's word for it.
    var atkRole: AtkRole {
        switch self {
        case .window: ATK_ROLE_FRAME
        case .group: ATK_ROLE_PANEL
        case .text: ATK_ROLE_LABEL
        case .image: ATK_ROLE_IMAGE
        case .button: ATK_ROLE_PUSH_BUTTON
        case .link: ATK_ROLE_LINK
        case .heading: ATK_ROLE_HEADING
        case .scrollView: ATK_ROLE_SCROLL_PANE
        case .textField: ATK_ROLE_ENTRY
        case .checkBox: ATK_ROLE_CHECK_BOX
        case .slider: ATK_ROLE_SLIDER
        case .list: ATK_ROLE_LIST
        case .tab: ATK_ROLE_PAGE_TAB
        case .listItem: ATK_ROLE_LIST_ITEM
        case .tabList: ATK_ROLE_PAGE_TAB_LIST
        case .comboBox: ATK_ROLE_COMBO_BOX
        case .toolbar: ATK_ROLE_TOOL_BAR
        case .separator: ATK_ROLE_SEPARATOR
        case .region: ATK_ROLE_LANDMARK
        }
    }

    /// What readers can ask such an object: a text for its characters, a slider for its number.
    var kind: CAtkKind {
        switch self {
        case .text, .heading, .textField: CAtkKindText
        case .slider: CAtkKindValue
        default: CAtkKindElement
        }
    }
}

/// States as bits by ATK's numbers.
enum AtkStates {
    static func of(_ node: AccessibilityNode) -> UInt64 {
        var states = [ATK_STATE_VISIBLE]
        if !node.states.contains(.disabled) { states += [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE] }
        if !node.states.contains(.offscreen) { states.append(ATK_STATE_SHOWING) }
        if node.states.contains(.selected) { states.append(node.role == .checkBox ? ATK_STATE_CHECKED : ATK_STATE_SELECTED) }
        if node.states.contains(.focused) { states.append(ATK_STATE_FOCUSED) }
        if node.actions.contains(.focus) { states.append(ATK_STATE_FOCUSABLE) }
        if node.role == .textField, !node.states.contains(.disabled) { states += [ATK_STATE_EDITABLE, ATK_STATE_SINGLE_LINE] }
        return bits(states)
    }

    static func ofWindow(isActive: Bool) -> UInt64 {
        let always = [ATK_STATE_VISIBLE, ATK_STATE_SHOWING, ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_RESIZABLE]
        return bits(always + (isActive ? [ATK_STATE_ACTIVE] : []))
    }

    private static func bits(_ states: [AtkStateType]) -> UInt64 { states.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }
}
#endif
