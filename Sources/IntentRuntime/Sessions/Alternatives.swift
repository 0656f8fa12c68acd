package import Dialog
package import PhraseMatching

/// What an ambiguous request leaves to choose from.
package struct Alternatives: Equatable {
  package enum Subject: Equatable {
    /// One name that several values have.
    case value(parameter: String, name: String)
    /// Shortcuts that are about equally near.
    case shortcut
  }

  package struct Choice: Equatable {
    /// What stands for it: the value's identifier, or its number among the shortcuts.
    package var id: String
    package var title: String
    /// What tells it from the others.
    package var subtitle: String?
    /// The shortcut that it comes to.
    package var candidate: Candidate
  }

  package var subject: Subject
  package var choices: [Choice]

  /// Sorts out what is ambiguous; nil when nothing is, or nothing that a person could tell apart. `margin` is the least lead that was asked for.
  package init?(in matching: Matching, margin: Double) {
    guard matching.outcome == .ambiguous, let best = matching.candidates.first else { return nil }
    let rivals = Self.rivals(matching.candidates, margin: matching.isExact ? 0 : margin)
    let near = rivals.distinct { [$0.application, $0.intent] }
    if near.count == 1, let parameter = best.sharedName {
      subject = .value(parameter: parameter.name, name: parameter.shown)
      choices = zip(parameter.values, best.separated).map { value, candidate in
        Choice(id: value.id, title: value.title, subtitle: value.subtitle, candidate: candidate)
      }
      choices.tellApart(by: [\.id])
    } else {
      subject = .shortcut
      choices = Self.choices(between: near.count > 1 ? near : rivals)
      choices.tellApart(by: [\.candidate.phrase, \.candidate.intent])
    }
    if choices.count < 2 { return nil }
  }

  /// The candidates that are about as good as the best. Nothing rivals an exact match but another.
  private static func rivals(_ candidates: [Candidate], margin: Double) -> [Candidate] {
    candidates.filter { $0.distance == 0 || $0.distance < margin }
  }

  /// A choice for each candidate and value that does not look like one before and do the same.
  private static func choices(between candidates: [Candidate]) -> [Choice] {
    let distinct = candidates.flatMap(\.separated).distinct { candidate in
      [candidate.intent, candidate.summary, candidate.distinction] + candidate.values.compactMap { $0.values.first?.id }
    }
    return distinct.prefix(Self.most).enumerated().map { index, candidate in
      Choice(id: "\(index + 1)", title: candidate.summary, subtitle: candidate.distinction, candidate: candidate)
    }
  }

  /// The most shortcuts that anybody is asked to choose from.
  package static let most = 9

  package func prompt(_ wording: any Wording) -> String {
    switch subject {
    case .shortcut: return wording.didYouMean()
    case .value(_, let name):
      let subtitles = choices.compactMap(\.subtitle)
      return wording.severalCalled(
        name: name, count: choices.count, subtitles: subtitles.count == choices.count ? subtitles : [])
    }
  }
}

extension [Alternatives.Choice] {
  /// Adds to the subtitles of choices that read the same the first property in which all of them differ.
  fileprivate mutating func tellApart(by properties: [KeyPath<Alternatives.Choice, String>]) {
    let titled = indices.filter { self[$0].subtitle != nil }
    let groups = Dictionary(grouping: titled) { [self[$0].title, self[$0].subtitle ?? ""] }
    for group in groups.values where group.count > 1 {
      let telling = properties.first { property in Set(group.map { self[$0][keyPath: property] }).count == group.count }
      guard let telling else { continue }
      for index in group {
        let detail = self[index][keyPath: telling]
        self[index].subtitle?.append(", \(detail)")
      }
    }
  }
}

extension [Candidate] {
  /// The first of those that have the same key.
  fileprivate func distinct(by key: (Candidate) -> [String]) -> [Candidate] {
    var seen: Set<[String]> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Candidate {
  /// The shortcut and its values: `Turn On: Desk Lamp`.
  package var summary: String { values.isEmpty ? title : "\(title): \(values.map(\.shown).joined(separator: ", "))" }

  /// The first parameter whose name several values have.
  fileprivate var sharedName: FilledParameter? { values.first { $0.values.count > 1 } }

  /// What tells it from another of the same title: the application and the values' subtitles.
  fileprivate var distinction: String {
    ([application] + values.compactMap { $0.values.first?.subtitle }).joined(separator: ", ")
  }

  /// The same, a candidate for each value where a name has several.
  package var separated: [Candidate] {
    guard let index = values.firstIndex(where: { $0.values.count > 1 }) else { return [self] }
    return values[index].values.map { value in
      var single = self
      single.values[index].values = [value]
      return single
    }
  }
}

extension FilledParameter {
  /// What fills it, as people call it.
  package var shown: String { values.first?.title ?? typed?.shown ?? text }
}
