@testable import MacroExpansion

/// Asks for an expansion as the compiler would.
func request(
  _ macro: String,
  _ role: ExpansionRequest.Role,
  attribute: String,
  on declaration: String,
  in context: [String] = [],
  parent: String? = nil,
  missing conformances: [String] = []
) -> ExpansionRequest {
  var request = ExpansionRequest(
    macroName: macro,
    role: role,
    attribute: ExpansionRequest.Snippet(source: attribute),
    declaration: ExpansionRequest.Snippet(source: declaration)
  )
  request.lexicalContext = context.map { ExpansionRequest.Snippet(source: $0) }
  request.parent = parent.map { ExpansionRequest.Snippet(source: $0) }
  request.missingConformances = conformances
  return request
}

/// The peers that a property macro declares beside a property of a structure.
func peers(of declaration: String, attribute: String, in context: String = "struct Landmark {}") -> String {
  let name = attribute.hasPrefix("@Deferred") ? "DeferredProperty" : "ComputedProperty"
  return request(name, .peer, attribute: attribute, on: declaration, in: [context]).expansion.source
}

/// What a macro finds wrong: each message with the text at which it points.
func findings(_ request: ExpansionRequest) -> [String] {
  request.expansion.findings.map { finding in
    let rest = Array(request.declaration.source.utf8).dropFirst(finding.offset)
    let word = String(decoding: rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return "\(word) ‖ \(finding.misuse.message)"
  }
}
