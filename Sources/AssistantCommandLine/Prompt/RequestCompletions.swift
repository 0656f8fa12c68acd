internal import Diagnostics
internal import LineEditor

/// How a request that is being typed may go on: as buttons that can be pressed, as what is likely now, as what was entered
/// before, and as what the applications give as examples.
struct RequestCompletions: Sendable {
  /// A request to be proposed, and where it comes from.
  private struct Proposal: Sendable {
    var text: String
    var folded: String
    var detail: String

    init(_ text: String, _ detail: String) { (self.text, folded, self.detail) = (text, text.lowercased(), detail) }
  }

  private let buttons: [Proposal]
  private let proposals: [Proposal]

  private static let mostRows = 20

  /// Each request is proposed once, from the first that has it.
  init(buttons: [String], likely: [String], entered: [String], examples: [String]) {
    var seen: Set<String> = []
    func proposals(_ texts: [String], _ detail: String = "") -> [Proposal] {
      texts.map { sanitized($0) }.filter { seen.insert($0.lowercased()).inserted }.map { Proposal($0, detail) }
    }
    self.buttons = proposals(buttons, PromptMessages.button)
    self.proposals = proposals(likely) + proposals(entered) + proposals(examples)
  }

  /// Costs the length of all proposals.
  func completions(of text: String, cursor: Int) -> Completions {
    let typed = text.lowercased()
    if typed.allSatisfy(\.isWhitespace) { return start }
    let found = (buttons + proposals).lazy.filter { $0.folded.hasPrefix(typed) && $0.folded != typed }
    let first = found.first.map { String($0.text.dropFirst(text.count)) }
    return Completions(ghost: first ?? "", rows: found.prefix(Self.mostRows).map { row($0, marked: text.count) })
  }

  /// What can be said to begin with, the buttons first.
  private var start: Completions {
    Completions(
      rows: (buttons + proposals).prefix(Self.mostRows).map { row($0, marked: 0) }, visibility: .afterTab)
  }

  private func row(_ proposal: Proposal, marked: Int) -> Completions.Row {
    Completions.Row(proposal.text, marks: marked > 0 ? [0..<marked] : [], detail: proposal.detail)
  }
}
