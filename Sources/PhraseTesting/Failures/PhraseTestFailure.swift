public import Foundation

/// What a phrase test found out, in words that tell it all: a log of the run suffices.
public struct PhraseTestFailure: Error, LocalizedError, CustomStringConvertible, Equatable, Sendable {
  /// What was expected, what happened instead, and why.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The same, for frameworks that ask errors this way.
  public var errorDescription: String? { description }
}
