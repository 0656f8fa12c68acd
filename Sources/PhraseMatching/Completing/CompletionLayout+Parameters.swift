import WordSemantics

// Which parameters a completion fills, and which are still to be said.
extension CompletionLayout {
  /// The bytes of a step in the unfinished request.
  func typedRange(_ step: CompletionStep) -> Range<Int> {
    let tokens = unfinished.request.tokens
    return Int(tokens[Int(step.start)].sourceStart)..<Int(tokens[Int(step.end) - 1].sourceEnd)
  }

  /// The ranges of what the phrase has of the request.
  var matched: [Range<Int>] { steps.filter { $0.node >= 0 }.map(typedRange) }

  func resolved(_ span: SpanID) -> [ResolvedValue] {
    var values: [(segment: Int, value: ValueID)] = []
    unfinished.spans.forEachValue(of: span, unfinished.index) { values.append(($0, $1)) }
    return values.sorted { $0 < $1 }.map { unfinished.index.segments[$0.segment].sections.resolved($0.value) }
  }

  /// What people call the parameters that are still to be said.
  var missingTitles: [String] {
    holes.map { position in
      let parameter = phrases.parameters[phrases.nodes[way[position]].payload]
      return parameter.filler == .entity
        ? phrases.strings[phrases.entities[parameter.entity].title] : parameterName(position).inWords
    }.distinct
  }

  private func parameterName(_ position: Int) -> String {
    phrases.strings[phrases.parameters[phrases.nodes[way[position]].payload].name]
  }

  var missing: [String] { holes.map(parameterName).distinct }

  var values: [FilledParameter] {
    let end = source.count
    return way.indices.filter { phrases.nodes[way[$0]].kind == .placeholder }.compactMap { position in
      guard let step = step(at: position) else {
        guard position == suggestedPosition, let name = row.name else { return nil }
        return FilledParameter(
          name: parameterName(position), range: end..<end, text: nameText(name), values: [value(of: name)], typed: nil)
      }
      return filled(step, position)
    }
  }

  private func value(of match: NameCompleter.Match) -> ResolvedValue {
    unfinished.index.segments[Int(match.segment)].sections.resolved(match.value)
  }

  private func filled(_ step: CompletionStep, _ position: Int) -> FilledParameter {
    let range = typedRange(step)
    var filled = FilledParameter(
      name: parameterName(position), range: range, text: String(decoding: source[range], as: UTF8.self), values: [],
      typed: nil)
    switch step.source {
    case .name:
      filled.text = row.name.map(nameText) ?? filled.text
      filled.values = row.name.map { [value(of: $0)] } ?? []
    case .value(let span):
      filled.values = resolved(span)
      if case .typed(let number) = unfinished.spans[span].source {
        filled.typed = phrases.parameters[phrases.nodes[way[position]].payload]
          .scaled(unfinished.spans.typedValue(number))
      }
    case .word, .free, .uncovered: break
    }
    return filled
  }
}
