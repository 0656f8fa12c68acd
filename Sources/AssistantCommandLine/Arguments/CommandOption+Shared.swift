internal import Dialog
internal import FileFormats
internal import IntentRuntime
internal import PhraseMatching

// The options that the commands of every assistant have, and that registered commands may have as well.

extension CommandOption {
  /// Options of every command.
  static let common = [noTiming, quiet, color, help, version]
}

extension CommandOption {
  /// What to match with.
  package static let sources = [catalog, bare, index, app, locale]
  package static let catalog = list(
    "catalog", "a file of phrases to install; repeatable", "FILE", allowed: "the path of a catalog", \.catalogs,
    read: \.nonempty)
  package static let bare = flag(
    "bare", "without the installed applications: only catalogs", \.installed, .leftOut)
  package static let index = text(
    "index", "a compiled index to match with; performs nothing", "FILE", allowed: "the path of a compiled index",
    \.index)
  package static let app = text(
    "app", "only this application's shortcuts", "NAME", allowed: "an application's name", \.application)
  package static let locale = value(
    "locale", "the language of the requests: en, pt-BR", "LOCALE", allowed: "a language such as en or pt-BR",
    words: Wordings.languages, \.locale
  ) { LocaleName(written: $0).map { .some($0.text) } }

  package static let formats = [json, jsonl]
  package static let json = flag("json", "answer with a JSON object", \.format, .json)
  package static let jsonl = flag("jsonl", "answer with a JSON object per line", \.format, .jsonLines)
}

extension CommandOption {
  /// How to match; `--explain` where it is not what the command does anyway.
  package static let matching = [threshold, margin, wordsOnly, limit, now, here]
  static let matchingExplained = [threshold, margin, wordsOnly, limit, explain, now, here]
  package static let threshold = value(
    "threshold", "the least score that counts as recognized", "SCORE", allowed: share, \.threshold, read: \.share)
  package static let margin = value(
    "margin", "the least lead over the next shortcut", "SCORE", allowed: share, \.margin, read: \.share)
  package static let wordsOnly = flag("words-only", "compare words, not what they mean", \.similarity, .lexical)
  static let limit = value(
    "limit", "how many candidates to show", "COUNT", allowed: "a whole number from 1 to \(Options.greatestLimit)",
    \.limit
  ) { text in Int(text).flatMap { 1...Options.greatestLimit ~= $0 ? .some($0) : nil } }
  static let explain = flag("explain", "say what was compared with what", \.explanation, .steps)
  package static let now = value(
    "now", "pretend that it is this moment", "TIME", allowed: "a moment such as 2026-11-20T10:00", \.now
  ) { CivilMoment(written: $0).map { .some($0) } }
  package static let here = text(
    "here", "where you are: what is meant where a request names no place", "PLACE", allowed: "the name of a place",
    \.place)

  /// What `--threshold` and the like take.
  package static let share = "a number from 0 to 1"
}

extension CommandOption {
  /// What a conversation may ask.
  static let answering = [answer, yes, noInput, voiceOnly, plain, timeout, isolate]
  static let timeout = value(
    "timeout", "give a request up after so many seconds", "SECONDS", allowed: "a number of seconds, such as 30",
    \.timeout
  ) { text in Double(text).flatMap { $0 > 0 && $0 <= 1e9 ? .some($0) : nil } }
  package static let isolate = flag(
    "isolate", "run the apps in a process apart: one that crashes costs a turn", \.isolation, .apart)
  package static let noIsolate = flag(
    "no-isolate", "run the apps in this process: one that crashes ends it", \.isolation, .own)
  static let plain = flag("plain", "a prompt of plain lines, for screen readers", \.prompt, .plain)
  static let answer = list(
    "answer", "the value for a question, name=value; repeatable", "ANSWER",
    allowed: "a parameter and its value, such as lamp=desk", \.answers, read: Options.PreparedAnswer.init(written:))
  static let yes = flag("yes", letter: "y", "confirm without asking", \.questions, .agree)
  static let noInput = flag("no-input", "never ask anything", \.questions, .refuse)
  static let voiceOnly = flag("voice-only", "only what would be spoken", \.channel, .voice)
  /// What only performing has, with options of every command in the order of help.
  static let remembering = [noLearning, noTiming, quiet, verbose]
  static let noLearning = flag("no-learning", "remember nothing of what is done", \.learning, .off)
}

extension CommandOption {
  package static let all = flag("all", "list everything", \.extent, .all)
  package static let output = text(
    "output", letter: "o", "where to write: an index, a catalog, a folder of metadata", "PATH",
    allowed: "the path to write to", \.output)
  package static let noTiming = flag("no-timing", "leave out measured times", \.timing, .hidden)
  package static let quiet = flag(
    "quiet", letter: "q", "say nothing besides answers and errors", \.verbosity, .quiet)
  static let verbose = flag("verbose", "say what lies behind a failure", \.verbosity, .verbose)
  package static let color = choice("color", "color: auto, always or never", "WHEN", \.color)
  package static let help = flag("help", letter: "h", "show this help", \.page, .help)
  package static let manual = flag("man", "the manual page", \.page, .manual)
  package static let version = flag("version", "show the version", \.page, .version)
}

extension Options.PreparedAnswer {
  /// Reads `lamp=desk`.
  init?(written text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    name = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }
}

extension String {
  /// The text, unless it is empty.
  package var nonempty: String? { isEmpty ? nil : self }

  /// The number from 0 to 1 that is written.
  package var share: Double? { Double(self).flatMap { 0...1 ~= $0 ? $0 : nil } }
}
