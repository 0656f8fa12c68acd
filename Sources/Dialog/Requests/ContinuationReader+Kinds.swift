internal import PhraseMatching

// Questions for all there is of a kind, and what questions themselves ask for.
extension ContinuationReader {
  /// A question for what there is of a kind: "which lamps are in the study?"
  package struct KindQuestion: Sendable {
    package var kinds: Set<String>
    /// What the kind is called in it: "lamps".
    package var noun: String
    /// What narrows it: "in the study".
    package var rest: String
    /// Whether all are asked for, and not how many, or whether there are any.
    package var isList: Bool
  }

  /// The question for what there is of a kind that a text is, and nothing else.
  ///
  /// - Parameter isContinued: whether such a question was answered before, so that "and the doors?" is one.
  package func kindQuestion(in text: String, nouns: KindNouns, isContinued: Bool = false) -> KindQuestion? {
    let continuation = read(text)
    let said = continuation.text
    var all = Words(of: said)
    while let (_, count) = words.nameClosings.closing(of: all), count < all.count { all = all.dropLast(count) }
    let list = words.kindQuestions.opening(of: all)?.count
    let other = [words.amounts.counting, words.existenceQuestions].compactMap { $0.opening(of: all)?.count }.max()
    let article = words.nameOpenings.opening(of: all)?.count ?? 0
    let bare = isContinued && continuation.kind > .plain ? article : nil
    guard let opening = [list, other].compactMap(\.self).max() ?? bare else { return nil }
    let isList = other != opening || list == opening
    guard let named = nouns.opening(of: all.dropFirst(opening)), named.isPlural || !isList || opening > 2 else {
      return nil
    }
    let noun = all.dropFirst(opening).prefix(named.count)
    var rest = all.dropFirst(opening + named.count)
    if let (_, count) = words.kindQuestionClosings.opening(of: rest) { rest = rest.dropFirst(count) }
    return KindQuestion(
      kinds: named.kinds, noun: said.part(noun.range).lowercased(), rest: rest.isEmpty ? "" : said.part(rest.range),
      isList: isList)
  }

  /// Whether a text asks whether there is something: "is there a cellar door?"
  package func asksForExistence(_ text: String) -> Bool { words.existenceQuestions.opening(of: Words(of: text)) != nil }

  /// Whether a text has the form of a question and asks for nothing: "who knows".
  package func isIdle(_ text: String) -> Bool { words.idleQuestions.contains(Words(of: text)) }

  /// Whether a text asks for the price of what is asked about, and nothing else: "how much is it".
  package func asksForPrice(_ text: String) -> Bool { priceQuestion(in: text) != nil }

  /// The same without what the price is paid for: the "how much is it" of "how much is it to get in".
  package func priceQuestion(in text: String) -> String? {
    let said = asked(text)
    let all = Words(of: said)
    let question = all.dropLast(words.priceAims.closing(of: all)?.count ?? 0)
    return words.priceQuestions.contains(question) ? said.part(question.range) : nil
  }

  /// A question without what leads to it, and without words around it that mean nothing.
  private func asked(_ text: String) -> String { read(withoutInterjection(text) ?? text).text }

  /// The name behind a question for a price: the "petra" of "how much is admission at petra".
  package func pricedName(in text: String) -> String? {
    let said = asked(text)
    let all = Words(of: said)
    guard let (_, count) = words.priceQuestions.opening(of: all), count > 2, count < all.count else { return nil }
    let name = said.part(all.dropFirst(count).range)
    return isPrepositional(name) ? bareName(withoutPreposition(name)) : nil
  }

  /// A property in front of the name of what has it: "length of milford track".
  package func possession(of property: String, by name: String) -> String { "\(property) \(words.belonging) \(name)" }

  /// "Urgent" as what is said of what was spoken of: "it is urgent"; nil where the language has no such words.
  package func stated(_ quality: String) -> String? { words.copula.isEmpty ? nil : "\(words.copula) \(quality)" }

  /// "It's at 8": whether a text says something of what was spoken of.
  package func statesOfThat(_ text: String) -> Bool { words.cleft.opening(of: Words(of: text)) != nil }

