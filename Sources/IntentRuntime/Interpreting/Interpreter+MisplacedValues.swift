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

  /// "Make a note called wifi: the password is hunter2", "a list called packing with socks": what stands behind the colon is
  /// no part of the name, where such a thing takes words besides.
  func withTextBehindName(_ request: InterpretedRequest) -> InterpretedRequest {
    guard request.matching.outcome == .matched, let candidate = request.matching.candidates.first,
      let index = candidate.values.firstIndex(where: { $0.isUnknown && Self.isName($0.name) })
    else { return request }
    let base = performing(candidate, text: request.text)
    let (text, range) = (candidate.values[index].text, candidate.values[index].range)
    let open = base.parameters.filter { parameter in
      parameter.kind == .text && !candidate.values.contains { $0.name == parameter.name }
    }
    let several = open.first { base.takesSeveral($0.name) }
    guard let (name, words) = text.aroundSpacedColon ?? (several == nil ? nil : readers.continuations.aroundWith(text)),
      let other = several ?? open.first(where: { !$0.isOptional })
    else { return request }
    var divided = request
    divided.matching.isExact = false
    divided.matching.candidates[0].values[index].text = name
    divided.matching.candidates[0].values[index].range = range.lowerBound..<range.lowerBound + name.utf8.count
    var behind = FilledParameter(other.name, text: words)
    behind.range = range.upperBound - words.utf8.count..<range.upperBound
    divided.matching.candidates[0].values.append(behind)
    return divided
  }
}
