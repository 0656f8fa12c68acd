internal import AssistantCommandLine
internal import Benchmarking
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// Lets random requests come for a while, one after the other, and watches whether later ones cost more than earlier ones.
struct SoakBenchmark {
  /// What was measured in one part of the time.
  struct Part {
    /// Microseconds from each line to its answer.
    var latencies: [Double] = []
    var memory = 0
    var descriptors = 0
  }

  private let seconds: Int
  private let console: Console

  private static let parts = 10
  /// So many conversations are remembered: enough for those that are held, so that the others come and go.
  private static let remembered = 200

  init(seconds: Int, _ console: Console) { (self.seconds, self.console) = (seconds, console) }

  /// Runs the applications that are installed, with a state of their own.
  func run() async -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "behest-soak-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    console.registration.keepState(folder.path)
    var options = Options()
    options.format = .jsonLines
    guard let context = await IndexLoader(options, console).open() else { return Result(parts: []) }
    let meter = SoakMeter(SoakTraffic(context.registry.index), parts: Self.parts, seconds: seconds, console.nanoseconds)
    var console = console
    console.input = InputLines { LineReader { meter.fill($0) } }
    console.output = OutputWriter { _ in
      meter.takeAnswer()
      return nil
    }
    var lines = ConversationLines(context, options, console, remembering: Self.remembered)
    _ = await lines.run()
    return Result(parts: meter.parts)
  }

  /// The parts in their order. The first is for warming up: caches fill, and all conversations begin.
  struct Result {
    var parts: [Part]

    private var measured: ArraySlice<Part> { parts.dropFirst() }

    /// How many bytes memory grew by.
    private var growth: Int { (measured.last?.memory ?? 0) - (measured.first?.memory ?? 0) }

    /// The last median in relation to the first.
    private var drift: Double { (measured.last?.median ?? 0) / max(measured.first?.median ?? 0, 1) }

    /// Whether later requests cost what earlier ones did.
    var isKept: Bool {
      measured.count > 1 && growth <= 16 << 20 && drift <= 1.25
        && Set(measured.map(\.descriptors)).count == 1
    }

    var table: ResultTable {
      let rows = parts.enumerated().map { index, part in
        [
          "\(index + 1) of \(parts.count)", "\(part.latencies.count)", "\(part.median.decimals(0)) µs",
          "\(part.percentile(99).decimals(0)) µs", "\(part.memory >> 10) KB", "\(part.descriptors)",
        ]
      }
      return ResultTable(
        title: "Random requests: memory grew by \(growth >> 10) KB of at most 16384, the median by a factor of "
          + "\(drift.decimals(2)) of at most 1.25",
        header: ["part", "requests", "p50", "p99", "memory", "descriptors"],
        rows: rows)
    }
  }
}

extension SoakBenchmark.Part {
  var median: Double { percentile(50) }

  func percentile(_ share: Int) -> Double {
    latencies.isEmpty ? 0 : latencies.sorted()[min(latencies.count * share / 100, latencies.count - 1)]
  }
}
