internal import PhraseMatching

/// Matches a workload's requests: once to warm up and to check the answers, once to count allocations, then a few
/// rounds against the clock.
struct MatchMeasurement {
  private let matcher: Matcher
  private let options: MatchOptions
  private let requests: [BenchmarkRequest]
  /// All requests, one behind the other.
  private let text: [UInt8]
  private let starts: [Int]
  /// The requests that are matched in one go: ordinary ones together, the worst each class on its own.
  private let batches: [[Int]]
  private var answers: [MatchDecision] = []
  private var nanoseconds: [Int]

  init(_ index: PhraseIndex, _ requests: [BenchmarkRequest], _ similarity: MatchOptions.Similarity = .lexical) {
    matcher = Matcher(index: index)
    options = MatchOptions(now: CivilMoment(year: 2026, month: 1, day: 1), similarity: similarity)
    self.requests = requests
    text = requests.flatMap(\.text.utf8)
    starts = requests.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.text.utf8.count) }
    let worst = RequestClass.allCases.filter { $0.group == .worst }
    let ordinary = requests.indices.filter { requests[$0].requestClass.group != .worst }
    batches = [ordinary] + worst.map { worst in requests.indices.filter { requests[$0].requestClass == worst } }
    nanoseconds = [Int](repeating: 0, count: requests.count)
  }

  private func decide(_ place: Int) -> MatchDecision { decide(place, options) }

  private func decide(_ place: Int, _ options: MatchOptions) -> MatchDecision {
    text.withUnsafeBufferPointer { text in
      matcher.decide(UnsafeBufferPointer(rebasing: text[starts[place]..<starts[place + 1]]), options: options)
    }
  }

  private func places(of requestClass: RequestClass) -> [Int] {
    requests.indices.filter { requests[$0].requestClass == requestClass }
  }

  // MARK: Answers

  /// Matches every request and compares the answers with those expected. Leaves the matcher warm.
  mutating func check(_ quotas: [Workload.Quota]) -> [ClassResult] {
    answers = requests.indices.map(decide)
    return quotas.compactMap { quota in
      let places = places(of: quota.requestClass)
      guard !places.isEmpty else { return nil }
      let wrong = places.filter { !requests[$0].expectation.allows(answers[$0]) }
      return ClassResult(
        requestClass: quota.requestClass,
        answers: AnswerFigures(
          requests: places.count, right: places.count - wrong.count, firstWrong: wrong.first.map(complaint)),
        atLeastRight: quota.atLeastRight)
    }
  }

  private func complaint(_ place: Int) -> String {
    let answer =
      switch answers[place].outcome {
      case .notRecognized: "not recognized"
      case .ambiguous: "ambiguous, first shortcut \(answers[place].shortcut)"
      case .matched: "shortcut \(answers[place].shortcut)"
      }
    return "'\(requests[place].text.prefix(120))' was \(answer) instead of \(requests[place].expectation)"
  }

  /// For how many requests it is asked what their words mean: whatever is nearest to them is judged by it.
  func countAskingMeaning() -> Int {
    var options = options
    options.threshold = 0
    options.explanation = .steps
    return requests.count { request in
      request.requestClass.asksMeaning
        && matcher.match(request.text, options: options).candidates.first?.explanation?.classification != nil
    }
  }

  // MARK: Allocations

  /// Matches every request once more and counts what is allocated.
  func countAllocations(_ watch: AllocationWatch, into result: inout WorkloadResult) {
    for place in result.classes.indices {
      let places = places(of: result.classes[place].requestClass)
      let figures = countAllocations(watch, places)
      result.classes[place].allocations = figures
      result.allocations.add(figures)
    }
  }

  private func countAllocations(_ watch: AllocationWatch, _ places: [Int]) -> AllocationFigures {
    var figures = AllocationFigures(matches: places.count, objects: nil, growths: -matcher.growths, heapBytes: nil)
    let matchAll = { for place in places { _ = decide(place) } }
    switch watch {
    case .matcher: matchAll()
    case .process:
      let before = Heap.bytesInUse
      figures.objects = AllocationCounter.count(matchAll)
      figures.heapBytes = before.flatMap { before in Heap.bytesInUse.map { $0 - before } }
    }
    figures.growths += matcher.growths
    return figures
  }

  // MARK: Time

  /// Matches every request against the clock. Returns whether each was answered as before.
  mutating func time(into samples: inout RoundSamples) -> Bool {
    var isSame = true
    for place in batches.joined() {
      let start = MonotonicClock.nanoseconds
      let decision = decide(place)
      nanoseconds[place] = MonotonicClock.nanoseconds - start
      isSame = isSame && decision == answers[place]
    }
    samples.addRound(zip(requests.lazy.map(\.requestClass), nanoseconds))
    return isSame
  }

  /// Matches every request by words alone, against the clock.
  mutating func timeByWords(into samples: inout RoundSamples) {
    var options = options
    options.similarity = .lexical
    for place in batches.joined() {
      let start = MonotonicClock.nanoseconds
      _ = decide(place, options)
      nanoseconds[place] = MonotonicClock.nanoseconds - start
    }
    samples.addRound(zip(requests.lazy.map(\.requestClass), nanoseconds))
  }
}

extension BenchmarkRequest.Expectation {
  /// Whether a decision is a right answer.
  func allows(_ decision: MatchDecision) -> Bool {
    switch self {
    case .only(let shortcut): decision.outcome == .matched && decision.shortcut == shortcut
    case .oneOf(let shortcuts):
      shortcuts.contains(decision.shortcut)
        && (decision.outcome == .matched || decision.outcome == .ambiguous && shortcuts.count > 1)
    case .nothing: decision.outcome == .notRecognized
    }
  }
}

extension BenchmarkRequest.Expectation: CustomStringConvertible {
  /// The right answer, in words.
  package var description: String {
    switch self {
    case .only(let shortcut): "shortcut \(shortcut)"
    case .oneOf(let shortcuts): "one of the shortcuts \(shortcuts)"
    case .nothing: "not recognized"
    }
  }
}
