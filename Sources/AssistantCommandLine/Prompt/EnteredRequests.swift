internal import Synchronization

/// The requests that were entered, to be read while the prompt is shown.
final class EnteredRequests: Sendable {
  private let requests: Mutex<[String]>

  /// Older ones complete nothing.
  private static let most = 500

  init(_ requests: [String]) { self.requests = Mutex(requests.suffix(Self.most)) }

  /// One that begins with a space is not remembered.
  func add(_ request: String) {
    guard let first = request.first, first != " " else { return }
    requests.withLock { requests in
      requests.append(request)
      if requests.count > Self.most { requests.removeFirst() }
    }
  }

  func removeAll() { requests.withLock { $0 = [] } }

  /// The newest first.
  var newestFirst: [String] { requests.withLock { $0.reversed() } }
}
