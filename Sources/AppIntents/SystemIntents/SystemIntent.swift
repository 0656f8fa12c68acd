/// An intent that the system understands and not only runs.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent whose work the app does by showing something, so that it needs no `perform()` of its own.
///
/// One protocol for all of them, because a type may be several at once and must not find several defaults.
@_alwaysEmitConformanceMetadata
public protocol _AppPerformedIntent: AppIntent {}

extension _AppPerformedIntent {
  /// Yes, unless an address or a surface of the system opens the app.
  public static var openAppWhenRun: Bool { AppPerformance<Self>.opensApplication }

  /// Hands the intent to the views that wait for it, or its address to the system.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    try await AppPerformance(of: self).carryOut()
    return .result()
  }
}

/// What happens instead of a `perform()` that the app did not write.
struct AppPerformance<Intent: AppIntent> {
  private let intent: Intent

  init(of intent: Intent) { self.intent = intent }

  static var opensApplication: Bool {
    if Intent.self is any URLRepresentableIntent.Type { return false }
    return isShown
  }

  private static var isShown: Bool {
    Intent.self is any OpenIntent.Type || Intent.self is any TargetContentProvidingIntent.Type
      || Intent.self is any ShowInAppSearchResultsIntent.Type
  }

  private static var surface: String? {
    if Intent.self is any ControlConfigurationIntent.Type { return "a control" }
    if Intent.self is any WidgetConfigurationIntent.Type { return "a widget" }
    return nil
  }

  func carryOut() async throws {
    let run = IntentRun.around(intent)
    let handlers = await run.showContent(of: intent)
    if let intent = intent as? any URLRepresentableIntent {
      await run.open(try await url(of: intent))
    } else if handlers == 0, let url = try await targetURL {
      await run.open(url)
    } else if !Self.isShown, let surface = Self.surface {
      throw IntentRunError.noSuchSurface(intent: "\(Intent.self)", surface: surface)
    }
  }

  private func url<Representable: URLRepresentableIntent>(of intent: Representable) async throws -> URL {
    try await Representable.urlRepresentation.url(of: intent)
  }

  private var targetURL: URL? {
    get async throws {
      guard let intent = intent as? any OpenIntent else { return nil }
      return try await addressable(intent.target)?.representedURL
    }
  }

  private func addressable(_ target: some Sendable) -> (any _URLRepresentable)? { target as? any _URLRepresentable }
}
