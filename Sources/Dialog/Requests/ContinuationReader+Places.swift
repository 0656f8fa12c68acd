internal import PhraseMatching

// Where something was put, and what is meant by "in there" later.
extension ContinuationReader {
  /// Where a request puts something, in its own words: the "my favorites" of "add the ridge to my favorites".
  package func place(in text: String) -> String? {
    let all = Words(of: text)
    guard let index = all.indices.dropFirst().last(where: { self.words.placeOpenings.contains(all[$0...$0]) }),
      index + 1 < all.endIndex
    else { return nil }
    let place = all[(index + 1)...]
    return place.count <= Self.mostWordsOfPlace ? text.part(place.range) : nil
  }

  private static var mostWordsOfPlace: Int { 4 }

  /// The word that stands for such a place: the "there" of "what is in there".
  package func pointedPlace(in text: String) -> Range<Int>? {
    let all = Words(of: text)
    return all.indices.dropFirst().last { self.words.pointedPlaces.contains(all[($0 - 1)...$0]) }.map {
      all[$0...$0].range
    }
  }

  /// What is said of things of which no kind is named: the "under ten dollars" of "anything under ten dollars".
  package func saidOfAnyKind(in text: String) -> String? {
    var rest = Words(of: text)
    while let (_, count) = words.openings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    guard let (_, count) = words.anyKinds.opening(of: rest), count < rest.count else { return nil }
    return text.part(rest.dropFirst(count).range)
  }

  /// Whether a text asks how much can be said where a number is asked for: "how high can it go?"
  package func asksForRange(_ text: String) -> Bool {
    words.rangeQuestions.opening(of: Words(of: read(text).text)) != nil
  }

  /// Whether a text asks what is meant, and nothing else: "which ones are those?"
  package func asksWhatIsMeant(_ text: String) -> Bool {
    words.meantQuestions.contains(Words(of: read(text).text)[...])
  }

  /// What somebody wants more of than of what was spoken of: the "shorter" of "anything shorter", "is there a shorter one".
  package func comparativeAlone(in text: String) -> String? {
    var rest = Words(of: read(text).text)
    let tables = [words.anyKinds, words.existenceQuestions, words.showing, words.having, words.indefiniteArticles]
    while let count = tables.compactMap({ $0.opening(of: rest)?.count }).max(), count < rest.count {
      rest = rest.dropFirst(count)
    }
    if let (_, count) = words.pronouns.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    guard rest.count == 1, rest.count < Words(of: text).count, !words.other.contains(rest), let word = rest.first?.text,
      words.comparatives.contains(where: { word.count > $0.count + 2 && word.hasSuffix($0) })
    else { return nil }
    return word
  }

  /// What is more so than something else: "shorter than the ridge".
  package func comparison(_ comparative: String, with name: String) -> String {
    "\(comparative) \(words.than) \(name)"
  }
}
