import CCairo
import TatamiDrawing
import TatamiGeometry

/// Cairo's functions with Tatami's values. The pointer is a `cairo_t`.
extension OpaquePointer {
    func addPath(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(self, point.x, point.y)
            case .line(let point): cairo_line_to(self, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(self)
            }
        }
    }

    /// Adds an outline to the current path, and sets its rule for filling and clipping.
    func addShape(_ shape: Outline) {
        cairo_set_fill_rule(self, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        switch shape {
        case .rect(let rect, let radii) where radii.radius > 0: addPath(Path(rect, radii: radii))
        case .rect(let rect, _): cairo_rectangle(self, rect.x, rect.y, rect.width, rect.height)
        case .path(let path): addPath(path)
        }
    }

    func setColor(_ color: Color, opacity: Double = 1) {
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * opacity)
    }

    var transform: Transform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(self, &matrix)
        return Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    func concatenate(_ map: Transform) {
        var matrix = map.cairo
        cairo_transform(self, &matrix)
    }

    /// The smallest rectangle around the clip, in user space.
    var clipBounds: Rect {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(self, &left, &top, &right, &bottom)
        return Rect(left, top, right - left, bottom - top)
    }
}

extension Transform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    /// Device pixels per point, as the mean of both axes.
    var meanScale: Double { abs(determinant).squareRoot() }
}
