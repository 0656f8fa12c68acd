internal import PhraseCatalogs
internal import PhraseMatching

extension Command {
  /// Compiles catalogs to an index file.
  package static let compile = Command(
    "compile", "compile phrases to an index that opens at once",
    usage: "[OPTION…] -o FILE",
    examples: """
      behest compile -o all.index  # everything that is installed
      behest compile --bare --catalog phrases/home.json -o home.index  # one catalog
      behest --index home.index turn everything off  # and how the index is used
      """,
    notes: [
      """
      An index finds shortcuts and performs nothing. FILE may be new, empty, or an older index, which is replaced as a whole; any other file is left alone.
      """,
      """
      What cannot be compiled is told on standard error and left out, and the exit status stays 0; a catalog that \
      cannot be read at all makes it 2, and the others are compiled.
      """,
      """
      The index holds what its phrases mean as well, which is learned now and need not be when a request says it in \
      other words: that takes milliseconds for an app's phrases and seconds for ten thousand.
      """,
    ],
    operands: .paths,
    options: [.catalog, .bare, .locale, .output],
    run: CompileCommand.run
  )
}

enum CompileCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    if let problem = problem(with: invocation) {
      console.report(problem)
      return .unusable
    }
    guard let path = options.output else { return .unusable }
    do {
      try IndexFile.checkWriting(path)
    } catch {
      console.report(error)
      return .unusable
    }
    let start = console.nanoseconds()
    guard let compiled = await IndexLoader(options, console).compile() else { return .unusable }
    let compiling = console.nanoseconds() - start
    let index = compiled.index.learned()
    let learning = console.nanoseconds() - start - compiling
    do {
      try IndexFile.write(index, to: path)
    } catch {
      console.report(error)
      return .unusable
    }
    if options.verbosity != .quiet {
      let times = options.timing == .shown ? CompilationSummary.Times(compiling: compiling, learning: learning) : nil
      console.report(CompilationSummary(index: index, textBytes: compiled.textBytes, times: times))
    }
    return compiled.code
  }

  private static func problem(with invocation: Invocation) -> UsageError? {
    if let word = invocation.words.first { return .needlessWords("compile", word) }
    switch invocation.options.output {
    case nil: return .missing(.output, of: "compile")
    case "-": return .indexToOutput
    default: return nil
    }
  }
}

/// What a compilation came to: `312 phrases, 148 values; 84512 bytes, 61 per phrase beyond text; 12.30 ms; 96104 bytes
/// learned in 35.20 ms`.
struct CompilationSummary: CustomStringConvertible {
  /// How many nanoseconds it took.
  struct Times {
    var compiling: UInt64
    var learning: UInt64
  }

  var index: PhraseIndex
  /// Bytes of the texts that went in; nil where nobody knows.
  var textBytes: Int?
  /// What it took; nil to say nothing of it.
  var times: Times?

  var description: String {
    let size = index.memory.bytes.count - index.learnedBytes
    let perPhrase = textBytes.map { ", \(max(0, size - $0) / max(1, index.phraseCount)) per phrase beyond text" }
    let time = times.map { "; \(Self.milliseconds($0.compiling))" } ?? ""
    return "\(counted(index.phraseCount, "phrase")), \(counted(index.valueCount, "value")); "
      + "\(size) bytes\(perPhrase ?? "")\(time)\(learned)"
  }

  private var learned: String {
    guard index.learnedBytes > 0 else { return "" }
    return "; \(index.learnedBytes) bytes learned" + (times.map { " in \(Self.milliseconds($0.learning))" } ?? "")
  }

  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    "\((Double(nanoseconds) / 1_000_000).decimals(2)) ms"
  }
}

extension PhraseMatching.Application {
  /// The bytes of all that its author wrote.
  var textSize: Int {
    let ownTexts = [name] + synonyms + negativePhrases.map(\.text)
    let shortcutTexts = shortcuts.flatMap { shortcut in
      [shortcut.intent, shortcut.title, shortcut.image ?? ""] + shortcut.phrases.map(\.text)
        + shortcut.parameters.flatMap { [$0.name, $0.prompt ?? ""] }
    }
    let size = { (texts: [String]) in texts.reduce(0) { $0 + $1.utf8.count } }
    return size(ownTexts) + size(shortcutTexts)
      + entities.reduce(0) { sum, entity in
        entity.values.reduce(sum + size([entity.name, entity.title])) { sum, value in
          sum + size([value.id, value.title, value.subtitle ?? ""] + value.synonyms)
        }
      }
  }
}
