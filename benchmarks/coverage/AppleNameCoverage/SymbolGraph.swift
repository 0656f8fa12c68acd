internal import Foundation

/// What `swift-symbolgraph-extract` writes about a module, as far as it is needed here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Generics: Decodable {
      struct Constraint: Decodable { var kind, lhs, rhs: String }
      var constraints: [Constraint]?
    }
    struct Fragment: Decodable {
      var kind, spelling: String
      var preciseIdentifier: String?
    }
    struct Location: Decodable {
      struct Position: Decodable { var line, character: Int }
      var uri: String
      var position: Position
    }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    var swiftGenerics: Generics?
    var swiftExtension: Generics?
    var declarationFragments: [Fragment]
    var location: Location?
  }

  struct Relationship: Decodable { var kind, source, target: String }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
