import NUI
import TatamiLayout

/// The horizontal alignment of a control's content, with UIKit's word for stretching.
struct ContentHorizontalAlignment: NUIEnumeration {
    let base: HorizontalAlignment

    static let nuiEnumeration = EnumTable<ContentHorizontalAlignment>(
        "ContentHorizontalAlignment",
        [
            (["Center"], Self(base: .center)), (["Left"], Self(base: .left)), (["Right"], Self(base: .right)),
            (["Leading"], Self(base: .leading)), (["Trailing"], Self(base: .trailing)), (["Fill", "Stretch"], Self(base: .stretch)),
        ])
}

/// The vertical alignment of a control's content, with UIKit's word for stretching.
struct ContentVerticalAlignment: NUIEnumeration {
    let base: VerticalAlignment

    static let nuiEnumeration = EnumTable<ContentVerticalAlignment>(
        "ContentVerticalAlignment",
        [
            (["Center"], Self(base: .center)), (["Top"], Self(base: .top)), (["Bottom"], Self(base: .bottom)),
            (["Fill", "Stretch"], Self(base: .stretch)),
        ])
}
