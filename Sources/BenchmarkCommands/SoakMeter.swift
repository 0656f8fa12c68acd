internal import AssistantCommandLine
internal import Benchmarking
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Hands out one line at a time, and measures how long its answer takes.
final class SoakMeter: Sendable {
  private struct State {
    var traffic: SoakTraffic
    var parts: [SoakBenchmark.Part] = []
    var part = SoakBenchmark.Part()
    var sentAt: UInt64?
  }

  private let state: Mutex<State>
  private let answered = DispatchSemaphore(value: 0)
  private let nanoseconds: @Sendable () -> UInt64
  private let beginning: UInt64
  private let partLength: UInt64
  private let partCount: Int

  init(_ traffic: SoakTraffic, parts: Int, seconds: Int, _ nanoseconds: @escaping @Sendable () -> UInt64) {
    state = Mutex(State(traffic: traffic))
    (partCount, self.nanoseconds) = (parts, nanoseconds)
    beginning = nanoseconds()
    partLength = UInt64(seconds) * 1_000_000_000 / UInt64(parts)
    answered.signal()
  }

  var parts: [SoakBenchmark.Part] { state.withLock { $0.parts } }

  /// Waits for the answer to the line before, and puts the next line into a buffer.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) -> LineReader.Portion {
    answered.wait()
    return state.withLock { state in
      let now = nanoseconds()
      if now - beginning >= partLength * UInt64(state.parts.count + 1) { Self.endPart(&state) }
      if state.parts.count >= partCount { return .end }
      let line = state.traffic.nextLine()
      buffer.copyBytes(from: line)
      state.sentAt = nanoseconds()
      return .bytes(line.count)
    }
  }

  func takeAnswer() {
    let now = nanoseconds()
    state.withLock { state in
      guard let sentAt = state.sentAt else { return }
      state.part.latencies.append(Double(now - sentAt) / 1_000)
      state.sentAt = nil
      answered.signal()
    }
  }

  private static func endPart(_ state: inout State) {
    state.part.memory = ProcessMemory.resident ?? 0
    state.part.descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    state.parts.append(state.part)
    state.part = SoakBenchmark.Part()
  }
}
