import FileFormats
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Benchmarking

@Suite("The workloads that are shipped")
struct ShippedWorkloadTests {
  static func workloads() throws -> [Workload] { try Workload.read(bytes("workloads.json")) }

  /// The bytes of a file beside this package's sources; an issue where there is none.
  private static func bytes(_ path: String) throws -> [UInt8] {
    let folder = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    return try FileContents.read("/\(folder)/benchmarks/\(path)")
  }

  @Test func `are of the sizes that were promised`() throws {
    let workloads = try Self.workloads()
    let expanded = workloads.filter { $0.shape.plainPhrases == nil }.map(\.shape.expandedShortcuts)
    #expect(expanded == [1_000, 10_000, 100_000, 1_000_000])
    #expect(workloads.compactMap(\.shape.plainPhrases) == [10_000, 100_000, 1_500, 25, 330, 1_000, 10_000])
  }

  @Test func `have phrases like those people write: three a shortcut, four words a phrase`() throws {
    let workloads = try Self.workloads()
    let tenThousand = try #require(workloads.first { $0.name == "10k" })
    let shortcuts = try WorkloadMaterial(tenThousand).applications.flatMap(\.shortcuts)
    let phrases = shortcuts.flatMap(\.phrases)
    let words = phrases.map { $0.text.split(separator: " ").count }
    #expect(Percentiles(of: words)[0.5] == 4)
    #expect(Percentiles(of: shortcuts.map(\.phrases.count))[0.5] == 2)
    #expect((2.8...3.2).contains(Double(phrases.count) / Double(shortcuts.count)))
  }

  @Test func `have a recorded result of each`() throws {
    let report = try BenchmarkReport(json: Self.bytes("results/recorded.json"))
    #expect(report.workloads.map(\.name) == (try Self.workloads().map(\.name)))
    #expect(report.failures == [])
  }
}
