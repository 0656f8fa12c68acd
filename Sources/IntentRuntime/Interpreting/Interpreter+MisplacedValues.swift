internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Words that stand in the place of one value and are another.
extension Interpreter {
  /// "Send me the pdf", where a landmark can be sent as a PDF: the words in place of the landmark are the kind of file.
  func withMisplacedValues(_ request: InterpretedRequest) -> InterpretedRequest {
    guard let candidate = request.matching.candidates.first, request.matching.outcome == .matched,
      candidate.values.contains(where: \.isUnknown)
    else { return request }
    let base = performing(candidate, text: request.text)
    let slots = slots(of: base)
    var moved = request
    for (index, value) in candidate.values.enumerated() where value.isUnknown && !base.takesAnyText(value.name) {
      let words = readers.continuations.bareName(readers.continuations.withoutPerson(value.text))
      let other = slots.lazy.filter { slot in
        slot.isNamed && !slot.listed.isEmpty && slot.parameter.name != value.name
          && !candidate.values.contains { $0.name == slot.parameter.name }
      }.compactMap { self.value(words, of: $0) }.first { $0.fit >= Self.certainReply }
      guard var filled = other?.parameter, !filled.values.isEmpty else { continue }
      filled.range = value.range
      moved.matching.candidates[0].values[index] = filled
      moved.matching.isExact = false
    }
    return moved
  }
}
