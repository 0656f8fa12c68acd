internal import SwiftText

/// What the compiler says to the plugin.
enum HostMessage {
  case getCapability
  case loadPluginLibrary
  case expandAttachedMacro(ExpansionRequest)
  case expandFreestandingMacro(String)
  case unknown(String)

  init?(_ text: [UInt8]) {
    guard case .object(let members)? = JSON(text), let (name, body) = members.first else { return nil }
    switch name {
    case "getCapability": self = .getCapability
    case "loadPluginLibrary": self = .loadPluginLibrary
    case "expandFreestandingMacro": self = .expandFreestandingMacro(body["macro"]?["typeName"]?.string ?? "")
    case "expandAttachedMacro":
      guard let request = ExpansionRequest(body) else { return nil }
      self = .expandAttachedMacro(request)
    default: self = .unknown(name)
    }
  }
}

extension ExpansionRequest {
  fileprivate init?(_ message: JSON) {
    guard let name = message["macro"]?["typeName"]?.string,
      let role = message["macroRole"]?.string.flatMap(Role.init(rawValue:)),
      let attribute = message["attributeSyntax"].flatMap(Snippet.init),
      let declaration = message["declSyntax"].flatMap(Snippet.init)
    else { return nil }
    self.init(macroName: name, role: role, attribute: attribute, declaration: declaration)
    parent = message["parentDeclSyntax"].flatMap(Snippet.init)
    lexicalContext = message["lexicalContext"]?.elements.compactMap(Snippet.init) ?? []
    extendedType = message["extendedTypeSyntax"]?["source"]?.string.map(Source.init)?.trimmed
    missingConformances = Self.conformances(in: message["conformanceListSyntax"]?["source"]?.string ?? "")
  }

  /// The protocols of a list that comes as `struct Placeholder: First, Second {}`.
  private static func conformances(in source: String) -> [String] {
    var reader = DeclarationReader(Source(source))
    guard case .type(let header)? = reader.declaration()?.kind else { return [] }
    return header.inheritedTypes
  }
}

extension ExpansionRequest.Snippet {
  fileprivate init?(_ syntax: JSON) {
    guard let source = syntax["source"]?.string else { return nil }
    let location = syntax["location"]
    self.init(
      source: source, file: location?["fileName"]?.string ?? "", offset: location?["offset"]?.integer ?? 0)
  }
}
