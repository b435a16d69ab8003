import Tatami

/// A question and its answer.
public func ownViewsGuide() -> LayoutView {
    let question = Label("How was the walk?").font(.system(15))
    let rating = Rating(3)
    let answer = Label("3 of 5").font(.system(15))
    rating.accessibilityLabelledBy = question
    rating.onChange = { answer.text = "\($0) of 5" }
    return paper(
        VStack(alignment: .leading, spacing: 8, padding: 12) {
            question
            HStack(spacing: 12) {
                rating
                answer
            }
        })
}
