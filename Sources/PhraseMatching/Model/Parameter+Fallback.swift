extension Parameter {
  /// What a parameter is where the request does not say it.
  public enum Fallback: Sendable, Hashable {
    /// The value with this identifier; of a text, these words.
    case text(String)
    /// A number; of a duration, seconds.
    case number(Double)
    /// Yes or no.
    case boolean(Bool)
    /// The value that is called like the place where the speaker is; none where that is unknown. See
    /// ``MatchOptions/place``.
    case place
  }

  /// Whether a request without it lacks nothing: where the speaker is may be unknown, any other fallback never is.
  var needNotBeSaid: Bool { isOptional || (fallback ?? .place) != .place }
}
