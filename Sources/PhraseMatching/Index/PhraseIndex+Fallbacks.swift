import WordSemantics

// What a candidate's parameters are where the request does not say them.
extension PhraseIndex {
  /// Fills the parameters that a candidate's phrase, or else its shortcut, gives a value that need not be said.
  ///
  /// - Parameters:
  ///   - candidate: what the request was matched with.
  ///   - phrase: the position of its phrase.
  ///   - place: where the speaker is, as people call it.
  ///   - end: the end of the request, where the values are taken to stand.
  func addFallbacks(to candidate: inout Candidate, of phrase: PhraseID, place: String?, end: Int) {
    guard phrases.hasFallbacks else { return }
    let shortcut = phrases.shortcuts[UInt32(candidate.shortcut)]
    let own = phrases.parameters(of: phrase)
    let names = own.map { phrases.parameters[$0].name }
    let rest = (shortcut.firstParameter..<shortcut.firstParameter + shortcut.parameterCount).filter {
      phrases.parameters[$0].fallback.kind != .none && !names.contains(phrases.parameters[$0].name)
    }
    for parameter in own + rest {
      let record = phrases.parameters[parameter]
      let name = phrases.strings[record.name]
      guard !candidate.values.contains(where: { $0.name == name }),
        let filled = fallback(record, named: name, place: place, end: end)
      else { continue }
      candidate.values.append(filled)
      candidate.missing.removeAll { $0 == name }
    }
  }

  private func fallback(_ record: ParameterRecord, named name: String, place: String?, end: Int) -> FilledParameter? {
    var filled = FilledParameter(name: name, range: end..<end, text: "", values: [], typed: nil, isFallback: true)
    let fallback = record.fallback
    switch fallback.kind {
    case .none: return nil
    case .words: filled.text = phrases.strings[fallback.text]
    case .number: filled.typed = record.typed(fallback.number)
    case .boolean: filled.typed = .boolean(fallback.number != 0)
    case .value:
      filled.values = [
        ResolvedValue(
          id: phrases.strings[fallback.text], title: phrases.strings[fallback.title],
          subtitle: phrases.strings.optional(fallback.subtitle))
      ]
    case .place:
      guard let place else { return nil }
      if record.filler == .entity { filled.values = values(called: place, of: record.entity) }
      if filled.values.isEmpty, !takesWords(record) { return nil }
      filled.text = place
    }
    if filled.text.isEmpty { filled.text = filled.values.first?.title ?? filled.typed?.text ?? "" }
    return filled
  }

  private func takesWords(_ record: ParameterRecord) -> Bool {
    record.filler == .text || record.filler == .entity && phrases.entities[record.entity].isOpen == 1
  }

  /// The values of an entity with this title or identifier, in whatever case. O(values).
  private func values(called name: String, of entity: UInt32) -> [ResolvedValue] {
    let name = name.lowercased()
    var named: [ResolvedValue] = []
    for segment in segments {
      let sections = segment.sections
      for value in sections.allValues
      where sections.values[value].entity == entity && !segment.hidden.contains(value) {
        let resolved = sections.resolved(value)
        if resolved.title.lowercased() == name || resolved.id.lowercased() == name { named.append(resolved) }
      }
    }
    return named
  }
}

extension ParameterRecord {
  fileprivate func typed(_ number: Double) -> TypedValue {
    switch filler {
    case .duration: .duration(seconds: number)
    case .integer: number.wholeNumber.map { .integer($0) } ?? .number(number)
    default: .number(number)
    }
  }

  /// What is meant by a number that is said.
  func scaled(_ value: TypedValue) -> TypedValue {
    if multiplier == 1 { return value }
    return switch value {
    case .integer(let number): typed(Double(number) * multiplier)
    case .number(let number): .number(number * multiplier)
    case .duration(let seconds): .duration(seconds: seconds * multiplier)
    default: value
    }
  }
}
