internal import Foundation

/// Looks for notifications that come, on behalf of a prompt: each is seen once.
package struct NotificationWatch {
  /// A notification for somebody to read.
  package struct Message: Equatable, Sendable {
    package var title: String
    package var body: String
    package var isHeard: Bool
    /// When it was due.
    package var due: Date
  }

  private let file: NotificationFile
  private var version: NotificationFile.FileVersion?
  /// The number of the last one that was seen.
  private var seen: Int
  /// When something may be due, as far as is known.
  private var contents: NotificationFile.Contents

  /// Begins to look; what came before was seen by others.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.init(.standard(environment: environment))
  }

  init(_ file: NotificationFile) {
    self.file = file
    version = file.version
    contents = (try? file.read()) ?? NotificationFile.Contents()
    seen = contents.count
  }

  /// What has come since it was looked for last. Reads the file only if it has changed or something is due.
  ///
  /// - Parameter show: shows on the desktop what nobody else has shown.
  package mutating func messages(showing show: (Message) -> Void) -> [Message] { messages(at: .now, showing: show) }

  mutating func messages(at moment: NotificationMoment, showing show: (Message) -> Void) -> [Message] {
    if file.version != version { reload() }
    if contents.pending.contains(where: { $0.isDue(at: moment) }) {
      for arrival in (try? file.arrive(at: moment)) ?? [] { show(Message(arrival)) }
      reload()
    }
    let new = contents.came.filter { $0.number > seen }
    seen = max(seen, contents.count)
    return new.map { Message($0) }
  }

  private mutating func reload() {
    version = file.version
    if let read = try? file.read() { contents = read }
  }
}

extension NotificationWatch.Message {
  init(_ arrival: NotificationFile.Arrival) {
    let record = arrival.record
    self.init(title: record.title, body: record.body, isHeard: record.isHeard, due: record.due)
  }
}
