import CommandLineFixtures
import FileFormats
import Glibc
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

struct CommandTests {
  private let folder: TestFolder
  private let catalog: String

  init() throws {
    folder = try TestFolder()
    catalog = try folder.file("home.json", lampCatalog)
  }

  @Test func `a request of several words is answered`() async {
    let outcome = await TestBench().run("match", "--catalog", catalog, "Turn", "on", "desk", "lamp", "in", "Home")
    #expect(
      outcome.output == #"""
        Turn On — Home                                                            1.00
          lamp  Desk Lamp [desk]  from "desk lamp"
          "Turn on ${lamp} in ${applicationName}"

        """#)
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
  }

  @Test func `a request that is not recognized says so with 1`() async {
    let outcome = await TestBench().run("match", "--catalog", catalog, "xyz", "abc")
    #expect(outcome.code == .notRecognized)
    #expect(outcome.output == "I don’t know what to do with “xyz abc”.\nTry: Turn on Desk Lamp in Home\n")
  }

  @Test func `a value that nobody knows is named the shortcut that it was wanted of, and what is missing`() async {
    let outcome = await TestBench().run("match", "--catalog", catalog, "turn on the sauna lamp")
    #expect(outcome.code == .notRecognized)
    #expect(
      outcome.output == """
        I don’t know what to do with “turn on the sauna lamp”.
        The nearest is Turn On in Home, but I miss a lamp. (0.00)
        Try: Turn on Desk Lamp in Home

        """)
  }

  @Test(arguments: ["hello", "halp me", "weather", "mute"])
  func `a word that is no slip of a command is a request`(request: String) throws {
    #expect(try Invocation.read([request]).sentence == request)
  }

  @Test func `a request in the arguments leaves standard input alone`() async {
    let bench = TestBench("Turn on desk lamp in Home\n")
    #expect(await bench.run("match", "--catalog", catalog, "xyz", "abc").output.contains("xyz"))
  }

  @Test func `an index answers as its catalog does`() async throws {
    let index = "\(folder.path)/home.index"
    let compiled = await TestBench().run("compile", "--catalog", catalog, "-o", index, "--no-timing")
    #expect(compiled.code == .success)
    #expect(compiled.output == "")
    #expect(compiled.errors.hasPrefix("behest: 1 phrase, 3 values; "))
    let request = ["match", "--json", "--no-timing", "Turn on desk lamp in Home"]
    let indexed = await TestBench().run(request[0], request[1], request[2], "--index", index, request[3])
    let read = await TestBench().run(request[0], request[1], request[2], "--catalog", catalog, request[3])
    #expect(indexed == read)
  }

  @Test func `an index is replaced as a whole, and no draft stays behind`() async throws {
    let index = try folder.file("home.index", "")
    for _ in 1...2 {
      #expect(await TestBench().run("compile", "-q", "--catalog", catalog, "-o", index).code == .success)
    }
    #expect(FileTree.names(in: folder.path, endingWith: "") == ["home.index", "home.json"])
    #expect(try IndexFile.open(index).phraseCount == 1)
  }

  @Test func `only an ordinary file is replaced`() async {
    let outcome = await TestBench().run("compile", "--catalog", catalog, "-o", folder.path)
    #expect(
      outcome
        == .init(
          code: .unusable, output: "", errors: "behest: cannot write '\(folder.path)': it is not an ordinary file\n"))
  }

  @Test func `a file that is no index is left as it is`() async throws {
    let notes = try folder.file("notes.txt", "mine")
    for path in [catalog, notes] {
      let outcome = await TestBench().run("compile", "--catalog", catalog, "-o", path)
      let message = "cannot write '\(path)': the file exists and is not an index; choose another name"
      #expect(outcome == .init(code: .unusable, output: "", errors: "behest: \(message)\n"))
    }
    #expect(try FileContents.read(notes) == Array("mine".utf8))
    #expect(try FileContents.read(catalog) == Array(lampCatalog.utf8))
    #expect(FileTree.names(in: folder.path, endingWith: "") == ["home.json", "notes.txt"])
  }

  @Test func `no index goes to standard output`() async {
    let outcome = await TestBench().run("compile", "--catalog", catalog, "-o", "-")
    let message = "'compile' writes no index to standard output; name a file, such as: -o all.index"
    #expect(outcome == .init(code: .unusable, output: "", errors: "behest: \(message)  (a file called - is ./-)\n"))
  }

  @Test(arguments: [
    ("--index", "/dev/zero", "not an index file; make one with 'behest compile'"),
    ("--index", "/dev/urandom", "not an index file; make one with 'behest compile'"),
    ("--index", "/dev/null", "the file is empty; make an index with 'behest compile'"),
    ("--index", "/tmp", "it is a folder, not a file"),
    ("--catalog", "/tmp", "it is a folder, not a file"),
  ])
  func `what has no end or is no file is refused at once`(option: String, path: String, reason: String) async {
    let outcome = await TestBench().run("match", option, path, "lights off")
    #expect(outcome == .init(code: .unusable, output: "", errors: "behest: cannot read '\(path)': \(reason)\n"))
  }

  @Test func `a catalog that is named twice is taken once, however it is spelled`() async throws {
    let other = "\(folder.path)/./home.json"
    let request = "Turn on desk lamp in Home"
    let once = await TestBench().run("match", "--catalog", catalog, request)
    let twice = await TestBench().run("match", "--catalog", catalog, "--catalog", catalog, request)
    #expect(twice.output == once.output)
    #expect(twice.code == .success)
    #expect(twice.errors == "behest: '\(catalog)' is named twice and used once\n")
    let spelled = await TestBench().run("match", "--catalog", catalog, "--catalog", other, request)
    #expect(spelled.output == once.output)
    #expect(spelled.errors == "behest: '\(other)' is the same file as '\(catalog)' and used once\n")
    #expect(await TestBench().run("match", "-q", "--catalog", catalog, "--catalog", other, request) == once)
  }

  @Test func `two catalogs that say the same lead to no question`() async throws {
    let copy = try folder.file("copy.json", lampCatalog)
    let outcome = await TestBench().run("match", "--catalog", catalog, "--catalog", copy, "Turn on desk lamp in Home")
    let single = await TestBench().run("match", "--catalog", catalog, "Turn on desk lamp in Home")
    #expect(outcome == single)
  }

  @Test func `choices that read the same are told apart by their phrases`() async throws {
    let changes = ["TurnOn\"": "Flash\"", "Turn on ${lamp} in": "[please] turn on ${lamp} in"]
    let text = changes.reduce(lampCatalog) { $0.replacing($1.key, with: $1.value) }
    let other = try folder.file("other.json", text)
    let outcome = await TestBench().run("match", "--catalog", catalog, "--catalog", other, "Turn on desk lamp in Home")
    #expect(
      outcome.output == """
        Did you mean one of these?
          1  Turn On: Desk Lamp  Home, Turn on ${lamp} in ${applicationName}
          2  Turn On: Desk Lamp  Home, [please] turn on ${lamp} in ${applicationName}

        """)
  }

  @Test func `two catalogs of one application offer what differs`() async throws {
    let text = lampCatalog.replacing("title: \"Turn On\"", with: "title: \"Switch On\"")
    let other = try folder.file("other.json", text)
    let outcome = await TestBench().run("match", "--catalog", catalog, "--catalog", other, "Turn on desk lamp in Home")
    #expect(
      outcome.output == """
        Did you mean one of these?
          1  Turn On: Desk Lamp    Home
          2  Switch On: Desk Lamp  Home

        """)
  }

  @Test(arguments: ["", " ", "\t"])
  func `a blank request is not recognized and an example given`(request: String) async {
    let outcome = await TestBench().run("match", "--catalog", catalog, request)
    #expect(outcome.output == "That was empty.\nTry: Turn on Desk Lamp in Home\n")
    #expect(outcome.code == .notRecognized)
  }

  @Test func `an example asks for no free words where there is another`() async throws {
    let change = [
      "shortcuts: [": "shortcuts: [ { intent: \"Say\", title: \"Say\", parameters: { words: { type: \"text\" } }, "
        + "phrases: [\"Say ${words} in ${applicationName}\"] },"
    ]
    let path = try folder.file("say.json", change.reduce(lampCatalog) { $0.replacing($1.key, with: $1.value) })
    let outcome = await TestBench().run("match", "--catalog", path, "xyz abc")
    #expect(outcome.output.hasSuffix("Try: Turn on Desk Lamp in Home\n"))
  }

  @Test(
    arguments: [
      (nil, "No such file or directory"), ("", "the file is empty; make an index with 'behest compile'"),
      ("{}", "not an index file; make one with 'behest compile'"),
    ] as [(String?, String)])
  func `what is no index is named with the fix`(contents: String?, reason: String) async throws {
    let path = try contents.map { try folder.file("bad.index", $0) } ?? "\(folder.path)/bad.index"
    let outcome = await TestBench().run("match", "--index", path, "lights off")
    #expect(outcome == .init(code: .unusable, output: "", errors: "behest: cannot read '\(path)': \(reason)\n"))
  }

  @Test func `a catalog that cannot be read is told, and the others answer`() async {
    let outcome = await TestBench().run(
      "match", "--catalog", "missing.json", "--catalog", catalog, "Turn on desk lamp in Home")
    #expect(outcome.code == .unusable)
    #expect(outcome.errors == "behest: cannot read 'missing.json': No such file or directory\n")
    #expect(outcome.output.hasPrefix("Turn On — Home"))
  }

  @Test func `a catalog with a bad entry works, and the entry is shown`() async throws {
    let damaged = lampCatalog.split(separator: "\"Turn on ${lamp} in ${applicationName}\"").joined(
      separator: "\"Turn on ${lamp} in ${applicationName}\", \"Turn ${lamp\"")
    let path = try folder.file("damaged.json", damaged)
    let outcome = await TestBench().run("match", "--catalog", path, "Turn on desk lamp in Home")
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("\(path):14:"))
    #expect(outcome.errors.contains("[phrase.unclosed-placeholder]"))
  }

  @Test func `an application is found in any case, and a wrong one told`() async {
    #expect(await TestBench().run("match", "--catalog", catalog, "--app", "hOME", "Turn on desk lamp").code == .success)
    let outcome = await TestBench().run("match", "--catalog", catalog, "--app", "Hom", "Turn on desk lamp")
    #expect(outcome.errors == "behest: no application is called 'Hom'; did you mean 'Home'?\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `an application is found by its synonym, and a wrong name leads to all`() async throws {
    let text = lampCatalog.replacing("name: \"Home\"", with: "name: \"Cabin\", synonyms: [\"Forest Hut\"]")
    let cabin = try folder.file("cabin.json", text)
    let found = await TestBench().run(
      "match", "--catalog", catalog, "--catalog", cabin, "--app", "forest hut", "Turn on desk lamp")
    #expect(found.output.hasPrefix("Turn On — Cabin"))
    let near = await TestBench().run(
      "match", "--catalog", catalog, "--catalog", cabin, "--app", "Forest Hat", "Turn on desk lamp")
    let hint = "did you mean 'Forest Hut'?  (there are Home and Cabin)"
    #expect(near.errors == "behest: no application is called 'Forest Hat'; \(hint)\n")
    let far = await TestBench().run(
      "match", "--catalog", catalog, "--catalog", cabin, "--app", "Zoo", "Turn on desk lamp")
    #expect(far.errors == "behest: no application is called 'Zoo'; there are Home and Cabin\n")
  }

  @Test func `a listing has a line for each suggested value`() async {
    let outcome = await TestBench().run("list", "--catalog", catalog, "desk")
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix("Home\n  "))
    #expect(outcome.output.hasSuffix("Turn on Desk Lamp in Home\n"))
    #expect(
      await TestBench().run("list", "--catalog", catalog, "tree").errors == "behest: no shortcut has 'tree' in it\n")
  }

  @Test func `a listing that is cut says so`() async {
    let outcome = await TestBench().run("list", "--catalog", catalog, "--limit", "1")
    #expect(outcome.errors == "behest: there are more than 1 shortcut; --all lists them\n")
  }

  @Test func `an explanation fits eighty columns`() async {
    let outcome = await TestBench().run("explain", "--catalog", catalog, "please turn on the desk lamp right now")
    #expect(!outcome.output.isEmpty)
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: [40, 50, 63, 64, 72, 100])
  func `an explanation fits its terminal`(width: Int) async {
    var bench = TestBench()
    bench.style.width = width
    let outcome = await bench.run("explain", "--catalog", catalog, "please turn on the desk lamp right now")
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  @Test func `an explanation without a request is refused at a terminal`() async {
    let outcome = await TestBench(inputIsTerminal: true).run("explain", "--catalog", catalog)
    #expect(outcome.errors == "behest: 'explain' needs a request, such as: behest explain turn on the lamp\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `JSON for a person is indented`() async {
    var bench = TestBench()
    bench.outputIsTerminal = true
    #expect(
      await bench.run("match", "--catalog", catalog, "--json", "xyz abc").output.hasPrefix(
        "{\n  \"id\": null,\n  \"text\": \"xyz abc\",\n"))
    #expect(
      await TestBench().run("match", "--catalog", catalog, "--json", "xyz abc").output.hasPrefix(
        #"{"id":null,"text":"xyz abc","#))
  }
}
