internal import Synchronization

/// The requests that were entered, to be read while the prompt is shown.
final class EnteredRequests: Sendable {
  struct Request: Sendable {
    var text: String
    /// Whether it was understood since the prompt was opened; nobody knows what became of those that are older.
    var isUnderstood: Bool
  }

  private let requests: Mutex<[Request]>

  /// Older ones complete nothing.
  private static let most = 500

  /// `earlier` are the lines of the history.
  init(_ earlier: [String]) {
    requests = Mutex(earlier.suffix(Self.most).map { Request(text: $0, isUnderstood: false) })
  }

  /// Adds a request that was understood. One that begins with a space is not remembered.
  func add(_ request: String) {
    guard let first = request.first, first != " " else { return }
    requests.withLock { requests in
      requests.append(Request(text: request, isUnderstood: true))
      if requests.count > Self.most { requests.removeFirst() }
    }
  }

  func removeAll() { requests.withLock { $0 = [] } }

  /// The newest first.
  var newestFirst: [Request] { requests.withLock { $0.reversed() } }
}