  /// Words without the "is" at their end; nil where there is none.
  package func withoutCopula(_ text: String) -> String? {
    let all = Words(of: text)
    guard let last = all.last, all.count > 1, words.copulas.contains(last.text) else { return nil }
    return text.part(all.dropLast().range)
  }

  /// What asks for the price of what was spoken of.
  package var asksPrice: String { words.asksPrice }

  /// A request in the words that applications have for it: "rename it to big trip" for "call it big trip", "tell me about
  /// the ridge" for "what's the ridge like", "add the ridge to it" for "the ridge goes in there".
  package func inOtherWords(_ text: String) -> String? {
    let said = read(text).text
    let all = Words(of: said)
    for form in words.otherForms {
      if let (_, count) = form.wholes.opening(of: all) {
        let rest = all.dropFirst(count)
        if rest.isEmpty || form.times.opening(of: rest)?.count == rest.count { return form.whole }
      }
      guard form.wholes.isEmpty else { continue }
      let start = form.openings.opening(of: all)?.count ?? 0
      let end = form.closings.closing(of: all)?.count ?? 0
      guard start > 0 || form.openings.isEmpty, end > 0 || form.closings.isEmpty, start + end < all.count else {
        continue
      }
      let rest = all.dropFirst(start).dropLast(end)
      if form.infix.isEmpty { return form.whole.replacing("…", with: said.part(rest.range)) }
      guard words.persons.opening(of: rest) == nil else { continue }
      for index in rest.indices.dropFirst().prefix(Self.mostWordsInFront) {
        guard let (_, count) = form.infix.opening(of: rest[index...]), index + count < rest.endIndex else { continue }
        let parts = [rest[..<index], rest[(index + count)...]].map { said.part($0.range) }
        return form.whole.replacing("…", with: parts.joined(separator: " "))
      }
    }
    return nil
  }

  private static let mostWordsInFront = 3

  /// Whether the word at a byte is what gets a name that was made in front of it: the "it" of "make a list, call it big trip".
  package func isNamed(at index: Int, in text: String) -> Bool {
    let front = Words(of: text.part(0..<index))
    guard let (_, count) = words.namingVerbs.closing(of: front) else { return false }
    let made = front.dropLast(count)
    return made.indices.contains { words.indefiniteArticles.contains(made[$0...$0]) }
  }

  /// "Add it to my favorites" for "to my favorites".
  package func additionThere(_ text: String) -> String? {
    let said = read(text).text
    let all = Words(of: said)
    guard let (whole, count) = words.addedTo.opening(of: all), count < all.count else { return nil }
    return whole.replacing("…", with: said.part(all.dropFirst(count).range))
  }

  /// Whether a question asks for certainty: "do you really want to?"
  package func asksForCertainty(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.certainty.opening(of: all[$0...]) != nil }
  }

  /// Whether a text ends with the article in front of a single thing that has no name.
  package func endsIndefinitely(_ text: String) -> Bool { words.indefiniteArticles.closing(of: Words(of: text)) != nil }

  /// Whether a text is about one that is known: "the gallery", "my bike".
  package func isDefinite(_ text: String) -> Bool {
    let all = Words(of: text)
    guard let (_, count) = words.articles.opening(of: all), count < all.count else { return false }
    return words.indefiniteArticles.opening(of: all) == nil
  }

  /// The article in front of a single thing: the "a" of "a water".
  package func indefiniteArticle(of text: String) -> String? {
    let all = Words(of: text)
    return words.indefiniteArticles.opening(of: all).flatMap { $0.count < all.count ? all[0].text : nil }
  }

  /// What joins the names of two things.
  package var and: String { words.and }

  /// The "both wedding albums" of "bin both wedding albums, please": where it stands with one word or two, and the words.
  package func pairs(in text: String) -> [(range: Range<Int>, words: [String])] {
    let all = Words(of: text)
    return all.indices.flatMap { start -> [(range: Range<Int>, words: [String])] in
      guard let count = self.words.pairs.opening(of: all[start...])?.count else { return [] }
      return [2, 1].filter { start + count + $0 <= all.endIndex }.map { length in
        let named = all[start + count..<start + count + length]
        return (all[start].range.lowerBound..<named.range.upperBound, named.map(\.text))
      }
    }
  }

  /// A text with others of its words in place of those that they take up: "at ten" in place of "at nine", "quay 4" in place
  /// of "quay 3". Nil where the first and the last of the words are nowhere in it.
  package func replacing(in text: String, by other: String) -> String? {
    let (all, said) = (Words(of: text), Words(of: other))
    guard said.count > 1, said.count < all.count, let first = said.first, let last = said.last else { return nil }
    let windows = all.indices.dropLast(said.count - 1).map { all[$0..<$0 + said.count] }
    let hasArticle = words.nameOpenings.contains(said.prefix(1))
    let replaced = windows.last { window in
      window.last?.text == last.text || !hasArticle && window.first?.text == first.text
    }
    guard let replaced else { return nil }
    let range = replaced.range
    return text.part(0..<range.lowerBound) + other + text.part(range.upperBound..<text.utf8.count)
  }
}

