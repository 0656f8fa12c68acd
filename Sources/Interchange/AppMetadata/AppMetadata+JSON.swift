package import Foundation

extension AppMetadata {
  /// A file that is no metadata, and why.
  package struct Unreadable: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where in the file, and what is wrong there: `'actions.OpenTrail.parameters[0].name' is missing`.
    package var description: String
  }

  /// Reads the bytes of an `extract.actionsdata`.
  package init(json: Data) throws(Unreadable) {
    do {
      self = try JSONDecoder().decode(AppMetadata.self, from: json)
    } catch {
      throw Unreadable(error)
    }
  }

  /// The bytes of an `extract.actionsdata`, in lines, every key in its alphabetical place.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// What stands beside the metadata: the versions of what wrote it.
package struct AppMetadataVersion: Codable, Sendable, Hashable {
  package var toolsVersion: String
  /// The version of the layout.
  package var version: String

  package init(toolsVersion: String) {
    self.toolsVersion = toolsVersion
    version = "3.0"
  }

  /// The bytes of a `version.json`.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension AppMetadata.Unreadable {
  fileprivate init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      description = "it cannot be read"
      return
    }
    switch error {
    case .keyNotFound(let key, let context): description = "\(Self.path(context, key)) is missing"
    case .valueNotFound(_, let context): description = "\(Self.path(context)) is null"
    case .typeMismatch(_, let context): description = "\(Self.path(context)) is not what it has to be"
    case .dataCorrupted(let context):
      description = context.codingPath.isEmpty ? "it is not JSON" : "\(Self.path(context)) cannot be read"
    @unknown default: description = "it cannot be read"
    }
  }

  private static func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
    let keys = context.codingPath + (last.map { [$0] } ?? [])
    let path = keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? "the whole" : "'\(path)'"
  }
}

// MARK: - Reading what may be missing

extension KeyedDecodingContainer {
  /// What stands under a key; nil where there is nothing.
  func decodeIfPresent<Value: Decodable>(_ key: Key) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }

  /// A list; empty where there is none.
  func list<Value: Decodable>(_ key: Key) throws -> [Value] { try decodeIfPresent([Value].self, forKey: key) ?? [] }

  /// A list, or the values of a table in the order of their names.
  func listOrTable<Value: Decodable>(_ key: Key) throws -> [Value] {
    if let list = try? decodeIfPresent([Value].self, forKey: key) { return list }
    let table = try decodeIfPresent([String: Value].self, forKey: key) ?? [:]
    return table.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A table of things that know their names, or a list of them; a missing name is that of the table.
  func table<Value: Decodable>(_ key: Key, named name: WritableKeyPath<Value, String>) throws -> [String: Value] {
    if let list = try? decodeIfPresent([Value].self, forKey: key) {
      return Dictionary(list.map { ($0[keyPath: name], $0) }) { first, _ in first }
    }
    var table = try decodeIfPresent([String: Value].self, forKey: key) ?? [:]
    for (key, value) in table where value[keyPath: name].isEmpty { table[key]?[keyPath: name] = key }
    return table
  }
}
