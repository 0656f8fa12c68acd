package import PhraseMatching

/// What an answer to a question comes to.
package enum Reply: Sendable, Equatable {
  /// Some of the options, counted from zero.
  case options([Int])
  case yes
  case no
  /// A button of the view, counted from zero.
  case button(Int)
  /// A number, a date…
  case typed(TypedValue)
  /// Words, for somebody else to look up.
  case words(String)
  /// Leave it.
  case cancel

  /// Whether nothing is to be done.
  package var isRefusal: Bool { self == .no || self == .cancel }
}
