/// An option that a command brings along: arguments are read by it and help is printed from it.
///
/// What an option says is kept in ``Options``; a module's commands keep theirs in an ``OptionGroup`` of their own.
public struct CommandOption: Sendable {
  /// What follows an option.
  package struct Value: Sendable {
    /// How help calls it: `FILE`.
    var placeholder: String
    /// What it may be, in words.
    var allowed: String
    /// What shells propose.
    var words: [String] = []
    /// Whether several values add up.
    var isRepeatable = false
  }

  /// What follows two hyphens.
  package var name: String
  package var letter: Character?
  package var summary: String
  /// Nil for an option that stands alone.
  package var value: Value?
  /// Takes the option over; false where its value is none that is allowed.
  package var apply: @Sendable (inout Options, String) -> Bool

  /// As it is written: `--no-input`.
  package var spelled: String { "--\(name)" }

  /// The left column of help: `-o, --output FILE`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + ([spelled] + [value?.placeholder].compactMap(\.self)).joined(separator: " ")
  }
}

extension CommandOption {
  /// An option that stands alone, and sets something to a value.
  ///
  /// - Parameters:
  ///   - name: what follows two hyphens.
  ///   - letter: what follows a single one, if there is a short form.
  ///   - summary: one line of help, lower case.
  ///   - target: where the value is kept.
  ///   - value: the value.
  public static func flag<Kept: Sendable>(
    _ name: String, letter: Character? = nil, _ summary: String,
    _ target: any WritableKeyPath<Options, Kept> & Sendable, _ value: Kept
  ) -> CommandOption {
    CommandOption(name: name, letter: letter, summary: summary) { options, _ in
      options[keyPath: target] = value
      return true
    }
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - name: what follows two hyphens.
  ///   - letter: what follows a single one, if there is a short form.
  ///   - summary: one line of help, lower case.
  ///   - placeholder: how help calls the value.
  ///   - allowed: what it may be, in words that follow "it takes".
  ///   - words: what shells propose.
  ///   - target: where it is kept.
  ///   - read: makes a value of what was written; nil where it is none.
  public static func value<Kept>(
    _ name: String, letter: Character? = nil, _ summary: String, _ placeholder: String, allowed: String,
    words: [String] = [], _ target: any WritableKeyPath<Options, Kept> & Sendable,
    read: @escaping @Sendable (String) -> Kept?
  ) -> CommandOption {
    let value = Value(placeholder: placeholder, allowed: allowed, words: words)
    return CommandOption(name: name, letter: letter, summary: summary, value: value) { options, text in
      guard let value = read(text) else { return false }
      options[keyPath: target] = value
      return true
    }
  }

  /// An option whose value is one of a few words: the cases of an enumeration.
  public static func choice<Kept: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ summary: String, _ placeholder: String, _ target: any WritableKeyPath<Options, Kept> & Sendable
  ) -> CommandOption {
    let words = Kept.allCases.map(\.rawValue)
    let allowed = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return value(name, summary, placeholder, allowed: allowed, words: words, target) { Kept(rawValue: $0) }
  }

  /// An option with a value that is kept as it was written, and is not empty.
  public static func text(
    _ name: String, letter: Character? = nil, _ summary: String, _ placeholder: String, allowed: String,
    _ target: any WritableKeyPath<Options, String?> & Sendable
  ) -> CommandOption {
    value(name, letter: letter, summary, placeholder, allowed: allowed, target) { $0.isEmpty ? nil : .some($0) }
  }

  /// An option that may be given several times, and whose values add up.
  public static func list<Kept>(
    _ name: String, _ summary: String, _ placeholder: String, allowed: String, words: [String] = [],
    _ target: any WritableKeyPath<Options, [Kept]> & Sendable, read: @escaping @Sendable (String) -> Kept?
  ) -> CommandOption {
    let value = Value(placeholder: placeholder, allowed: allowed, words: words, isRepeatable: true)
    return CommandOption(name: name, summary: summary, value: value) { options, text in
      guard let value = read(text) else { return false }
      options[keyPath: target].append(value)
      return true
    }
  }
}
