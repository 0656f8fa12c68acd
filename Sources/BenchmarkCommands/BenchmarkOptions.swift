public import AssistantCommandLine

extension CommandSet {
  /// The command that measures: `bench`.
  public static var benchmarks: CommandSet { [.bench] }
}

/// What the options of `bench` say.
struct BenchmarkOptions: OptionGroup {
  /// What is measured.
  enum Subject: Equatable { case matching, completions, conversations, lint }

  /// How long it may take.
  enum Effort: Equatable { case full, quick }

  var effort = Effort.full
  var workloads: String?
  var plot: String?
  var record: String?
  var compare: String?
  var sentences: String?
  var subject = Subject.matching
  /// How many seconds random requests come.
  var soak: Int?
}

extension Options {
  var benchmarks: BenchmarkOptions {
    get { self[BenchmarkOptions.self] }
    set { self[BenchmarkOptions.self] = newValue }
  }
}

extension CommandOption {
  static let quick = flag("quick", "the small workloads and few rounds", \.benchmarks.effort, .quick)
  static let workloads = text(
    "workloads", "the workloads to choose from", "FILE", allowed: "the path of a file of workloads",
    \.benchmarks.workloads)
  static let plot = text(
    "plot", "draw latency against size", "FILE", allowed: "the path of the SVG to write", \.benchmarks.plot)
  static let record = text(
    "record", "keep the figures for later comparison", "FILE", allowed: "the path of the JSON to write",
    \.benchmarks.record)
  static let compare = text(
    "compare", "set the figures against recorded ones", "FILE", allowed: "the path of recorded figures",
    \.benchmarks.compare)
  static let sentences = text(
    "sentences", "answer labelled sentences instead", "FOLDER", allowed: "the path of a folder",
    \.benchmarks.sentences)
  static let conversations = flag(
    "conversations", "measure what performing costs beside matching", \.benchmarks.subject, .conversations)
  static let keystrokes = flag(
    "keystrokes", "measure what completing a keystroke takes", \.benchmarks.subject, .completions)
  static let soak = value(
    "soak", "let random requests come for some time: do memory and latency stay?", "SECONDS",
    allowed: "a whole number from 10 to 86400", \.benchmarks.soak
  ) { text in Int(text).flatMap { 10...86_400 ~= $0 ? .some($0) : nil } }
  static let lint = flag("lint", "measure how long lint takes", \.benchmarks.subject, .lint)
}
