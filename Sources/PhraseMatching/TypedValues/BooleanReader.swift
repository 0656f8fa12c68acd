import FlatMemory

/// Reads a yes or a no: "yes", "on", "true", "enabled", "of course not".
enum BooleanReader {
  private static let yes = ["yes", "yeah", "yep", "yup", "sure", "ok", "okay", "on", "true", "enabled", "enable"]
  private static let no = ["no", "nope", "nah", "off", "false", "disabled", "disable"]
  private static let words = HashedWords<Bool>(yes.map { ($0, true) } + no.map { ($0, false) })
  private static let course = TokenHash.hash(of: "course")
  private static let not = TokenHash.hash(of: "not")

  static func read(_ request: TokenView, at index: Int) -> TypedReading? {
    if let isYes = words.value(for: request[index].hash) { return TypedReading(end: index + 1, value: .boolean(isYes)) }
    guard request.word(index) == .of, index + 1 < request.count, request[index + 1].hash == course else { return nil }
    let isNegated = index + 2 < request.count && request[index + 2].hash == not
    return TypedReading(end: isNegated ? index + 3 : index + 2, value: .boolean(!isNegated))
  }
}
