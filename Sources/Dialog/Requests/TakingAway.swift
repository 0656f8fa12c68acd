internal import PhraseMatching

/// What a text takes away of what was done or listed before: "drop the first one", "not the ridge though".
package struct TakingAway: Sendable, Equatable {
  package enum Form: Sendable {
    /// "Drop the first one": takes away what is there.
    case removal
    /// "Take the tower out again", "put the gouda back": makes it as it was.
    case restoration
    /// "Not the ridge though": leaves out some of what was done just now.
    case exception
    /// "Keep the ridge": what was taken away is to stay.
    case keeping
    /// "Leave the ridge alone": nothing is to be done with it.
    case sparing
    /// "Only the ridge": of several that were done just now, one is to stay.
    case limit
  }

  package var form: Form
  /// What it takes away, in its own words.
  package var topic: String
  /// The verb; empty where there is none, as in "only the ridge".
  package var verb: String
  /// Whether the verb says where a thing goes: "put".
  package var isPlacing = false
}

extension ContinuationReader {
  /// What a text takes away, if it says nothing else.
  package func takenAway(in text: String) -> TakingAway? {
    let table = words.takings
    var rest = Words(of: text)
    while let (_, count) = table.closings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    while opening(of: rest, table) == nil,
      let count = words.openings.opening(of: rest)?.count ?? words.asides.interjections.opening(of: rest)?.count,
      count < rest.count
    {
      rest = rest.dropFirst(count)
    }
    return behindVerb(rest, text, table) ?? sparing(rest, text, table) ?? inFrontOfVerb(rest, text, table)
  }

  /// Whether a text says where something went, so that what it did is what "put it back" takes back.
  package func places(_ text: String) -> Bool {
    Words(of: text).contains { word in words.takings.placings.contains(Words(of: word.text)) }
  }

  /// Whether a verb only says that something comes somewhere: "throw" in "throw it into the box".
  package func brings(_ verb: String) -> Bool { words.takings.bringings.contains(Words(of: verb)) }

  private func opening(of rest: Words, _ table: TakingWords) -> Int? {
    [table.exceptions, table.removals, table.movers, table.keepings, table.limits, table.keepingLimits, table.sparings]
      .compactMap {
        $0.opening(of: rest)?.count
      }.max()
  }

  private func behindVerb(_ words: Words, _ text: String, _ table: TakingWords) -> TakingAway? {
    var rest = words
    if let (_, count) = table.exceptions.opening(of: rest), count < rest.count {
      return TakingAway(form: .exception, topic: text.part(rest.dropFirst(count).range), verb: "")
    }
    if let (_, count) = table.keepingLimits.opening(of: rest), count < rest.count {
      let verb = text.part(rest.prefix(count).range).lowercased()
      return TakingAway(form: .limit, topic: text.part(rest.dropFirst(count).range), verb: verb)
    }
    if let (_, count) = table.limits.opening(of: rest), count < rest.count {
      return TakingAway(form: .limit, topic: text.part(rest.dropFirst(count).range), verb: "")
    }
    if let (_, count) = table.keepings.opening(of: rest), count < rest.count {
      return TakingAway(form: .keeping, topic: text.part(rest.dropFirst(count).range), verb: "")
    }
    let removal = table.removals.opening(of: rest)?.count
    guard let count = removal ?? table.movers.opening(of: rest)?.count, count < rest.count else { return nil }
    let verb = text.part(rest.prefix(count).range).lowercased()
    rest = rest.dropFirst(count)
    // "Out again", and the other way round in German.
    let isLast = dropping(table.returns, from: &rest)
    let isMoved = dropping(table.particles, from: &rest)
    let returns = dropping(table.returns, from: &rest) || isLast
    guard removal != nil || returns || isMoved, !rest.isEmpty else { return nil }
    return TakingAway(
      form: returns ? .restoration : .removal, topic: text.part(rest.range), verb: verb, isPlacing: places(verb))
  }

  private func sparing(_ words: Words, _ text: String, _ table: TakingWords) -> TakingAway? {
    guard let (_, count) = table.sparings.opening(of: words), count < words.count else { return nil }
    var rest = words.dropFirst(count)
    _ = dropping(table.limitClosings, from: &rest)
    return TakingAway(form: .sparing, topic: text.part(rest.range), verb: "")
  }

  private func inFrontOfVerb(_ rest: Words, _ text: String, _ table: TakingWords) -> TakingAway? {
    let tables = [
      (table.removalClosings, TakingAway.Form.removal), (table.exceptionClosings, .exception),
      (table.keepingClosings, .keeping), (table.limitClosings, .limit),
    ]
    for (closings, form) in tables {
      if let (_, count) = closings.closing(of: rest), count < rest.count {
        return TakingAway(form: form, topic: text.part(rest.dropLast(count).range), verb: "")
      }
    }
    return nil
  }

  private func dropping(_ table: PhraseTable<Void>, from rest: inout Words) -> Bool {
    guard let (_, count) = table.closing(of: rest), count < rest.count else { return false }
    rest = rest.dropLast(count)
    return true
  }
}
