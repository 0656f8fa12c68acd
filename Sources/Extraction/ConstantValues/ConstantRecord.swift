internal import Foundation

/// What the compiler tells about a type.
struct ConstantRecord: Sendable {
  /// Its name with its module: `Trails.TrailEntity`.
  var typeName: String
  var mangledTypeName: String?
  /// `struct`, `generic struct`, `enum`…
  var kind: String
  var file: String
  var line: Int
  var conformances: [String]
  var aliases: [Alias]
  var properties: [Property]
  var cases: [Case]

  struct Alias: Decodable, Sendable {
    var typeAliasName: String
    var substitutedTypeName: String
  }

  struct Case: Decodable, Sendable {
    var name: String
    var rawValue: String?
  }

  struct Property: Sendable {
    var label: String
    var type: String
    var isStatic: Bool
    var isComputed: Bool
    var file: String?
    var line: Int?
    var value: ConstantValue
    /// The property wrappers as they are written.
    var wrappers: [Wrapper]
  }

  struct Wrapper: Decodable, Sendable {
    var type: String
    var line: Int?
    var arguments: [ConstantValue.Argument]?
  }

  /// Reads what the compiler wrote about a module.
  static func read(_ path: String, of module: String) throws(ExtractionError) -> [ConstantRecord] {
    guard let data = FileManager.default.contents(atPath: path),
      let records = try? JSONDecoder().decode([ConstantRecord].self, from: data)
    else { throw .unreadableValues(module) }
    return records
  }
}

extension ConstantRecord {
  /// The type's own name, without those that it stands in.
  var name: String { String(typeName.unqualified.prefix { $0 != "<" }) }

  /// Whether it conforms to a protocol of App Intents.
  func conforms(to name: String) -> Bool { conformances.contains { $0 == name || $0.hasSuffix(".\(name)") } }

  /// What an associated type is.
  func alias(_ name: String) -> String? { aliases.first { $0.typeAliasName == name }?.substitutedTypeName }

  /// A static property that its author declared.
  func constant(_ label: String) -> Property? { properties.first { $0.isStatic && $0.label == label } }

  var isGeneric: Bool { kind.hasPrefix("generic") }

  /// Whether a macro wrote it.
  var isExpanded: Bool { file.hasPrefix("@__swiftmacro") }
}

extension ConstantRecord: Decodable {
  private enum Keys: String, CodingKey {
    case typeName, mangledTypeName, kind, file, line, conformances, associatedTypeAliases, properties, cases
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    typeName = try container.decode(String.self, forKey: .typeName)
    mangledTypeName = try container.decodeIfPresent(String.self, forKey: .mangledTypeName)
    kind = try container.decodeIfPresent(String.self, forKey: .kind) ?? ""
    file = try container.decodeIfPresent(String.self, forKey: .file) ?? ""
    line = try container.decodeIfPresent(Int.self, forKey: .line) ?? 1
    conformances = try container.decodeIfPresent([String].self, forKey: .conformances) ?? []
    aliases = try container.decodeIfPresent([Alias].self, forKey: .associatedTypeAliases) ?? []
    properties = try container.decodeIfPresent([Property].self, forKey: .properties) ?? []
    cases = try container.decodeIfPresent([Case].self, forKey: .cases) ?? []
  }
}

extension ConstantRecord.Property: Decodable {
  private enum Keys: String, CodingKey { case label, type, isStatic, isComputed, file, line, propertyWrappers }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    label = try container.decode(String.self, forKey: .label)
    type = try container.decode(String.self, forKey: .type)
    isStatic = try container.decodeIfPresent(String.self, forKey: .isStatic) == "true"
    isComputed = try container.decodeIfPresent(String.self, forKey: .isComputed) == "true"
    file = try container.decodeIfPresent(String.self, forKey: .file)
    line = try container.decodeIfPresent(Int.self, forKey: .line)
    wrappers = try container.decodeIfPresent([ConstantRecord.Wrapper].self, forKey: .propertyWrappers) ?? []
    value = try ConstantValue(from: decoder)
  }
}
