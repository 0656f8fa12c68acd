import FileFormats
import PhraseMatching

/// What a block of sentences demands of the house, and what it fills without saying so.
struct HomeAssistantContext {
  /// Which things may be named; nil for any.
  var selection: Entity.Selection?
  /// Slots that are always filled so.
  var fixed: [Parameter] = []
}

extension HomeAssistantIntents {
  /// The list of the things in a house.
  static let names = "name"

  /// The context of a block; nil, and noted, when nothing in the house is of the kind that its sentences name.
  func context(
    of block: JSONValue, in intent: String, entities: inout [Entity], noting log: inout ImportLog
  ) -> HomeAssistantContext? {
    var context = HomeAssistantContext()
    context.fixed = (block["slots"]?.members ?? []).compactMap { fixed($0, of: intent, noting: &log) }
    var selection = Entity.Selection(of: Self.names)
    for member in block["requires_context"]?.members ?? [] {
      if let slot = contextSlot(member, entities: &entities) {
        context.fixed.append(slot)
      } else if let domains = domains(member, of: intent, noting: &log) {
        selection.tags = domains.filter { tags?.contains($0) ?? true }
        if selection.tags.isEmpty {
          log.leaveOut(
            "sentences of '\(intent)' about \(domains.map { "'\($0)'" }.joined(separator: ", ")), "
              + "as the home has nothing of the kind", place(member.range))
          return nil
        }
      }
    }
    for member in block["excludes_context"]?.members ?? [] {
      let domains = domains(member, of: intent, noting: &log) ?? []
      selection.excludedTags += domains.filter { tags?.contains($0) ?? false }
    }
    let isWhole = selection.tags.isEmpty && selection.excludedTags.isEmpty
    context.selection = isWhole || tags == nil ? nil : selection
    return context
  }

  /// The slot that the place where the speaker is fills: `"area": {"slot": true}`.
  private func contextSlot(_ member: JSONValue.Member, entities: inout [Entity]) -> Parameter? {
    guard member.value["slot"]?.boolean == true else { return nil }
    if root["lists"]?[member.key] == nil { addOpenEntity(member.key, to: &entities) }
    return Parameter(name: Names.placeholder(member.key), kind: .entity(member.key), fallback: .place)
  }

  private func domains(_ member: JSONValue.Member, of intent: String, noting log: inout ImportLog) -> [String]? {
    let domains = (member.value.string.map { [$0] } ?? member.value.elements.compactMap(\.string)).distinct
    if tags != nil, ["domain", "device_class"].contains(member.key), !domains.isEmpty { return domains }
    let reason = tags == nil ? "read the grammar together with a home" : "only domains and classes are known of things"
    log.leaveOut("'\(member.key)' in the context of sentences of '\(intent)'; \(reason)", place(member.keyRange))
    return nil
  }

  private func fixed(_ member: JSONValue.Member, of intent: String, noting log: inout ImportLog) -> Parameter? {
    let name = Names.placeholder(member.key)
    switch member.value.content {
    case .string(let text): return Parameter(name: name, kind: .text, fallback: .text(text))
    case .number(let number, _): return Parameter(name: name, kind: .number(), fallback: .number(number))
    case .boolean(let flag): return Parameter(name: name, kind: .boolean, fallback: .boolean(flag))
    default:
      log.leaveOut(
        "the value of slot '\(member.key)' of '\(intent)', which is \(member.value.kind)", place(member.range))
      return nil
    }
  }
}

extension JSONValue.Member {
  fileprivate var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}
