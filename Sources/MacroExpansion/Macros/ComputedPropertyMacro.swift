/// `@ComputedProperty`: a property of an entity that is worked out each time it is read.
enum ComputedPropertyMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    switch request.role {
    case .accessor:
      // The property keeps the accessors it has; this role only refuses one that has none.
      try refuseMisuse(request)
      return ""
    case .peer:
      guard let site = try? EntityPropertySite(request, macro: "ComputedProperty"), isPlain(site.getter) else {
        return ""
      }
      return peers(of: site)
    default: return ""
    }
  }

  private static func refuseMisuse(_ request: ExpansionRequest) throws(Findings) {
    let site = try EntityPropertySite(request, macro: "ComputedProperty")
    guard isPlain(site.getter) else {
      throw Findings(.asynchronousGetter, at: site.getter?.offset ?? site.binding.offset)
    }
  }

  private static func isPlain(_ getter: Accessor?) -> Bool {
    getter.map { !$0.isAsync && !$0.isThrowing } ?? true
  }

  private static func peers(of site: EntityPropertySite) -> String {
    let arguments = site.arguments(["title", "indexingKey", "customIndexingKey"])
    let projection = site.projection(
      label: "_computed", arguments: arguments, get: site.member(of: "self"), set: setter(of: site))
    let marker = site.marker(arguments: arguments, read: "computed: { \(site.member(of: "$0")) }")
    return [projection, marker].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A closure that sets the property, where that is possible without a mutable entity.
  private static func setter(of site: EntityPropertySite) -> String {
    guard let setter = site.binding.accessor("set") else { return "nil" }
    if case .classType = site.owner { return "{ \(site.member(of: "self")) = $0 }" }
    return setter.isNonmutating ? "{ \(site.member(of: "self")) = $0 }" : "nil"
  }
}
