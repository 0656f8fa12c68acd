internal import Foundation

/// A public declaration of this package.
struct Declaration {
  /// The compiler's own name, which no other declaration has.
  var symbol: String
  var kind: String
  var path: [String]
  var signature: Signature
  /// The doc comment, in one line.
  var comment: String
  /// The types of value to which an extension restricts it.
  var values: Set<String>
  /// The type of which it is another name.
  var original: String?
  /// The types whose properties a lookup by dynamic member reads.
  var dynamicRoots: [String]
}

/// The public declarations of a set of modules, found by the path an app writes.
struct Declarations {
  private var byPath: [[String]: [Declaration]] = [:]
  private var paths: [String: [String]] = [:]
  private var supertypes: [String: [String]] = [:]
  private var subtypes: [String: [String]] = [:]
  private(set) var all: [Declaration] = []

  init(_ graphs: [SymbolGraph]) {
    var sources = SourceFiles()
    for symbol in graphs.flatMap(\.symbols) {
      let declaration = Declaration(symbol, in: &sources)
      all.append(declaration)
      byPath[declaration.path, default: []].append(declaration)
      paths[declaration.symbol] = declaration.path
    }
    for relationship in graphs.flatMap(\.relationships)
    where relationship.kind == "conformsTo" || relationship.kind == "inheritsFrom" {
      supertypes[relationship.source, default: []].append(relationship.target)
      subtypes[relationship.target, default: []].append(relationship.source)
    }
  }

  /// The declarations at a path, and nowhere else.
  func declared(at path: some Sequence<String>) -> [Declaration] {
    byPath[Array(path)] ?? []
  }

  /// The types that conform to a protocol or inherit from a class, directly.
  func refinements(of declaration: Declaration) -> [Declaration] {
    (subtypes[declaration.symbol] ?? []).compactMap { paths[$0] }.flatMap(declared)
  }

  /// What Apple's name stands for here; several where it is overloaded, none where it is absent.
  func find(_ name: AppleName) -> [Declaration] {
    if name.kind == .macro || name.kind.isType {
      return find(name.path).filter { $0.canBe(name.kind) }
    }
    return name.value.map { value in
      let found = find(name.path)
      let special = found.filter { $0.values.contains(value) }
      return special.isEmpty ? found.filter(\.values.isEmpty) : special
    } ?? find(name.path)
  }

  private func find(_ path: [String]) -> [Declaration] {
    let wanted = Signature(path.last ?? "")
    return owners(of: path).flatMap { owner in
      let exact = byPath[owner + path.suffix(1)] ?? []
      return exact.isEmpty ? members(of: owner).filter { wanted.fits($0.signature) } : exact
    }
  }

  private func members(of owner: [String]) -> [Declaration] {
    all.filter { $0.path.dropLast() == owner[...] }
  }

  /// The types in which the last name of a path may be declared: its owner, what that is another name for, what they
  /// inherit from, and what their dynamic members are read from.
  private func owners(of path: [String]) -> [[String]] {
    guard path.count > 1 else { return [[]] }
    let owner = Array(path.dropLast())
    var found = owner.count > 1 ? find(owner).map(\.path) : []
    if found.isEmpty { found = [owner] }
    var next = 0
    while next < found.count {
      let lookups = members(of: found[next]).flatMap(\.dynamicRoots)
      for declaration in byPath[found[next]] ?? [] {
        let wider =
          [declaration.original].compactMap(\.self) + (supertypes[declaration.symbol] ?? []) + lookups
        found += wider.compactMap { paths[$0] }.filter { !found.contains($0) }
      }
      next += 1
    }
    return found
  }
}

extension Declaration {
  fileprivate init(_ symbol: SymbolGraph.Symbol, in sources: inout SourceFiles) {
    let constraints = (symbol.swiftGenerics?.constraints ?? []) + (symbol.swiftExtension?.constraints ?? [])
    self.symbol = symbol.identifier.precise
    self.kind = symbol.kind.identifier
    self.path = symbol.pathComponents
    self.comment = symbol.docComment?.lines.map(\.text).joined(separator: " ") ?? ""
    self.values = Set(constraints.filter { $0.kind == "sameType" && $0.lhs.hasPrefix("Value") }.map(\.rhs))
    self.original =
      symbol.kind.identifier == "swift.typealias"
      ? symbol.declarationFragments.first { $0.kind == "typeIdentifier" }?.preciseIdentifier : nil
    self.dynamicRoots =
      symbol.pathComponents.last == "subscript(dynamicMember:)"
      ? symbol.declarationFragments.filter { $0.kind == "typeIdentifier" }.compactMap(\.preciseIdentifier) : []
    self.signature = Signature(symbol.pathComponents.last ?? "")
    if let labels = signature.labels, !labels.isEmpty, let location = symbol.location {
      let defaults = Signature.defaults(in: sources.text(from: location))
      signature.isDefaulted = defaults.count == labels.count ? defaults : []
    }
  }

  /// Whether the declaration can stand where Apple has one of a kind.
  fileprivate func canBe(_ wanted: AppleName.Kind) -> Bool {
    switch wanted {
    case .protocol: kind == "swift.protocol" || original != nil
    case .macro: kind == "swift.macro"
    case .struct, .class, .enum:
      kind == "swift.struct" || kind == "swift.class" || kind == "swift.enum" || original != nil
    case .nested, .initializer, .method, .property, .subscript: true
    }
  }
}

/// Source files by their addresses, each read once.
private struct SourceFiles {
  private var lines: [String: [Substring]] = [:]

  /// The source from a declaration's name onwards, sixty lines of it.
  mutating func text(from location: SymbolGraph.Symbol.Location) -> Substring {
    let file = lines[location.uri] ?? Self.read(location.uri)
    lines[location.uri] = file
    let position = location.position
    guard file.indices.contains(position.line) else { return "" }
    let rest = file[position.line...].prefix(60).joined(separator: "\n")
    return rest.dropFirst(position.character)
  }

  private static func read(_ address: String) -> [Substring] {
    guard let url = URL(string: address), let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
