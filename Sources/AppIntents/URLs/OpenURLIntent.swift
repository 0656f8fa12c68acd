/// Opens an address.
///
/// ```swift
/// return .result(opensIntent: OpenURLIntent(urlRepresentable: newTrail))
/// ```
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Open URL"
  /// Takes its address from what it was created with.
  public static let urlRepresentation = URLRepresentation { intent in
    if let subject = intent.subject { return try await subject.representedURL }
    guard let url = intent.url else { throw URLRepresentationError.missingValue("url", owner: "OpenURLIntent") }
    return url
  }

  /// The address; nil while that of an entity is not put together.
  @Parameter(title: "URL") public var url: URL?
  private let subject: (any _URLRepresentable)?

  /// Opens an address to be given later.
  public init() { subject = nil }

  /// Opens an address.
  public init(_ url: URL) {
    subject = nil
    self.url = url
  }

  /// Opens the address that a literal spells.
  ///
  /// - Precondition: it spells one.
  @_disfavoredOverload
  public init(_ address: StaticString) {
    guard let url = URL(string: "\(address)") else { preconditionFailure("\"\(address)\" is no address") }
    self.init(url)
  }

  /// Opens the address of an entity, which is put together when the intent runs.
  ///
  /// Neither throws nor waits, so that it can be written with `try await` and without.
  public init(urlRepresentable: some URLRepresentableEntity) { subject = urlRepresentable }

  /// Opens the address of a case.
  public init(urlRepresentable: some URLRepresentableEnum) throws { self.init(try Self.url(of: urlRepresentable)) }

  private static func url<Representable: URLRepresentableEnum>(of value: Representable) throws -> URL {
    try Representable.urlRepresentation.url(of: value)
  }
}
