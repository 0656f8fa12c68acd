internal import PhraseMatching

// Where something was put, and what is meant by "in there" later.
extension ContinuationReader {
  /// What stands in front of the name of a place in place of "there".
  package var leadsToPlace: [String] { words.leadsToPlace }

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
}
