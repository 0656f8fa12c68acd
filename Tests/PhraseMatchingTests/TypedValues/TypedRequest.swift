@testable import PhraseMatching

/// Reads typed values from requests as people type them; now is Friday, 2026-11-20 10:00, unless said otherwise.
enum TypedRequest {
  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  /// What is read at the start of a request, as "what was taken = what it means"; nil when nothing is.
  static func read(_ kind: TypedKind, _ text: String, at index: Int = 0, now: CivilMoment = now) -> String? {
    withTokens(text) { request, bytes in
      guard let reading = kind.read(request, at: index, now: now) else { return nil }
      let start = Int(request[index].sourceStart)
      let end = Int(request[reading.end - 1].sourceEnd)
      return "\(String(decoding: bytes[start..<end], as: UTF8.self)) = \(reading.value.text)"
    }
  }

  /// What a whole request means; nil when a part of it is left over.
  static func value(_ kind: TypedKind, _ text: String, now: CivilMoment = now) -> TypedValue? {
    withTokens(text) { request, _ in
      guard let reading = kind.read(request, at: 0, now: now), reading.end == request.count else { return nil }
      return reading.value
    }
  }

  static func withTokens<Result>(_ text: String, _ body: (TokenView, [UInt8]) -> Result) -> Result {
    let bytes = Array(text.utf8)
    var tokenizer = Tokenizer()
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    return body(tokenizer.view, bytes)
  }
}
