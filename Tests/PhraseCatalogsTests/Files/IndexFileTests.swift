import FileFormats
import Glibc
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// What phrases mean is written with them, and read with them.
struct LearnedIndexFileTests {
  private var options: MatchOptions { MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10)) }

  @Test func `an index that was learned is opened with what was learned`() throws {
    let index = try clock().learned()
    let path = try temporaryFile()
    defer { unlink(path) }
    try IndexFile.write(index, to: path)
    let opened = try IndexFile.open(path)
    #expect(opened.learnedBytes == index.learnedBytes)
    #expect(opened.learnedBytes > 0)
    let (matcher, lazy) = (Matcher(index: opened), Matcher(index: try clock()))
    for request in ["begin the timer", "halt the timer", "start the timer", "the weather"] {
      #expect(matcher.match(request, options: options) == lazy.match(request, options: options), "'\(request)'")
    }
  }

  @Test func `overwriting a file that is open harms no reader`() throws {
    let path = try temporaryFile()
    defer { unlink(path) }
    try IndexFile.write(try clock().learned(), to: path)
    let matcher = Matcher(index: try IndexFile.open(path))
    let before = matcher.match("begin the timer", options: options)
    let file = open(path, O_WRONLY | O_TRUNC)
    try #require(file >= 0)
    defer { close(file) }
    #expect(matcher.match("begin the timer", options: options) == before)
    try #require(write(file, [UInt8](repeating: 0xFF, count: 5_000), 5_000) == 5_000)
    #expect(matcher.match("begin the timer", options: options) == before)
  }

  @Test func `the same catalog makes the same file twice`() throws {
    let paths = try (0..<2).map { _ in try temporaryFile() }
    defer { for path in paths { unlink(path) } }
    for path in paths { try IndexFile.write(try clock().learned(), to: path) }
    let isSame = try FileContents.read(paths[0]) == FileContents.read(paths[1])
    #expect(isSame)
  }

  /// An empty file, which an index may replace.
  private func temporaryFile() throws -> String {
    var template = Array("/tmp/behest-tests-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    close(file)
    return template.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  private func clock() throws -> PhraseIndex {
    let (catalog, findings) = Catalog.read(
      """
      {
        format: 1,
        application: { name: "Clock" },
        shortcuts: [
          { intent: "StartTimer", title: "Start Timer", phrases: ["Start the timer in ${applicationName}"] },
          { intent: "StopTimer", title: "Stop Timer", phrases: ["Stop the timer in ${applicationName}"] },
        ],
      }
      """)
    try #require(findings.isEmpty)
    return PhraseIndex.compile([try #require(catalog).application]).index
  }
}
