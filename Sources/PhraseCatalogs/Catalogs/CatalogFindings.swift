internal import Diagnostics

// What can be wrong in a catalog that is JSON, in words.

// MARK: - Fields

extension Finding {
  static func unknownKey(_ key: String, at range: Range<Int>, known: [String]) -> Finding {
    Finding(rule: "catalog.unknown-key", severity: .warning, message: "unknown key '\(key)'", range: range)
      .meaning(nearestName(to: key, among: known), at: range)
  }

  static func wrongType(_ name: String, expected: String, found: String, at range: Range<Int>) -> Finding {
    Finding(rule: "catalog.wrong-type", message: "\(name) must be \(expected), not \(found)", range: range)
  }

  static func missingKey(_ key: String, of owner: String, at range: Range<Int>) -> Finding {
    Finding(rule: "catalog.missing-key", message: "\(owner) has no '\(key)'", range: range)
  }

  static func emptyText(_ name: String, at range: Range<Int>) -> Finding {
    Finding(rule: "catalog.empty-text", message: "\(name) is empty", range: range)
  }

  static func missingFormat(_ range: Range<Int>) -> Finding {
    let start = range.lowerBound + 1
    return Finding(
      rule: "catalog.missing-format", severity: .warning, message: "the catalog does not say which format it has",
      range: range.lowerBound..<start,
      fix: Fix(summary: "begin with '\"format\": 1,'", range: start..<start, replacement: "\n  \"format\": 1,"))
  }

  static func unknownFormat(_ range: Range<Int>) -> Finding {
    Finding(rule: "catalog.unknown-format", message: "the only format known is 1", range: range)
  }

  /// Adds the name that was probably meant.
  fileprivate func meaning(_ name: String?, at range: Range<Int>) -> Finding {
    guard let name else { return self }
    var finding = self
    finding.message += "; did you mean '\(name)'?"
    finding.fix = Fix(summary: "write '\(name)'", range: range, replacement: name)
    return finding
  }
}

// MARK: - Entities, parameters, shortcuts

extension Finding {
  static func duplicateID(_ id: String, at range: Range<Int>) -> Finding {
    let message = "id '\(id)' is taken by an earlier value; only the first counts"
    return Finding(rule: "catalog.duplicate-id", message: message, range: range)
  }

  static func noValues(_ range: Range<Int>) -> Finding {
    let message = "nothing can fill a closed vocabulary without values"
    return Finding(rule: "catalog.no-values", severity: .warning, message: message, range: range)
  }

  static func unknownVocabulary(_ name: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "catalog.unknown-vocabulary", message: "vocabulary is 'open' or 'closed', not '\(name)'", range: range
    )
    .meaning(nearestName(to: name, among: ["open", "closed"]), at: range)
  }

  static func unknownEntity(_ name: String, at range: Range<Int>, known: [String]) -> Finding {
    Finding(rule: "catalog.unknown-entity", message: "no entity is called '\(name)'", range: range)
      .meaning(nearestName(to: name, among: known), at: range)
  }

  static func unknownType(_ name: String, at range: Range<Int>, known: [String]) -> Finding {
    Finding(rule: "catalog.unknown-type", message: "no parameter type is called '\(name)'", range: range)
      .meaning(nearestName(to: name, among: known), at: range)
  }

  static func conflictingKeys(_ keys: [String], at range: Range<Int>) -> Finding {
    let names = keys.map { "'\($0)'" }.joined(separator: " and ")
    return Finding(rule: "catalog.conflicting-keys", message: "\(names) exclude each other", range: range)
  }

  static func badRange(_ message: String, at range: Range<Int>) -> Finding {
    Finding(rule: "catalog.bad-range", message: message, range: range)
  }

  static func badFilling(_ message: String, at range: Range<Int>) -> Finding {
    Finding(rule: "catalog.bad-filling", message: message, range: range)
  }

  static func unknownTag(_ tag: String, of entity: String, at range: Range<Int>, known: [String]) -> Finding {
    let message = "no value of '\(entity)' has the tag '\(tag)'"
    return Finding(rule: "catalog.unknown-tag", severity: .warning, message: message, range: range)
      .meaning(nearestName(to: tag, among: known), at: range)
  }

  static func unknownDefault(_ id: String, at range: Range<Int>, known: [String]) -> Finding {
    Finding(rule: "catalog.unknown-default", message: "no value has the id '\(id)'", range: range)
      .meaning(nearestName(to: id, among: known), at: range)
  }

  static func reservedName(_ name: String, at range: Range<Int>) -> Finding {
    let message = "'\(name)' already means something; call the parameter something else"
    return Finding(rule: "catalog.reserved-name", message: message, range: range)
  }

  static func badRememberedName(_ name: String, at range: Range<Int>) -> Finding {
    let message = "'\(name)' cannot be remembered; its name has to be letters, digits and '_'"
    return Finding(rule: "catalog.bad-name", message: message, range: range)
  }

  static func duplicateIntent(_ intent: String, at range: Range<Int>) -> Finding {
    let message = "another shortcut has the intent '\(intent)'"
    return Finding(rule: "catalog.duplicate-intent", severity: .warning, message: message, range: range)
  }

  static func noPhrases(_ range: Range<Int>) -> Finding {
    Finding(rule: "catalog.no-phrases", message: "the shortcut is skipped: it has no phrase left", range: range)
  }

  static func emptyRun(_ range: Range<Int>) -> Finding {
    Finding(rule: "catalog.empty-run", message: "'run' names no program", range: range)
  }

  static func emptySource(_ range: Range<Int>) -> Finding {
    Finding(rule: "catalog.empty-source", message: "'from' names no program", range: range)
  }

  static func noProgram(_ key: String, at range: Range<Int>) -> Finding {
    Finding(rule: "catalog.no-program", message: "'\(key)' is said of a program, and there is no 'run'", range: range)
  }

  static func wrongMember(_ name: String, is kind: MemberKind, at range: Range<Int>) -> Finding {
    let message = "'${\(name)}' is of a \(kind.rawValue), and the parameter is none"
    return Finding(rule: "catalog.wrong-member", message: message, range: range)
  }

  static func emptyUndo(_ range: Range<Int>) -> Finding {
    Finding(rule: "catalog.empty-undo", message: "'undo' has neither 'say' nor 'run'", range: range)
  }
}

// MARK: - Phrases and their parameters

extension Finding {
  static func unknownParameter(_ name: String, at range: Range<Int>, known: [String]) -> Finding {
    var finding = Finding(rule: "catalog.unknown-parameter", message: "no parameter is called '\(name)'", range: range)
    if let nearest = nearestName(to: name, among: known) {
      finding.message += "; did you mean '\(nearest)'?"
      finding.fix = Fix(summary: "write '${\(nearest)}'", range: range, replacement: "${\(nearest)}")
    }
    return finding
  }

  static func adjacentText(_ first: String, _ second: String, at range: Range<Int>) -> Finding {
    let message = "no word tells where '\(first)' ends and '\(second)' begins, and both take any text"
    return Finding(rule: "phrase.adjacent-text", message: message, range: range)
  }

  static func repeatedPlaceholder(_ name: String, at range: Range<Int>) -> Finding {
    let message = "placeholder '\(name)' stands twice in one way of saying the phrase"
    return Finding(rule: "phrase.repeated-placeholder", severity: .warning, message: message, range: range)
  }

  static func unusedParameter(_ name: String, at range: Range<Int>) -> Finding {
    let message = "no phrase uses parameter '\(name)'"
    return Finding(rule: "catalog.unused-parameter", severity: .note, message: message, range: range)
  }
}
