/// A conversation written down: what is typed, and what has to come of it.
///
/// ```text
/// # Comments and empty lines say nothing.
/// @ app Trails
/// > open landmark
/// < Which landmark?
/// - 1 Niagara Falls · New York
/// > the falls
/// [ Opening Travel Tracking ]
/// < Opening Niagara Falls.
/// | a line of the snippet
/// ```
///
/// A line begins with what it is: `@` a setting, which stands before the first request; `>` what is typed; `!` Ctrl-C;
/// `<` what is said, `[ … ]` what happens, `-` an option or a button, `|` a line that is shown. In what is said or
/// shown `…` stands for any text, and a line that is only `…` for any number of lines. Ctrl-C right behind a request is
/// pressed while the request is being answered, else while nothing is going on.
package struct Transcript: Sendable, Equatable {
  package struct Settings: Sendable, Equatable {
    package var application: String?
    /// The language, as it is written: `de`, `pt-BR`.
    package var locale: String?
    /// A catalog to talk to in place of the installed applications: a path from the transcript's folder.
    package var catalog: String?
    package var channel = SessionSettings.Channel.everything
    package var questions = SessionSettings.Questions.ask
    /// The moment, as it is written: `2026-11-20T10:00`.
    package var now: String?
    /// Where it is held.
    package var place: String?
    /// A folder whose copy is the person's home: a path from the transcript's folder. Its `.bin` has the programs, its `.share` what is shared.
    package var home: String?
  }

  package enum Action: Sendable, Equatable {
    case types(String)
    /// Types something, and presses Ctrl-C before the answer is there.
    case interrupts(String)
    /// Presses Ctrl-C while nothing is going on.
    case presses

    package var text: String {
      switch self {
      case .types(let text): "> \(text)"
      case .interrupts(let text): "> \(text)  ! interrupt"
      case .presses: "! interrupt"
      }
    }
  }

  /// What a person does, and what is then seen.
  package struct Turn: Sendable, Equatable {
    package var action: Action
    /// The line of the file that it stands on, counted from zero.
    package var line: Int
    package var expected: [TranscriptPattern] = []
    /// The lines of the file that are expected ones.
    var expectedLines: [Int] = []
    /// The last line of the file that tells what the person does.
    var lastActionLine: Int
  }

  package var settings = Settings()
  package var turns: [Turn] = []
  var lines: [String] = []
}

/// A line that is seen, as a transcript writes it.
package struct TranscriptLine: Sendable, Hashable {
  package var text: String

  private init(_ mark: String, _ text: String) { self.text = text.isEmpty ? mark : "\(mark) \(text)" }

  static func says(_ text: String) -> TranscriptLine { TranscriptLine("<", text) }
  static func shows(_ text: String) -> TranscriptLine { TranscriptLine("|", text) }
  static func notes(_ text: String) -> TranscriptLine { TranscriptLine("[", "\(text) ]") }
  static func offers(_ number: Int?, _ title: String, _ subtitle: String?) -> TranscriptLine {
    TranscriptLine("-", (number.map { "\($0) " } ?? "") + title + (subtitle.map { " · \($0)" } ?? ""))
  }
}
