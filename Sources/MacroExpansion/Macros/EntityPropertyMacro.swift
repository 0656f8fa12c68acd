/// A macro on a computed property of an entity: it adds a projection and a marker beside the property.
///
/// The property keeps the accessors it has; the role of an accessor is there only to refuse a getter that does not fit.
protocol EntityPropertyMacro: AttachedMacro {
  /// What the attribute is called.
  static var name: String { get }
  /// What to say of a getter that does not fit.
  static var misfit: Misuse { get }
  static func fits(_ getter: Accessor?) -> Bool
  static func peers(of site: EntityPropertySite) -> [String]
}

extension EntityPropertyMacro {
  static func expand(_ request: ExpansionRequest) throws(Findings) -> String {
    switch request.role {
    case .accessor:
      let site = try EntityPropertySite(request, macro: name)
      guard fits(site.getter) else { throw Findings(misfit, at: site.getter?.offset ?? site.binding.offset) }
      return ""
    case .peer:
      guard let site = try? EntityPropertySite(request, macro: name), fits(site.getter) else { return "" }
      return peers(of: site).filter { !$0.isEmpty }.joined(separator: "\n")
    default: return ""
    }
  }
}
