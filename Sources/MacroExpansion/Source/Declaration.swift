/// A declaration, read as far as macros need it.
struct Declaration: Equatable {
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  var kind: Kind
  /// Where the first word after attributes and modifiers is, in UTF-8 offsets.
  var offset: Int

  enum Kind: Equatable {
    /// `var` or `let`, with what it declares.
    case variable(Introducer, [Binding])
    /// A type, or an extension of one.
    case type(TypeDeclaration)
    case cases([EnumCase])
    /// Anything else, by its first word.
    case other(String)
  }

  enum Introducer: Equatable { case `let`, `var` }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier && $0.detail == nil } }

  var isStatic: Bool { has("static") || has("class") }

  /// The access level that is written; `nil` where none is.
  var access: String? { ["open", "public", "package", "internal", "fileprivate", "private"].first(where: has) }
}

/// `@Name(label: value, …)`.
struct Attribute: Equatable {
  var name: String
  var arguments: [Argument] = []

  struct Argument: Equatable {
    var label: String?
    /// The value as source.
    var value: String
  }

  func argument(_ label: String) -> String? { arguments.first { $0.label == label }?.value }

  /// The attribute as source.
  var source: String {
    guard !arguments.isEmpty else { return "@\(name)" }
    let list = arguments.map { argument in argument.label.map { "\($0): \(argument.value)" } ?? argument.value }
    return "@\(name)(\(list.joined(separator: ", ")))"
  }
}

/// `static`, `private(set)`.
struct Modifier: Equatable {
  var name: String
  var detail: String?
}

/// One name of a `var` or `let`.
struct Binding: Equatable {
  /// The name as written, with its backquotes; `nil` for a tuple of names.
  var name: String?
  var type: String?
  /// The initial value as it is written.
  var initialValue: String?
  var accessors: Accessors?
  /// Where the name is, in UTF-8 offsets.
  var offset: Int

  enum Accessors: Equatable {
    /// Braces around an expression or statements.
    case getter
    case list([Accessor])
  }

  /// Whether the value is worked out and not kept; observers do not change that it is kept.
  var isComputed: Bool {
    switch accessors {
    case nil: false
    case .getter: true
    case .list(let list): !list.contains { $0.isObserver } || list.contains { $0.name == "get" }
    }
  }

  func accessor(_ name: String) -> Accessor? {
    guard case .list(let list) = accessors else { return nil }
    return list.first { $0.name == name }
  }
}

/// `get async throws`, `nonmutating set`.
struct Accessor: Equatable {
  var name: String
  var isNonmutating = false
  var isAsync = false
  var isThrowing = false
  /// Where its name is, in UTF-8 offsets.
  var offset: Int

  var isObserver: Bool { name == "willSet" || name == "didSet" }
}

/// The header of a type or an extension and the declarations in it.
struct TypeDeclaration: Equatable {
  /// `struct`, `enum`, `class`, `actor`, `protocol` or `extension`.
  var keyword: String
  var name: String
  var inheritedTypes: [String]
  var members: [Declaration]
}

struct EnumCase: Equatable {
  /// The name as written, with its backquotes.
  var name: String
  /// The types of the associated values.
  var payload: [String]
  /// Where the name is, in UTF-8 offsets.
  var offset: Int
}

extension String {
  /// An identifier without its backquotes.
  var unquoted: String { filter { $0 != "`" } }
}
