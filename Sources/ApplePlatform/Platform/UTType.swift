public import Foundation

/// A kind of data, named in reverse domain style, with what it is a special case of.
///
/// The common kinds are built in. A type that an app makes up comes from ``init(exportedAs:conformingTo:)`` and is
/// known from then on.
public struct UTType: Sendable, Hashable {
  /// The name of the type, such as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// A type that is known; `nil` for any other name.
  ///
  /// - Parameter identifier: the name of the type, such as `public.png`.
  public init?(_ identifier: String) {
    guard UTTypeRegistry.record(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// A type that this app makes up.
  ///
  /// - Parameters:
  ///   - identifier: the name of the type.
  ///   - parentType: what it is a special case of; plain data unless given.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    UTTypeRegistry.declare(identifier, conformingTo: parentType ?? .data)
  }

  /// A type that another app makes up.
  ///
  /// - Parameters:
  ///   - identifier: the name of the type.
  ///   - parentType: what it is a special case of; plain data unless given.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an ending; one made up from the ending when it is not known.
  ///
  /// - Parameters:
  ///   - filenameExtension: the ending without its dot, in any case.
  ///   - supertype: what the type has to be a special case of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type that goes by a MIME name; one made up from the name when it is not known.
  ///
  /// - Parameters:
  ///   - mimeType: the name, such as `image/png`.
  ///   - supertype: what the type has to be a special case of.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that goes by a name in another system of names.
  ///
  /// - Parameters:
  ///   - tag: the name.
  ///   - tagClass: the system of names.
  ///   - supertype: what the type has to be a special case of.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = UTTypeRegistry.type(tagged: tag, in: tagClass, conformingTo: supertype) else { return nil }
    self = type
  }

  /// The usual ending of files of this type, without its dot.
  public var preferredFilenameExtension: String? { record?.filenameExtensions.first }
  /// The usual MIME name.
  public var preferredMIMEType: String? { record?.mimeTypes.first }
  /// All names in other systems of names.
  public var tags: [UTTagClass: [String]] {
    let tags = [UTTagClass.filenameExtension: record?.filenameExtensions ?? [], .mimeType: record?.mimeTypes ?? []]
    return tags.filter { !$0.value.isEmpty }
  }
  /// What to call the type in a sentence.
  public var localizedDescription: String? { record?.name }
  /// Nothing is known about versions.
  public var version: Int? { nil }
  /// Nothing is known about reference pages.
  public var referenceURL: URL? { nil }
  /// Whether the type was made up from a name in another system of names.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type was declared by somebody.
  public var isDeclared: Bool { record != nil && !isDynamic }
  /// Whether the type belongs to everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Every type that this one is a special case of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = record?.parents ?? []
    while let parent = waiting.popLast() {
      guard found.insert(UTType(known: parent)).inserted else { continue }
      waiting += UTTypeRegistry.record(of: parent)?.parents ?? []
    }
    return found
  }

  /// Whether this is the other type or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether the other type is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
  /// Whether this is a special case of the other type.
  public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

  private var record: UTTypeRecord? { UTTypeRegistry.record(of: identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws { identifier = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A system of names for types other than their identifiers.
public struct UTTagClass: RawRepresentable, Sendable, Hashable, Codable {
  /// The name of the system.
  public let rawValue: String
  /// A system by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Endings of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
