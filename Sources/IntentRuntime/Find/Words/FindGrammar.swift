internal import AppIntents

/// The words of a language, indexed for reading.
final class FindGrammar: Sendable {
  let words: FindWords
  let comparatives: PhraseTable<FindWords.Adjective>
  let superlatives: PhraseTable<FindWords.Adjective>
  let plainAdjectives: PhraseTable<FindWords.Adjective>
  /// Every word that has a meaning here.
  let lexicon: FindLexicon
  private let ideas: [FindWords.Concept: StemmedIdea]
  /// The ideas that a word belongs to.
  private let ideasOfStem: [String: [StemmedIdea]]

  static let english = FindGrammar(.english)

  private struct StemmedIdea {
    let words: Set<String>
    let alike: Set<String>
    let said: Set<String>
    let measures: [FindShape: Int]

    /// How well a word of the idea names a property that is about the same idea.
    func fit(ofMeaning stem: String, _ property: SpokenProperty) -> Int {
      switch (words.contains(stem), !property.words.isDisjoint(with: words), !property.words.isDisjoint(with: alike)) {
      case (true, true, _): 8
      case (true, false, true): 4
      case (false, true, _) where said.contains(stem): 6
      case (false, true, _): 3
      default: 0
      }
    }
  }

  init(_ words: FindWords) {
    self.words = words
    let graded = words.adjectives + words.graded
    func table(
      _ form: KeyPath<FindWords.Adjective, String>, of adjectives: [FindWords.Adjective]
    ) -> PhraseTable<FindWords.Adjective> {
      // Forms are written as people read them; the first of the same is the likeliest.
      PhraseTable(phrases: adjectives.reversed().map { (FindWords.normalized($0[keyPath: form]), $0) })
    }
    comparatives = table(\.comparative, of: graded)
    superlatives = table(\.superlative, of: graded)
    plainAdjectives = table(\.plain, of: words.adjectives)
    lexicon = FindLexicon(words.all.sorted())
    let ideas = Dictionary(
      uniqueKeysWithValues: words.ideas.map {
        (
          $0.concept,
          StemmedIdea(
            words: Set($0.words.map(words.stem)), alike: Set($0.alike.map(words.stem)),
            said: Set($0.said.map(words.stem)), measures: $0.measures)
        )
      })
    self.ideas = ideas
    ideasOfStem = ideas.values.reduce(into: [:]) { index, idea in
      for stem in idea.words.union(idea.alike).union(idea.said) { index[stem, default: []].append(idea) }
    }
  }

  /// The grammar of a language; English for those that nobody has written down.
  static func of(_ language: String) -> FindGrammar {
    switch language {
    case "de": german
    case "ja": japanese
    default: english
    }
  }

  private static let german = FindGrammar(.german)
  private static let japanese = FindGrammar(.japanese)

  /// Whether a word is a comparative or a superlative.
  func comparesBy(_ word: String) -> Bool {
    words.adjectives.contains { $0.comparative == word || $0.superlative == word }
  }

  /// Whether the values of a choice are said of a thing as adjectives: "easy", where that is its difficulty.
  func isQuality(_ property: SpokenProperty) -> Bool {
    property.shape == .choice && fit("difficulty", property) >= Self.named
  }

  /// Whether an adjective is about how much something climbs on each bit of its length.
  func isAboutSlope(_ adjective: FindWords.Adjective) -> Bool { words.slopes.contains(adjective.plain) }

  /// Whether one of some words is about that.
  func saysSlope(_ said: some Sequence<String>) -> Bool {
    let forms = words.adjectives.filter(isAboutSlope).flatMap { [$0.plain, $0.comparative, $0.superlative] }
    return said.contains { forms.contains($0) }
  }

  /// A text with the whole names of places that it calls for short: "in the us".
  func withPlaceNames(_ text: String) -> String {
    guard !words.placeNames.isEmpty else { return text }
    let said = FindText(text)
    for index in 0..<said.count where words.placeWords.contains(said.words[index].text) {
      for end in [index + 3, index + 2] where end <= said.count {
        let name = said.words[(index + 1)..<end].map(\.text).joined(separator: " ")
        guard let whole = words.placeNames[name] else { continue }
        return [said.typed(0..<index + 1), whole, said.typed(end..<said.count)].filter { !$0.isEmpty }
          .joined(separator: " ")
      }
    }
    return text
  }

  var pronouns: Set<String> { words.asking.pronouns }

  func isFiller(_ word: String) -> Bool { words.fillers.contains(word) }

  // MARK: - What words say about properties

  /// How well a property is about an idea; 0 if it is not.
  ///
  /// What a property is called says more than what its values are measured in: "higher" is about an elevation, even
  /// where there is a length.
  func fit(_ concept: FindWords.Concept, _ property: SpokenProperty) -> Int {
    guard let idea = ideas[concept] else { return 0 }
    let measure = idea.measures[property.shape] ?? 0
    if !property.words.isDisjoint(with: idea.words) { return 10 + measure }
    return (property.words.isDisjoint(with: idea.alike) ? 0 : 5) + measure
  }

