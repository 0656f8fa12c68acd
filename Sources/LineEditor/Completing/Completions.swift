/// What a line may become: a text behind the cursor, and rows below the line to choose from.
package struct Completions: Equatable, Sendable {
  /// One of the lines to choose from.
  package struct Row: Equatable, Sendable {
    package var text: String
    /// The characters of the text that stand out: those that were typed.
    package var marks: [Range<Int>]
    /// What is said about it, dimmed.
    package var detail: String
    /// What the line becomes when the row is chosen.
    package var replacement: String

    package init(_ text: String, marks: [Range<Int>] = [], detail: String = "", replacement: String? = nil) {
      (self.text, self.marks, self.detail) = (text, marks, detail)
      self.replacement = replacement ?? text
    }
  }

  /// When the rows are shown.
  package enum Visibility: Sendable {
    case always
    /// They do not stand below a line before Tab is pressed.
    case afterTab
  }

  /// What would go on behind the cursor; shown only when the cursor is at the end of the line.
  package var ghost: String
  /// The best first; some five are shown at a time.
  package var rows: [Row]

  package var visibility: Visibility

  package init(ghost: String = "", rows: [Row] = [], visibility: Visibility = .always) {
    (self.ghost, self.rows, self.visibility) = (ghost, rows, visibility)
  }

  package static let none = Completions()
}

/// Completes a line whose cursor stands behind so many characters. Called for every change, between a key and what it draws.
package typealias LineCompleter = @Sendable (_ text: String, _ cursor: Int) -> Completions
