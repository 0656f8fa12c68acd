/// Opens addresses. By itself it opens nothing: whoever shows the view decides with a handler.
nonisolated public struct OpenURLAction {
  public struct Result: Sendable {
    let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    /// It is left to the system, which opens nothing here.
    public static let systemAction = Result(isAccepted: false)
    /// Another address is left to the system, which opens nothing here.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (URL) -> Result

  init() { handler = { _ in .discarded } }

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(handler(url).isAccepted) }
}

// Accepted only: a rendered view stays, and there are no windows.

nonisolated public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

nonisolated public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

nonisolated public struct OpenWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

nonisolated public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
