internal import Dialog
internal import Foundation
internal import PhraseMatching

// Other words in what was put somewhere before.
extension Interpreter {
  /// "Change tea to coffee", "two packs of coffee actually": what was done with words that hold the old ones, and can be taken
  /// back, done with the new ones; it need not be the last that was done.
  func replacingWords(_ text: String) -> FollowUp? {
    guard openQuestion == nil, isWhole else { return nil }
    if let (old, new) = readers.continuations.replacement(in: text) {
      guard references(in: old).isEmpty, !isAmount(new), !isDay(new), !match(text).isExact else { return nil }
      return recentDeed { words in words.replacingWord(old, by: new) }
    }
    let said = continuation(of: text)
    guard said.kind == .correction, said.rejected == nil, !said.isHesitant, references(in: said.text).isEmpty,
      !readers.continuations.isQuestion(said.text), !readers.continuations.isSentence(said.text),
      !readers.continuations.beginsAsQuestion(said.text), !readers.splitter.resemblesImperative(said.text),
      !readers.continuations.tellsOfPast(said.text), !isRequest(said.text)
    else { return nil }
    let new = FindText.words(of: said.text)
    let longer = recentDeed { words in
      let old = FindText.words(of: words)
      guard !old.isEmpty, (1...Self.fewWords).contains(new.count - old.count), new.contains(run: old) else {
        return nil
      }
      return said.text
    }
    // What was done last is put right in its own way.
    return longer.flatMap { $0.base.number == context.performed.last?.number ? nil : $0 }
  }

  private func isRequest(_ text: String) -> Bool {
    let request = request(text)
    return request.matching.outcome != .notRecognized && isRecognizedByWords(request) && !takesUnknownName(request)
  }

  /// The last deed whose words some others take the place of, with these.
  private func recentDeed(_ replaced: (String) -> String?) -> FollowUp? {
    for base in context.performed.reversed() where base.isDone && !base.isUndone && base.undoCount > 0 {
      for parameter in base.parameters where parameter.kind == .text && base.takesAnyText(parameter.name) {
        guard let words = base.words(of: parameter.name), let new = replaced(words), new != words else { continue }
        var followUp = FollowUp(of: base, changing: [FilledParameter(parameter.name, text: new)], fit: 1)
        followUp.isCorrection = true
        return followUp
      }
    }
    return nil
  }
}

extension String {
  /// The text with a word, or some, in place of others; nil where it does not have them as whole words.
  fileprivate func replacingWord(_ old: String, by new: String) -> String? {
    var search = startIndex..<endIndex
    while let range = range(of: old, options: .caseInsensitive, range: search) {
      let isBegun = range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isLetter
      let isEnded = range.upperBound == endIndex || !self[range.upperBound].isLetter
      if isBegun, isEnded { return replacingCharacters(in: range, with: new) }
      search = range.upperBound..<endIndex
    }
    return nil
  }
}

extension [String] {
  /// Whether some words stand in these, one behind the other.
  fileprivate func contains(run words: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: words) }
  }
}
