// How people ask in English what opens or closes first: "which opens earlier", "the landmark that closes last".
extension QuestionFrame {
  static let hours =
    hours(
      .opening, isMore: false, "(opens|open|opening)", "(earlier|earliest|first|sooner|soonest|before the other|early)")
    + hours(.opening, isMore: true, "(opens|open|opening)", "(later|latest|last|late)")
    + hours(
      .closing, isMore: false, "(closes|close|closing|shuts|shut)", "(earlier|earliest|first|sooner|soonest|early)")
    + hours(.closing, isMore: true, "(closes|close|closing|shuts|shut)", "(later|latest|last|late)")
    + hours(.closing, isMore: true, "(is|are|stays|stay) open", "(later|latest|last|late)")
    + hours(.length, isMore: true, "(is|are|stays|stay) open", "(longer|longest|the most)")
    + hours(.length, isMore: false, "(is|are|stays|stay) open", "(shorter|shortest|the least|less)")

  private static func hours(
    _ edge: ReadFind.HoursRanking.Edge, isMore: Bool, _ verb: String, _ adverb: String
  ) -> [QuestionFrame] {
    list(
      .hours(ReadFind.HoursRanking(edge: edge, isMore: isMore, isClaim: false)),
      """
      (which|what|who) [<one>|of the [two|2] {type}] \(verb) [the|up] \(adverb) *
      * (which|what|who) [<one>] \(verb) [the] \(adverb)
      which of * \(verb) [the] \(adverb)
      (which|what|who) * \(verb) [the] \(adverb)
      [<what>] [the] * (that|which) \(verb) [the] \(adverb)
      """)
      + list(
        .hours(ReadFind.HoursRanking(edge: edge, isMore: isMore, isClaim: true)),
        """
        (does|do|is|will) * \(verb) \(adverb) [than] *
        """)
  }
}

extension QuestionReader {
  func hours(_ match: QuestionMatch, _ ranking: ReadFind.HoursRanking, of text: FindText) -> QuestionReading? {
    guard entity.properties.contains(where: \.isHours) else { return nil }
    if let subjects = allSubjects(match, of: text) {
      return reading(.subjects(subjects), asking: .hours(ranking), fit: 10)
    }
    guard !ranking.isClaim, let range = match.topics.first, case .set(var find)? = topic(range, of: text) else {
      return nil
    }
    find.asked = .hours(ranking)
    return QuestionReading(find: find, rank: .set, propertyFit: 10)
  }
}
