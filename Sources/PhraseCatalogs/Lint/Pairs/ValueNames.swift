/// What the values of an application are called, in the form in which the matcher compares names.
struct ValueNames: Sendable {
  /// One name of a value.
  struct Name: Sendable, Hashable {
    var value: ValueID
    /// The place of the synonym; nil for the title.
    var synonym: Int?
  }

  /// For each entity and value its names: the title, then the synonyms.
  let forms: [[[String]]]
  private let bearers: [String: [Name]]

  /// Reads every name once.
  init(_ application: DeclaredApplication) {
    let words = NormalWords()
    let forms = application.entities.map { entity in
      entity.values.map { value in
        [words.name(of: value.title.text)] + value.synonyms.map { words.name(of: $0.text) }
      }
    }
    var bearers: [String: [Name]] = [:]
    for (entity, values) in forms.enumerated() {
      for (value, names) in values.enumerated() {
        for (place, name) in names.enumerated() where !name.isEmpty {
          let id = ValueID(entity: entity, value: value)
          bearers[name, default: []].append(Name(value: id, synonym: place == 0 ? nil : place - 1))
        }
      }
    }
    self.forms = forms
    self.bearers = bearers
  }

  /// All that are called so, in reading order.
  func names(_ form: String) -> [Name] { bearers[form] ?? [] }

  /// The title of a value in normal form.
  func title(of value: ValueID) -> String { forms[value.entity][value.value][0] }
}

extension DeclaredApplication {
  /// A name as it is written.
  subscript(name: ValueNames.Name) -> LocatedText {
    name.synonym.map { self[name.value].synonyms[$0] } ?? self[name.value].title
  }
}
