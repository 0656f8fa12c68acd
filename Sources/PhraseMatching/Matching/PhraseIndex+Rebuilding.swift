import WordSemantics

extension PhraseIndex {
  /// The index with one more phrase, the last of its shortcut; nil when it cannot be compiled.
  func adding(_ phrase: PhraseTemplate, toShortcut position: Int) -> PhraseIndex? {
    rebuilt { application in
      guard application.shortcuts.contains(position) else { return }
      application.model.shortcuts[position - application.shortcuts.lowerBound].phrases.append(phrase)
    }
  }

  /// The index with its applications changed, all but their values, which are shared; nil when they cannot be compiled.
  func rebuilt(_ change: (inout IndexedApplication) -> Void) -> PhraseIndex? {
    var applications = phraseApplications
    for position in applications.indices { change(&applications[position]) }
    let (index, findings) = PhraseIndex.compile(applications.map(\.model))
    guard findings.isEmpty, index.shortcutCount == shortcutCount else { return nil }
    return PhraseIndex(memory: index.memory, phrases: index.phrases, segments: segments)
  }

  /// An application without its values, and the indices of its shortcuts.
  struct IndexedApplication {
    var model: Application
    var shortcuts: Range<Int>
  }

  private var phraseApplications: [IndexedApplication] {
    (0..<UInt32(phrases.applications.count)).map { application in
      let record = phrases.applications[application]
      let indices = record.firstShortcut..<record.firstShortcut + record.shortcutCount
      let entities = (0..<UInt32(phrases.entities.count)).map { phrases.entities[$0] }
        .filter { $0.application == application }
      let model = Application(
        name: phrases.strings[record.name],
        shortcuts: indices.map(shortcut),
        entities: entities.map { entity in
          var model = Entity(
            name: phrases.strings[entity.name], title: phrases.strings[entity.title],
            vocabulary: entity.isOpen == 1 ? .open : .closed)
          if entity.isSelection == 1 { model.selection = Entity.Selection(of: model.name) }
          return model
        },
        negativePhrases: (phrases.firstNegative..<PhraseID(phrases.phraseCount))
          .filter { phrases.phrase($0).owner == application }.compactMap(template)
      )
      return IndexedApplication(model: model, shortcuts: Int(indices.lowerBound)..<Int(indices.upperBound))
    }
  }

  private func shortcut(_ position: UInt32) -> Shortcut {
    let record = phrases.shortcuts[position]
    return Shortcut(
      intent: phrases.strings[record.intent], title: phrases.strings[record.title],
      parameters: (record.firstParameter..<record.firstParameter + record.parameterCount).map(parameter),
      phrases: record.phrases.compactMap(template),
      phraseOrigin: record.phrases.first.map { phrases.phrase($0).phraseOrigin } ?? .authored)
  }

  private func parameter(_ position: UInt32) -> Parameter {
    let record = phrases.parameters[position]
    var parameter = Parameter(
      name: phrases.strings[record.name], kind: kind(of: record), prompt: phrases.strings.optional(record.prompt),
      isOptional: record.isOptional == 1, fallback: fallback(of: record.fallback))
    parameter.multiplier = record.multiplier
    return parameter
  }

  private func fallback(of record: FallbackRecord) -> Parameter.Fallback? {
    switch record.kind {
    case .none: nil
    case .value, .words: .text(phrases.strings[record.text])
    case .number: .number(record.number)
    case .boolean: .boolean(record.number != 0)
    case .place: .place
    }
  }

  private func kind(of record: ParameterRecord) -> Parameter.Kind {
    let hasRange = record.hasRange == 1 && record.lower <= record.upper
    return switch record.filler {
    case .entity: .entity(phrases.strings[phrases.entities[record.entity].name])
    case .text: .text
    case .integer: .integer(hasRange ? Int(clamping: record.lower)...Int(clamping: record.upper) : nil)
    case .number: .number(hasRange ? record.lower...record.upper : nil)
    case .boolean: .boolean
    case .date: .date
    case .duration: .duration
    case .measurement: .measurement
    }
  }

  /// A phrase's template: brackets of a phrase with one expansion only are plain characters.
  private func template(_ position: PhraseID) -> PhraseTemplate? {
    let record = phrases.phrase(position)
    let text = phrases.strings[record.text]
    let isLiteral = record.edges == 0 && !text.contains("\\")
    var template = isLiteral ? PhraseTemplate.literal(text).template : PhraseTemplate.pattern(text).template
    template?.parameters = phrases.parameters(of: position).map(parameter)
    return template
  }
}

extension PhraseIndex {
  /// An example for a parameter: a value, a number, a date.
  func sample(for name: String, ofShortcut position: Int) -> String? {
    let record = phrases.shortcuts[UInt32(position)]
    let own = record.firstParameter..<record.firstParameter + record.parameterCount
    return own.first { phrases.strings[phrases.parameters[$0].name] == name }.flatMap {
      sample(for: phrases.parameters[$0])
    }
  }
}

extension Int {
  /// The nearest whole number that there is.
  fileprivate init(clamping number: Double) { self = number <= -9.2e18 ? .min : number >= 9.2e18 ? .max : Int(number) }
}
