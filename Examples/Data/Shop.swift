import Observation
import Tatami

/// An article in the basket.
@Observable public final class Article: NUIRecord {
    public let id: String
    public let title: String
    public let detail: String
    /// In euros.
    public let price: Double
    public var quantity = 1

    public init(_ id: String, _ title: String, _ detail: String, price: Double) {
        (self.id, self.title, self.detail, self.price) = (id, title, detail, price)
    }

    public static var nuiRecord: NUIRecordTable<Article> {
        .init(
            "Article", key: \.id,
            [
                .reading("id", \.id), .reading("title", \.title), .reading("detail", \.detail), .reading("price", \.price),
                .editing("quantity", \.quantity, check: { 1...20 ~= $0 ? nil : "From 1 to 20" }),
            ])
    }
}

/// The program behind `shop.nui`.
@Observable public final class Shop: NUIRecord {
    public private(set) var articles: [Article]
    public var currency = "EUR"
    public private(set) var isPaid = false
    private var removed: [(article: Article, index: Int)] = []
    @ObservationIgnored public var view: View?

    public init(_ articles: [Article]) { self.articles = articles }

    private static let rates = ["EUR": 1, "GBP": 0.86, "JPY": 162.4]
    private static let freeOfPostage = 100.0

    /// What a euro is worth in the currency.
    public var rate: Double { Self.rates[currency] ?? 1 }
    public var pieces: Int { articles.reduce(0) { $0 + $1.quantity } }
    private var goods: Double { articles.reduce(0) { $0 + $1.price * Double($1.quantity) } }
    /// In euros, as all sums are.
    public var postage: Double { articles.isEmpty || goods >= Self.freeOfPostage ? 0 : 4.9 }
    public var total: Double { goods + postage }
    public var vat: Double { total * 0.19 / 1.19 }
    public var canPutBack: Bool { !removed.isEmpty && !isPaid }

    public func remove(_ article: Article) {
        guard let index = articles.firstIndex(where: { $0 === article }) else { return }
        removed.append((articles.remove(at: index), index))
    }

    /// Puts the article back that was removed last.
    public func putBack() {
        guard canPutBack, let last = removed.popLast() else { return }
        articles.insert(last.article, at: min(last.index, articles.count))
    }

    public func pay() {
        articles = []
        isPaid = true
    }

    public static var nuiRecord: NUIRecordTable<Shop> {
        .init(
            "Shop",
            [
                .list("articles", \.articles), .editing("currency", \.currency), .reading("rate", \.rate), .reading("pieces", \.pieces),
                .reading("postage", \.postage), .reading("vat", \.vat), .reading("total", \.total), .reading("canPutBack", \.canPutBack),
                .reading("isPaid", \.isPaid),
            ])
    }

    public static var interface: NUISchema<Shop> {
        NUISchema(
            outlets: [.property("view", \.view)],
            actions: [.action("remove", taking: Article.self, Shop.remove), .action("putBack", Shop.putBack), .action("pay", Shop.pay)])
    }
}
