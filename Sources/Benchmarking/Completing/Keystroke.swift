internal import PhraseMatching

/// A request that is being typed, at one keystroke.
struct Keystroke {
  /// What kind of keystroke is measured.
  enum Class: String, CaseIterable {
    /// A beginning of a request that reaches a shortcut.
    case hit = "hits"
    /// A beginning of one that reaches none.
    case miss = "misses"
    /// One letter: of a request, or of its last word.
    case letter = "one letter"
  }

  var text: [UInt8]
  var keystrokeClass: Class
  /// The shortcut that the request reaches, where only its last letter is missing.
  var shortcut: Int?

  /// Keystrokes of a workload's requests, the same every time.
  static func all(of requests: [BenchmarkRequest], seed: UInt64) -> [Keystroke] {
    var random = SeededGenerator(seed: seed)
    let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
    var all = letters.map { Keystroke(text: [$0], keystrokeClass: .letter) }
    for request in requests where request.requestClass.group != .worst {
      let text = Array(request.text.utf8)
      guard text.count > 3 else { continue }
      let isHit = request.requestClass.group == .hit
      let cut = 2 + random.below(text.count - 2)
      all.append(Keystroke(text: Array(text[..<cut]), keystrokeClass: isHit ? .hit : .miss))
      if case .only(let shortcut) = request.expectation, request.requestClass == .exact {
        all.append(Keystroke(text: Array(text.dropLast()), keystrokeClass: .hit, shortcut: shortcut))
      }
      guard isHit, let space = text.firstIndex(of: 0x20), space + 1 < text.count else { continue }
      all.append(Keystroke(text: Array(text[...(space + 1)]), keystrokeClass: .letter))
    }
    return all
  }
}
