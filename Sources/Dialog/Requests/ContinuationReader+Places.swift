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
    // The place of "what can we see in Norway under 20 dollars" is said of them as well.
    let place = words.placeQuestions.opening(of: rest).map { $0.count - 1 }
    guard let count = place ?? words.anyKinds.opening(of: rest)?.count, count < rest.count else { return nil }
    return text.part(rest.dropFirst(count).range)
  }

  /// Whether a text begins anew with all there is: "everything under 5 km".
  package func meansEverything(_ text: String) -> Bool {
    words.everything.opening(of: Words(of: read(text).text)) != nil
  }

  /// Whether a text asks how much can be said where a number is asked for: "how high can it go?"
  package func asksForRange(_ text: String) -> Bool {
    words.rangeQuestions.opening(of: Words(of: read(text).text)) != nil
  }

  /// Whether a text asks what is meant, and nothing else: "which ones are those?"
  package func asksWhatIsMeant(_ text: String) -> Bool {
    words.meantQuestions.contains(Words(of: read(text).text)[...])
  }

  /// What somebody wants more of than of what was spoken of, and what is said besides: the "shorter" and "in Norway" of
  /// "anything shorter in Norway", "is there a shorter one".
  package func comparativeAlone(in text: String) -> (comparative: String, rest: String)? {
    var rest = Words(of: read(text).text)
    let count = rest.count
    let tables = [words.anyKinds, words.existenceQuestions, words.showing, words.having, words.indefiniteArticles]
    while let opened = tables.compactMap({ $0.opening(of: rest)?.count }).max(), opened < rest.count {
      rest = rest.dropFirst(opened)
    }
    guard let first = rest.first, !words.other.contains(rest.prefix(1)),
      words.comparatives.contains(where: { first.text.count > $0.count + 2 && first.text.hasSuffix($0) })
    else { return nil }
    let noun = words.pronouns.opening(of: rest.dropFirst())?.count ?? 0
    let behind = rest.dropFirst(1 + noun)
    guard behind.isEmpty ? count > 1 : count > rest.count && words.prepositions.opening(of: behind) != nil else {
      return nil
    }
    return (first.text, behind.isEmpty ? "" : text.part(behind.range))
  }

  /// What is more so than something else: "shorter than the ridge".
  package func comparison(_ comparative: String, with name: String) -> String {
    "\(comparative) \(words.than) \(name)"
  }
}
