internal import PhraseMatching

/// What an ambiguous request leaves to choose from.
struct Alternatives: Equatable {
  /// What the choice is about.
  enum Subject: Equatable {
    /// One name that several values have.
    case value(parameter: String, name: String)
    /// Shortcuts that are about equally near.
    case shortcut
  }

  /// One thing to choose.
  struct Choice: Equatable {
    /// What stands for it: the value's identifier, or its number among the shortcuts.
    var id: String
    /// What to call it.
    var title: String
    /// What tells it from the others.
    var subtitle: String?
    /// The shortcut that it comes to.
    var candidate: Candidate
  }

  var subject: Subject
  var choices: [Choice]

  /// Sorts out what is ambiguous; nil when nothing is. `margin` is the least lead that was asked for.
  init?(in matching: Matching, margin: Double) {
    guard matching.outcome == .ambiguous, let best = matching.candidates.first else { return nil }
    let near = Self.near(matching.candidates, margin: matching.isExact ? 0 : margin)
    if near.count == 1, let parameter = best.sharedName {
      subject = .value(parameter: parameter.name, name: parameter.shown)
      choices = zip(parameter.values, best.separated).map { value, candidate in
        Choice(id: value.id, title: value.title, subtitle: value.subtitle, candidate: candidate)
      }
    } else {
      subject = .shortcut
      choices = near.flatMap(\.separated).prefix(Self.most).enumerated().map { index, candidate in
        Choice(
          id: "\(index + 1)", title: candidate.summary, subtitle: candidate.distinction, candidate: candidate)
      }
    }
  }

  /// The candidates that are about as good as the best and do something else. Nothing rivals an exact match but another.
  private static func near(_ candidates: [Candidate], margin: Double) -> [Candidate] {
    var near: [Candidate] = []
    for candidate in candidates where candidate.distance == 0 || candidate.distance < margin {
      let isKnown = near.contains { $0.intent == candidate.intent && $0.application == candidate.application }
      if !isKnown { near.append(candidate) }
    }
    return near
  }

  /// The most shortcuts that anybody is asked to choose from.
  static let most = 9

  /// The question, in a sentence.
  var prompt: String {
    switch subject {
    case .shortcut: return "Did you mean …?"
    case .value(_, let name):
      let subtitles = choices.compactMap(\.subtitle)
      let which = subtitles.count == choices.count ? ": \(subtitles.listed)" : ""
      return "I know \(Self.count(choices.count)) called \(name)\(which). Which one?"
    }
  }

  private static func count(_ number: Int) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }
}

extension Candidate {
  /// The shortcut and its values: `Turn On: Desk Lamp`.
  var summary: String {
    values.isEmpty ? title : "\(title): \(values.map(\.shown).joined(separator: ", "))"
  }

  /// The first parameter whose name several values have.
  fileprivate var sharedName: FilledParameter? { values.first { $0.values.count > 1 } }

  /// What tells it from another of the same title: the application and the values' subtitles.
  fileprivate var distinction: String {
    ([application] + values.compactMap { $0.values.first?.subtitle }).joined(separator: ", ")
  }

  /// The same, a candidate for each value where a name has several.
  var separated: [Candidate] {
    guard let place = values.firstIndex(where: { $0.values.count > 1 }) else { return [self] }
    return values[place].values.map { value in
      var single = self
      single.values[place].values = [value]
      return single
    }
  }
}

extension FilledParameter {
  /// What fills it, as people call it.
  var shown: String { values.first?.title ?? typed?.shown ?? text }
}
