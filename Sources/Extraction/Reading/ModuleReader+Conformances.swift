internal import Diagnostics
internal import Interchange

extension ModuleReader {
  /// Finds intents that only conform through a protocol of their app: the compiler leaves no record of such a conformance
  /// in an optimized program, so that an intent is found only where a shortcut names it.
  mutating func reportUnrecordedIntents() {
    let named = Set(metadata.autoShortcuts.map(\.actionIdentifier))
    for record in records where record.conforms(to: "AppIntent") && !record.isGeneric && !record.isExpanded {
      guard !named.contains(record.identifier), let names = inheritance(of: record) else { continue }
      guard let own = names.first, names.allSatisfy({ record.conformances.contains("\(module).\($0)") }) else {
        continue
      }
      report(.unrecordedIntent(record.name, through: own, at: range(of: record)), in: record)
    }
  }

  /// The protocols of the app and of App Intents behind the colon of a type's declaration; nil where there is none.
  private func inheritance(of record: ConstantRecord) -> [String]? {
    let tokens = tokens(record)
    guard let start = tokens.firstIndex(fromLine: record.line),
      let name = tokens.index(of: record.name, in: start..<min(start + 40, tokens.tokens.count)),
      tokens.isMark(":", at: name + 1)
    else { return nil }
    let clause = tokens.tokens[(name + 2)...].prefix { $0.kind != .mark("{") }
    return clause.compactMap { token in
      guard case .name(let name) = token.kind, name != "Sendable", record.conforms(to: name) else { return nil }
      return name
    }
  }
}

extension Finding {
  fileprivate static func unrecordedIntent(_ name: String, through own: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "extract.unrecorded-intent", severity: .warning,
      message:
        "'\(name)' is an intent only through '\(own)', and is not found in an optimized program unless a shortcut "
        + "names it; name Apple's protocol as well",
      range: range)
  }
}
