import Testing

@testable import TatamiCommand

@Suite struct PictureNameTests {
    @Test func everyNameIsFreeAndNumbersCountUp() {
        var names = PictureNames()
        #expect(
            ["a.png", "a.png", "b.png", "a.png", "a-2.png", "a-4.png", "a.png"].map { names.next($0) }
                == ["a.png", "a-2.png", "b.png", "a-3.png", "a-2-2.png", "a-4.png", "a-5.png"])
    }

    @Test(.timeLimit(.minutes(1))) func manyPreviewsOfOneName() {
        var names = PictureNames()
        let all = (0..<20_000).map { _ in names.next("card-preview.png") }
        #expect(Set(all).count == all.count && all.last == "card-preview-20000.png")
    }
}
