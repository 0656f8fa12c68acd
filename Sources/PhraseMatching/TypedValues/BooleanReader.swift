import WordSemantics

/// Reads a yes or a no: "yes", "on", "true", "enabled", "of course not".
enum BooleanReader {
  private static let words = HashedWords<Bool>(
    Language.english.values.words("yes").map { ($0, true) } + Language.english.values.words("no").map { ($0, false) })
  private static let ofCourse = Language.english.values.words("ofCourse").map(TokenHash.hash)
  private static let not = WordSet(Language.english.values.words("notOfCourse"))

  static func read(_ request: TokenView, at index: Int) -> TypedReading? {
    if let isYes = words.value(for: request[index].hash) { return TypedReading(end: index + 1, value: .boolean(isYes)) }
    let end = index + ofCourse.count
    guard end <= request.count, ofCourse.indices.allSatisfy({ request[index + $0].hash == ofCourse[$0] }) else {
      return nil
    }
    let isNegated = end < request.count && not.contains(request[end].hash)
    return TypedReading(end: isNegated ? end + 1 : end, value: .boolean(!isNegated))
  }
}
