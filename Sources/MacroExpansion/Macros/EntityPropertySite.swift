/// A computed property of an entity that one of the two property macros is on.
struct EntityPropertySite {
  let macro: String
  let property: Declaration
  let binding: Binding
  /// The name without backquotes.
  let name: String
  let type: String
  let attribute: Attribute
  /// What the property is declared in.
  let owner: Owner

  /// The declarations a property can be in, as far as it matters where a marker can be stored.
  enum Owner: Equatable {
    case structure(String, isDecodable: Bool)
    case classType(String)
    case other
  }

  /// Reads the property of a request and refuses what is no computed property.
  init(_ request: ExpansionRequest, macro: String) throws(Findings) {
    var reader = DeclarationReader(request.declaration.source)
    guard let property = reader.declaration() else { throw Findings(.unreadableDeclaration(macro: macro), at: 0) }
    guard case .variable(let introducer, let bindings) = property.kind else {
      throw Findings(.notAProperty(macro: macro), at: property.offset)
    }
    guard bindings.count == 1, let written = bindings[0].name else {
      throw Findings(.severalProperties(macro: macro), at: property.offset)
    }
    let binding = bindings[0]
    guard !property.isStatic else { throw Findings(.staticProperty(macro: macro), at: binding.offset) }
    guard introducer == .var, binding.isComputed else {
      throw Findings(.storedProperty(macro: macro), at: binding.offset, fallback: "get { fatalError() }")
    }
    guard let type = binding.type, !type.isEmpty else {
      throw Findings(.missingType(macro: macro, property: written), at: binding.offset)
    }
    self.macro = macro
    self.property = property
    self.binding = binding
    self.name = written.unquoted
    self.type = type
    var attributeReader = DeclarationReader(request.attribute.source)
    self.attribute = attributeReader.attribute() ?? Attribute(name: macro)
    self.owner = Owner(request.lexicalContext.first)
  }

  /// The getter, or what the braces say without one.
  var getter: Accessor? { binding.accessor("get") }
}

extension EntityPropertySite.Owner {
  init(_ context: ExpansionRequest.Snippet?) {
    var reader = DeclarationReader(context?.source ?? "")
    guard case .type(let type)? = reader.declaration()?.kind else {
      self = .other
      return
    }
    switch type.keyword {
    case "struct": self = .structure(type.name, isDecodable: type.inheritedTypes.contains(where: Self.decodes))
    case "class": self = .classType(type.name)
    default: self = .other
    }
  }

  private static func decodes(_ inherited: String) -> Bool {
    ["Codable", "Decodable", "Swift.Codable", "Swift.Decodable"].contains(inherited)
  }
}

// MARK: - The source beside the property

extension EntityPropertySite {
  /// `var $name`, through which the framework reads the property of one entity.
  func projection(label: String, arguments: [String], get: String, set: String?) -> String {
    let argumentList =
      [#"\#(label): "\#(name)""#] + arguments + ["get: { \(get) }"] + (set.map { ["set: \($0)"] } ?? [])
    return """
      \(prefix)var \("$".joined(to: name)): AppIntents.EntityProperty<\(type)> {
        AppIntents.EntityProperty(\(argumentList.joined(separator: ", ")))
      }
      """
  }

  /// A stored value without size that tells, in a mirror of the entity, that the property exists.
  ///
  /// What is stored is only a type. It is a constant, which the memberwise initializer leaves out, so that
  /// `map(LandmarkEntity.init)` still makes entities. In a structure that is decoded it is a variable instead, because
  /// the compiler warns of constants that decoding leaves alone; private it must not be, or the initializer would be.
  func marker(arguments: [String], read: String) -> String {
    let storage: String
    let entity: String
    switch owner {
    case .other: return ""
    case .structure(let name, let isDecodable):
      entity = name
      storage = isDecodable && !isPrivate ? "var" : "private let"
    case .classType(let name):
      entity = name
      storage = "private let"
    }
    let argumentList = [#""\#(name)""#] + arguments + [read]
    return """
      \(isPrivate ? "private " : "")enum \(key): AppIntents._EntityPropertyKey {
        nonisolated static var marker: AppIntents._EntityPropertyMarker<\(entity), \(type)> {
          AppIntents._EntityPropertyMarker(\(argumentList.joined(separator: ", ")))
        }
      }
      \(storage) \("_".joined(to: name)) = AppIntents._MarkedEntityProperty<\(key)>()
      """
  }

  /// `label: value` for each of the attribute's arguments, `nil` for those that are not given.
  func arguments(_ labels: [String]) -> [String] { labels.map { "\($0): \(attribute.argument($0) ?? "nil")" } }

  /// The property as an expression on an entity.
  func member(of entity: String) -> String { "\(entity).\(binding.name ?? name)" }

  private var isPrivate: Bool { property.access == "private" || property.access == "fileprivate" }

  private var key: String { "_property_".joined(to: name) }

  /// Availability and access like the property's own.
  private var prefix: String {
    let availability = property.attributes.filter { $0.name == "available" }.map { $0.source + "\n" }
    let access = property.access.map { ($0 == "open" ? "public" : $0) + " " }
    return availability.joined() + (access ?? "")
  }
}

extension String {
  /// The identifier that begins with this prefix; in backquotes if it can only be written so.
  func joined(to name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isPlain ? self + name : "`\(self)\(name)`"
  }
}
