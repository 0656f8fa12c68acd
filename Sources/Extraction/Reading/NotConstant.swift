internal import Diagnostics

/// Why a value is not known before the program runs.
enum NotConstant: Error, Hashable {
  /// A function makes it.
  case function(String)
  /// It is named, and written elsewhere.
  case reference(String)
  /// Something is put into the text.
  case interpolated
  /// The program computes it.
  case computed

  /// What stands there instead of a value.
  init(_ value: ConstantValue) {
    switch value {
    case .call(let name, _, _): self = .function(name)
    case .member(let type, let name): self = .reference("\(type.unqualified).\(name)")
    case .interpolation: self = .interpolated
    case .construction(_, let arguments):
      self = arguments.lazy.map(\.value).first { $0.text == nil && $0 != .none }.map(Self.init) ?? .computed
    default: self = .computed
    }
  }

  var reason: String {
    switch self {
    case .function(let name): "is made by the function '\(name)'"
    case .reference(let name): "is taken from '\(name)'"
    case .interpolated: "has something put into it"
    case .computed: "is computed"
    }
  }
}

extension String {
  /// A type's name without its module and what it stands in: `Optional<Trails.Trail>` of `Swift.Optional<…>`.
  var unqualified: String {
    let end = firstIndex(of: "<") ?? endIndex
    guard let dot = self[..<end].lastIndex(of: ".") else { return self }
    return String(self[index(after: dot)...])
  }
}

/// What a value has to be written as.
enum Remedy: String {
  case text = "write it as a string literal"
  case phrase = #"write the phrase itself, such as "Open \(\.$trail) in \(.applicationName)""#
  case phrases = "write the list of phrases here"
  case shortcut = "write AppShortcut(…) here"
  case representation = "write it as a string literal, or as TypeDisplayRepresentation(name: \"…\")"
  case cases = "write a dictionary literal with an entry for each case"
  case negativePhrase = #"write the phrase itself, such as "Delete \(.applicationName)""#
  case boolean = "write true or false"
  case value = "write the value itself"
  case packages = "write the list of packages, such as [SharedPackage.self]"
  case summary = #"write Summary("…"), or When and Switch with such summaries in them"#
}

extension Finding {
  /// A value that has to be known before the program runs, and is not.
  static func notConstant(
    _ what: String, _ problem: NotConstant, _ remedy: Remedy, at range: Range<Int>, in subject: String?
  ) -> Finding {
    Finding(
      rule: "extract.not-constant",
      message: "\(what) \(problem.reason), and has to be known before the program runs; \(remedy.rawValue)",
      range: range, subject: subject)
  }

  /// Shortcuts in a `switch`, which the compiler does not tell about.
  static func switchAmongShortcuts(at range: Range<Int>, in subject: String) -> Finding {
    Finding(
      rule: "extract.switch",
      message:
        "the shortcuts in a 'switch' are not seen before the program runs; write 'if' and 'else', or list them all",
      range: range, subject: subject)
  }

  /// Cases that nothing is called.
  static func missingCases(_ names: [String], of type: String, at range: Range<Int>) -> Finding {
    let names = names.map { "'.\($0)'" }.joined(separator: ", ")
    return Finding(
      rule: "extract.missing-case", message: "'caseDisplayRepresentations' of '\(type)' leaves out \(names)",
      range: range)
  }

  /// A generic type, of which there is no single one.
  static func genericType(_ name: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "extract.generic-type", severity: .warning,
      message: "'\(name)' is generic and is left out: there is no single type to run", range: range)
  }
}
