/// `@DeferredProperty`: a property of an entity that is fetched only when somebody asks for it.
enum DeferredPropertyMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    switch request.role {
    case .accessor:
      try refuseMisuse(request)
      return ""
    case .peer:
      guard let site = try? EntityPropertySite(request, macro: "DeferredProperty"), let getter = site.getter,
        getter.isAsync
      else { return "" }
      return peers(of: site, getter)
    default: return ""
    }
  }

  private static func refuseMisuse(_ request: ExpansionRequest) throws(Findings) {
    let site = try EntityPropertySite(request, macro: "DeferredProperty")
    guard site.getter?.isAsync == true else {
      throw Findings(.synchronousGetter, at: site.getter?.offset ?? site.binding.offset)
    }
  }

  private static func peers(of site: EntityPropertySite, _ getter: Accessor) -> String {
    let arguments = site.arguments(["title", "indexingKey"])
    let effects = getter.isThrowing ? "try await" : "await"
    let projection = site.projection(
      label: "_deferred", arguments: arguments, get: "\(effects) \(site.member(of: "self"))", set: nil)
    let marker = site.marker(
      arguments: arguments + ["customIndexingKey: nil"], read: "deferred: { \(effects) \(site.member(of: "$0")) }")
    return [projection, marker].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
