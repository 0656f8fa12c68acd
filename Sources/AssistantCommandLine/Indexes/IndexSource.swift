internal import PhraseCatalogs

/// Where the phrases come from.
package enum IndexSource: Equatable {
  /// A compiled index.
  case index(String)
  /// Catalogs that were named, besides the installed applications.
  case catalogs([String])
  /// Only the installed applications.
  case applications
  /// Catalogs that lie where a project has them.
  case project(folder: String, names: [String])

  /// The folder that is looked into when nothing was named and nothing is installed.
  package static let folder = "phrases"

  /// Decides from the options and the number of installed applications; `names` lists the catalogs of the project's
  /// folder. Nil when there is nothing.
  package static func of(_ options: Options, installed: Int = 0, names: (String) -> [String]) -> IndexSource? {
    if let index = options.index { return .index(index) }
    if !options.catalogs.isEmpty { return .catalogs(options.catalogs) }
    if installed > 0 { return .applications }
    let names = names(folder)
    return names.isEmpty ? nil : .project(folder: folder, names: names)
  }
}
