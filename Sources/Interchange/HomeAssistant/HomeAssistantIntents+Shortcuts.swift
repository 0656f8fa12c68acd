import FileFormats
import PhraseCatalogs
import PhraseMatching

extension HomeAssistantIntents {
  /// A phrase whose parameters are not told apart from the shortcut's yet.
  private struct Reading {
    var text: String
    var place: ImportLocation
    var sentence: SlotTable.Sentence
  }

  /// The shortcut of an intent.
  mutating func shortcut(
    _ intent: JSONValue.Member, entities: inout [Entity], noting log: inout ImportLog
  ) -> CatalogDraft.Shortcut {
    var slots = SlotTable()
    var readings: [Reading] = []
    for block in intent.value["data"]?.elements ?? [] {
      note(block, of: intent.key, in: &log)
      guard let context = context(of: block, in: intent.key, entities: &entities, noting: &log) else { continue }
      for text in block["sentences"]?.elements ?? [] {
        guard let sentence = sentence(text, noting: &log),
          let plain = writtenOut(sentence, at: text.range, noting: &log)
        else { continue }
        var filled = SlotTable.Sentence()
        let phrase = fill(plain, context, slots: &slots, in: &filled, entities: &entities, noting: &log)
        for parameter in context.fixed { slots.fill(parameter, in: &filled) }
        slots.count(phrase.all.compactMap(\.slotName))
        readings.append(Reading(text: PatternText.of(phrase), place: place(text.range), sentence: filled))
      }
    }
    for division in slots.divisions {
      log.leaveOut(
        "slot '\(division.slot)' of '\(intent.key)' is filled in two ways by one sentence; "
          + "'\(division.parameter)' became a parameter of its own", place(intent.keyRange))
    }
    var shortcut = CatalogDraft.Shortcut(
      intent: intent.key, title: Self.title(of: intent.key), place: place(intent.keyRange))
    shortcut.parameters = slots.parameters
    shortcut.phrases = readings.map {
      CatalogDraft.Phrase(text: $0.text, place: $0.place, own: slots.own(of: $0.sentence))
    }
    shortcut.say = answer(of: intent, with: shortcut.parameters, noting: &log)
    return shortcut
  }

  private static func title(of intent: String) -> String {
    Names.title(intent.hasPrefix("Hass") && intent.count > 4 ? String(intent.dropFirst(4)) : intent)
  }

  private func note(_ block: JSONValue, of intent: String, in log: inout ImportLog) {
    if let metadata = block["metadata"] {
      log.leaveOut("the metadata of sentences, which nobody says", place(metadata.range))
    }
    if let response = block["response"], root["responses"] == nil {
      log.leaveOut("the names of answers ('response'), as the file has no answers", place(response.range))
    }
    let known = ["sentences", "metadata", "response", "requires_context", "excludes_context", "slots"]
    for member in block.members where !known.contains(member.key) {
      log.leaveOut("'\(member.key)' of '\(intent)' has no counterpart", place(member.keyRange))
    }
  }

  // MARK: Slots

  private mutating func fill(
    _ part: SentencePart, _ context: HomeAssistantContext, slots: inout SlotTable,
    in sentence: inout SlotTable.Sentence, entities: inout [Entity], noting log: inout ImportLog
  ) -> SentencePart {
    guard case .slot(let list, let name) = part else {
      return part.mapInner {
        fill($0, context, slots: &slots, in: &sentence, entities: &entities, noting: &log)
      }
    }
    usedLists.insert(list)
    let parameter = parameter(named: name, from: list, entities: &entities, noting: &log)
    let placeholder = slots.placeholder(for: parameter, otherwise: list, in: &sentence)
    if list == Self.names, let selected = selected(context.selection, in: &entities) {
      sentence.narrow(placeholder, to: .entity(selected))
    }
    return .slot(list: list, name: placeholder)
  }
}

extension SentencePart {
  /// The name of the placeholder that this is.
  var slotName: String? {
    if case .slot(_, let name) = self { name } else { nil }
  }
}
