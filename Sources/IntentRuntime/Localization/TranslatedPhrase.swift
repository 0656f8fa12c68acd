import ApplePlatform
import Diagnostics
import Foundation
import PhraseMatching

/// A phrase as a translator wrote it, with what it translates.
struct TranslatedPhrase {
  /// What a translation has to keep of the author's phrases.
  struct Demands {
    /// Whether the application has to be named.
    let namesApplication: Bool
    /// The parameters that there are.
    let parameters: [String]

    /// What the translations of a shortcut have to keep: every phrase names the application, and no other parameters
    /// than those of the author's phrases.
    init(shortcut: [String]) {
      namesApplication = true
      parameters = shortcut.flatMap { PhraseTemplate.literal($0).template?.placeholderNames ?? [] }.distinct
    }

    /// What the translation of a phrase that is meant for others has to keep.
    init(negativePhrase: String) {
      namesApplication = negativePhrase.contains(TranslatedPhrase.applicationName)
      parameters = []
    }
  }

  let text: String
  /// The author's phrase, under which it is filed.
  let key: String
  let file: URL

  fileprivate static let applicationName = "${applicationName}"

  /// Why the translation cannot be used; `nil` if it can.
  func problem(under demands: Demands) -> LocalizationProblem? {
    if text.contains("\\(") {
      return problem(
        "phrase.swift-interpolation",
        "is written as in Swift; write '\(Self.applicationName)' for '\\(.applicationName)' and '${name}' for a "
          + "parameter")
    }
    let (template, findings) = PhraseTemplate.literal(text)
    guard let template else {
      return problem("phrase.malformed", "cannot be read: \(findings.first?.message ?? "it says nothing")")
    }
    if demands.namesApplication, !template.parts.contains(.application) {
      return problem(
        "phrase.no-application-name",
        "lacks '\(Self.applicationName)'; put it where people say the application's name")
    }
    return template.placeholderNames.lazy.compactMap { name in
      demands.parameters.contains(name) ? nil : unknownParameter(name, among: demands.parameters)
    }.first
  }

  /// A key under which nobody looks.
  static func unusedKey(_ key: String, in file: URL) -> LocalizationProblem {
    key.contains("\\(")
      ? LocalizationProblem(
        "the key '\(key)' is written as in Swift, so it is never found; write '\(applicationName)' for "
          + "'\\(.applicationName)' and '${name}' for a parameter", in: file, rule: "phrase.swift-interpolation")
      : LocalizationProblem(
        "the key '\(key)' is no phrase of a shortcut and no negative phrase; take it out, or copy the phrase exactly",
        in: file, rule: "phrase.unused-translation")
  }

  private func unknownParameter(_ name: String, among known: [String]) -> LocalizationProblem {
    let names = known.map { "'${\($0)}'" }.joined(separator: ", ")
    return problem(
      "phrase.unknown-parameter",
      "names '${\(name)}', which the author's phrases do not have; "
        + (known.isEmpty ? "take it out" : "they have \(names)"))
  }

  private func problem(_ rule: String, _ message: String) -> LocalizationProblem {
    LocalizationProblem("the translation '\(text)' of '\(key)' \(message)", in: file, rule: rule)
  }
}
