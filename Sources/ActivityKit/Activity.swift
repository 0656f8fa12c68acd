public import AppIntents

/// What a live activity is about: what stays, and the state that changes.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// A state of a live activity, and until when it holds.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Hashable, Codable, Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// Where a live activity is in its life.
public enum ActivityState: Hashable, Codable, Sendable { case active, ended, dismissed, stale, pending }

/// How a live activity gets news from elsewhere.
public struct PushType: Hashable, Sendable {
  private let name: String

  public static let token = PushType(name: "token")
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

public enum ActivityStyle: Hashable, Codable, Sendable { case standard, transient }

/// When an activity that ended goes from the screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> Self { Self(date: date) }
}

/// How a change is announced.
public struct AlertConfiguration: Hashable, Sendable {
  public struct AlertSound: Hashable, Sendable {
    private let name: String

    public static let `default` = AlertSound(name: "")
    public static func named(_ name: String) -> Self { Self(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// Why a live activity did not begin.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
  case visibility
}

/// Whether live activities may begin: never. Compiles only: there is nowhere to show them here.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// A live activity. Compiles only: there is nowhere to show one, so none begins and none is there.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>

  private init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  public static var activities: [Activity<Attributes>] { [] }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Always throws ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Always throws ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Always throws ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  public var activityState: ActivityState { .ended }
  public var contentState: ContentState { content.state }
  public var pushToken: Data? { nil }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
