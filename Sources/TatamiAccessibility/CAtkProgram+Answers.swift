#if os(Linux)
    import CAtkShim
    import TatamiGeometry
    import TatamiViews
    import TatamiWindow

    extension CAtkProgram {
        /// The answers to clients. ATK calls them on the main thread. For a window or a node that is gone they return nothing.
        static var answers: CAtkProgram {
            CAtkProgram(
                asked: { window, isClient in answer(window) { $0.noteQuestion(isClient: isClient) } },
                count: { window, node in Int32(clamping: answer(window) { $0.children(of: node).count } ?? 0) },
                child: { window, node, index in
                    answer(window) { window in
                        let children = window.children(of: node)
                        return children.indices.contains(Int(index)) ? window.object(of: children[Int(index)]) : nil
                    }
                },
                parent: { window, node in answer(window) { window in window.element(node)?.parent.flatMap(window.object) } },
                place: { window, node in
                    Int32(clamping: answer(window) { $0.element(node).flatMap { $0.parent == nil ? nil : $0.index } } ?? -1)
                },
                frame: { window, node, frame in answer(window) { $0.frame(of: node) }.map { frame?.pointee = $0 } != nil },
                at: { window, x, y in answer(window) { window in window.tree?.element(at: window.point(x, y)).flatMap(window.object) } },
                attributes: { window, node, set in
                    for attribute in answer(window, { $0.attributes(of: node) }) ?? [] {
                        catk_add_attribute(set, attribute.name, attribute.value)
                    }
                },
                relations: { window, node, set in
                    for relation in answer(window, { $0.relations(of: node) }) ?? [] {
                        catk_add_relation(set, relation.type, relation.object)
                    }
                },
                perform: { window, node, action in
                    guard let action = action.flatMap({ AccessibilityAction(rawValue: String(cString: $0)) }) else { return false }
                    return answer(window) { $0.window.root.perform(action, on: node) } ?? false
                },
                part: { window, node, unit, offset, start, end in
                    guard let part = answer(window, { $0.part(unit, at: offset, of: node) }) else { return false }
                    start?.pointee = Int32(clamping: part.lowerBound)
                    end?.pointee = Int32(clamping: part.upperBound)
                    return true
                },
                text_frame: { window, node, start, end, frame in
                    answer(window) { $0.textFrame(start, end, of: node) }.map { frame?.pointee = $0 } != nil
                },
                text_offset: { window, node, x, y in Int32(clamping: answer(window) { $0.textOffset(x, y, of: node) } ?? -1) },
                edit: { window, node, edit, start, end, text in
                    let text = text.map { String(cString: $0) } ?? ""
                    return answer(window) { $0.edit(edit, start, end, text, of: node) } ?? false
                },
                set_value: { window, node, value in answer(window) { $0.window.root.setValue(value, on: node) } ?? false },
                count_selected: { window, node in Int32(clamping: answer(window) { $0.selectedChildren(of: node).count } ?? 0) },
                selected: { window, node, number in
                    answer(window) { window in
                        let selected = window.selectedChildren(of: node)
                        return selected.indices.contains(Int(number)) ? window.object(of: selected[Int(number)]) : nil
                    }
                },
                select: { window, node, index, isSelected in
                    answer(window) { $0.select(isSelected, childAt: index < 0 ? nil : Int(index), of: node) } ?? false
                },
                wake: { @Sendable in Application.wake() })
        }
    }

    /// Returns a window's answer; nil if the window is closed.
    private func answer<Answer>(_ window: UInt32, _ ask: @MainActor (PublishedWindow) -> Answer?) -> Answer? {
        // ATK's pointers are not Sendable; they stay on the main thread.
        nonisolated(unsafe) var found: Answer?
        MainActor.assumeIsolated { found = PublishedApplication.window(window).flatMap(ask) }
        return found
    }

    extension PublishedWindow {
        func children(of node: UInt64) -> [AccessibilityElement] { element(node).flatMap { tree?.children(of: $0) } ?? [] }

        /// Returns the frame of the window itself on the screen, or of another element in the window, in device pixels.
        func frame(of node: UInt64) -> CAtkFrame? {
            if node == 0 {
                let corner = window.position
                let size = window.size
                let frame = pixels(Rect(0, 0, size.width, size.height))
                return CAtkFrame(x: Int32(corner.x), y: Int32(corner.y), width: frame.width, height: frame.height)
            }
            return element(node).flatMap { tree?.frame(of: $0) }.map(pixels)
        }

        func attributes(of node: UInt64) -> [(name: String, value: String)] {
            guard let element = element(node), let facts = tree?.facts(of: element) else { return [] }
            var attributes: [(name: String, value: String)] = []
            if facts.level > 0 { attributes.append(("level", String(facts.level))) }
            if let text = facts.value, facts.range != nil { attributes.append(("valuetext", text)) }
            if let position = tree?.position(of: element) {
                attributes += [("posinset", String(position.index)), ("setsize", String(position.count))]
            }
            return attributes
        }

        func relations(of node: UInt64) -> [(type: AtkRelationType, object: AtkPointer)] {
            guard let element = element(node), let relations = tree?.relations(of: element) else { return [] }
            return relations.flatMap { relation, targets in targets.compactMap(object).map { (relation.atkType, $0) } }
        }

        // MARK: Selections

        func selectedChildren(of node: UInt64) -> [AccessibilityElement] { element(node).flatMap { tree?.selectedChildren(of: $0) } ?? [] }

        /// Selects or deselects a child of a node; all children for the index nil.
        func select(_ isSelected: Bool, childAt index: Int?, of node: UInt64) -> Bool {
            guard let tree, let element = element(node) else { return false }
            return index.map { tree.select(isSelected, childAt: $0, of: element) } ?? tree.selectAll(isSelected, of: element)
        }

        // MARK: Texts

        private func text(of node: UInt64) -> String? { element(node).flatMap { tree?.facts(of: $0) }?.text?.string }

        func part(_ unit: AtkTextGranularity, at offset: Int32, of node: UInt64) -> Range<Int>? {
            guard let text = text(of: node) else { return nil }
            let character = text.character(ofScalar: Int(offset))
            return window.root.textRange(of: unit.textUnit, at: character, on: node).map(text.scalars)
        }

        func textFrame(_ start: Int32, _ end: Int32, of node: UInt64) -> CAtkFrame? {
            guard let characters = characters(start, end, of: node) else { return nil }
            return window.root.textFrame(of: characters, on: node).map(pixels)
        }

        func textOffset(_ x: Int32, _ y: Int32, of node: UInt64) -> Int {
            guard let text = text(of: node), let character = window.root.textOffset(at: point(x, y), on: node) else { return -1 }
            return text.scalars(character..<character).lowerBound
        }

        func edit(_ edit: CAtkEdit, _ start: Int32, _ end: Int32, _ new: String, of node: UInt64) -> Bool {
            guard let characters = characters(start, end, of: node) else { return false }
            let action: AccessibilityEdit =
                switch edit {
                case CAtkSelect: .select(characters)
                case CAtkReplace: .replace(characters, new)
                case CAtkCut: .cut(characters)
                case CAtkCopy: .copy(characters)
                default: .paste(characters.lowerBound)
                }
            return window.root.edit(action, on: node)
        }

        /// Returns the characters that contain the scalars of a range. The scalars of a grapheme cluster belong together. Nil for a range
        /// that begins before the text.
        private func characters(_ start: Int32, _ end: Int32, of node: UInt64) -> Range<Int>? {
            guard start >= 0, end >= start, let text = text(of: node) else { return nil }
            let first = text.character(ofScalar: Int(start))
            return first..<max(first, start == end ? first : text.character(ofScalar: Int(end), roundsUp: true))
        }
    }
#endif
