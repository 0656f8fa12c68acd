internal import FileFormats
import Foundation
internal import Glibc

/// The language that people are answered in.
///
/// Linux's `Locale.current` ignores the environment, so everything that has to speak asks here.
package enum CurrentLanguage {
  /// That of the running task's scope, or else what the environment names.
  package static var locale: Locale { TaskScopes.current?.locale ?? environmentLocale }

  /// Does something in another language.
  package static func speaking<Result>(_ locale: Locale, _ operation: () throws -> Result) rethrows -> Result {
    try TaskScopes.$current.withValue(LanguageScope(locale), operation: operation)
  }

  /// What the environment of the process names, read once.
  private static let environmentLocale = locale(environment: ProcessInfo.processInfo.environment)

  /// The variables that name the language, the one that wins first.
  private static let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The locale that an environment names: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that has the shape of a
  /// language.
  ///
  /// `C`, `POSIX` and silence mean the development language, English.
  package static func locale(environment: [String: String]) -> Locale {
    let named = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty && LocaleName(variable: $0) != nil }
    let identifier = (named ?? "").prefix { $0 != "." && $0 != "@" }
    let isDevelopmentLanguage = ["", "C", "POSIX"].contains(identifier)
    return Locale(identifier: isDevelopmentLanguage ? "en" : String(identifier))
  }

  /// The variables of an environment that should name a language and name none.
  package static func malformedVariables(in environment: [String: String]) -> [(name: String, value: String)] {
    variables.compactMap { name in environment[name].map { (name, $0) } }.filter { LocaleName(variable: $0.1) == nil }
  }

  /// Takes the variables that name no language out of the environment of the process, and returns them.
  ///
  /// Foundation reads them by itself when it first writes a number or a date, and crashes on some. To be called before
  /// other threads are started, as every change of the environment.
  package static func dropMalformedVariables() -> [(name: String, value: String)] {
    let malformed = malformedVariables(in: ProcessInfo.processInfo.environment)
    for variable in malformed { unsetenv(variable.name) }
    return malformed
  }
}
