internal import IntentRuntime
internal import PhraseMatching

extension PhraseTester {
  /// Expects a request to reach an intent; throws what happens instead, and why.
  ///
  /// ```swift
  /// try await app.expect("how is catbels", reaches: "GetTrailConditions", with: ["trail": "Catbells"], margin: 0.1)
  /// ```
  ///
  /// - Parameters:
  ///   - request: what is said.
  ///   - intent: the name of the intent's type, or the intent of a catalog.
  ///   - parameters: what the request says of parameters, as titles of values; those not named may have any.
  ///   - margin: how far the shortcut has to be ahead of the next one at least.
  public func expect(
    _ request: String, reaches intent: String, with parameters: [String: String] = [:], margin: Double = 0
  ) async throws {
    try check(intent, parameters)
    let match = try await matchOrNearest(request)
    let wanted = WantedMatch(intent: intent, parameters: parameters, margin: margin)
    guard !wanted.isMet(by: match) else { return }
    throw PhraseTestFailure(text(of: match, missing: wanted))
  }

  /// Expects a request to reach nothing; throws what it reaches.
  public func expect(unrecognized request: String) async throws {
    let match = try await match(request)
    guard match.outcome != .notRecognized else { return }
    throw PhraseTestFailure(
      """
      \(FailureMessages.quoted(request)) should not be recognized
      it \(MatchText(match).verdict)
      \(MatchText(match).table)
      """)
  }

  /// Whether a request reaches an intent, for `#expect(await app.reaches("OpenTrail", saying: "open catbells"))`.
  ///
  /// ``expect(_:reaches:with:margin:)`` tells why not.
  public func reaches(
    _ intent: String, saying request: String, with parameters: [String: String] = [:], margin: Double = 0
  ) async -> Bool {
    do {
      try await expect(request, reaches: intent, with: parameters, margin: margin)
      return true
    } catch {
      return false
    }
  }

  /// Names that do not exist are told at once: they would never be reached.
  private func check(_ intent: String, _ parameters: [String: String]) throws {
    let sayable = registry.sayableIntents
    guard let known = sayable.first(where: { $0.intent == intent }) else {
      let names = registry.applications.map(\.name).joined(separator: " and ")
      throw PhraseTestFailure(FailureMessages.unknownIntent(intent, in: names, among: sayable.map(\.intent)))
    }
    for name in parameters.keys.sorted() where !known.parameters.contains(name) {
      throw PhraseTestFailure(FailureMessages.unknownParameter(name, of: intent, among: known.parameters))
    }
  }

  private func text(of match: PhraseMatch, missing wanted: WantedMatch) -> String {
    var lines = ["\(FailureMessages.quoted(match.request)) should reach \(wanted.description)"]
    lines.append("it \(MatchText(match).verdict)")
    lines.append(MatchText(match).table)
    let isShown = match.candidates.prefix(MatchText.mostRows).contains { $0.intent == wanted.intent }
    if !isShown { lines.append(MatchText.distant(wanted.intent, nearest(wanted.intent, to: match.request))) }
    return lines.joined(separator: "\n")
  }
}

/// What a request is expected to reach.
private struct WantedMatch {
  var intent: String
  var parameters: [String: String]
  var margin: Double

  func isMet(by match: PhraseMatch) -> Bool {
    match.outcome == .matched && match.intent == intent && match.margin >= margin
      && parameters.allSatisfy { match.says($0.value, of: $0.key) }
  }

  var description: String {
    let values = parameters.sorted { $0.key < $1.key }.map { (name: $0.key, shown: $0.value) }
    let named = values.isEmpty ? intent : "\(intent) with \(FailureMessages.values(values))"
    return margin > 0 ? "\(named), \(FailureMessages.share(margin)) ahead" : named
  }
}

extension PhraseMatch {
  /// Whether the request says that a parameter is a value, by the value's title or its identifier.
  fileprivate func says(_ value: String, of parameter: String) -> Bool {
    if self[parameter] == value { return true }
    let filled = matching.candidates.first?.values.first { $0.name == parameter }
    return filled?.values.count == 1 && filled?.values.first?.id == value
  }
}
