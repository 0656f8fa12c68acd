// How people ask in English for what belongs to something: "what's in it".
extension QuestionFrame {
  static let members =
    list(
      .members(isCount: false),
      """
      <what> [else] [is|are|s] [there|left|still] (in|inside|within|part of) *
      <what> (does|do) * (contain|include|hold|have|consist of|comprise|cover|have in it)
      (what|which) {member} <is> [there] (in|inside|within|part of|on|from) *
      (what|which) {member} (does|do) * (contain|include|hold|have|cover)
      (what|which) {member} belong to *
      [<what>] [the] (contents|content|members) of *
      (list|show) [me] (everything|all) (in|of) *
      [is|are] [there] (anything|something) in *
      is * empty
      """)
    + list(
      .members(isCount: true),
      """
      how many [{member}] <is> [there] (in|inside|within|part of|on) *
      how many {member} (does|do) * (have|contain|include|hold|cover)
      how (big|large|full) <is> *
      """)
}

extension QuestionReader {
  /// What belongs to one thing, as a request that can be narrowed further.
  func members(_ match: QuestionMatch, isCount: Bool, of text: FindText) -> QuestionReading? {
    guard let property = entity.membership, let held = reader.entities.first(where: { entity.holds($0) }),
      case .subjects(let subjects)? = topic(match.topics.first ?? 0..<0, of: text), subjects.fit > .misspelled,
      let container = subjects.entities.first, subjects.entities.count == 1
    else { return nil }
    var find = ReadFind(of: held, asking: isCount ? .count : .list, about: [])
    find.conditions = [.member(EntityMembership(container: container, property: property.name), isDenied: false)]
    // "Trails in Japan" are those in a region of the name before those in what is also called so.
    let rank: QuestionReading.Rank = subjects.fit == .title ? .named : .guessed
    return QuestionReading(find: find, rank: rank, propertyFit: 10, subjectFit: subjects.fit)
  }
}
