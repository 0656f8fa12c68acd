import Glibc
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

/// A folder for the files of one test, gone afterwards.
final class TestFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/behest-tests-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for name in FileContents.names(in: path, endingWith: "") { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = "\(path)/\(name)"
    var text = text
    try text.withUTF8 { try FileContents.replace(file, with: UnsafeRawBufferPointer($0)) }
    return file
  }
}

struct CommandTests {
  private let folder: TestFolder
  private let catalog: String

  init() throws {
    folder = try TestFolder()
    catalog = try folder.file("home.json", house)
  }

  @Test func `a request of several words is answered`() {
    let outcome = TestBench().run("--catalog", catalog, "Turn", "on", "desk", "lamp", "in", "Home")
    #expect(
      outcome.output == #"""
        Turn On — Home                                                            1.00
          lamp  Desk Lamp [desk]  from "desk lamp"
          "Turn on ${lamp} in ${applicationName}"

        """#)
    #expect(outcome.code == .success)
    #expect(outcome.errors == "")
  }

  @Test func `a request that is not recognized says so with 1`() {
    let outcome = TestBench().run("--catalog", catalog, "xyz", "abc")
    #expect(outcome.code == .notRecognized)
    #expect(outcome.output == "I don’t know what to do with “xyz abc”.\nTry: Turn on Desk Lamp in Home\n")
  }

  @Test func `a request in the arguments leaves standard input alone`() {
    let bench = TestBench("Turn on desk lamp in Home\n")
    #expect(bench.run("--catalog", catalog, "xyz", "abc").output.contains("xyz"))
  }

  @Test func `an index answers as its catalog does`() throws {
    let index = "\(folder.path)/home.index"
    let compiled = TestBench().run("compile", "--catalog", catalog, "-o", index, "--no-timing")
    #expect(compiled.code == .success)
    #expect(compiled.output == "")
    #expect(compiled.errors.hasPrefix("behest: 1 phrase, 3 values; "))
    let request = ["match", "--json", "--no-timing", "Turn on desk lamp in Home"]
    #expect(
      TestBench().run(request[0], request[1], request[2], "--index", index, request[3])
        == TestBench().run(request[0], request[1], request[2], "--catalog", catalog, request[3]))
  }

  @Test func `an index is replaced as a whole, and no draft stays behind`() throws {
    let index = try folder.file("home.index", "old")
    #expect(TestBench().run("compile", "-q", "--catalog", catalog, "-o", index).code == .success)
    #expect(FileContents.names(in: folder.path, endingWith: "") == ["home.index", "home.json"])
    #expect(try IndexFile.open(index).phraseCount == 1)
  }

  @Test func `only an ordinary file is replaced`() {
    let outcome = TestBench().run("compile", "--catalog", catalog, "-o", folder.path)
    #expect(
      outcome
        == .init(
          code: .unusable, output: "", errors: "behest: cannot write '\(folder.path)': it is not an ordinary file\n"))
  }

  @Test(
    arguments: [
      (nil, "No such file or directory"), ("", "not an index file; make one with 'behest compile'"),
      ("{}", "not an index file; make one with 'behest compile'"),
    ] as [(String?, String)])
  func `what is no index is named with the fix`(contents: String?, reason: String) throws {
    let path = try contents.map { try folder.file("bad.index", $0) } ?? "\(folder.path)/bad.index"
    let outcome = TestBench().run("--index", path, "lights off")
    #expect(outcome == .init(code: .unusable, output: "", errors: "behest: cannot read '\(path)': \(reason)\n"))
  }

  @Test func `a catalog that cannot be read is told, and the others answer`() {
    let outcome = TestBench().run("--catalog", "missing.json", "--catalog", catalog, "Turn on desk lamp in Home")
    #expect(outcome.code == .unusable)
    #expect(outcome.errors == "behest: cannot read 'missing.json': No such file or directory\n")
    #expect(outcome.output.hasPrefix("Turn On — Home"))
  }

  @Test func `a catalog with a bad entry works, and the entry is shown`() throws {
    let damaged = house.split(separator: "\"Turn on ${lamp} in ${applicationName}\"").joined(
      separator: "\"Turn on ${lamp} in ${applicationName}\", \"Turn ${lamp\"")
    let path = try folder.file("damaged.json", damaged)
    let outcome = TestBench().run("--catalog", path, "Turn on desk lamp in Home")
    #expect(outcome.code == .success)
    #expect(outcome.errors.contains("\(path):14:"))
    #expect(outcome.errors.contains("[phrase.unclosed-placeholder]"))
  }

  @Test func `an application is found in any case, and a wrong one told`() {
    #expect(TestBench().run("--catalog", catalog, "--app", "hOME", "Turn on desk lamp").code == .success)
    let outcome = TestBench().run("--catalog", catalog, "--app", "Hom", "Turn on desk lamp")
    #expect(outcome.errors == "behest: no application is called 'Hom'; did you mean 'Home'?\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `a listing has a line for each suggested value`() {
    let outcome = TestBench().run("list", "--catalog", catalog, "desk")
    #expect(outcome.code == .success)
    #expect(outcome.output.hasPrefix("Home\n  "))
    #expect(outcome.output.hasSuffix("Turn on Desk Lamp in Home\n"))
    #expect(TestBench().run("list", "--catalog", catalog, "tree").errors == "behest: no shortcut has 'tree' in it\n")
  }

  @Test func `a listing that is cut says so`() {
    let outcome = TestBench().run("list", "--catalog", catalog, "--limit", "1")
    #expect(outcome.errors == "behest: there are more than 1 shortcut; --all lists them\n")
  }

  @Test func `an explanation fits eighty columns`() {
    let outcome = TestBench().run("explain", "--catalog", catalog, "please turn on the desk lamp right now")
    #expect(!outcome.output.isEmpty)
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `an explanation without a request is refused at a terminal`() {
    let outcome = TestBench(inputIsTerminal: true).run("explain", "--catalog", catalog)
    #expect(outcome.errors == "behest: 'explain' needs a request, such as: behest explain turn on the lamp\n")
    #expect(outcome.code == .unusable)
  }

  @Test func `JSON for a person is indented`() {
    var bench = TestBench()
    bench.outputIsTerminal = true
    #expect(
      bench.run("--catalog", catalog, "--json", "xyz abc").output.hasPrefix(
        "{\n  \"id\": null,\n  \"text\": \"xyz abc\",\n"))
    #expect(
      TestBench().run("--catalog", catalog, "--json", "xyz abc").output.hasPrefix(#"{"id":null,"text":"xyz abc","#))
  }
}
