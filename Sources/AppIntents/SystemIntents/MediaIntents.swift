internal import Synchronization

/// An intent that plays sound.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that records sound.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// The older name of an intent that plays or records sound.
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that begins or changes a live activity. Compiles only: there are no live activities here.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// The older name of an intent that begins a live activity. Compiles only: there are no live activities here.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that begins or ends speaking over a channel. Compiles only: there is no such channel here.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that takes pictures, with something that the app keeps for it from run to run.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app keeps.
  associatedtype AppContext: Codable, Sendable = Never
}

extension CameraCaptureIntent {
  /// What the app keeps for the intent; nil if nothing was kept in this process.
  public static var appContext: AppContext? {
    get async throws { CameraContexts.context(of: Self.self) as? AppContext }
  }

  /// Keeps something for the next run, or nothing.
  public static func updateAppContext(_ newContext: AppContext?) async throws {
    CameraContexts.keep(newContext, for: Self.self)
  }
}

private enum CameraContexts {
  private static let kept = Mutex<[ObjectIdentifier: any Sendable]>([:])

  static func context(of type: Any.Type) -> (any Sendable)? { kept.withLock { $0[ObjectIdentifier(type)] } }

  static func keep(_ context: (some Sendable)?, for type: Any.Type) {
    kept.withLock { $0[ObjectIdentifier(type)] = context }
  }
}
