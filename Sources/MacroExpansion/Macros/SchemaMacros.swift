/// `@AppIntent(schema:)`: an intent of a kind that the system knows.
enum IntentSchemaMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    let site = try SchemaSite(request, .intent)
    switch request.role {
    case .memberAttribute: return site.isParameterOrProperty ? "@AppIntents.IntentParameter" : ""
    case .extension: return site.conformance
    default: return ""
    }
  }
}

/// `@AppEntity(schema:)`: an entity of a kind that the system knows.
enum EntitySchemaMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    let site = try SchemaSite(request, .entity)
    switch request.role {
    case .memberAttribute:
      return site.isParameterOrProperty && site.memberName != "id" ? "@AppIntents.EntityProperty" : ""
    case .extension: return site.conformance
    default: return ""
    }
  }
}

/// `@AppEnum(schema:)`: a set of values of a kind that the system knows.
enum EnumSchemaMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    guard request.role == .extension else { return "" }
    return try SchemaSite(request, .enumeration).conformance
  }
}

/// A type that one of the schema macros is on and, for a member attribute, one of its members.
private struct SchemaSite {
  let request: ExpansionRequest
  let declaration: Declaration
  let type: TypeDeclaration
  /// The schema as source.
  let schema: String
  let kind: Kind

  enum Kind: String {
    case intent = "Intent"
    case entity = "Entity"
    case enumeration = "Enum"

    var keywords: [String] { self == .enumeration ? ["enum"] : ["struct", "class"] }
    var description: String { self == .enumeration ? "an enum" : "a struct or a class" }
  }

  /// Reads the type of a request. What is wrong with it is said once, for the type, and not again for each member.
  init(_ request: ExpansionRequest, _ kind: Kind) throws(Findings) {
    var attributeReader = DeclarationReader(request.attribute.source)
    let attribute = attributeReader.attribute()
    let macro = attribute?.name ?? request.macroName
    let isMember = request.role == .memberAttribute
    var reader = DeclarationReader((request.parent ?? request.declaration).source)
    guard let declaration = reader.declaration() else {
      throw isMember ? Findings([]) : Findings(.unreadableDeclaration(macro: macro), at: 0)
    }
    guard case .type(let type) = declaration.kind, kind.keywords.contains(type.keyword) else {
      throw isMember
        ? Findings([])
        : Findings(.schemaOnWrongKind(macro: macro, allowed: kind.description), at: declaration.offset)
    }
    guard let schema = attribute?.argument("schema") else {
      throw isMember ? Findings([]) : Findings(.missingSchema(macro: macro), at: declaration.offset)
    }
    self.request = request
    self.declaration = declaration
    self.type = type
    self.schema = schema
    self.kind = kind
  }

  // MARK: - The member

  /// Whether the member is a stored property that a wrapper has to be put on.
  var isParameterOrProperty: Bool {
    guard let member, !member.isStatic, !member.has("lazy"), !isWrapped(member) else { return false }
    guard case .variable(.var, let bindings) = member.kind else { return false }
    return bindings.allSatisfy { $0.name != nil && $0.accessors == nil && $0.initialValue == nil }
  }

  var memberName: String? {
    guard case .variable(_, let bindings)? = member?.kind else { return nil }
    return bindings.first?.name
  }

  private var member: Declaration? {
    var reader = DeclarationReader(request.declaration.source)
    return reader.declaration()
  }

  /// Any attribute may be a property wrapper, except those of the language itself.
  private func isWrapped(_ member: Declaration) -> Bool {
    !member.attributes.allSatisfy { ["available", "MainActor", "usableFromInline", "objc"].contains($0.name) }
  }

  // MARK: - The extension

  /// The extension with the conformances that the type does not have yet.
  var conformance: String {
    let conformances = request.conformances { !isOptional($0) || impliedProtocols.contains($0) }
    let access = ["public", "package"].contains(declaration.access) ? "\(declaration.access ?? "") " : ""
    return """
      extension \(request.extendedType ?? type.name)\(conformances) {
        \(access)static var _assistantSchema: Swift.String { \(schemaExpression) }
      }
      """
  }

  /// The protocols that only some schemas ask for.
  private func isOptional(_ name: String) -> Bool {
    ["OpenIntent", "DeleteIntent", "ShowInAppSearchResultsIntent"].contains(name)
  }

  /// The optional protocols that the schema asks for, where the type has what they require.
  private var impliedProtocols: [String] {
    let action = schemaName?.split(separator: ".").last.map(String.init) ?? ""
    let members = memberNames
    var protocols: [String] = []
    if action.hasPrefix("open"), members.contains("target") { protocols.append("OpenIntent") }
    if action.hasPrefix("delete"), members.contains("entities") { protocols.append("DeleteIntent") }
    if action.hasPrefix("search"), members.isSuperset(of: ["criteria", "searchScopes"]) {
      protocols.append("ShowInAppSearchResultsIntent")
    }
    return protocols
  }

  private var memberNames: Set<String> {
    Set(
      type.members.flatMap { member -> [String] in
        guard case .variable(_, let bindings) = member.kind else { return [] }
        return bindings.compactMap { $0.name?.unquoted }
      })
  }

  /// `photos.openAsset` for `.photos.openAsset`; `nil` for a schema that is known only at run time.
  private var schemaName: String? {
    let words = schema.split(separator: ".", omittingEmptySubsequences: false)
    guard words.first?.isEmpty == true, words.count > 1 else { return nil }
    let names = words.dropFirst().map { String($0).unquoted }
    guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      return nil
    }
    return names.joined(separator: ".")
  }

  private var schemaExpression: String {
    if let schemaName { return #""\#(schemaName)""# }
    return "AppIntents.AppSchema.\(kind.rawValue).name(of: \(schema))"
  }
}
