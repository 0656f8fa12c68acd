/// What the values of an application are called, in the form in which the matcher compares names.
struct ValueNames: Sendable {
  /// One name of a value.
  struct Name: Sendable, Hashable {
    var value: ValueID
    /// The index of the synonym; nil for the title.
    var synonym: Int?

    /// The name at an index of all names of a value.
    init(of value: ValueID, at index: Int) {
      self.value = value
      synonym = index == 0 ? nil : index - 1
    }
  }

  /// For each entity and value its names: the title, then the synonyms.
  let forms: [[[String]]]
  /// The entities whose values are not those of another.
  private let owners: [Int]
  private var bearers: [String: [Name]] = [:]

  /// Reads every name once.
  init(_ application: DeclaredApplication) {
    let words = NormalWords()
    let forms = application.entities.map { entity in
      entity.values.map { value in
        [words.name(of: value.title.text)] + value.synonyms.map { words.name(of: $0.text) }
      }
    }
    self.forms = forms
    owners = application.entities.indices.filter { application.entities[$0].selection == nil }
    for (value, names) in all {
      for (index, name) in names.enumerated() where !name.isEmpty {
        bearers[name, default: []].append(Name(of: value, at: index))
      }
    }
  }

  /// Every value with its names, in reading order; once, however many entities select it.
  var all: [(value: ValueID, forms: [String])] {
    owners.flatMap { entity in
      forms[entity].indices.map { (ValueID(entity: entity, value: $0), forms[entity][$0]) }
    }
  }

  /// All that are called so, in reading order.
  func names(_ form: String) -> [Name] { bearers[form] ?? [] }
}

extension DeclaredApplication {
  /// A name as it is written.
  subscript(name: ValueNames.Name) -> LocatedText {
    name.synonym.map { self[name.value].synonyms[$0] } ?? self[name.value].title
  }
}
