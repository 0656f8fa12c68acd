internal import AssistantCommandLine
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseTesting

extension Command {
  /// Holds the conversations of transcripts and tries the requests of request files, and tells whether all goes as written.
  static let test = Command(
    "test", "try requests and hold written conversations, and see that all goes as written",
    usage: "[OPTION…] FILE…",
    examples: """
      behest test phrases  # every test in a folder
      behest test phrases/home.requests.jsonl  # the requests of one catalog
      behest test hello.txt  # one conversation
      behest test --perturb --seed 7 phrases  # disturbed as well: how robust are the phrases?
      behest test --junit tests.xml phrases  # and a report for a build server
      behest test --update hello.txt  # write down what happens
      behest test --catalog phrases/home.json -  # requests of standard input
      """,
    notes: [
      """
      A request file has an object a line (.jsonl) or an array of them (.json): text and what it should lead to, each \
      key optional: intent (null: not to be recognized; a list: any of them), parameters (all that it fills, by \
      identifier, title or value), application, phrase, outcome, dialog (… stands for any text), margin (the least \
      lead), answers for questions, now, here (where it is said). It is performed only where what is expected cannot \
      be seen otherwise, with applications that were never used before.
      """,
      """
      Settings are a first line without text, or stand beside "requests" in an object: catalog, app, locale, now, \
      here, threshold, margin, share (how many of the requests have to go as written; --all tells the rest). Without \
      --catalog and --bare the catalog beside the file is used alone: home.json for home.requests.jsonl. Home \
      Assistant's sentence tests, as JSON, are read as well, also with a test on each line.
      """,
      """
      --perturb tries each request that passes with slips of the keys, filler, other word order and other forms of \
      numbers; the same seed makes the same variants. It only informs, unless --robustness says what share has to pass.
      """,
      """
      A conversation holds what is typed behind > and what has to come of it: < what is said, [ … ] what happens, - 1 \
      an option or a button, | a line that is shown. … stands for any text, alone on a line for any lines. # begins a \
      comment; ! interrupt is Ctrl-C. Settings come first: @ app NAME, @ locale L, @ voice-only, @ now TIME, \
      @ here PLACE, @ yes, @ home FOLDER.
      """,
      """
      Of a folder, *.requests.jsonl, *.requests.json, *.txt and *.transcript are tested. Each conversation has \
      applications that were never used before: HOME, XDG_STATE_HOME and XDG_DATA_HOME name an empty folder, or a copy of \
      that of @ home. The exit status is 1 when something is different, 2 when a file cannot be read or has mistakes. --update keeps comments, settings \
      and order, and is refused where CI is set.
      """,
    ],
    operands: .paths,
    options: [
      .catalog, .bare, .app, .locale, .json, .threshold, .margin, .wordsOnly, .now, .here, .update, .perturb, .seed,
      .robustness, .junit, .all,
    ],
    run: TestCommand.run
  )
}

enum TestCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    guard isPossible(invocation, console), let files = TestFile.all(invocation.words, console),
      let state = stateFolder(console)
    else { return .unusable }
    defer { withExtendedLifetime(state) {} }
    return await TestRun(invocation.options, console, state).run(files)
  }

  /// Where applications keep their state from now on; nil, and said why, when there is no place for it.
  private static func stateFolder(_ console: Console) -> StateFolder? {
    do throws(FileError) {
      let folder = try StateFolder(in: console.variable("TMPDIR") ?? "/tmp")
      console.registration.keepState(folder.path)
      return folder
    } catch {
      console.report(AuthoringMessages.noStateFolder(error))
      return nil
    }
  }

  private static func isPossible(_ invocation: Invocation, _ console: Console) -> Bool {
    if invocation.words.isEmpty {
      console.report(UsageError.missingFile("test", example: "hello.txt"))
      return false
    }
    guard invocation.options.authoring.expectations == .updated else { return true }
    if console.isUnattended {
      console.report(AuthoringMessages.noUpdateInCI)
      return false
    }
    if invocation.words.contains(TestFile.standardInput.path) {
      console.report(AuthoringMessages.noUpdateOfInput)
      return false
    }
    return true
  }
}
