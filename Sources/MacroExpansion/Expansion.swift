/// What the compiler asks for: one macro, in one role, on one declaration.
struct ExpansionRequest {
  var macroName: String
  var role: Role
  /// The attribute as it was written.
  var attribute: Snippet
  /// The declaration that the attribute is on; for a member attribute, the member.
  var declaration: Snippet
  /// The declaration around the member, for a member attribute.
  var parent: Snippet?
  /// The headers of the declarations around this one, innermost first, without their members.
  var lexicalContext: [Snippet] = []
  var extendedType: String?
  /// The protocols, of those the macro may add, that the type does not conform to yet.
  var missingConformances: [String] = []

  enum Role: String {
    case accessor, peer, memberAttribute, `extension`
    case expression, declaration, member, conformance, codeItem, preamble, body
  }

  /// A piece of source and where it came from.
  struct Snippet {
    var source: String
    var file: String = ""
    /// The UTF-8 offset of the piece in its file.
    var offset: Int = 0
  }
}

extension ExpansionRequest {
  /// The conformances for the header of an extension: those the type lacks, or some of them.
  ///
  /// Protocols that follow from others are named too: while it looks for a conformance, the compiler knows of those that
  /// the macro announces and the extension names, and does not ask what follows from them.
  func conformances(where isWanted: (String) -> Bool = { _ in true }) -> String {
    let names = missingConformances.map { $0.split(separator: ".").last.map(String.init) ?? $0 }.filter(isWanted)
    return names.isEmpty ? "" : ": " + names.map { "AppIntents." + $0 }.joined(separator: ", ")
  }
}

/// A macro that is written as an attribute.
protocol AttachedMacro: SendableMetatype {
  /// The source to add; empty where the role asks for nothing.
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String
}

/// What an expansion came to.
struct Expansion {
  var source: String
  var findings: [Finding]

  init(source: String, findings: [Finding]) { (self.source, self.findings) = (source, findings) }

  init(_ misuse: Misuse) { self.init(source: "", findings: [Finding(misuse, at: 0)]) }
}
