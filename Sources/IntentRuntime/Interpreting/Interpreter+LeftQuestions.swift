internal import Dialog
internal import PhraseMatching

// Questions that were left, and what takes them up again.
extension Interpreter {
  func leftQuestion(about topic: String?) -> Int? {
    guard let topic else { return left.indices.last }
    let wanted = topic.lowercased().split { !$0.isLetter && !$0.isNumber }
    return left.lastIndex { question in
      let text = "\(question.prompt) \(question.subject ?? "") \(question.action ?? "")".lowercased()
      let words = Set(text.split { !$0.isLetter && !$0.isNumber })
      return wanted.contains { words.contains($0) }
    }
  }

  /// A request that was begun and cancelled, to be asked about again: "back to the pass".
  func cancelled(about topic: String?) -> FollowUp? {
    guard let last = context.performed.last else { return nil }
    let wanted = FindText.words(of: topic ?? "")
    let base = context.performed.last { begun in
      let words = FindText.words(of: "\(begun.title) \(begun.text)")
      return !begun.isDone && !begun.isGuess && wanted.contains(where: words.contains)
    }
    return (base ?? (topic == nil && !last.isDone && !last.isGuess ? last : nil)).map { FollowUp(of: $0, fit: 1) }
  }

  /// The answer to the question that was left last; only one by a name or a value, for nobody says yes to what is not
  /// shown.
  func answerToLeftQuestion(_ text: String) -> Interpretation? {
    guard let index = left.indices.last, left[index].kind != .confirmation else { return nil }
    let read = readers.replies.readValue(text, of: left[index], now: settings.now())
    guard let reply = read?.reply, read?.fit ?? 0 >= Self.certainReply else { return nil }
    return .resumption(index, reply)
  }
}
