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

  /// The answer to the question that was left last; only one by a name or a value, for nobody says yes to what is not
  /// shown.
  func answerToLeftQuestion(_ text: String) -> Interpretation? {
    guard let index = left.indices.last, left[index].kind != .confirmation else { return nil }
    let read = readers.replies.readValue(text, of: left[index], now: settings.now())
    guard let reply = read?.reply, read?.fit ?? 0 >= Self.certainReply else { return nil }
    return .resumption(index, reply)
  }
}