  /// The property that is most about an idea; nil if none is.
  func property(about concept: FindWords.Concept, among properties: [SpokenProperty]) -> SpokenProperty? {
    var best: (property: SpokenProperty, fit: Int)?
    for property in properties {
      let fit = fit(concept, property)
      if fit > best?.fit ?? 0 { best = (property, fit) }
    }
    return best?.property
  }

  /// How well a word names a property; 0 if it does not.
  func fit(naming word: String, _ property: SpokenProperty) -> Int {
    let stem = words.stem(word)
    if property.words.contains(stem) { return 20 }
    return (ideasOfStem[stem] ?? []).map { $0.fit(ofMeaning: stem, property) }.max() ?? 0
  }

  /// The property that an adjective is about, and the direction in which it grows.
  func property(
    meantBy adjective: FindWords.Adjective, among properties: [SpokenProperty]
  ) -> (property: SpokenProperty, direction: FindWords.Direction)? {
    var best: (SpokenProperty, FindWords.Direction)?
    var bestFit = 0
    for (rank, sense) in adjective.senses.enumerated() {
      for property in properties {
        let fit = fit(sense.concept, property) - rank * Self.laterSense
        if fit > bestFit { (best, bestFit) = ((property, sense.direction), fit) }
      }
    }
    return best
  }

  /// How well an adjective is about a property; less where the sense is a less likely one.
  func fit(_ adjective: FindWords.Adjective, _ property: SpokenProperty) -> Int {
    adjective.senses.enumerated().map { fit($1.concept, property) - $0 * Self.laterSense }.max() ?? 0
  }

  /// What a property of that name is a fit of.
  private static let named = 10

  /// The unit of the numbers that a property has without saying one: heights are in meters.
  func unsaidUnit(of property: SpokenProperty) -> Foundation.Dimension? {
    property.shape == .number && fit("height", property) >= Self.named ? UnitLength.meters : nil
  }

  /// Whether the values of a property can be told in a unit.
  func tells(_ property: SpokenProperty, in unit: Foundation.Dimension) -> Bool {
    if case .measurement(let dimension) = property.kind { return type(of: dimension.baseUnit) == type(of: unit) }
    return unsaidUnit(of: property).map { type(of: $0) == type(of: unit) } ?? false
  }

  /// What a less likely sense has to make up for: "the highest" is about an elevation before it is about a price.
  private static let laterSense = 6
}

extension FindWords {
  /// Every adjective with "more", "most", "less" and "least".
  fileprivate var graded: [Adjective] {
    guard let gradation else { return [] }
    return adjectives.filter { !$0.plain.contains(" ") }.flatMap { adjective in
      let reversed = adjective.senses.map { Sense(concept: $0.concept, direction: $0.direction.reversed) }
      return [
        Adjective(
          plain: adjective.plain, comparative: "\(gradation.more) \(adjective.plain)",
          superlative: "\(gradation.most) \(adjective.plain)", senses: adjective.senses),
        Adjective(
          plain: adjective.plain, comparative: "\(gradation.less) \(adjective.plain)",
          superlative: "\(gradation.least) \(adjective.plain)", senses: reversed),
      ]
    }
  }

  fileprivate var all: Set<String> {
    var all = fillers.union(placeWords).union(meanWords).union(conjunctions).union(alternatives)
    all.formUnion(rangeWords.union(copulas).union(firstWords).union(resultWords).union(yes).union(no))
    all.formUnion(
      opening.union(closing).union(untilWords).union(
        asking.pronouns.flatMap { $0.split(separator: " ").map(String.init) }))
    all.formUnion(OpeningHoursText.weekdays)
    all.formUnion(than.union(currencies.keys).union(months).union(verbs).union(questions).union(copulaCompanions))
    all.formUnion(openers.words.union(countOpeners.words).union(negations.words).union(absences.words))
    all.formUnion(presences.words.union(comparisons.words).union(dateComparisons.words))
    all.formUnion(trailingComparisons.words.union(rangeOpeners.words).union(textComparisons.words))
    all.formUnion(naming.words.union(mentioning.words).union(sortOpeners.words).union(alphabetical.words))
    all.formUnion(directions.words.union(topWords.words).union(extremes.words).union(thenWords.words).union(free.words))
    for adjective in adjectives {
      let forms = [adjective.plain, adjective.comparative, adjective.superlative].map(FindWords.normalized)
      all.formUnion(forms.flatMap { $0.split(separator: " ").map(String.init) })
    }
    for idea in ideas { all.formUnion(idea.words + idea.alike + idea.said) }
    all.formUnion(keyOpeners.words.union(firstOpeners.words).union(placeAdjectives.keys))
    return all
  }
}
