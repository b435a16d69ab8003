#if os(Linux)
    import CAtkShim
    import TatamiViews

    extension AccessibilityRole {
        /// ATK's role for this role.
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
            case .passwordField: ATK_ROLE_PASSWORD_TEXT
            case .checkBox: ATK_ROLE_CHECK_BOX
            case .toggleButton: ATK_ROLE_TOGGLE_BUTTON
            // ATK has a role for switches since 2.54 only.
            case .switch: ATK_ROLE_TOGGLE_BUTTON
            case .radioButton: ATK_ROLE_RADIO_BUTTON
            case .grouping: ATK_ROLE_GROUPING
            case .spinButton: ATK_ROLE_SPIN_BUTTON
            case .progressBar: ATK_ROLE_PROGRESS_BAR
            case .slider: ATK_ROLE_SLIDER
            case .list: ATK_ROLE_LIST
            case .tab: ATK_ROLE_PAGE_TAB
            case .listItem: ATK_ROLE_LIST_ITEM
            case .tabList: ATK_ROLE_PAGE_TAB_LIST
            case .comboBox: ATK_ROLE_COMBO_BOX
            case .listBox: ATK_ROLE_LIST_BOX
            case .option: ATK_ROLE_LIST_ITEM
            case .dateEditor: ATK_ROLE_DATE_EDITOR
            case .grid: ATK_ROLE_TABLE
            case .gridCell: ATK_ROLE_TABLE_CELL
            case .dialog: ATK_ROLE_DIALOG
            case .toolbar: ATK_ROLE_TOOL_BAR
            case .separator: ATK_ROLE_SEPARATOR
            case .region: ATK_ROLE_LANDMARK
            case .alert: ATK_ROLE_ALERT
            case .status: ATK_ROLE_STATUSBAR
            case .menu: ATK_ROLE_MENU
            case .menuItem: ATK_ROLE_MENU_ITEM
            case .checkMenuItem: ATK_ROLE_CHECK_MENU_ITEM
            case .menuButton: ATK_ROLE_PUSH_BUTTON_MENU
            case .tooltip: ATK_ROLE_TOOL_TIP
            }
        }
    }

    extension AccessibilityRelation {
        var atkType: AtkRelationType {
            switch self {
            case .labelledBy: ATK_RELATION_LABELLED_BY
            case .labelFor: ATK_RELATION_LABEL_FOR
            case .describedBy: ATK_RELATION_DESCRIBED_BY
            case .descriptionFor: ATK_RELATION_DESCRIPTION_FOR
            case .errorMessage: ATK_RELATION_ERROR_MESSAGE
            case .errorFor: ATK_RELATION_ERROR_FOR
            case .memberOf: ATK_RELATION_MEMBER_OF
            case .popupFor: ATK_RELATION_POPUP_FOR
            case .controllerFor: ATK_RELATION_CONTROLLER_FOR
            }
        }
    }

    extension AccessibilityFacts {
        var atkRole: AtkRole { states.contains(.multiLine) ? ATK_ROLE_TEXT : role.atkRole }

        /// The interfaces of an object beside its place and actions: a text for its characters and links, a slider for its number, a
        /// stepper for both, a list for the selected options.
        var interfaces: CAtkInterfaces.RawValue {
            let ofText = text.map { CAtkText.rawValue | ($0.isEditable ? CAtkEditable.rawValue : CAtkHypertext.rawValue) } ?? 0
            return ofText | (number == nil ? 0 : CAtkValue.rawValue) | (selection == nil ? 0 : CAtkSelection.rawValue)
                | (link == nil ? 0 : CAtkHyperlink.rawValue)
        }

        /// The number of the element. A slider that reports its number only in words has it in the words.
        private var number: AccessibilityRange? { range ?? (role == .slider ? AccessibilityRange(value.flatMap { Double($0) } ?? 0) : nil) }

        /// Passes the facts to an object, which reports what differs. States come last: clients know the rest when they learn what has
        /// the focus.
        ///
        /// - Parameter withFocus: Whether the object gets the focus, if it is the element's.
        func set(on object: AtkPointer, withFocus: Bool = true) {
            atk_object_set_role(object, atkRole)
            if let link {
                let scalars = link.scalars
                catk_set_link(object, link.destination, Int32(clamping: scalars.lowerBound), Int32(clamping: scalars.upperBound))
            }
            let description = [hint, text == nil && number == nil ? value : nil].compactMap { $0 }.joined(separator: ", ")
            catk_set_words(object, label, description.isEmpty ? nil : description, identifier)
            catk_set_actions(object, actions.map(\.rawValue).joined(separator: "\n"))
            if let text {
                let caret = text.caret.map { text.string.scalars($0..<$0).lowerBound }
                let selection = text.string.scalars(text.selection)
                catk_set_text(
                    object, text.string, Int32(clamping: caret ?? -1), Int32(clamping: selection.lowerBound),
                    Int32(clamping: selection.upperBound))
            } else if let number {
                catk_set_value(object, number.value, number.bounds?.lowerBound ?? 1, number.bounds?.upperBound ?? 0, number.step, value)
            }
            let states = AtkStates.of(self)
            catk_set_states(object, withFocus ? states : states & ~(1 << UInt64(ATK_STATE_FOCUSED.rawValue)))
            if selection != nil { catk_set_selected(object, Int32(clamping: selectedItem ?? -1)) }
        }
    }

    /// States as bits, numbered as in ATK.
    enum AtkStates {
        static func of(_ facts: AccessibilityFacts) -> UInt64 {
            var states = [ATK_STATE_VISIBLE]
            for state in facts.states { states += Self.states(for: state, facts.role) }
            if !facts.states.contains(.disabled) { states += [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE] }
            if !facts.states.contains(.offscreen) { states.append(ATK_STATE_SHOWING) }
            if facts.actions.contains(.focus) { states.append(ATK_STATE_FOCUSABLE) }
            if facts.text?.caret != nil { states.append(ATK_STATE_SELECTABLE_TEXT) }
            if facts.selection == .several { states.append(ATK_STATE_MULTISELECTABLE) }
            if [.option, .tab, .gridCell].contains(facts.role) { states.append(ATK_STATE_SELECTABLE) }
            if let text = facts.text, text.isEditable {
                if !facts.states.contains(.multiLine) { states.append(ATK_STATE_SINGLE_LINE) }
                if facts.states.isDisjoint(with: [.disabled, .readOnly]) { states.append(ATK_STATE_EDITABLE) }
            }
            return bits(states)
        }

        private static func states(for state: AccessibilityFacts.State, _ role: AccessibilityRole) -> [AtkStateType] {
            switch state {
            case .focused: [ATK_STATE_FOCUSED]
            case .selected: [role == .checkBox ? ATK_STATE_CHECKED : ATK_STATE_SELECTED]
            case .checked: [ATK_STATE_CHECKED]
            case .pressed: [ATK_STATE_PRESSED]
            case .default: [ATK_STATE_DEFAULT]
            case .mixed: [ATK_STATE_INDETERMINATE]
            case .expanded: [ATK_STATE_EXPANDABLE, ATK_STATE_EXPANDED]
            case .collapsed: [ATK_STATE_EXPANDABLE]
            case .required: [ATK_STATE_REQUIRED]
            case .invalid: [ATK_STATE_INVALID_ENTRY]
            case .busy: [ATK_STATE_BUSY]
            case .readOnly: [ATK_STATE_READ_ONLY]
            case .multiLine: [ATK_STATE_MULTI_LINE]
            case .modal: [ATK_STATE_MODAL]
            case .disabled, .offscreen: []
            }
        }

        static func ofWindow(isActive: Bool) -> UInt64 {
            let always = [ATK_STATE_VISIBLE, ATK_STATE_SHOWING, ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_RESIZABLE]
            return bits(always + (isActive ? [ATK_STATE_ACTIVE] : []))
        }

        private static func bits(_ states: [AtkStateType]) -> UInt64 { states.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }
    }
#endif
