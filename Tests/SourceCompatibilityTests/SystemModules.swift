import ActivityKit
import AppIntents
import Combine
import Foundation
import Intents
import SwiftUI
import WidgetKit
import os.log

// Modules of the system beside App Intents, as apps import them.

private let log = Logger(subsystem: "test.harbor", category: "tides")
private let oldLog = OSLog(subsystem: "test.harbor", category: "tides")

struct Ferry: ActivityAttributes {
  struct ContentState: Codable, Hashable { var isLate: Bool }
  var name: String
}

struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ferry.self) { context in
      Text(context.attributes.name).activityBackgroundTint(context.state.isLate ? .red : .clear)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
        if context.state.isLate { DynamicIslandExpandedRegion(.bottom, priority: 1) { Text("Late") } }
      } compactLeading: {
        Image(systemName: "ferry")
      } compactTrailing: {
        Text("5")
      } minimal: {
        Image(systemName: "ferry")
      }
      .keylineTint(.blue)
    }
  }
}

#Preview("Late", as: .content, using: Ferry(name: "Island")) {
  FerryActivity()
} contentStates: {
  Ferry.ContentState(isLate: true)
}

struct FollowFerry: LiveActivityIntent {
  static let title: LocalizedStringResource = "Follow Ferry"

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    log.info("follows \("island", privacy: .public)")
    os_log("follows %{public}d", log: oldLog, type: .debug, 1)
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return .result(value: false) }
    let activity = try Activity.request(
      attributes: Ferry(name: "Island"), content: .init(state: .init(isLate: false), staleDate: nil))
    await activity.end(nil, dismissalPolicy: .immediate)
    return .result(value: true)
  }
}

@MainActor final class FerryRouter: ObservableObject {
  static let shared = FerryRouter()
  @Published private(set) var line: String?
  private var subscriptions: Set<AnyCancellable> = []

  func open(_ line: String) {
    $line.compactMap(\.self).sink { log.debug("\($0)") }.store(in: &subscriptions)
    self.line = line
  }
}

struct FetchTides: AppIntent {
  static let title: LocalizedStringResource = "Fetch Tides"

  @Parameter(title: "Port") var port: String?

  func perform() async throws -> some IntentResult {
    guard let port else { throw $port.requestValue("Which port?") }
    var request = URLRequest(url: URL(string: "https://tides.example/\(port)")!)
    request.cachePolicy = .reloadIgnoringLocalCacheData
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    URLCache.shared.removeAllCachedResponses()
    try data.write(to: .documentsDirectory.appending(path: "tides"))
    return .result()
  }
}
