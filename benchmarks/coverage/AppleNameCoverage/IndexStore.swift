internal import Foundation

/// The index that the compiler writes in debug builds: which file refers to which symbol.
struct IndexStore {
  private let library: IndexLibrary
  private let store: IndexLibrary.Object

  /// Opens the index of a build.
  init(of build: DebugBuild) throws {
    self.library = try IndexLibrary(at: build.toolchain.appending(path: "lib/libIndexStore.so").path())
    let folder = build.products.appending(path: "index/store").path()
    guard FileManager.default.fileExists(atPath: folder), let store = library.openStore(folder, nil) else {
      throw CoverageError("\(folder) is missing: build in debug mode, with the index switched on")
    }
    self.store = store
  }

  /// The symbols that the chosen files refer to, or that they implement for a protocol.
  ///
  /// What the compiler writes into a file itself counts too: the initializer behind a literal, the steps of a builder.
  func symbolsUsed(inFiles isWanted: (String) -> Bool) -> Set<String> {
    records(ofFiles: isWanted).reduce(into: []) { $0.formUnion(symbolsUsed(inRecord: $1)) }
  }

  /// The records of the chosen files. Each compilation of a file leaves a unit, which names the records it wrote; the
  /// units of files that are gone stay behind and are passed over.
  private func records(ofFiles isWanted: (String) -> Bool) -> Set<String> {
    var units: [String] = []
    library.eachUnit(of: store) { units.append($0) }
    var records: Set<String> = []
    for unit in units.compactMap({ library.openUnit(store, $0, nil) }) {
      defer { library.closeUnit(unit) }
      let file = library.text(library.mainFile(unit))
      guard isWanted(file), FileManager.default.fileExists(atPath: file) else { continue }
      library.each(library.walkDependencies, of: unit) { dependency in
        guard library.dependencyKind(dependency) == DependencyKind.record else { return }
        records.insert(library.text(library.dependencyName(dependency)))
      }
    }
    return records
  }

  private func symbolsUsed(inRecord name: String) -> Set<String> {
    guard let record = library.openRecord(store, name, nil) else { return [] }
    defer { library.closeRecord(record) }
    var used: Set<String> = []
    library.each(library.walkOccurrences, of: record) { occurrence in
      let roles = Roles(rawValue: library.roles(occurrence))
      if !roles.isDisjoint(with: .use) {
        used.insert(library.text(library.symbolName(library.symbol(occurrence))))
      }
      guard roles.contains(.definition) else { return }
      library.each(library.walkRelations, of: occurrence) { relation in
        guard Roles(rawValue: library.relationRoles(relation)).contains(.override) else { return }
        used.insert(library.text(library.symbolName(library.relatedSymbol(relation))))
      }
    }
    return used
  }
}

/// What a unit depends on, by the library's numbers.
private enum DependencyKind {
  static let record: UInt32 = 2
}

/// What a symbol is doing where it occurs, by the library's bits.
private struct Roles: OptionSet {
  let rawValue: UInt64

  static let definition = Roles(rawValue: 1 << 1)
  static let override = Roles(rawValue: 1 << 11)
  /// A reference, a read, a write or a call.
  static let use = Roles(rawValue: 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5)
}
