internal import Diagnostics
internal import Foundation
internal import IntentRuntime
internal import LineEditor
internal import PhraseMatching

/// How what is being typed may go on: as a button that can be pressed, as what was entered before, and as what the
/// conversation proposes.
struct RequestCompletions: Sendable {
  private let completer: ConversationCompleter
  private let labels: PromptLabels
  private let buttons: [String]
  /// The newest first.
  private let entered: @Sendable () -> [EnteredRequests.Request]
  /// When that is shown which may be said to begin with: answers at once.
  private let atStart: Completions.Visibility

  /// So many rows are proposed for an empty line, where one looks around.
  private static let mostAtStart = 20

  init(
    _ completer: ConversationCompleter, _ labels: PromptLabels, buttons: [String] = [],
    entered: @escaping @Sendable @autoclosure () -> [EnteredRequests.Request] = [], atStart: Completions.Visibility
  ) {
    (self.completer, self.labels, self.atStart) = (completer, labels, atStart)
    (self.buttons, self.entered) = (buttons, entered)
  }

  /// Costs a completion of the text, and the length of what was entered before.
  func completions(of text: String, cursor: Int) -> Completions {
    if text.allSatisfy(\.isWhitespace) { return start }
    if text.hasPrefix(":") { return commands(text) }
    let pressed = buttons.filter { $0.hasFoldedPrefix(text) }.map { row($0, marked: text.count, labels.button) }
    let again = enteredBefore(text)
    let found = completer.completions(of: text)
    let ghost = again.map { String($0.dropFirst(text.count)) } ?? found.first?.ending ?? ""
    let known = again.map { [row($0, marked: text.count)] } ?? []
    let proposed = found.filter { $0.text.lowercased() != again?.lowercased() }.map(row)
    return Completions(ghost: ghost, rows: pressed + known + proposed)
  }

  /// The newest request that begins so and is understood: a line in vain is found by ↑ and never proposed.
  private func enteredBefore(_ text: String) -> String? {
    entered().first { request in
      request.text.hasFoldedPrefix(text) && request.text.count > text.count
        && (request.isUnderstood || completer.isRecognized(request.text))
    }?.text
  }

  /// What can be said to begin with, the buttons first, or earlier answers.
  private var start: Completions {
    let likely = completer.completions(of: "", atMost: Self.mostAtStart).map(row)
    let pressed = buttons.map { row($0, marked: 0, labels.button) }
    let earlier = atStart == .always ? entered().map { row($0.text, marked: 0) } : []
    return Completions(rows: pressed + earlier + likely, visibility: atStart)
  }

  private func commands(_ text: String) -> Completions {
    let names = PromptCommand.allCases.map { ":\($0.rawValue)" }.filter { $0.hasPrefix(text) && $0 != text }
    let rows = names.map { row($0, marked: text.count, labels.messages.summary(of: $0) ?? "") }
    return Completions(ghost: names.first.map { String($0.dropFirst(text.count)) } ?? "", rows: rows)
  }

  // MARK: Rows

  private func row(_ text: String, marked: Int, _ detail: String = "") -> Completions.Row {
    Completions.Row(sanitized(text), marks: marked > 0 ? [0..<marked] : [], detail: detail, replacement: text)
  }

  /// What values are called that the text names in other words.
  private func values(of completion: ConversationCompletion) -> [String?] {
    completion.parameters.map { filled in
      guard filled.values.count == 1, let title = filled.values.first?.title,
        completion.text.range(of: title, options: .caseInsensitive) == nil
      else { return nil }
      return title
    }
  }

  private func row(_ completion: ConversationCompletion) -> Completions.Row {
    let asked = completion.asked.isEmpty ? nil : labels.asks(completion.asked)
    let details = [completion.detail, completion.shortcut, completion.application] + values(of: completion) + [asked]
    return Completions.Row(
      sanitized(completion.text), marks: completion.marks.compactMap { completion.text.characters(of: $0) },
      detail: sanitized(details.compactMap(\.self).joined(separator: ", ")), replacement: completion.text)
  }
}

extension String {
  /// Whether it begins with a text, whatever the case.
  fileprivate func hasFoldedPrefix(_ text: String) -> Bool { lowercased().hasPrefix(text.lowercased()) }

  /// The characters that a range of bytes covers; nil if the text is not so long.
  fileprivate func characters(of bytes: Range<Int>) -> Range<Int>? {
    guard bytes.upperBound <= utf8.count else { return nil }
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(startIndex, offsetBy: bytes.upperBound)
    let first = self[..<start].count
    return first..<first + self[start..<end].count
  }
}
