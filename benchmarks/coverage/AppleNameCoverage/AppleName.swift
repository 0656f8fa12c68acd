internal import Foundation

/// A name of Apple's frameworks, as a row of `apple-names.tsv` has it.
struct AppleName {
  /// What Apple declares under a name; a struct, a class and an enum can stand for one another.
  enum Kind: String {
    case `protocol`, `struct`, `class`, `enum`, macro
    case nested, initializer, method, property, `subscript`

    /// Whether the name stands for a type of its own.
    var isType: Bool {
      switch self {
      case .protocol, .struct, .class, .enum: true
      case .macro, .nested, .initializer, .method, .property, .subscript: false
      }
    }
  }

  /// The part of the page in which the name appears.
  var area: String
  var kind: Kind
  /// The name with its labels, as it is written behind a dot: `["Text", "init(_:)"]`.
  var path: [String]
  /// The type of value for which the name is declared, where it is declared for each type anew.
  var value: String?

  var title: String {
    path.joined(separator: ".") + (value.map { " (\($0))" } ?? "")
  }
}

extension AppleName {
  /// Reads a row; nil if it has no name or a kind that does not exist.
  init?(row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3, let kind = Kind(rawValue: fields[1]) else { return nil }
    self.area = fields[0]
    self.kind = kind
    self.path = fields[2].split(separator: ".").map(String.init)
    self.value = fields.count > 3 ? fields[3] : nil
  }
}
