internal import AppIntents
internal import Diagnostics
package import FileFormats
internal import PhraseMatching

/// Something that a program has performed by its name and with values: an intent that its app lets others discover, or
/// a shortcut of a catalog.
package struct CallableIntent: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    package var title: String
    package var description: String?
    package var shape: ValueShape
    /// Whether it performs without a value.
    package var isOptional = false
    /// The value where none is given.
    package var usual: JSONValue?
  }

  /// What performing leaves behind, as far as its author says; nil where nobody says.
  package struct Effects: Sendable, Equatable {
    package var onlyShows: Bool?
    package var destroys: Bool?
    /// Whether a second time changes nothing more.
    package var isRepeatable: Bool?
  }

  package var application: String
  package var name: String
  package var title: String
  package var description: String?
  package var parameters: [Parameter] = []
  /// The value that it returns; nil for none.
  package var result: ValueShape?
  package var effects = Effects()
  let binding: ShortcutBinding
  let applicationIndex: Int
}

/// An intent that is to be performed, with values for some of its parameters.
package struct IntentCall: Sendable {
  package var intent: CallableIntent
  package var arguments: [String: JSONValue]

  package init(_ intent: CallableIntent, with arguments: [String: JSONValue]) {
    (self.intent, self.arguments) = (intent, arguments)
  }

  /// What no value can be read from, a sentence each; values that nobody knows are asked for instead.
  package var problems: [String] {
    let names = intent.parameters.map { "'\($0.name)'" }
    return arguments.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
      guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
        return ["'\(name)' is no parameter; " + (names.isEmpty ? "there are none" : "there is \(names.listed)")]
      }
      if case .null = value.content { return [] }
      return parameter.shape.accepts(value) ? [] : ["'\(name)' has to be \(parameter.shape.inWords)"]
    }
  }
}
