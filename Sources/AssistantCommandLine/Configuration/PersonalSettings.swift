package import Diagnostics
internal import FileFormats

/// What stands in a person's `settings.json`.
package struct PersonalSettings: Equatable, Sendable {
  /// The language to speak, unless `--locale` says another.
  package var language: String?
  package var threshold: Double?
  package var margin: Double?
  /// The names of applications that are not to be talked to.
  package var leftOut: Set<String> = []
  /// Where the person keeps things, by what they are: `tasks`, `lists`, `notes`.
  package var folders: [String: String] = [:]

  package init() {}

  /// Reads settings, JSON5. What is wrong becomes a finding, and the rest holds.
  ///
  /// - Parameter applications: the names of those that are installed.
  package static func read(_ bytes: [UInt8], applications: [String]) -> (PersonalSettings, [Finding]) {
    let (root, findings) = JSONValue.read(bytes)
    var reader = SettingsReader(applications: applications, findings: findings)
    if let root { reader.read(root) }
    return (reader.settings, reader.findings)
  }
}

private struct SettingsReader {
  /// The keys, in the order in which they are described.
  private enum Key: String, CaseIterable { case language, applications, folders, threshold, margin }

  let applications: [String]
  var settings = PersonalSettings()
  var findings: [Finding]

  init(applications: [String], findings: [Finding]) { (self.applications, self.findings) = (applications, findings) }

  mutating func read(_ root: JSONValue) {
    for member in members(of: root, as: "the file") {
      guard let key = Key(rawValue: member.key) else {
        reportUnknown(member, "key", among: Key.allCases.map(\.rawValue))
        continue
      }
      switch key {
      case .language: settings.language = language(member.value)
      case .applications: readApplications(member.value)
      case .folders: readFolders(member.value)
      case .threshold: settings.threshold = share(member)
      case .margin: settings.margin = share(member)
      }
    }
  }

  private mutating func language(_ value: JSONValue) -> String? {
    guard case .string(let written) = value.content, let locale = LocaleName(written: written) else {
      report("wrong-type", "'language' must be the name of one, such as \"en\" or \"de\"", value.range)
      return nil
    }
    return locale.text
  }

  private mutating func readApplications(_ value: JSONValue) {
    for member in members(of: value, as: "'applications'") {
      guard applications.contains(member.key) else {
        reportUnknown(member, "application", among: applications)
        continue
      }
      guard case .boolean(let isWanted) = member.value.content else {
        report("wrong-type", "'\(member.key)' must be true or false, not \(member.value.kind)", member.value.range)
        continue
      }
      if !isWanted { settings.leftOut.insert(member.key) }
    }
  }

  private mutating func readFolders(_ value: JSONValue) {
    for member in members(of: value, as: "'folders'") {
      guard case .string(let path) = member.value.content, path.hasPrefix("/") || path.hasPrefix("~/"),
        member.key.allSatisfy({ $0.isASCII && $0.isLetter })
      else {
        report("wrong-type", "a folder is a word and a path that begins with / or ~/", member.value.range)
        continue
      }
      settings.folders[member.key] = path
    }
  }

  private mutating func share(_ member: JSONValue.Member) -> Double? {
    if case .number(let number, _) = member.value.content, (0...1).contains(number) { return number }
    report("wrong-type", "'\(member.key)' must be a number from 0 to 1", member.value.range)
    return nil
  }

  private mutating func members(of value: JSONValue, as name: String) -> [JSONValue.Member] {
    if case .object(let members) = value.content { return members }
    report("wrong-type", "\(name) must be an object, not \(value.kind)", value.range)
    return []
  }

  private mutating func reportUnknown(_ member: JSONValue.Member, _ kind: String, among names: [String]) {
    let near = nearestName(to: member.key, among: names).map { "; did you mean '\($0)'?" } ?? ""
    let known = near.isEmpty ? "; there are \(names.joined(separator: ", "))" : near
    report("unknown-\(kind)", "unknown \(kind) '\(member.key)'\(known)", member.keyRange)
  }

  private mutating func report(_ rule: String, _ message: String, _ range: Range<Int>) {
    findings.append(Finding(rule: "settings.\(rule)", severity: .warning, message: message, range: range))
  }
}
