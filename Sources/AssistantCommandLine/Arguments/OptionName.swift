/// An option, by the name that follows two hyphens.
enum OptionName: String, CaseIterable {
  case catalog, bare, index, app, locale
  case json, jsonl
  case threshold, margin
  case wordsOnly = "words-only"
  case limit, explain, now
  case answer, yes
  case noInput = "no-input"
  case voiceOnly = "voice-only"
  case noLearning = "no-learning"
  case update, perturb, seed, robustness, junit
  case all, output
  case skipBuild = "skip-build"
  case severity, format, rule, without, portable, rules, fix, baseline
  case quick, workloads, plot, record, compare, sentences, conversations, lint
  case noTiming = "no-timing"
  case quiet, verbose, color, help, version

  /// Options whose values add up.
  static let repeatable: [OptionName] = [.catalog, .answer, .rule, .without]

  /// As it is written: `--no-input`.
  var spelled: String { "--\(rawValue)" }
}
