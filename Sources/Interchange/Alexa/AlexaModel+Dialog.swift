import FileFormats
import PhraseCatalogs

/// What a model says of the conversation: which slots are asked for, and how.
extension AlexaModel {
  func dialogSlot(_ slot: String, of intent: String) -> JSONValue? {
    dialog(of: intent)?["slots"]?.elements.first { $0["name"]?.string == slot }
  }

  private func dialog(of intent: String) -> JSONValue? {
    root["dialog"]?["intents"]?.elements.first { $0["name"]?.string == intent }
  }

  /// The question that asks for a slot.
  func prompt(of slot: JSONValue?, noting log: inout ImportLog) -> String? {
    guard let reference = slot?["prompts"]?["elicitation"], let id = reference.string else { return nil }
    guard let prompt = root["prompts"]?.elements.first(where: { $0["id"]?.string == id }) else {
      log.mistake("no prompt is called '\(id)'", place(reference.range))
      return nil
    }
    let variations = prompt["variations"]?.elements ?? []
    if variations.count > 1 {
      log.leaveOut("all variations of prompt '\(id)' but one; a parameter has one prompt", place(prompt.range))
    }
    guard let text = variations.first?["value"]?.string.map(Self.withoutMarkup), !text.isEmpty else { return nil }
    if !text.contains("{") { return text }
    log.leaveOut("prompt '\(id)', as it names a slot", place(prompt.range))
    return nil
  }

  func noteDialog(of intent: String, in log: inout ImportLog) {
    guard let dialog = dialog(of: intent) else { return }
    if dialog["confirmationRequired"]?.boolean == true {
      log.leaveOut("'\(intent)' asks for confirmation; a catalog's shortcut never does", place(dialog.range))
    }
    for slot in dialog["slots"]?.elements ?? [] {
      let name = slot["name"]?.string ?? ""
      if slot["confirmationRequired"]?.boolean == true {
        log.leaveOut("slot '\(name)' of '\(intent)' is confirmed; a catalog's parameter never is", place(slot.range))
      }
      if slot["validations"]?.elements.isEmpty == false {
        log.leaveOut("the validations of slot '\(name)' of '\(intent)'", place(slot.range))
      }
    }
  }

  /// The words of a text in the markup of speech.
  private static func withoutMarkup(_ text: String) -> String {
    var words = ""
    var depth = 0
    for character in text {
      switch character {
      case "<": depth += 1
      case ">" where depth > 0: depth -= 1
      default: if depth == 0 { words.append(character) }
      }
    }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
