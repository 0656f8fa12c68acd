import ApplePlatform
import Testing

/// Finding items by their words.
@Suite struct SearchableIndexTests {
  private func item(
    _ identifier: String, domain: String? = nil, _ fill: (CSSearchableItemAttributeSet) -> Void
  ) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .content)
    fill(attributes)
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
  }

  private func index(_ items: CSSearchableItem...) async throws -> CSSearchableIndex {
    let index = CSSearchableIndex(name: UUID().uuidString)
    try await index.indexSearchableItems(items)
    return index
  }

  private func found(_ text: String, in index: CSSearchableIndex, limit: Int = 10) -> [String] {
    index.search(text, limit: limit).map(\.uniqueIdentifier)
  }

  @Test func `fields are ranked by how much they say`() async throws {
    let key = try #require(CSCustomAttributeKey(keyName: "com_example_continent"))
    let index = try await index(
      item("text") { $0.textContent = "falls" }, item("description") { $0.contentDescription = "falls" },
      item("custom") { $0.setValue(["falls"], forCustomKey: key) }, item("keywords") { $0.keywords = ["falls"] },
      item("name") { $0.displayName = "Falls" }, item("title") { $0.title = "The Falls" },
      item("none") { $0.title = "Waterfalls" })
    #expect(found("falls", in: index) == ["title", "name", "keywords", "custom", "description", "text"])
    #expect(found("FAL", in: index, limit: 2) == ["title", "name"])
  }

  @Test func `a title's beginning beats a word of the text, a whole word a beginning`() async throws {
    let index = try await index(
      item("redwood") { $0.title = "Redwood" }, item("red") { $0.title = "Red" },
      item("desert") { $0.textContent = "red sand" })
    #expect(found("red", in: index) == ["red", "redwood", "desert"])
  }

  @Test func `case, accents, width and punctuation do not matter`() async throws {
    let index = try await index(item("1") { $0.title = "Café-Ｔｒａｉｌ, São João" })
    for text in ["cafe", "CAFÉ TRAIL", "sao joao", "joão!", "trail"] { #expect(found(text, in: index) == ["1"]) }
  }

  @Test func `writing without spaces is found from within`() async throws {
    let index = try await index(item("fuji") { $0.title = "富士山の道" })
    #expect(found("山", in: index) == ["fuji"])
    #expect(found("富士", in: index) == ["fuji"])
    #expect(found("海", in: index).isEmpty)
  }

  @Test func `every word has to be found`() async throws {
    let index = try await index(
      item("a") { ($0.title, $0.keywords) = ("Ridge Trail", ["Asia"]) }, item("b") { $0.title = "Ridge Road" })
    #expect(found("ridge asia", in: index) == ["a"])
    #expect(found("ridge sea", in: index).isEmpty)
    #expect(found("", in: index).isEmpty && found("?!", in: index).isEmpty)
    #expect(found("ridge", in: index, limit: 0).isEmpty)
  }

  @Test func `among equals the priority decides, then the order of insertion`() async throws {
    let (first, second, third) = (
      item("first") { $0.title = "Ridge" }, item("second") { $0.title = "Ridge" }, item("third") { $0.title = "Ridge" }
    )
    third.priority = 1
    #expect(found("ridge", in: try await index(first, second, third)) == ["third", "first", "second"])
  }

  @Test func `an item takes the place of the one with its identifier`() async throws {
    let index = try await index(item("1") { $0.title = "Old" }, item("2") { $0.title = "Other" })
    try await index.indexSearchableItems([item("1") { $0.title = "New" }])
    #expect(found("old", in: index).isEmpty)
    #expect(found("new", in: index) == ["1"])
    #expect(index.items.map(\.uniqueIdentifier) == ["1", "2"])
  }

  @Test func `items go by identifier, by group, or all`() async throws {
    let index = try await index(
      item("1", domain: "trails") { $0.title = "x" }, item("2", domain: "trails.short") { $0.title = "x" },
      item("3", domain: "trailside") { $0.title = "x" }, item("4") { $0.title = "x" })
    try await index.deleteSearchableItems(withIdentifiers: ["4", "unheard of"])
    try await index.deleteSearchableItems(withDomainIdentifiers: ["trails"])
    #expect(found("x", in: index) == ["3"])
    try await index.deleteAllSearchableItems()
    #expect(found("x", in: index).isEmpty)
  }

  @Test func `an expired item is not found`() async throws {
    let (old, new) = (item("old") { $0.title = "x" }, item("new") { $0.title = "x" })
    old.expirationDate = .distantPast
    new.expirationDate = .distantFuture
    #expect(found("x", in: try await index(old, new)) == ["new"])
  }

  @Test func `a completion handler hears that it is done`() async {
    let index = CSSearchableIndex(name: UUID().uuidString)
    let failure = await withCheckedContinuation { continuation in
      index.indexSearchableItems([item("1") { $0.title = "x" }]) { error in continuation.resume(returning: error == nil)
      }
    }
    #expect(failure)
    #expect(found("x", in: index) == ["1"])
  }

  @Test func `a query is a list of words, or conditions with quoted words`() async throws {
    let index = try await index(
      item("n") { $0.title = "Niagara Falls" }, item("i") { $0.title = "Iguazu Falls" },
      item("r") { $0.title = "Ridge" })
    func identifiers(_ query: String) -> [String] {
      CSSearchQuery.items(for: query, in: index).map(\.uniqueIdentifier)
    }
    #expect(identifiers("niagara") == ["n"])
    #expect(identifiers(#"title == "Niagara*"cd || title == "Ridge"cd || title == "niag""#) == ["n", "r"])
    #expect(identifiers(#"title == "falls"cd && title == "igu*"cd"#) == ["i"])
  }

  @Test(arguments: [("com_example_key", true), ("", false), ("two words", false), ("com.example", false), ("é", false)])
  func `the name of a custom key has letters, digits and underscores`(name: String, isName: Bool) {
    #expect((CSCustomAttributeKey(keyName: name) != nil) == isName)
  }

  @Test func `custom values are kept under equal keys`() throws {
    let key = try #require(CSCustomAttributeKey(keyName: "depth"))
    let same = try #require(CSCustomAttributeKey(keyName: "depth"))
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
    attributes.setValue(3, forCustomKey: key)
    #expect(attributes.value(forCustomKey: same) as? Int == 3)
    attributes.setValue(nil, forCustomKey: same)
    #expect(attributes.value(forCustomKey: key) == nil)
    #expect(attributes.contentType == "public.item")
  }
}
