import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `Applications and files` {
  private func entry(_ text: String, _ language: String = "en_US") -> DesktopEntry? {
    DesktopEntry(Data("[Desktop Entry]\nType=Application\n\(text)\n".utf8), language: Locale(identifier: language))
  }

  private func install(_ text: String, as name: String, _ bench: TestBench) {
    let file = bench.machine.folders.applications[1].appending(path: name)
    bench.files.put("[Desktop Entry]\nType=Application\n\(text)\n", at: file)
  }

  private func names(_ words: String, _ bench: TestBench) async throws -> [String] {
    try await bench.ask { try await ApplicationQuery().entities(matching: words) }.map(\.name)
  }

  @Test(
    arguments: [
      ("firefox %u", ["firefox"]), ("firefox --new  %U --x", ["firefox", "--new", "--x"]),
      (#""/opt/My App/run" "a \"b\" \\$c" d"#, ["/opt/My App/run", #"a "b" $c"#, "d"]),
      ("app --name=%c %i", ["app", "--name=Maps", "--icon", "maps"]), ("app %k", ["app", "/a/maps.desktop"]),
      ("app 100%%", ["app", "100%"]), ("sh -c 'rm; ls' $(x) | y", ["sh", "-c", "'rm;", "ls'", "$(x)", "|", "y"]),
      (#"app "never closed"#, nil), ("app %x", nil), ("app 5%", nil), ("", nil), (#""" a"#, nil), ("%f", nil),
      (#"app a\sb"#, ["app", "a", "b"]),
    ] as [(String, [String]?)])
  func `the line that starts it is read as the specification says, and no shell is asked`(
    line: String, command: [String]?
  ) throws {
    let read = try #require(entry("Name=Maps\nIcon=maps\nExec=\(line)"))
    #expect(read.command(file: URL(filePath: "/a/maps.desktop")) == command)
  }

  @Test(arguments: [
    ("en_US", "Maps", ["Atlas", "world", "roads"]), ("de_AT", "Karten", ["Stadtplan", "Welt"]),
    ("de_DE", "Landkarten", ["Stadtplan", "Welt"]), ("ja", "地図", ["Atlas", "world", "roads"]),
  ])
  func `names are those of the language`(language: String, name: String, synonyms: [String]) throws {
    let text = """
      Name=Maps
      Name[de]=Karten
      Name[de_DE]=Landkarten
      Name[ja]=地図
      GenericName=Atlas
      GenericName[de]=Stadtplan
      Keywords=world;roads;
      Keywords[de]=Welt;
      Exec=maps

      [Desktop Action new]
      Name=New Window
      """
    let read = try #require(entry(text, language))
    #expect(read.name == name)
    #expect(read.synonyms == synonyms)
  }

  @Test(arguments: ["Name=A\nType=Link", "Exec=a", "Name=\nExec=a", "[Other]\nName=A"])
  func `what is no application is none`(text: String) { #expect(entry(text) == nil) }

  @Test(arguments: [
    "NoDisplay=true", "Hidden=true", "OnlyShowIn=KDE;", "NotShowIn=GNOME;XFCE;", "TryExec=missing", "Exec=a \"b",
  ])
  func `what is not to be offered is not`(line: String) async throws {
    let bench = TestBench()
    install("Name=Maps\nExec=maps\n\(line)", as: "maps.desktop", bench)
    install("Name=Music\nExec=music\nOnlyShowIn=GNOME;", as: "music.desktop", bench)
    #expect(try await names("maps", bench) == [])
    #expect(try await names("music", bench) == ["Music"])
  }

  @Test func `an own file is in place of one that is there for everybody`() async throws {
    let bench = TestBench()
    install("Name=Maps\nExec=maps", as: "org/maps.desktop", bench)
    bench.files.put(
      "[Desktop Entry]\nType=Application\nName=Maps\nHidden=true\nExec=maps",
      at: bench.machine.folders.applications[0].appending(path: "org-maps.desktop"))
    #expect(try await names("maps", bench) == [])
  }

  private func open(_ words: String, _ bench: TestBench) async throws -> String {
    let intent = OpenApplication()
    intent.application = try #require(
      try await bench.ask { try await ApplicationQuery().entities(matching: words) }.first)
    return try await bench.said(by: intent)
  }

  @Test func `an application is started, or it is said why not`() async throws {
    let bench = TestBench()
    install("Name=Maps\nGenericName=Atlas\nExec=maps --new %U", as: "maps.desktop", bench)
    install("Name=Top\nExec=top -d 1\nTerminal=true", as: "top.desktop", bench)
    await #expect(throws: EverydayError.programMissing("maps")) { try await open("maps", bench) }
    bench.programs.install("maps")
    #expect(try await open("atlas", bench) == "I started Maps.")
    #expect(bench.programs.calls == [["maps", "--new"]])
    bench.programs.install("maps", status: 2)
    await #expect(throws: EverydayError.endedAtOnce("maps", 2)) { try await open("maps", bench) }
    await #expect(throws: EverydayError.needsTerminal("Top", "top -d 1")) { try await open("top", bench) }
  }

  @Test func `nothing is started where there is no screen`() async throws {
    let bench = TestBench(desktops: nil)
    install("Name=Maps\nExec=maps", as: "maps.desktop", bench)
    bench.programs.install("maps")
    await #expect(throws: EverydayError.noScreen("Maps")) { try await open("maps", bench) }
    #expect(bench.programs.calls.isEmpty)
  }

  @Test func `so many applications as nobody waits for are found when they are asked for`() async throws {
    let bench = TestBench()
    for number in 0..<2_000 { install("Name=App \(number)\nExec=a", as: "\(number).desktop", bench) }
    #expect(try await bench.ask { try await ApplicationQuery().suggestedEntities() }.isEmpty)
    #expect(try await names("app 1999", bench) == ["App 1999"])
  }

  @Test func `files are found by words of their names, the nearest first`() async throws {
    let bench = TestBench()
    for path in ["a/b/tax 2025.pdf", "tax.txt", "b/-rf \"x\" tax's.odt", ".cache/tax", "a/taxi.pdf"] {
      bench.files.put("", at: bench.machine.folders.home.appending(path: path))
    }
    let find = FindFiles()
    find.words = "tax"
    #expect(try await bench.said(by: find) == "I found tax.txt in ~.")
    find.words = "2025 tax"
    #expect(try await bench.said(by: find) == "I found tax 2025.pdf in ~/a/b.")
    find.words = "train"
    #expect(try await bench.said(by: find) == "No file in your home folder is called “train”.")
    bench.programs.install("xdg-open")
    let open = OpenFile()
    open.file = try #require(try await bench.ask { try await FileQuery().entities(matching: "rf x tax") }.first)
    #expect(try await bench.said(by: open) == "I opened -rf \"x\" tax's.odt.")
    #expect(bench.programs.calls == [["xdg-open", "/home/ada/b/-rf \"x\" tax's.odt"]])
  }

  @Test func `files that were opened lately and the last download are told`() async throws {
    let bench = TestBench()
    #expect(try await bench.said(by: ShowRecentFiles()) == "No program here has noted which files it opened.")
    bench.files.put("a", at: URL(filePath: "/home/ada/Papers/a & b.pdf"))
    bench.files.put("c", at: URL(filePath: "/home/ada/c.txt"))
    bench.files.put(
      """
      <xbel><bookmark href="file:///home/ada/c.txt" added="2026-11-01T10:00:00Z" modified="2026-11-01T10:00:00Z">
      <bookmark href="file:///home/ada/Papers/a%20&amp;%20b.pdf" modified="2026-11-02T10:00:00Z">
      <bookmark href="file:///home/ada/gone.txt" modified="2026-11-03T10:00:00Z"></xbel>
      """, at: bench.machine.folders.recent)
    #expect(
      try await bench.said(by: ShowRecentFiles()) == "The last files that you used. The first is a & b.pdf.")
    #expect(try await bench.said(by: ShowDownload()) == "There are no files in Downloads.")
    bench.files.put("XDG_DOWNLOAD_DIR=\"$HOME/Inbox\"\n", at: bench.machine.folders.userFolders)
    bench.files.put("x", at: URL(filePath: "/home/ada/Inbox/x.zip"))
    bench.files.put("x", at: URL(filePath: "/home/ada/Inbox/longer.zip"))
    #expect(try await bench.said(by: ShowDownload()).hasPrefix("longer.zip, "))
  }

  @Test func `a search looks at so many files and no more, and ends when it is cancelled`() async throws {
    let bench = TestBench()
    for number in 0..<50 {
      bench.files.put("", at: bench.machine.folders.home.appending(path: "\(number % 10)/\(number)"))
    }
    let search = FileSearch(files: bench.files, limit: 20)
    #expect(try search.files(in: bench.machine.folders.home) { _ in true }.count <= 20)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try search.files(in: bench.machine.folders.home) { _ in true }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a program that goes on is left alone, and one that ends tells how`() async throws {
    let programs = InstalledPrograms(path: "/nonexistent:/usr/bin:/bin")
    #expect(try await programs.start("false", []) == 1)
    #expect(try await programs.start("true", []) == 0)
    let file = FileManager.default.temporaryDirectory.appending(path: "EverydayTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await programs.start("sh", ["-c", "echo $$ > '\(file.path)'; exec sleep 600"]) == nil)
    var process: pid_t?
    while process == nil { process = (try? String(contentsOf: file, encoding: .utf8)).flatMap { pid_t($0.dropLast()) } }
    #expect(kill(try #require(process), SIGKILL) == 0)
    #expect(try programs.run("echo", ["a b", "$HOME"]) == ProgramResult(status: 0, output: "a b $HOME\n"))
    #expect(throws: EverydayError.programMissing("missing")) { try programs.run("missing", []) }
  }
}
