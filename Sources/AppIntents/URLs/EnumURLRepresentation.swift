/// The addresses of an enum: one with a hole for the case, or one for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral, Sendable
{
  private enum Form: Sendable {
    case same(EnumSingleURLRepresentation)
    case different([Enum: EnumSingleURLRepresentation])
  }

  private let form: Form

  public init(stringLiteral value: String) { self.init(value) }

  /// One address for all.
  public init(_ value: String) { form = .same(EnumSingleURLRepresentation(stringLiteral: value)) }

  /// One address with a hole for the case.
  public init(stringInterpolation: StringInterpolation) {
    form = .same(EnumSingleURLRepresentation(stringInterpolation: stringInterpolation))
  }

  /// One address for each case.
  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) { form = .different(urlRepresentations) }

  /// One address for each case; the last one counts if a case is listed twice.
  public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
    form = .different(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  package func url(of value: Enum) throws -> URL {
    switch form {
    case .same(let representation): return try representation.url(of: value)
    case .different(let representations):
      guard let representation = representations[value] else {
        throw URLRepresentationError.missingCase("\(value)", owner: "\(Enum.self)")
      }
      return try representation.url(of: value)
    }
  }

  /// The address of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    private let pieces: [StringInterpolation.Piece]

    public init(stringLiteral value: String) { pieces = [.text(value)] }

    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects the pieces of an address.
    public typealias StringInterpolation = EnumURLRepresentation<Enum>.StringInterpolation

    fileprivate func url(of value: Enum) throws -> URL {
      let text = pieces.map { $0.text(of: value) }.joined()
      guard let url = URL(string: text) else { throw URLRepresentationError.noAddress(text, owner: "\(Enum.self)") }
      return url
    }
  }

  /// Collects the pieces of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What stands for something else in an address.
    public enum Token: Hashable, Sendable { case rawValue }

    fileprivate enum Piece: Sendable {
      case text(String)
      case rawValue
      case fixed(Enum)

      func text(of value: Enum) -> String {
        switch self {
        case .text(let text): text
        case .rawValue: written(value)
        case .fixed(let other): written(other)
        }
      }

      private func written(_ value: Enum) -> String {
        URLText.encoded(URLText.text(of: value) ?? value.rawValue.description)
      }
    }

    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    /// Adds the raw value of the case.
    public mutating func appendInterpolation(_ token: Token) { pieces.append(.rawValue) }

    /// Adds the raw value of a certain case.
    public mutating func appendInterpolation(_ value: Enum) { pieces.append(.fixed(value)) }
  }
}
