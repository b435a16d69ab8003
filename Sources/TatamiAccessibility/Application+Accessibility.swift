import TatamiWindow

extension Application {
    /// Lets screen readers and other assistive technology read and use the windows, those that are open and those to come. Call it once,
    /// before `run`.
    ///
    /// On Linux it goes by ATK to the accessibility bus, without waiting for it. What is in a window is made when somebody first asks. Where
    /// there is no session bus, where NO_AT_BRIDGE is set, and on other systems it does nothing.
    public func publishAccessibility() {
        #if os(Linux)
            PublishedApplication.publish(self)
        #endif
    }
}
