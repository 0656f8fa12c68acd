/// What kind of request is measured.
package enum RequestClass: String, Sendable, Hashable, CaseIterable {
  /// A phrase as its author wrote it, with the application's name.
  case exact
  /// Without the application's name.
  case unnamed
  /// With one typing mistake.
  case typo
  /// In a polite frame.
  case polite
  /// What a phrase means in other words.
  case reworded
  /// A sentence about something else, which may share a word or two.
  case miss
  /// Fifty words that make no sense.
  case long
  /// Five hundred of them.
  case veryLong
  /// Only the most common words of the catalog.
  case common
  /// A phrase with a mistake in every word.
  case misspelt
  /// Only words that nobody knows.
  case unknown
  /// Ten thousand words, each of which phrases have.
  case endless

  /// What the figures of several classes are summed up as.
  package enum Group: Sendable, Hashable {
    /// Ordinary requests that reach a shortcut.
    case hit
    /// Ordinary requests in other words than the phrases'.
    case synonym
    /// Ordinary requests that reach none.
    case miss
    /// Requests made to be slow, each class on its own.
    case worst
  }

  /// Where its figures belong.
  package var group: Group {
    switch self {
    case .exact, .unnamed, .typo, .polite: .hit
    case .reworded: .synonym
    case .miss: .miss
    case .long, .veryLong, .common, .misspelt, .unknown, .endless: .worst
    }
  }

  /// Whether its words alone do not decide where words mean something.
  package var asksMeaning: Bool { group == .synonym || group == .miss }
}

/// A request, and the answers that are right.
package struct BenchmarkRequest: Sendable, Hashable {
  /// What the matcher has to answer.
  package enum Expectation: Sendable, Hashable {
    /// This shortcut and no other, by its place in the index.
    case only(Int)
    /// One of these, which are called alike; the matcher may say that it cannot choose.
    case oneOf([Int])
    /// That nothing is recognized.
    case nothing
  }

  /// What is typed.
  package var text: String
  /// What kind of request it is.
  package var requestClass: RequestClass
  /// What has to come of it.
  package var expectation: Expectation
}
