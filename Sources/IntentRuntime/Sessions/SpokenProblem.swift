internal import AppIntents
internal import ApplePlatform
internal import Dialog
internal import Foundation

/// What is said of an error, and what is kept for whoever has to fix it.
struct SpokenProblem {
  let problem: Response.Problem

  /// The code of a reply that was no answer, twice.
  static let unusableReply = "reply.not-understood"

  /// The code of a turn that took longer than it may.
  static let timedOut = "request.timed-out"

  /// The error in the words of a language.
  init(_ error: any Error, _ wording: any Wording, in locale: Locale) {
    self = CurrentLanguage.speaking(locale) { SpokenProblem(error, wording) }
  }

  private init(_ error: any Error, _ wording: any Wording) {
    let detail = "\(error)"
    switch error {
    case IntentRunError.unusableReply, IntentRunError.missingValue:
      problem = Response.Problem(code: Self.unusableReply, message: Self.words(of: error) ?? "", detail: detail)
    case let unclear as UnclearStepError: problem = Response.Problem(code: "request.step-lost", message: unclear.reason)
    case let action as CatalogActionError:
      problem = action.problem
    default:
      let words = Self.words(of: error)
      problem = Response.Problem(
        code: "intent.failed", message: words ?? wording.somethingWentWrong(), detail: words == detail ? nil : detail)
    }
  }

  /// What an error says for people; nil if it says nothing to them.
  private static func words(of error: any Error) -> String? {
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible: String(localized: error.localizedStringResource)
    case let error as any LocalizedError: error.errorDescription
    default: nil
    }
  }
}
