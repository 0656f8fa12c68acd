internal import Diagnostics
internal import FileFormats
import Foundation

/// The texts of the entries of a `.strings` file, whether it is a text or a compiled property list.
enum StringsTexts {
  /// What is wrong with a file.
  struct Damage: Error, Hashable {
    let message: String
  }

  /// The texts of each key; most have one. Throws the first mistake for which nothing can be read.
  static func read(_ data: Data) throws(Damage) -> [String: [String]] {
    if let list = propertyList(data) { return list }
    let file = StringsFile(reading: [UInt8](data))
    if let finding = file.findings.first(where: { $0.severity == .error }) {
      let line = SourceText(file.bytes).position(at: finding.range.lowerBound).line
      throw Damage(message: "line \(line): \(finding.message)")
    }
    return file.entries.reduce(into: [:]) { $0[$1.key.text] = $1.values.map(\.text) }
  }

  // MARK: Property lists

  private static func propertyList(_ data: Data) -> [String: [String]]? {
    guard ["bplist", "<?xml", "<plist"].contains(where: { data.starts(with: $0.utf8) }) else { return nil }
    guard let entries = PropertyListLimits.read([UInt8](data)) as? [String: Any] else { return nil }
    return Dictionary(uniqueKeysWithValues: entries.map { ($0, texts(in: $1, for: $0)) }).filter { !$1.isEmpty }
  }

  /// The text itself, those of a list, and of a dictionary the one under the entry's name in the singular.
  private static func texts(in item: Any, for key: String) -> [String] {
    switch item {
    case let text as String: [text]
    case let list as [Any]: list.flatMap { texts(in: $0, for: key) }
    case let dictionary as [String: Any]: dictionary[String(key.dropLast())].map { texts(in: $0, for: key) } ?? []
    default: []
    }
  }
}
