/// How strong the contrast is.
public enum ColorSchemeContrast: Hashable, Sendable {
  /// A choice.
  case standard, increased
}

/// In which direction lines run.
public enum LayoutDirection: Hashable, Sendable {
  /// A choice.
  case leftToRight, rightToLeft
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// A choice.
  case compact, regular
}

/// Whether people want bold letters.
public enum LegibilityWeight: Hashable, Sendable {
  /// A choice.
  case regular, bold
}

/// Whether people see a scene.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// A choice.
  case background, inactive, active
}

/// Whether people edit.
public enum EditMode: Hashable, Sendable {
  /// A choice.
  case inactive, transient, active

  /// Whether people edit.
  public var isEditing: Bool { self != .inactive }
}

/// Opens addresses. By itself it opens nothing.
nonisolated public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// It was opened.
    public static let handled = Result(isAccepted: true)
    /// It was thrown away.
    public static let discarded = Result(isAccepted: false)
    /// It is left to the system.
    public static let systemAction = Result(isAccepted: false)
    /// Another address is left to the system.
    public static func systemAction(_ url: URL) -> Result { Result(isAccepted: false) }
  }

  private let handler: (URL) -> Result

  init() { handler = { _ in .discarded } }

  /// Opens addresses by a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and says whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(handler(url).isAccepted) }
}

/// Takes a view away. A rendered view stays.
nonisolated public struct DismissAction: Sendable {
  /// Takes the view away.
  public func callAsFunction() {}
}

/// Opens windows, of which there are none.
nonisolated public struct OpenWindowAction: Sendable {
  /// Opens a window.
  public func callAsFunction(id: String) {}

  /// Opens a window for a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Opens a window for a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Fetches everything again.
nonisolated public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Fetches everything again.
  public func callAsFunction() async { await action() }
}

/// Whether a view is over another one.
nonisolated public struct PresentationMode: Sendable {
  /// Whether it is.
  public var isPresented: Bool { false }

  /// Takes the view away. A rendered view stays.
  public mutating func dismiss() {}
}
