import WordSemantics

/// A shortcut in a listing: by itself, or for one suggested value.
public struct ShortcutListing: Sendable, Hashable {
  /// The application's name.
  public var application: String
  /// The intent's identifier.
  public var intent: String
  /// The title, with the value's where the shortcut is for one: "Turn On Desk Lamp".
  public var title: String
  /// The system image.
  public var image: String?
  /// The phrases as their author wrote them.
  public var phrases: [String]
  /// A request that matches it, with an example in each placeholder.
  public var example: String
  /// The suggested value that this expansion is for.
  public var value: ResolvedValue?
  /// The parameter that the value fills.
  public var parameter: String?
}

extension PhraseIndex {
  /// The shortcuts of an application, or of all, in catalog order; one whose phrases take an entity once for each
  /// suggested value.
  ///
  /// Lazy: expansions are made, and allocate, when the sequence is iterated.
  public func listings(application: String? = nil) -> some Sequence<ShortcutListing> {
    (ShortcutID(0)..<ShortcutID(phrases.shortcuts.count)).lazy
      .filter { [self] shortcut in
        application.map { phrases.strings[phrases.applications[phrases.shortcuts[shortcut].application].name] == $0 }
          ?? true
      }
      .flatMap { [self] shortcut in expansions(of: shortcut) }
  }

  private func expansions(of shortcut: ShortcutID) -> AnySequence<ShortcutListing> {
    let base = listing(shortcut)
    guard let parameter = expandedParameter(of: shortcut) else { return AnySequence(CollectionOfOne(base)) }
    let entity = phrases.parameters[parameter].entity
    let name = phrases.strings[phrases.parameters[parameter].name]
    let values = segments.lazy.flatMap { segment in
      segment.sections.allValues.lazy
        .filter { segment.isSuggested($0, entity: entity) }
        .map { segment.sections.resolved($0) }
    }
    guard let first = firstValue(of: entity) else { return AnySequence(CollectionOfOne(base)) }
    return AnySequence(
      values.map { value in
        var expansion = base
        expansion.title = "\(base.title) \(value.title)"
        expansion.example = Self.replace(first, in: base.example, with: value.title)
        expansion.value = value
        expansion.parameter = name
        return expansion
      })
  }

  func listing(_ shortcut: ShortcutID) -> ShortcutListing {
    let record = phrases.shortcuts[shortcut]
    let texts = record.phrases.map { phrases.strings[phrases.phrase($0).text] }
    return ShortcutListing(
      application: phrases.strings[phrases.applications[record.application].name],
      intent: phrases.strings[record.intent], title: phrases.strings[record.title],
      image: phrases.strings.optional(record.image), phrases: texts, example: example(of: record, texts))
  }

  /// The first phrase with its placeholders filled; of a pattern, the first expansion.
  private func example(of shortcut: ShortcutRecord, _ texts: [String]) -> String {
    guard let text = texts.first else { return "" }
    let name = phrases.strings[phrases.applications[shortcut.application].name]
    var example = PhraseTemplate.pattern(text).template?.expansions(limit: 1).first ?? text
    example = Self.replace("${applicationName}", in: example, with: name)
    for index in shortcut.firstParameter..<shortcut.firstParameter + shortcut.parameterCount {
      let parameter = phrases.parameters[index]
      let placeholder = "${\(phrases.strings[parameter.name])}"
      example = Self.replace(placeholder, in: example, with: sample(for: parameter) ?? placeholder)
    }
    return example
  }

  func sample(for parameter: ParameterRecord) -> String? {
    switch parameter.filler {
    case .entity: firstValue(of: parameter.entity)
    case .text: "something"
    case .integer, .number: "\(parameter.middle)"
    case .boolean: "on"
    case .date: "tomorrow"
    case .duration: "ten minutes"
    case .measurement: "5 kilometers"
    }
  }

  private func firstValue(of entity: UInt32) -> String? {
    for segment in segments {
      let first = segment.sections.allValues.first { segment.isSuggested($0, entity: entity) }
      if let first { return segment.sections.resolved(first).title }
    }
    return nil
  }

  private static func replace(_ piece: String, in text: String, with words: String) -> String {
    let (bytes, piece) = (Array(text.utf8), Array(piece.utf8))
    guard piece.count > 0, bytes.count >= piece.count else { return text }
    for start in 0...(bytes.count - piece.count) where bytes[start..<start + piece.count].elementsEqual(piece) {
      return String(decoding: bytes[..<start] + Array(words.utf8) + bytes[(start + piece.count)...], as: UTF8.self)
    }
    return text
  }

  /// The first parameter in the phrases that takes an entity.
  private func expandedParameter(of shortcut: ShortcutID) -> UInt32? {
    let record = phrases.shortcuts[shortcut]
    for phrase in record.phrases {
      for node in phrases.nodes(of: phrase) where phrases.nodes[node].kind == .placeholder {
        let parameter = phrases.nodes[node].payload
        if phrases.parameters[parameter].filler == .entity { return parameter }
      }
    }
    return nil
  }
}

extension ValueSegment {
  func isSuggested(_ value: ValueID, entity: UInt32) -> Bool {
    let record = sections.values[value]
    return record.entity == entity && record.isSuggested == 1 && !hidden.contains(value)
  }
}

extension ParameterRecord {
  /// A whole number in the middle of the range; 5 where there is none, or none that anyone would type.
  fileprivate var middle: Int {
    let middle = lower / 2 + upper / 2
    guard hasRange == 1, middle > -9e15, middle < 9e15 else { return 5 }
    return Int(middle)
  }
}
