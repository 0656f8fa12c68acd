/// The address of an intent, with holes for its parameters.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  private let makeURL: @Sendable (Intent) async throws -> URL

  init(_ makeURL: @escaping @Sendable (Intent) async throws -> URL) { self.makeURL = makeURL }

  public init(stringLiteral value: String) { self.init(value) }

  /// An address without holes.
  public init(_ value: String) {
    var template = URLTemplate<Intent>()
    template.append(value)
    self.init(template)
  }

  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.template) }

  private init(_ template: URLTemplate<Intent>) { makeURL = { try await template.url(of: $0) } }

  package func url(of intent: Intent) async throws -> URL { try await makeURL(intent) }

  /// Collects the pieces of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = URLTemplate<Intent>()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { template.append(literal) }

    /// Adds the value of a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      template.append(
        URLHole(
          name: { IntentParameters(of: $0).name(at: keyPath, of: $0) ?? "parameter" },
          value: { $0[keyPath: keyPath].valueOrDefault })
      )
    }
  }
}
