/// Lines that are expected, beside those that were seen.
package struct TranscriptComparison: Sendable, Equatable {
  /// A line that is expected, one that was seen, or both where they belong together.
  package struct Row: Sendable, Equatable {
    package var expected: TranscriptPattern?
    package var actual: TranscriptLine?

    /// Whether something is missing or too much.
    package var isDifferent: Bool { expected != .anyLines && (expected == nil || actual == nil) }
  }

  package private(set) var rows: [Row] = []

  package var isEqual: Bool { rows.allSatisfy { !$0.isDifferent } }

  /// Puts lines beside one another so that as few as possible differ. Costs the product of their numbers.
  package init(_ expected: [TranscriptPattern], _ actual: [TranscriptLine]) {
    let differences = Differences(expected, actual)
    var position = Position(row: 0, column: 0)
    while let move = differences.move(at: position) {
      rows.append(
        Row(
          expected: move == .extra ? nil : expected[position.row],
          actual: move == .missing || move == .nothing ? nil : actual[position.column]))
      position = move.applied(to: position)
    }
    // A gap that took lines has them beside it already.
    let all = rows
    rows = zip(all, [nil] + all.map(Optional.some)).compactMap { row, before in
      row.expected == .anyLines && row.actual == nil && before?.expected == .anyLines ? nil : row
    }
  }
}

/// How far both columns are read.
private struct Position {
  var row: Int
  var column: Int
}

/// What becomes of the next lines.
private enum Move {
  /// They belong together.
  case together
  /// A gap takes the line that was seen, and goes on.
  case taken
  /// A gap takes no more.
  case nothing
  /// What is expected was not seen.
  case missing
  /// What was seen is not expected.
  case extra

  /// What it adds to the differences.
  var cost: Int { self == .missing || self == .extra ? 1 : 0 }

  func applied(to position: Position) -> Position {
    switch self {
    case .together: Position(row: position.row + 1, column: position.column + 1)
    case .taken, .extra: Position(row: position.row, column: position.column + 1)
    case .nothing, .missing: Position(row: position.row + 1, column: position.column)
    }
  }
}

/// How many lines have to differ, from each pair of positions to the ends.
private struct Differences {
  private let expected: [TranscriptPattern]
  private let actual: [TranscriptLine]
  private var counts: [[Int]]

  init(_ expected: [TranscriptPattern], _ actual: [TranscriptLine]) {
    (self.expected, self.actual) = (expected, actual)
    counts = Array(repeating: Array(repeating: 0, count: actual.count + 1), count: expected.count + 1)
    for row in stride(from: expected.count, through: 0, by: -1) {
      for column in stride(from: actual.count, through: 0, by: -1) {
        let position = Position(row: row, column: column)
        if let move = move(at: position) { counts[row][column] = count(after: move, at: position) }
      }
    }
  }

  func move(at position: Position) -> Move? {
    moves(at: position).min { count(after: $0, at: position) < count(after: $1, at: position) }
  }

  private func count(after move: Move, at position: Position) -> Int {
    let next = move.applied(to: position)
    return move.cost + counts[next.row][next.column]
  }

  /// What is possible, the preferred first.
  private func moves(at position: Position) -> [Move] {
    switch (position.row < expected.count, position.column < actual.count) {
    case (false, false): []
    case (false, true): [.extra]
    case (true, false): [expected[position.row] == .anyLines ? .nothing : .missing]
    case (true, true):
      if expected[position.row] == .anyLines {
        [.taken, .nothing]
      } else if expected[position.row].matches(actual[position.column]) {
        [.together, .missing, .extra]
      } else {
        [.missing, .extra]
      }
    }
  }
}