extension ContinuationReader {
  /// Words that mean all things of a kind: where they stand, what kinds their noun names, and the noun.
  package struct AllOfKind: Sendable {
    package var range: Range<Int>
    /// None where nobody knows the noun.
    package var kinds: Set<String>
    package var noun: String
  }

  /// All things of a kind that a text means: the "all the lamps" of "check all the lamps".
  package func allOfKind(in text: String, nouns: KindNouns) -> AllOfKind? {
    let all = Words(of: text)
    return all.indices.lazy.compactMap { start in
      self.allOfKind(at: all[start...], text, self.words.amounts.all, nouns, isPlural: true)
        ?? self.allOfKind(at: all[start...], text, self.words.amounts.each, nouns, isPlural: false)
    }.first
  }

  private func allOfKind(
    at rest: Words, _ text: String, _ table: PhraseTable<Void>, _ nouns: KindNouns, isPlural: Bool
  ) -> AllOfKind? {
    guard let (_, count) = table.opening(of: rest), count < rest.count else { return nil }
    let noun = rest.dropFirst(count)
    let known = nouns.opening(of: noun).flatMap { $0.isPlural || !isPlural ? $0 : nil }
    let length = known?.count ?? 1
    let said = noun.prefix(length)
    guard known != nil || isPlural && said.last?.text.singulars.isEmpty == false else { return nil }
    return AllOfKind(
      range: rest.prefix(count + length).range, kinds: known?.kinds ?? [], noun: text.part(said.range).lowercased())
  }

  /// What asks for the number of whatever follows it.
  package var countQuestion: String { words.amounts.countQuestion }

  /// What a text asks the number of, and nothing else: the "favorites" of "how many favorites are left?"
  package func counted(in text: String) -> String? {
    var rest = Words(of: text)
    guard let (_, opening) = words.amounts.counting.opening(of: rest), opening < rest.count else { return nil }
    rest = rest.dropFirst(opening)
    guard let (_, closing) = words.amounts.countClosings.closing(of: rest), closing < rest.count else { return nil }
    return text.part(rest.dropLast(closing).range)
  }

  /// What is said of things of which no kind is named: the "under ten dollars" of "anything under ten dollars".
  package func saidOfAnyKind(in text: String) -> String? {
    var rest = Words(of: text)
    while let (_, count) = words.openings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    // The place of "what can we see in Norway under 20 dollars" is said of them as well.
    let place = words.placeQuestions.opening(of: rest).map { $0.count - 1 }
    let opening = words.anyKinds.opening(of: rest) ?? words.kindlessQuestions.opening(of: rest)
    guard let count = place ?? opening?.count, count < rest.count else { return nil }
    return text.part(rest.dropFirst(count).range)
  }

  /// Whether a text asks for things by what it says of them alone: "what is free in Europe".
  package func asksWithoutKind(_ text: String) -> Bool {
    words.kindlessQuestions.opening(of: Words(of: read(text).text)) != nil
  }

  /// Whether a text begins anew with all there is: "everything under 5 km".
  package func meansEverything(_ text: String) -> Bool {
    words.everything.opening(of: Words(of: read(text).text)) != nil
  }
}
