internal import Diagnostics
internal import PhraseMatching

/// What people say to the assistant itself belongs to no application: neither "undo" and "stop" as a whole phrase, nor
/// the name that wakes an assistant in front of one.
enum ReservedWords: PhraseRule {
  /// So many ways of saying a phrase are looked at: whoever multiplies out more does not say "undo".
  private static let mostWays = 64

  /// So much of a phrase is looked at for a call, and the word behind it.
  private static let mostBytesOfCall = 32

  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    guard let template = phrase.template else { return }
    for way in template.waysWithoutPlaceholders(limit: mostWays) {
      guard let meaning = lint.reserved.meaning(of: way) else { continue }
      lint.report("'\(way.lowercased())' is what people say to the assistant \(meaning.rawValue)", in: phrase)
      break
    }
    if let call = call(at: phrase.text.text) {
      lint.report("a phrase does not call the assistant; it begins behind '\(call.name)'", in: phrase, at: call.range)
    }
  }

  /// The assistant's name at the beginning of a phrase that goes on behind it.
  private static func call(at text: String) -> (name: String, range: Range<Int>)? {
    let beginning = String(decoding: text.utf8.prefix(mostBytesOfCall), as: UTF8.self)
    let words = SpokenWord.words(of: beginning)
    for call in ReservedSayings.calls where words.count > call.count && words.prefix(call.count).map(\.text) == call {
      let range = words[0].range.lowerBound..<words[call.count - 1].range.upperBound
      return (call.joined(separator: " "), range)
    }
    return nil
  }
}
