// How placeholders are filled, and what fills those that nobody says.
extension PhraseCompiler {
  /// The parameters that a phrase fills in a way of its own, by name; those that are alike are stored once.
  mutating func addParameters(
    of phrase: PhraseTemplate, in shortcut: Shortcut, _ known: KnownEntities, _ variants: inout [Parameter: UInt32]
  ) -> [String: UInt32] {
    var own: [String: UInt32] = [:]
    for parameter in phrase.parameters {
      if variants[parameter] == nil, let compiled = compile(parameter, of: shortcut, known) {
        variants[parameter] = UInt32(parameters.count)
        parameters.append(compiled)
      }
      own[parameter.name] = variants[parameter]
    }
    return own
  }

  mutating func compile(_ parameter: Parameter, of shortcut: Shortcut, _ known: KnownEntities)
    -> ParameterRecord?
  {
    var record = ParameterRecord(
      name: strings.add(parameter.name), prompt: strings.add(parameter.prompt), fillerCode: 0, entity: 0,
      isOptional: parameter.needNotBeSaid ? 1 : 0, hasRange: 0, lower: 0, upper: 0)
    switch parameter.kind {
    case .entity(let name):
      guard let entity = known.entities[name]?.index else {
        report(.unknownEntity(name, parameter: parameter.name), in: "shortcut '\(shortcut.intent)'")
        return nil
      }
      record.entity = entity
      record.fillerCode = ParameterRecord.Filler.entity.rawValue
    case .text: record.fillerCode = ParameterRecord.Filler.text.rawValue
    case .integer(let range):
      record.fillerCode = ParameterRecord.Filler.integer.rawValue
      if let range { record.setRange(Double(range.lowerBound), Double(range.upperBound)) }
    case .number(let range):
      record.fillerCode = ParameterRecord.Filler.number.rawValue
      if let range { record.setRange(range.lowerBound, range.upperBound) }
    case .boolean: record.fillerCode = ParameterRecord.Filler.boolean.rawValue
    case .date: record.fillerCode = ParameterRecord.Filler.date.rawValue
    case .duration: record.fillerCode = ParameterRecord.Filler.duration.rawValue
    case .measurement: record.fillerCode = ParameterRecord.Filler.measurement.rawValue
    }
    record.multiplier = parameter.multiplier
    record.fallback = fallback(of: parameter, known)
    return record
  }

  private mutating func fallback(of parameter: Parameter, _ known: KnownEntities) -> FallbackRecord {
    var record = FallbackRecord()
    switch parameter.fallback {
    case nil: break
    case .place: record.kindCode = FallbackRecord.Kind.place.rawValue
    case .number(let number): (record.kindCode, record.number) = (FallbackRecord.Kind.number.rawValue, number)
    case .boolean(let flag): (record.kindCode, record.number) = (FallbackRecord.Kind.boolean.rawValue, flag ? 1 : 0)
    case .text(let text):
      record.text = strings.add(text)
      record.kindCode = FallbackRecord.Kind.words.rawValue
      guard let value = known.value(text, of: parameter) else { break }
      record.kindCode = FallbackRecord.Kind.value.rawValue
      record.title = strings.add(value.title)
      record.subtitle = strings.add(value.subtitle)
    }
    return record
  }
}

/// The entities of an application by name, and their positions in the index.
struct KnownEntities {
  var entities: [String: (index: UInt32, entity: Entity)] = [:]

  func value(_ id: String, of parameter: Parameter) -> Entity.Value? {
    guard case .entity(let name) = parameter.kind else { return nil }
    return entities[name]?.entity.values.first { $0.id == id }
  }
}

extension ParameterRecord {
  fileprivate mutating func setRange(_ lower: Double, _ upper: Double) {
    hasRange = 1
    self.lower = lower
    self.upper = upper
  }
}
