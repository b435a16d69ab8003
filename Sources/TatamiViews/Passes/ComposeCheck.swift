#if DEBUG
    import TatamiGeometry

    extension ViewRoot {
        /// Traps if what is recorded of the views that are shown differs from what a pass over all of them would record. It looks at the first
        /// two thousand views.
        func checkComposition() {
            var pending = layers.map(\.view).filter { $0.effectiveVisibility == .visible }
            var count = 0
            while let view = pending.popLast() {
                count += 1
                guard count <= 2_000 else { return }
                guard let shown = view.shown, !shown.isGone else { preconditionFailure("\(type(of: view)) was not composed.") }
                let frame = presentedFrameOfLayout(of: view)
                precondition(
                    shown.frame == frame || layers.contains { $0.view === view },
                    "\(type(of: view)) was composed at \(shown.frame) and is at \(frame).")
                if view.scroller?.scrolling.composedAreas == nil {
                    precondition(
                        shown.children.elementsEqual(view.subviews.filter { $0.effectiveVisibility == .visible }, by: ===),
                        "\(type(of: view)) was composed with other children.")
                }
                if shown.children.count < 100 {
                    let extent = wholeReach(of: view, shown).moved(by: shown.frame.origin)
                    precondition(
                        shown.extent.isNear(extent), "\(type(of: view)) draws in \(extent), and was composed with \(shown.extent).")
                }
                pending += shown.children
            }
        }
    }

    extension Rect {
        fileprivate func isNear(_ other: Rect) -> Bool {
            [x - other.x, y - other.y, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 1e-6 }
        }
    }
#endif
