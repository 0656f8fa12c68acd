/// Rows to choose from, and which of them is chosen.
struct ChoiceList: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    /// What choosing the row leads to.
    enum Effect: Equatable, Sendable {
      case replacement(String)
      case option(Int)
    }

    var label = ""
    var text: String
    var marks: [Range<Int>]
    var detail: String
    var effect: Effect
  }

  var rows: [Row] = []
  var chosen: Int?

  var chosenRow: Row? { chosen.map { rows[$0] } }

  /// Chooses the next row, behind the last one the first.
  mutating func cycleForward() {
    guard !rows.isEmpty else { return }
    chosen = chosen.map { ($0 + 1) % rows.count } ?? 0
  }

  /// Chooses the row before, before the first one the last.
  mutating func cycleBackward() {
    guard !rows.isEmpty else { return }
    chosen = ((chosen ?? 0) + rows.count - 1) % rows.count
  }

  /// Chooses a row further down, at most the last.
  mutating func moveDown(by count: Int = 1) {
    guard !rows.isEmpty else { return }
    chosen = min((chosen ?? -1) + count, rows.count - 1)
  }

  /// Chooses a row further up; above the first one none.
  mutating func moveUp(by count: Int = 1) {
    guard let index = chosen else { return }
    chosen = index == 0 ? nil : max(index - count, 0)
  }
}

extension ChoiceList {
  /// The rows of suggestions.
  init(_ completions: Completions) {
    rows = completions.rows.map {
      Row(text: $0.text, marks: $0.marks, detail: $0.detail, effect: .replacement($0.replacement.onOneLine))
    }
  }
}
