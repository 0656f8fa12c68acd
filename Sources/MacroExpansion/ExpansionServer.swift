/// Answers the compiler's messages about the macros of AppIntents and SwiftUI.
package enum ExpansionServer {
  /// Reads messages from standard input and writes an answer to each to standard output, until there are no more.
  package static func run() {
    var stream = MessageStream(input: 0, output: 1)
    while let message = stream.next() {
      guard stream.send(answer(to: message)) else { return }
    }
  }

  /// The answer to one message: there is always one, or the compiler would wait for ever.
  static func answer(to message: [UInt8]) -> String {
    guard let message = HostMessage(message) else {
      return PluginMessage.expansion(Expansion(.unreadable(message: "a message of the compiler")), at: nil).encoded
    }
    switch message {
    case .getCapability: return PluginMessage.capability.encoded
    case .loadPluginLibrary: return PluginMessage.libraryNotLoaded.encoded
    case .expandAttachedMacro(let request):
      return PluginMessage.expansion(request.expansion, at: request).encoded
    case .expandFreestandingMacro(let name):
      return PluginMessage.expansion(freestandingExpansion(of: name), at: nil).encoded
    case .unknown(let name):
      return PluginMessage.expansion(Expansion(.unreadable(message: "the message '\(name)'")), at: nil).encoded
    }
  }

  /// What a macro that stands alone comes to. The compiler has checked the closures of a preview; nobody looks at it here.
  private static func freestandingExpansion(of name: String) -> Expansion {
    name == "Preview" ? Expansion(source: "", findings: []) : Expansion(.unknownMacro(name))
  }
}

extension ExpansionRequest {
  /// What the macro makes of the declaration.
  var expansion: Expansion {
    guard let macro = Self.macros[macroName] else { return Expansion(.unknownMacro(macroName)) }
    do throws(Findings) {
      return Expansion(source: try macro.expand(self), findings: [])
    } catch {
      return Expansion(source: error.fallback, findings: error.findings)
    }
  }

  private static let macros: [String: any AttachedMacro.Type] = [
    "ComputedProperty": ComputedPropertyMacro.self, "DeferredProperty": DeferredPropertyMacro.self,
    "UnionValue": UnionValueMacro.self, "AppIntentSchema": IntentSchemaMacro.self,
    "AppEntitySchema": EntitySchemaMacro.self, "AppEnumSchema": EnumSchemaMacro.self, "Entry": EntryMacro.self,
    "Previewable": PreviewableMacro.self,
  ]
}
