internal import PhraseCatalogs

/// Where the phrases come from.
enum IndexSource: Equatable {
  /// A compiled index.
  case index(String)
  /// Catalogs that were named.
  case catalogs([String])
  /// Catalogs that lie where a project has them.
  case project(folder: String, names: [String])

  /// The folder that is looked into when nothing was named.
  static let folder = "phrases"

  /// Decides from the options; `names` lists the catalogs of the project's folder. Nil when there is nothing.
  static func of(_ options: Options, names: (String) -> [String]) -> IndexSource? {
    if let index = options.index { return .index(index) }
    if !options.catalogs.isEmpty { return .catalogs(options.catalogs) }
    let names = names(folder)
    return names.isEmpty ? nil : .project(folder: folder, names: names)
  }
}
