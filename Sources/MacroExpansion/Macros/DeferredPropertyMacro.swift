/// `@DeferredProperty`: a property of an entity that is fetched only when somebody asks for it.
enum DeferredPropertyMacro: EntityPropertyMacro {
  static let name = "DeferredProperty"
  static let misfit = Misuse.synchronousGetter

  static func fits(_ getter: Accessor?) -> Bool { getter?.isAsync == true }

  static func peers(of site: EntityPropertySite) -> [String] {
    let arguments = site.arguments(["title", "indexingKey"])
    let effects = site.getter?.isThrowing == true ? "try await" : "await"
    return [
      site.projection(
        label: "_deferred", arguments: arguments, get: "\(effects) \(site.member(of: "self"))", set: nil),
      site.marker(
        arguments: arguments + ["customIndexingKey: nil"], read: "deferred: { \(effects) \(site.member(of: "$0")) }"),
    ]
  }
}
