internal import LineEditor
internal import Synchronization

/// The requests that were entered, to be read while the prompt is shown.
final class EnteredRequests: Sendable {
  struct Request: Sendable {
    var text: String
    /// Whether it was understood since the prompt was opened; nobody knows what became of those that are older.
    var isUnderstood: Bool
  }

  private let requests = Mutex<[Request]>([])
  private let watch: HistoryWatch?

  /// Older ones complete nothing.
  private static let most = 500

  /// Begins with the lines of a history.
  init(_ history: HistoryFile?) {
    watch = history.map(HistoryWatch.init)
    if let earlier = try? history?.load() { replace(with: earlier) }
  }

  /// Adds a request that was understood.
  func add(_ request: String) {
    requests.withLock { requests in
      requests.append(Request(text: request, isUnderstood: true))
      if requests.count > Self.most { requests.removeFirst() }
    }
  }

  func removeAll() { requests.withLock { $0 = [] } }

  /// The newest first; without those that were forgotten at another prompt.
  var newestFirst: [Request] {
    if let remainder = watch?.remainder() { replace(with: remainder) }
    return requests.withLock { $0.reversed() }
  }

  private func replace(with history: History) {
    requests.withLock { $0 = history.lines.suffix(Self.most).map { Request(text: $0, isUnderstood: false) } }
  }
}
