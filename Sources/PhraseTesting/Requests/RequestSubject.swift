package import IntentRuntime
package import PhraseMatching

/// Whatever requests are tried on: an index to match with, and perhaps applications that perform.
package struct RequestSubject {
  /// How sure a match has to be, and at which moment requests are typed that do not say.
  package var options: MatchOptions
  /// Finds what a request means, and performs nothing.
  package var match: (String, MatchOptions) -> Matching
  /// What intents are called, to tell a name that is misspelt from one that is out of reach; none where nobody knows.
  package var intents: [String] = []
  /// Performs a request in a conversation that begins with it, with applications that were never used before; nil, and
  /// said why, when they cannot be had.
  package var perform: (ExpectedRequest, CivilMoment) async -> Response?

  /// Makes something to try requests on.
  package init(
    options: MatchOptions, match: @escaping (String, MatchOptions) -> Matching,
    perform: @escaping (ExpectedRequest, CivilMoment) async -> Response? = { _, _ in nil }
  ) { (self.options, self.match, self.perform) = (options, match, perform) }

  /// An index, with which nothing is performed.
  package init(_ index: PhraseIndex, options: MatchOptions) {
    let matcher = Matcher(index: index)
    self.init(options: options, match: { matcher.match($0, options: $1) })
    intents = index.intents
  }
}
