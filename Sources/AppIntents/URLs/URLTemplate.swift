/// An address with holes for the values of its owner.
struct URLTemplate<Owner>: @unchecked Sendable {
  // Key paths to wrappers capture nothing that could change.
  enum Piece {
    case text(String)
    case hole(URLHole<Owner>)
  }

  private(set) var pieces: [Piece] = []

  mutating func append(_ text: String) {
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  mutating func append(_ hole: URLHole<Owner>) { pieces.append(.hole(hole)) }

  /// The address of an owner; waits for the values that have to be fetched.
  func url(of owner: Owner) async throws -> URL {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .hole(let hole): text += try await written(hole, of: owner, isStart: text.isEmpty)
      }
    }
    guard let url = URL(string: text) else { throw URLRepresentationError.noAddress(text, owner: "\(Owner.self)") }
    return url
  }

  private func written(_ hole: URLHole<Owner>, of owner: Owner, isStart: Bool) async throws -> String {
    let name = hole.name(owner)
    guard let value = try await hole.value(owner) else {
      throw URLRepresentationError.missingValue(name, owner: "\(Owner.self)")
    }
    guard let text = URLText.text(of: value) else {
      throw URLRepresentationError.unwritableValue(name, owner: "\(Owner.self)", type: "\(type(of: value))")
    }
    return isStart ? text : URLText.encoded(text)
  }
}

/// A hole in an address: what it is called and how it is filled.
struct URLHole<Owner> {
  let name: (Owner) -> String
  let value: (Owner) async throws -> (any Sendable)?
}

/// How values are written in addresses.
enum URLText {
  /// Letters, digits and what RFC 3986 leaves unreserved: everything else would change the shape of the address.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )

  static func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? text }

  /// The text of a value; nil for types that have none.
  static func text(of value: any Sendable) -> String? {
    switch value {
    case let value as any CustomURLRepresentationParameterConvertible: value.urlRepresentationParameter
    case let value as any AppEnum: rawText(of: value)
    case let value as any AppEntity: identifierText(of: value)
    case let value as URL: value.absoluteString
    case let value as UUID: value.uuidString
    case let value as Date: value.formatted(.iso8601)
    case let value as any LosslessStringConvertible: value.description
    default: nil
    }
  }

  static func rawText<Enum: AppEnum>(of value: Enum) -> String { value.rawValue.description }

  static func identifierText<Entity: AppEntity>(of value: Entity) -> String { value.id.entityIdentifierString }
}

/// Why something has no address.
package enum URLRepresentationError: Error, Equatable, CustomStringConvertible, CustomLocalizedStringResourceConvertible
{
  case missingValue(String, owner: String)
  case unwritableValue(String, owner: String, type: String)
  case missingCase(String, owner: String)
  case noAddress(String, owner: String)

  package var description: String {
    switch self {
    case .missingValue(let name, let owner):
      "the address of '\(owner)' needs '\(name)', which has no value"
    case .unwritableValue(let name, let owner, let type):
      "the address of '\(owner)' needs '\(name)' as text; "
        + "conform '\(type)' to 'CustomURLRepresentationParameterConvertible'"
    case .missingCase(let name, let owner):
      "'\(owner).urlRepresentation' has no address for '.\(name)'"
    case .noAddress(let text, let owner):
      "'\(owner).urlRepresentation' gives \"\(text)\", which is no address"
    }
  }

  package var localizedStringResource: LocalizedStringResource { "I couldn’t find an address for that." }
}
