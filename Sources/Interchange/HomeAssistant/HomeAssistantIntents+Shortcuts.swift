import FileFormats
import PhraseCatalogs
import PhraseMatching

extension HomeAssistantIntents {
  /// The shortcut of an intent.
  mutating func shortcut(
    _ intent: JSONValue.Member, entities: inout [Entity], noting log: inout ImportLog
  ) -> CatalogDraft.Shortcut {
    var slots = SlotTable()
    var phrases: [CatalogDraft.Phrase] = []
    for block in intent.value["data"]?.elements ?? [] {
      note(block, of: intent.key, in: &log)
      for text in block["sentences"]?.elements ?? [] {
        guard let sentence = sentence(text, noting: &log),
          let plain = writtenOut(sentence, at: text.range, noting: &log)
        else { continue }
        let filled = fill(plain, slots: &slots, entities: &entities, at: text.range, noting: &log)
        slots.count(filled.all.compactMap(\.slotName))
        phrases.append(CatalogDraft.Phrase(text: PatternText.of(filled), place: place(text.range)))
      }
    }
    for division in slots.divisions {
      log.leaveOut(
        "slot '\(division.slot)' of '\(intent.key)' is filled in two ways; "
          + "'\(division.parameter)' became a parameter of its own", place(intent.keyRange))
    }
    var shortcut = CatalogDraft.Shortcut(
      intent: intent.key, title: Self.title(of: intent.key), place: place(intent.keyRange))
    shortcut.parameters = slots.parameters
    shortcut.phrases = phrases
    shortcut.say = answer(of: intent, with: shortcut.parameters, noting: &log)
    return shortcut
  }

  private static func title(of intent: String) -> String {
    Names.title(intent.hasPrefix("Hass") && intent.count > 4 ? String(intent.dropFirst(4)) : intent)
  }

  private func note(_ block: JSONValue, of intent: String, in log: inout ImportLog) {
    for key in ["requires_context", "excludes_context"] {
      for member in block[key]?.members ?? [] {
        let verb = key == "requires_context" ? "need" : "exclude"
        log.leaveOut(
          "sentences of '\(intent)' \(verb) '\(member.key)' in their context; phrases have none",
          place(member.keyRange))
      }
    }
    for member in block["slots"]?.members ?? [] {
      log.leaveOut(
        "sentences of '\(intent)' fill slot '\(member.key)' without saying so; a phrase cannot",
        place(member.keyRange))
    }
    let known = ["sentences", "metadata", "response", "requires_context", "excludes_context", "slots"]
    for member in block.members where !known.contains(member.key) {
      log.leaveOut("'\(member.key)' of '\(intent)' has no counterpart", place(member.keyRange))
    }
  }

  // MARK: Slots

  private mutating func fill(
    _ part: SentencePart, slots: inout SlotTable, entities: inout [Entity], at range: Range<Int>,
    noting log: inout ImportLog
  ) -> SentencePart {
    guard case .slot(let list, let name) = part else {
      return part.mapInner { fill($0, slots: &slots, entities: &entities, at: range, noting: &log) }
    }
    usedLists.insert(list)
    let kind = kind(of: list, entities: &entities, noting: &log)
    return .slot(list: list, name: slots.placeholder(for: name, otherwise: list, kind: kind))
  }
}

extension SentencePart {
  /// The name of the placeholder that this is.
  var slotName: String? {
    if case .slot(_, let name) = self { name } else { nil }
  }
}

// MARK: - Lists

extension HomeAssistantIntents {
  /// Ways to say one value that become its synonyms.
  private static let mostSynonyms = 24

  private func kind(of list: String, entities: inout [Entity], noting log: inout ImportLog) -> Parameter.Kind {
    guard let body = root["lists"]?[list] else {
      addOpenEntity(list, to: &entities)
      return .entity(list)
    }
    if body["wildcard"]?.boolean == true { return .text }
    if let range = body["range"] { return numbers(range, of: list, noting: &log) }
    if !entities.contains(where: { $0.name == list }) {
      let values = (body["values"]?.elements ?? []).compactMap { value($0, of: list, noting: &log) }
      entities.append(Entity(name: list, title: Names.title(list), values: values.merged))
    }
    return .entity(list)
  }

  private func addOpenEntity(_ list: String, to entities: inout [Entity]) {
    if entities.contains(where: { $0.name == list }) { return }
    entities.append(Entity(name: list, title: Names.title(list), vocabulary: .open))
  }

  private func numbers(_ range: JSONValue, of list: String, noting log: inout ImportLog) -> Parameter.Kind {
    let ignored = ["step": 1.0, "multiplier": 1.0]
    for (key, plain) in ignored.sorted(by: { $0.key < $1.key }) {
      guard let number = range[key]?.number, number != plain else { continue }
      log.leaveOut("the \(key) of list '\(list)'; a parameter takes every number of its range", place(range.range))
    }
    guard let from = range["from"]?.number, let to = range["to"]?.number, from <= to, from.isFinite, to.isFinite else {
      log.mistake("the range of list '\(list)' needs 'from' and 'to', the smaller number first", place(range.range))
      return .number()
    }
    if range["fractions"] == nil, let lower = Int(exactly: from), let upper = Int(exactly: to) {
      return .integer(lower...upper)
    }
    return .number(from...to)
  }

  private func value(_ value: JSONValue, of list: String, noting log: inout ImportLog) -> Entity.Value? {
    let spoken = value["in"] ?? value
    if let context = value["context"] ?? value["requires_context"] {
      log.leaveOut("the context of values of list '\(list)'", place(context.range))
    }
    guard let sentence = sentence(spoken, noting: &log),
      let plain = writtenOut(sentence, at: spoken.range, noting: &log)
    else { return nil }
    guard let sayings = plain.sayings(atMost: Self.mostSynonyms) else {
      log.leaveOut(
        "a value of list '\(list)' that can be said in more than \(Self.mostSynonyms) ways", place(spoken.range))
      return nil
    }
    let titles = sayings.map(\.spacedOnce).filter { !$0.isEmpty }.distinct
    guard let title = titles.first else { return nil }
    return Entity.Value(id: Self.text(value["out"]) ?? title, title: title, synonyms: Array(titles.dropFirst()))
  }

  /// What a value is handed over as; a number is written as people write it.
  private static func text(_ value: JSONValue?) -> String? {
    if let number = value?.number { return Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    return value?.string ?? value?.boolean.map { "\($0)" }
  }
}
