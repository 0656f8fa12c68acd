package import Diagnostics

/// What an `.xcstrings` file says: one table in all its languages.
///
/// One bad entry hides no other. Strings are values of JSON, so that what is wrong with them can be pointed at.
package struct StringCatalog: Sendable {
  /// What the file says of a key.
  package struct Entry: Sendable {
    /// The key, and where it is written.
    package let key: JSONValue.Member
    /// Whether there may be translations: not of a name that is the same in every language.
    package fileprivate(set) var isTranslatable = true
    /// What is said in each language.
    package fileprivate(set) var localizations: [(language: String, words: Localization)] = []
    /// Whether something in it is not what it has to be.
    package fileprivate(set) var isDamaged = false
  }

  /// What is said in a language, for a number, or on a device.
  package struct Localization: Sendable {
    /// The text.
    package fileprivate(set) var text: JSONValue?
    /// Several ways to say the same, instead of the text.
    package fileprivate(set) var values: [JSONValue] = []
    /// Whether somebody has yet to write it.
    package fileprivate(set) var isNew = false
    /// Whether it depends on a number or a device.
    package fileprivate(set) var isVaried = false
    /// What is said for each category of numbers.
    package fileprivate(set) var plural: [(form: String, words: Localization)] = []
    /// What is said on each kind of device.
    package fileprivate(set) var device: [(form: String, words: Localization)] = []
    /// The parts that depend on a number of their own, and which of the values, from 1, that is.
    package fileprivate(set) var substitutions: [(name: String, argument: Int?, words: Localization)] = []
  }

  /// The language of the authors, if the file says so.
  package private(set) var sourceLanguage: String?
  /// The entries in their order; nil when the file is no catalog.
  package private(set) var entries: [Entry]?
  /// What is wrong.
  package private(set) var findings: [Finding]

  /// Whether something in the entry that is being read is damaged.
  private var isDamaged = false

  /// Reads the bytes of a file, each of them once.
  package init(reading bytes: [UInt8]) {
    let (root, findings) = JSONValue.read(bytes)
    self.findings = findings
    guard let root else { return }
    guard let strings = root["strings"], case .object(let members) = strings.content else {
      let message = "the file is not a string catalog: it has no object 'strings'"
      self.findings.append(.strings(message, at: root.range.firstByte))
      return
    }
    sourceLanguage = root["sourceLanguage"]?.string
    entries = members.compactMap { entry($0) }
  }

  private mutating func entry(_ member: JSONValue.Member) -> Entry {
    isDamaged = false
    var entry = Entry(key: member)
    if case .object = member.value.content {
      entry.isTranslatable = member.value["shouldTranslate"]?.boolean ?? true
      for member in object("localizations", of: member.value)?.members ?? [] {
        entry.localizations.append((member.key, localization(member.value)))
      }
    } else {
      damage("the entry", has: member.value, insteadOf: "an object")
    }
    entry.isDamaged = isDamaged
    return entry
  }

  private mutating func localization(_ value: JSONValue) -> Localization {
    var words = Localization()
    if let unit = object("stringUnit", of: value) {
      words.text = present(unit["value"])
      if let text = words.text, text.string == nil { damage("'value'", has: text, insteadOf: "a string") }
      words.isNew = unit["state"]?.string == "new"
    }
    if let set = object("stringSet", of: value) {
      words.values = set["values"]?.elements.filter { $0.string != nil } ?? []
      words.isNew = set["state"]?.string == "new"
    }
    if let variations = object("variations", of: value) {
      words.isVaried = true
      words.plural = forms("plural", of: variations)
      words.device = forms("device", of: variations)
    }
    for member in object("substitutions", of: value)?.members ?? [] {
      words.substitutions.append((member.key, argumentIndex(of: member.value), localization(member.value)))
    }
    return words
  }

  /// Which argument a substitution stands for. (Written with a pattern: the optimizer of Swift 6.3.1 does not survive the
  /// accessor `number` here.)
  private func argumentIndex(of substitution: JSONValue) -> Int? {
    guard case .number(let number, _)? = substitution["argNum"]?.content else { return nil }
    return Int(exactly: number)
  }

  private mutating func forms(_ kind: String, of variations: JSONValue) -> [(form: String, words: Localization)] {
    (object(kind, of: variations)?.members ?? []).map { ($0.key, localization($0.value)) }
  }

  private mutating func object(_ key: String, of value: JSONValue) -> JSONValue? {
    guard let inner = present(value[key]) else { return nil }
    if case .object = inner.content { return inner }
    damage("'\(key)'", has: inner, insteadOf: "an object")
    return nil
  }

  private func present(_ value: JSONValue?) -> JSONValue? { value?.content == .null ? nil : value }

  private mutating func damage(_ name: String, has value: JSONValue, insteadOf expected: String) {
    isDamaged = true
    findings.append(.strings("\(name) must be \(expected), not \(value.kind)", at: value.range))
  }
}
