/// `@ComputedProperty`: a property of an entity that is worked out each time it is read.
enum ComputedPropertyMacro: EntityPropertyMacro {
  static let name = "ComputedProperty"
  static let misfit = Misuse.asynchronousGetter

  static func fits(_ getter: Accessor?) -> Bool { getter.map { !$0.isAsync && !$0.isThrowing } ?? true }

  static func peers(of site: EntityPropertySite) -> [String] {
    let arguments = site.arguments(["title", "indexingKey", "customIndexingKey"])
    return [
      site.projection(label: "_computed", arguments: arguments, get: site.member(of: "self"), set: setter(of: site)),
      site.marker(arguments: arguments, read: "computed: { \(site.member(of: "$0")) }"),
    ]
  }

  /// A closure that sets the property, where that is possible without a mutable entity.
  private static func setter(of site: EntityPropertySite) -> String {
    guard let setter = site.binding.accessor("set") else { return "nil" }
    if case .classType = site.owner { return "{ \(site.member(of: "self")) = $0 }" }
    return setter.isNonmutating ? "{ \(site.member(of: "self")) = $0 }" : "nil"
  }
}
