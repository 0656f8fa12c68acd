import Foundation
import Synchronization

/// What is known about a type.
struct UTTypeRecord: Sendable {
  let name: String
  let parents: [String]
  let filenameExtensions: [String]
  let mimeTypes: [String]

  init(_ name: String, _ parents: [String] = [], extensions: [String] = [], mime: [String] = []) {
    self.name = name
    self.parents = parents
    filenameExtensions = extensions
    mimeTypes = mime
  }

  func tags(in tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: filenameExtensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}

/// The built-in types and those that apps have declared since.
enum UTTypeRegistry {
  private static let declared = Mutex<[String: UTTypeRecord]>([:])

  static func record(of identifier: String) -> UTTypeRecord? {
    UTTypeRecord.builtIn[identifier] ?? declared.withLock { $0[identifier] } ?? dynamicRecord(of: identifier)
  }

  /// Remembers a type; a second declaration changes nothing.
  static func declare(_ identifier: String, conformingTo parent: UTType) {
    guard UTTypeRecord.builtIn[identifier] == nil else { return }
    declared.withLock { $0[identifier] = $0[identifier] ?? UTTypeRecord(identifier, [parent.identifier]) }
  }

  /// The type with a tag: the most general of the known ones, or else one made up from the tag.
  static func type(tagged tag: String, in tagClass: UTTagClass, conformingTo supertype: UTType?) -> UTType? {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let known = (identifiers[tagClass]?[tag] ?? []).map(UTType.init(known:))
    if let type = known.first(where: { type in supertype.map(type.conforms) ?? true }) { return type }
    let isDataEnough = supertype == nil || supertype == .data || supertype == .item
    return isDataEnough ? UTType(known: dynamicPrefix(tagClass) + tag) : nil
  }

  /// The built-in types by their tags, those for which the tag comes first in front.
  private static let identifiers: [UTTagClass: [String: [String]]] = {
    var found: [UTTagClass: [String: [String]]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      for (identifier, record) in UTTypeRecord.builtIn.sorted(by: { $0.key < $1.key }) {
        for tag in record.tags(in: tagClass) { found[tagClass, default: [:]][tag, default: []].append(identifier) }
      }
    }
    return found
  }()

  private static func dynamicPrefix(_ tagClass: UTTagClass) -> String { "dyn.\(tagClass.rawValue)." }

  private static func dynamicRecord(of identifier: String) -> UTTypeRecord? {
    for tagClass in [UTTagClass.filenameExtension, .mimeType] where identifier.hasPrefix(dynamicPrefix(tagClass)) {
      let tag = String(identifier.dropFirst(dynamicPrefix(tagClass).count))
      return UTTypeRecord(
        tag, ["public.data"],
        extensions: tagClass == .filenameExtension ? [tag] : [], mime: tagClass == .mimeType ? [tag] : [])
    }
    return nil
  }
}
