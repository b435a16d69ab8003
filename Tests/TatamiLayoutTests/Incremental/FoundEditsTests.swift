import Testing

/// Edits that `make soak` has found.
@Suite struct FoundEditsTests {
    @Test func regression11000004201() {
        let script = EditScript(
            kinds: SketchKinds(rawValue: 31), seed: 11000004201, size: 41,
            batches: [[], [7088468585068002032]],
            without: [
                21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 16, 17, 18, 19, 20, 3, 4, 5, 6, 9, 10, 13, 14, 15,
                2, 8,
            ])
        #expect(script.failure()?.words == nil)
    }

    @Test func regression23000001218() {
        let script = EditScript(
            kinds: SketchKinds(rawValue: 8), seed: 23000001218, size: 23,
            batches: [
                [8230678996720278105], [13873963846352826110, 7019525883345322953], [1650129417533842400], [10887789942379995030],
                [16114287307492043263], [3495956176295891228, 16446160829697063362], [6220835620718012250, 13621761726608616269],
                [928856900166055167], [7753028685141655360, 11779077806155031749], [15927978176814168914], [7860919086205193901],
                [7004475052071216567],
            ], without: [])
        #expect(script.failure()?.words == nil)
    }
}
