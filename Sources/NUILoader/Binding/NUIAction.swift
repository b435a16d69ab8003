import NUI
import TatamiViews

/// A method that actions of a file may call on an object: `.action("save", SignIn.save, "Sends the form.")`. A class lists one per line.
public struct NUIAction<Object: AnyObject> {
    let schema: ActionSchema
    let call: (Object, View?, DataArgument?) -> Void

    /// Creates an action from a method without parameters.
    ///
    /// - Parameters:
    ///   - name: The name that files write as `selector`.
    ///   - method: The method, for example `Controller.save`.
    ///   - doc: One sentence for the reference and for completion in editors.
    public static func action(_ name: String, _ method: @escaping (Object) -> () -> Void, _ doc: String = "") -> NUIAction {
        NUIAction(schema: ActionSchema(name, doc: doc), call: { object, _, _ in method(object)() })
    }

    /// Creates an action from a function, which also gets the view that was used; nil if there is none.
    public static func action(_ name: String, _ doc: String = "", _ call: @escaping (Object, View?) -> Void) -> NUIAction {
        NUIAction(schema: ActionSchema(name, doc: doc), call: { object, sender, _ in call(object, sender) })
    }

    /// Creates an action from a method that takes the value of `with`: an object of the program's data, a plain value, or a `LiveRecord` for a
    /// row of JSON. The method is not called with a value of another type.
    ///
    /// ```swift
    /// .action("open", taking: Walk.self, App.open)
    /// ```
    public static func action<Value>(
        _ name: String, taking type: Value.Type, _ method: @escaping (Object) -> (Value) -> Void, _ doc: String = ""
    ) -> NUIAction {
        NUIAction(
            schema: ActionSchema(name, doc: doc),
            call: { object, _, argument in
                if let value = argument?.value(as: type) { method(object)(value) }
            })
    }
}
