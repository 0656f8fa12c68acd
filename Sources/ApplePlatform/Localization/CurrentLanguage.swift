import Foundation

/// The language that people are answered in.
///
/// Linux's `Locale.current` ignores the environment, so everything that has to speak asks here.
package enum CurrentLanguage {
  /// The locale for the running task and its children; it wins over the environment.
  @TaskLocal package static var override: Locale?

  /// The override, or else what the environment names.
  package static var locale: Locale { override ?? environmentLocale }

  /// What the environment of the process names, read once.
  private static let environmentLocale = locale(environment: ProcessInfo.processInfo.environment)

  /// The locale that an environment names: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
  ///
  /// `C`, `POSIX` and silence mean the development language, English.
  package static func locale(environment: [String: String]) -> Locale {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let identifier = (named ?? "").prefix { $0 != "." && $0 != "@" }
    let isDevelopmentLanguage = ["", "C", "POSIX"].contains(identifier)
    return Locale(identifier: isDevelopmentLanguage ? "en" : String(identifier))
  }
}
