import TatamiWindow

extension Application {
    /// Lets screen readers and other assistive technology read and use the windows of the program, including windows opened later.
    ///
    /// Call it once, before `run`. On Linux it connects through ATK to the accessibility bus, without waiting for it. The contents of a
    /// window are prepared when a client first asks for them. It does nothing if there is no session bus or NO_AT_BRIDGE is set, and on
    /// other systems.
    public func publishAccessibility() {
        #if os(Linux)
            PublishedApplication.publish(self)
        #endif
    }
}
