internal import Dispatch
internal import Foundation
internal import Synchronization

/// The lines of standard input, read on a thread of their own: whoever waits for them keeps no other task waiting.
///
/// Nothing is read before somebody asks.
package final class InputLines: Sendable {
  /// What reading led to.
  package enum Event: Sendable, Equatable {
    /// Lines that arrived together.
    case lines(LineBatch)
    /// Ctrl-C.
    case interrupted(on: PromptConversation.Event.Line)
    /// There are no more.
    case end
    /// The system's error number.
    case failed(Int32)
  }

  /// Where they come from.
  private enum Source: Sendable {
    case thread
    case elsewhere(@Sendable () async -> Event)
  }

  private let source: Source
  private let events = AsyncQueue<Event>()
  private let received = Mutex<ArraySlice<Event>>([])
  private let permits = DispatchSemaphore(value: 0)
  private let isReading = Atomic(false)
  private let makeReader: @Sendable () -> LineReader
  private let lineAtInterruption: @Sendable () -> PromptConversation.Event.Line

  /// Makes lines of what a reader reads; the reader is made on the thread that reads.
  ///
  /// `lineAtInterruption` tells, at once and on that thread, what was typed when Ctrl-C was pressed.
  package init(
    lineAtInterruption: @escaping @Sendable () -> PromptConversation.Event.Line = { .empty },
    _ makeReader: @escaping @Sendable () -> LineReader
  ) {
    self.makeReader = makeReader
    self.lineAtInterruption = lineAtInterruption
    source = .thread
  }

  /// Makes lines of what somebody else reads, without a thread.
  package init(from next: @escaping @Sendable () async -> Event) {
    source = .elsewhere(next)
    makeReader = { LineReader(room: 16) { _ in .end } }
    lineAtInterruption = { .empty }
  }

  /// The next lines. For one at a time; behind ``Event/end`` and ``Event/failed(_:)`` there is nothing to wait for.
  package func next() async -> Event {
    if case .elsewhere(let next) = source { return await next() }
    permits.signal()
    if !isReading.exchange(true, ordering: .relaxed) {
      Thread.detachNewThread { self.read() }
    }
    while true {
      if let event = received.withLock({ $0.popFirst() }) { return event }
      let arrived = await events.receive()
      received.withLock { $0 = arrived[...] }
    }
  }

  private func read() {
    let reader = makeReader()
    while true {
      permits.wait()
      let event = Event(reader.nextBatch(), lineAtInterruption)
      events.send(event)
      if event.isLast { return }
    }
  }
}

extension InputLines.Event {
  fileprivate init(_ event: LineReader.BatchEvent, _ line: () -> PromptConversation.Event.Line) {
    switch event {
    case .lines(let batch): self = .lines(batch)
    case .interrupted: self = .interrupted(on: line())
    case .end: self = .end
    case .failed(let number): self = .failed(number)
    }
  }

  /// Whether nothing can follow.
  package var isLast: Bool {
    switch self {
    case .end, .failed: true
    case .lines, .interrupted: false
    }
  }
}
