import FileFormats
import PhraseMatching

extension HomeAssistantIntents {
  /// Ways to say one value that become its synonyms.
  private static let mostSynonyms = 24

  /// The parameter that a slot becomes, with the values of a list.
  func parameter(
    named slot: String, from list: String, entities: inout [Entity], noting log: inout ImportLog
  ) -> Parameter {
    var parameter = Parameter(name: slot, kind: kind(of: list, entities: &entities, noting: &log))
    parameter.multiplier = root["lists"]?[list]?["range"]?["multiplier"]?.number ?? 1
    return parameter
  }

  /// The name of the entity that has the things of a context, which is made where there is none.
  func selected(_ selection: Entity.Selection?, in entities: inout [Entity]) -> String? {
    guard let selection, let whole = entities.first(where: { $0.name == selection.entity }) else { return nil }
    if !entities.contains(where: { $0.name == selection.name }) { entities.append(whole.selecting(selection)) }
    return selection.name
  }

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

  func addOpenEntity(_ list: String, to entities: inout [Entity]) {
    if entities.contains(where: { $0.name == list }) { return }
    entities.append(Entity(name: list, title: Names.title(list), vocabulary: .open))
  }

  private func numbers(_ range: JSONValue, of list: String, noting log: inout ImportLog) -> Parameter.Kind {
    if let step = range["step"]?.number, step != 1 {
      log.leaveOut("the step of list '\(list)'; a parameter takes every number of its range", place(range.range))
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
