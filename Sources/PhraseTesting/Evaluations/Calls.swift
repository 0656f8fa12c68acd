/// Expects intents to be called, or not to be.
///
/// A call counts if the intent ran and did not fail: one that waits for a yes does not count, unless calls are
/// disallowed. Calls besides those expected are all right; only `.disallowed` finds fault with calls.
public struct Calls: SiriTurnExpectation {
  /// In which order.
  public enum Ordering: String, Sendable {
    /// One after the other, as listed; others may come between.
    case ordered
    /// All of them, in any order.
    case unordered
    /// None of them.
    case disallowed
  }

  private let ordering: Ordering
  private let expected: [any AppIntentExpectationProviding]

  /// Expects calls.
  public init(
    _ ordering: Ordering = .ordered, @IntentExpectationBuilder _ expectations: () -> [any AppIntentExpectationProviding]
  ) {
    self.ordering = ordering
    expected = expectations()
  }

  /// Where the intents belong to.
  public var _sources: [_SiriSource] { expected.map { _SiriSource(source: $0.intentDefinition.definitions.source) } }

  /// Says which calls were made.
  public func _grade(_ turns: [SiriTranscript.Turn]) async throws -> _SiriGrade {
    let calls = Self.calls(in: turns)
    let counting = calls.filter { ordering == .disallowed ? $0.outcome.committed : $0.outcome.ran }
    var fits: [[Bool]] = []
    for expectation in expected {
      var row: [Bool] = []
      for call in counting { row.append(try await expectation.isSatisfied(by: call.intent, result: call.result)) }
      fits.append(row)
    }
    var grade = _SiriGrade(verdict: .met, expectation: description, seen: Self.text(of: calls))
    if ordering == .disallowed {
      grade.falseTriggers = Share(count: fits.count { $0.contains(true) }, total: expected.count)
      grade.verdict = grade.falseTriggers.count == 0 ? .met : .missed
      return grade
    }
    let named = expected.map { wanted in
      counting.map { $0.intent.typeIdentifier == wanted.intentDefinition.typeIdentifier }
    }
    let order: CallMatching.Order = ordering == .ordered ? .asListed : .any
    grade.intents = Share(count: CallMatching(named, order).most, total: expected.count)
    grade.slots = Share(count: CallMatching(fits, order).most, total: expected.count)
    grade.verdict = grade.slots.count == expected.count ? .met : .missed
    return grade
  }

  /// All calls; one that went on after an answer as it ended.
  private static func calls(in turns: [SiriTranscript.Turn]) -> [SiriTranscript.IntentInvocation] {
    turns.flatMap(\.invocations).reduce(into: []) { calls, call in
      if let place = calls.firstIndex(where: { $0.id == call.id }) { calls[place] = call } else { calls.append(call) }
    }
  }

  private static func text(of calls: [SiriTranscript.IntentInvocation]) -> String {
    calls.isEmpty ? "nothing was called" : "called: \(calls.map(\.description).joined(separator: "; "))"
  }

  private var description: String {
    let list = expected.map { "\($0)" }.joined(separator: ", ")
    return switch ordering {
    case .ordered: "calls \(list)"
    case .unordered: "calls, in any order, \(list)"
    case .disallowed: "does not call \(list)"
    }
  }
}

/// Finds the most calls that can be paired with what is expected.
struct CallMatching {
  enum Order { case asListed, any }

  /// Whether each expectation is met by each call.
  private let fits: [[Bool]]
  private let order: Order

  init(_ fits: [[Bool]], _ order: Order) { (self.fits, self.order) = (fits, order) }

  /// How many expectations are met, each by a call of its own.
  var most: Int { order == .asListed ? mostAsListed : mostInAnyOrder }

  private var mostAsListed: Int {
    let calls = fits.first?.count ?? 0
    // How many are met from each pair of places on.
    var best = Array(repeating: Array(repeating: 0, count: calls + 1), count: fits.count + 1)
    for row in fits.indices.reversed() {
      for call in (0..<calls).reversed() {
        best[row][call] = fits[row][call] ? best[row + 1][call + 1] + 1 : max(best[row + 1][call], best[row][call + 1])
      }
    }
    return best[0][0]
  }

  private var mostInAnyOrder: Int {
    var owner: [Int: Int] = [:]
    func place(_ row: Int, _ visited: inout Set<Int>) -> Bool {
      for call in fits[row].indices where fits[row][call] && visited.insert(call).inserted {
        if let other = owner[call], !place(other, &visited) { continue }
        owner[call] = row
        return true
      }
      return false
    }
    return fits.indices.count { row in
      var visited: Set<Int> = []
      return place(row, &visited)
    }
  }
}
