import ApplePlatform
import Foundation
import PhraseCatalogs

/// A phrase as a translator wrote it, with what it translates.
struct TranslatedPhrase {
  let text: String
  /// The author's phrase, under which it is filed.
  let key: String
  let file: URL

  private static let applicationName = "${applicationName}"

  /// Why the translation cannot be used; `nil` if it can.
  func problem(under demands: PhraseDemands) -> LocalizationTableError? {
    do throws(PhraseDemandError) {
      _ = try demands.template(of: text)
      return nil
    } catch {
      return problem(for: error, known: demands.parameters)
    }
  }

  private func problem(for violation: PhraseDemandError, known: [String]) -> LocalizationTableError {
    switch violation {
    case .swiftInterpolation:
      problem(
        "phrase.swift-interpolation",
        "is written as in Swift; write '\(Self.applicationName)' for '\\(.applicationName)' and '${name}' for a "
          + "parameter")
    case .malformed(let reason):
      problem("phrase.malformed", "cannot be read: \(reason ?? "it says nothing")")
    case .noApplicationName:
      problem(
        "phrase.no-application-name",
        "lacks '\(Self.applicationName)'; put it where people say the application's name")
    case .unknownParameter(let name): unknownParameter(name, among: known)
    }
  }

  /// A key under which nobody looks.
  static func unusedKey(_ key: String, in file: URL) -> LocalizationTableError {
    key.contains("\\(")
      ? LocalizationTableError(
        "the key '\(key)' is written as in Swift, so it is never found; write '\(applicationName)' for "
          + "'\\(.applicationName)' and '${name}' for a parameter", in: file, rule: "phrase.swift-interpolation")
      : LocalizationTableError(
        "the key '\(key)' is no phrase of a shortcut and no negative phrase; take it out, or copy the phrase exactly",
        in: file, rule: "phrase.unused-translation")
  }

  private func unknownParameter(_ name: String, among known: [String]) -> LocalizationTableError {
    let names = known.map { "'${\($0)}'" }.joined(separator: ", ")
    return problem(
      "phrase.unknown-parameter",
      "names '${\(name)}', which the author's phrases do not have; "
        + (known.isEmpty ? "take it out" : "they have \(names)"))
  }

  private func problem(_ rule: String, _ message: String) -> LocalizationTableError {
    LocalizationTableError("the translation '\(text)' of '\(key)' \(message)", in: file, rule: rule)
  }
}
