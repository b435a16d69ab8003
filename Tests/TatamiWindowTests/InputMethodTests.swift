import Testing

@testable import TatamiWindow

/// What a window makes of the messages of an input method.
@Suite struct InputMethodTests {
    @Test func aTextThatAViewHasCommittedDoesNotComeTwice() {
        var method = InputMethod()
        method.compose("간")
        method.reset(at: 10)
        #expect(method.composed.isEmpty && method.commit("간", at: 10.1) == "")
        #expect(method.commit("간", at: 10.2) == "간", "Once is enough.")
    }

    @Test func whatComesAfterItIsNew() {
        var method = InputMethod()
        method.compose("ni")
        method.reset(at: 10)
        #expect(method.commit("nihao", at: 10.1) == "hao")
        method.compose("ni")
        method.reset(at: 20)
        #expect(method.commit("x", at: 20.1) == "x")
        method.compose("ni")
        method.reset(at: 30)
        method.compose("")
        #expect(method.commit("ni", at: 30.1) == "", "The input method hides its text first.")
        method.compose("ni")
        method.reset(at: 40)
        method.compose("n")
        #expect(method.commit("ni", at: 40.1) == "ni", "Another composition has begun.")
    }

    @Test func aWindowWithoutTheKeyboardIsNotLookedAtForLong() {
        var method = InputMethod()
        method.compose("a")
        method.keyboard(isHere: false, at: 10)
        #expect(method.nextLook(at: 10.1) == 10.1 + InputMethod.interval, "The input method may commit its text now.")
        #expect(method.nextLook(at: 10.3) == nil && method.composed == "a")
        method.keyboard(isHere: false, at: 11)
        #expect(method.nextLook(at: 11.1) == nil, "It has been away since 10.")
        method.keyboard(isHere: true, at: 12)
        #expect(method.nextLook(at: 12) == 12 + InputMethod.interval)
    }

    @Test func afterSomeTimeTheSameTextIsNew() {
        var method = InputMethod()
        #expect(method.nextLook(at: 1) == nil)
        method.compose("a")
        #expect(method.nextLook(at: 1) == 1 + InputMethod.interval)
        method.reset(at: 10)
        #expect(method.nextLook(at: 10.1) != nil && method.nextLook(at: 10.3) == nil)
        #expect(method.commit("a", at: 10.3) == "a")
    }
}
