/// What the plugin answers.
enum PluginMessage {
  case capability
  case libraryNotLoaded
  case expansion(Expansion, at: ExpansionRequest?)

  /// The version of the protocol that this plugin speaks.
  static let protocolVersion = 7

  var encoded: String {
    switch self {
    case .capability:
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":\#(Self.protocolVersion)}}}"#
    case .libraryNotLoaded:
      return #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    case .expansion(let expansion, let request):
      let diagnostics = expansion.findings.map { $0.encoded(in: request?.declaration) }.joined(separator: ",")
      let source = expansion.source.quotedForJSON
      return #"{"expandMacroResult":{"expandedSource":\#(source),"diagnostics":[\#(diagnostics)]}}"#
    }
  }
}

extension Finding {
  fileprivate func encoded(in snippet: ExpansionRequest.Snippet?) -> String {
    let file = (snippet?.file ?? "").quotedForJSON
    let position = #"{"fileName":\#(file),"offset":\#((snippet?.offset ?? 0) + offset)}"#
    return #"{"message":\#(misuse.message.quotedForJSON),"severity":"error","position":\#(position),"#
      + #""highlights":[],"notes":[],"fixIts":[]}"#
  }
}
