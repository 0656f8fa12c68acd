import Synchronization
import Testing

@testable import AssistantCommandLine

/// What goes over a wire: `>` stands before what a client sends, `<` before what it gets, `…` in the place of anything.
struct WireTranscript {
  private let steps: [(sent: [String], expected: [String])]

  init(_ text: String) {
    var steps: [(sent: [String], expected: [String])] = []
    for line in text.split(separator: "\n") {
      let content = String(line.dropFirst(2))
      if line.hasPrefix("> ") {
        if steps.last?.expected.isEmpty ?? false {
          steps[steps.count - 1].sent.append(content)
        } else {
          steps.append(([content], []))
        }
      } else if !steps.isEmpty {
        steps[steps.count - 1].expected.append(content)
      }
    }
    self.steps = steps
  }

  /// Sends what is to be sent and compares what comes.
  func run(
    sourceLocation: SourceLocation, send: (String) async -> Void, receive: () async -> String?
  ) async {
    for step in steps {
      for line in step.sent { await send(line) }
      for expected in step.expected {
        let received = await receive() ?? "nothing more"
        if !Self.matches(received, expected) { #expect(received == expected, sourceLocation: sourceLocation) }
      }
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false)
    var rest = text[...]
    for (index, piece) in pieces.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if index == pieces.count - 1 {
        return rest.hasSuffix(piece)
      } else {
        guard let found = rest.firstRange(of: piece) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return rest.isEmpty
  }
}

/// Messages that come one by one.
final class ReceivedMessages: Sendable {
  private let queue = AsyncQueue<String>()
  private let waiting = Mutex<ArraySlice<String>>([])

  func add(_ message: [UInt8]) { queue.send(String(decoding: message, as: UTF8.self)) }

  func next() async -> String {
    while true {
      if let message = waiting.withLock({ $0.popFirst() }) { return message }
      let arrived = await queue.receive()
      waiting.withLock { $0 = arrived[...] }
    }
  }
}
