import NUI
import TatamiViews

/// Something that a file's actions may call on an object: `.action("save", SignIn.save, "Sends the form.")`. One line each.
public struct NUIAction<Object: AnyObject> {
    let schema: ActionSchema
    let call: (Object, View?) -> Void

    /// A method without parameters.
    ///
    /// - Parameters:
    ///   - name: The name that files write as `selector`.
    ///   - method: The method, for example `Controller.save`.
    ///   - doc: One sentence for the reference and for completion in editors.
    public static func action(_ name: String, _ method: @escaping (Object) -> () -> Void, _ doc: String = "") -> NUIAction {
        NUIAction(schema: ActionSchema(name, doc: doc), call: { object, _ in method(object)() })
    }

    /// Anything else; it gets the view that was used, too.
    public static func action(_ name: String, _ doc: String = "", _ call: @escaping (Object, View?) -> Void) -> NUIAction {
        NUIAction(schema: ActionSchema(name, doc: doc), call: call)
    }
}
