import FileFormats
import PhraseCatalogs
import PhraseMatching

extension HomeAssistantIntents {
  /// What a shortcut says: the intent's answer, if there is one that is nothing but words and slots.
  func answer(of intent: JSONValue.Member, with parameters: [Parameter], noting log: inout ImportLog) -> String? {
    let answers = root["responses"]?["intents"]?[intent.key]?.members ?? []
    let used = (intent.value["data"]?.elements ?? []).map { $0["response"]?.string ?? "default" }.distinct
    let wanted = answers.filter { used.contains($0.key) }
    guard let chosen = wanted.first(where: { $0.key == "default" }) ?? wanted.first else { return nil }
    for other in answers where other.key != chosen.key {
      log.leaveOut("answer '\(other.key)' of '\(intent.key)'; a shortcut has one", place(other.keyRange))
    }
    guard let text = chosen.value.string else { return nil }
    let always = parameters.filter { !$0.isOptional }.map(\.name)
    if let answer = Self.plain(text, naming: always) { return answer }
    log.leaveOut(
      "answer '\(chosen.key)' of '\(intent.key)', as it is more than words and slots that are always filled",
      place(chosen.keyRange))
    return nil
  }

  /// A template with `${slot}` for `{{ slots.slot }}`; nil when more is computed in it.
  static func plain(_ template: String, naming parameters: [String]) -> String? {
    if template.contains("{%") || template.contains("${") { return nil }
    let pieces = template.split(separator: "{{", omittingEmptySubsequences: false)
    var text = String(pieces.first ?? "")
    for piece in pieces.dropFirst() {
      let halves = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      let code = halves[0].filter { !$0.isWhitespace }
      guard halves.count == 2, code.hasPrefix("slots."), parameters.contains(String(code.dropFirst(6))) else {
        return nil
      }
      text += "${\(code.dropFirst(6))}" + halves[1]
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
