internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// A request, and the shortcut that it is asked about: two arguments, of which the first was quoted.
struct RivalryQuestion: Equatable {
  var request: String
  var shortcut: String

  /// Nil where the words are one request: anything but two, or two words that nobody quoted, of which the second is
  /// not spelled as intents are.
  init?(_ words: [String]) {
    guard words.count == 2, !words[1].allSatisfy(\.isWhitespace),
      words[0].contains(where: \.isWhitespace) || Self.isIdentifier(words[1])
    else { return nil }
    (request, shortcut) = (words[0], words[1])
  }

  /// Whether a word has a capital inside, as in `PauseTimer`: nobody types a request so.
  private static func isIdentifier(_ word: String) -> Bool {
    !word.contains(where: \.isWhitespace) && zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}

/// Tells what speaks for a shortcut and against it.
enum RivalryRun {
  static func run(_ question: RivalryQuestion, _ options: Options, on console: Console) async -> ExitCode {
    guard let loaded = await IndexLoader(options, console).load() else { return .unusable }
    let index = loaded.index
    let places = index.shortcuts(named: question.shortcut, application: loaded.application)
    guard !places.isEmpty else {
      let names = index.shortcutNames(application: loaded.application)
      console.report(RivalryMessages.unknownShortcut(question.shortcut, among: names))
      return .unusable
    }
    let guide = PromptGuide(index: index, options, application: loaded.application, console)
    let rivalry = ContrastiveExplanation(question.request, to: places, in: index, options: guide.options)
    let shortcut = RivalryShortcut(places, in: index)
    let isMeant = rivalry.meant.map { places.contains($0.shortcut) } ?? false
    write(rivalry, of: question, shortcut, options, on: console)
    return console.finished(max(loaded.code, rivalry.isReached || isMeant ? .success : .notRecognized))
  }

  private static func write(
    _ rivalry: ContrastiveExplanation, of question: RivalryQuestion, _ shortcut: RivalryShortcut, _ options: Options,
    on console: Console
  ) {
    guard options.format != .plain else {
      return console.output.line(RivalryText(console.style).text(of: rivalry, question, shortcut))
    }
    if options.format == .json { return console.write { $0.rivalry(rivalry, question, shortcut) } }
    var json = JSONWriter()
    json.rivalry(rivalry, question, shortcut)
    console.write(json)
  }
}

/// The shortcut that was asked about, as people know it.
struct RivalryShortcut: Equatable {
  var application: String
  var intent: String
  var title: String
  /// What reaches it.
  var example: String?

  init(_ places: Set<Int>, in index: PhraseIndex) { self.init(index.description(ofShortcut: places.min() ?? 0)) }

  private init(_ listing: ShortcutListing) {
    application = listing.application
    intent = listing.intent
    title = listing.title
    example = listing.example.isEmpty ? nil : listing.example
  }
}
