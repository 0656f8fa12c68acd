/// `@Entry`: a variable of the environment, kept under a key of its own.
enum EntryMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    switch request.role {
    case .accessor:
      let key = try EntrySite(request).key
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    case .peer: return (try? EntrySite(request))?.keyDeclaration ?? ""
    default: return ""
    }
  }
}

/// A variable that `@Entry` is on.
private struct EntrySite {
  let key: String
  let type: String?
  let value: String

  init(_ request: ExpansionRequest) throws(Findings) {
    var reader = DeclarationReader(request.declaration.source)
    guard let property = reader.declaration() else { throw Findings(.unreadableDeclaration(macro: "Entry"), at: 0) }
    guard case .variable(.var, let bindings) = property.kind, !property.isStatic,
      Self.isEnvironment(request.lexicalContext.first)
    else { throw Findings(.entryOutsideEnvironment, at: property.offset) }
    guard bindings.count == 1, let name = bindings[0].name?.unquoted else {
      throw Findings(.severalProperties(macro: "Entry"), at: property.offset)
    }
    let binding = bindings[0]
    guard binding.accessors == nil else { throw Findings(.computedEntry(name), at: binding.offset) }
    guard let value = binding.initialValue ?? Self.absence(of: binding.type) else {
      throw Findings(.entryWithoutValue(name), at: binding.offset, fallback: "get { fatalError() }")
    }
    key = "__Key_".joined(to: name)
    type = binding.type
    self.value = value
  }

  /// Without a type in the source the default is made once and shared, because only a stored property infers its type.
  var keyDeclaration: String {
    let property =
      type.map { "static var defaultValue: \($0) { return \(value) }" } ?? "static let defaultValue = \(value)"
    return """
      private nonisolated struct \(key): SwiftUI.EnvironmentKey {
        \(property)
      }
      """
  }

  private static func isEnvironment(_ context: ExpansionRequest.Snippet?) -> Bool {
    var reader = DeclarationReader(context?.source ?? "")
    guard case .type(let type)? = reader.declaration()?.kind, type.keyword == "extension" else { return false }
    return type.name == "EnvironmentValues" || type.name == "SwiftUI.EnvironmentValues"
  }

  private static func absence(of type: String?) -> String? {
    guard let type else { return nil }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") ? "nil" : nil
  }
}

/// `@Previewable`: a property of a preview. The compiler has checked it; nobody looks at it here.
enum PreviewableMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String { "" }
}
