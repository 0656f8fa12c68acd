import PhraseMatching

/// The parameters of one shortcut while its sentences are read: slots of one name may be filled in several ways, and some
/// sentences do without.
struct SlotTable {
  /// A slot that one sentence fills in two ways, so that it became two parameters.
  struct Division: Hashable {
    var slot: String
    var parameter: String
  }

  /// What one sentence, or the block that it stands in, says of its slots.
  struct Sentence {
    /// How its slots are filled, by placeholder.
    fileprivate(set) var filled: [Parameter] = []
    /// The placeholders by slot and way of filling.
    fileprivate var names: [(slot: String, parameter: Parameter)] = []

    /// Lets a placeholder take only some of its values.
    mutating func narrow(_ placeholder: String, to kind: Parameter.Kind) {
      for place in filled.indices where filled[place].name == placeholder { filled[place].kind = kind }
    }
  }

  /// As the first sentence fills them.
  private var rows: [Parameter] = []
  private var uses: [String: Int] = [:]
  private var sentenceCount = 0
  private(set) var divisions: [Division] = []

  /// The name of the placeholder for a slot that a sentence fills in some way.
  ///
  /// - Parameters:
  ///   - parameter: the slot, and how it is filled.
  ///   - other: what to call it if the sentence fills it in another way too.
  mutating func placeholder(for parameter: Parameter, otherwise other: String, in sentence: inout Sentence) -> String {
    let slot = parameter.name
    if let known = sentence.names.first(where: { $0.slot == slot && $0.parameter.isFilledLike(parameter) }) {
      return known.parameter.name
    }
    let isDivided = sentence.names.contains { $0.slot == slot }
    var parameter = parameter
    parameter.name = isDivided ? unused(Names.placeholder(other)) : Names.placeholder(slot)
    if isDivided { divisions.append(Division(slot: slot, parameter: parameter.name)) }
    sentence.names.append((slot, parameter))
    fill(parameter, in: &sentence)
    return parameter.name
  }

  /// Notes a parameter that a sentence fills whether it names it or not; of one that it names, only what it is otherwise.
  mutating func fill(_ parameter: Parameter, in sentence: inout Sentence) {
    if let known = sentence.filled.firstIndex(where: { $0.name == parameter.name }) {
      return sentence.filled[known].fallback = parameter.fallback
    }
    sentence.filled.append(parameter)
    if !rows.contains(where: { $0.name == parameter.name }) { rows.append(parameter.withoutFallback) }
  }

  /// Counts a sentence and the placeholders that it names.
  mutating func count(_ placeholders: some Sequence<String>) {
    sentenceCount += 1
    for name in Set(placeholders) { uses[name, default: 0] += 1 }
  }

  /// The parameters that a sentence fills otherwise than the shortcut does.
  func own(of sentence: Sentence) -> [Parameter] {
    let whole = parameters
    return sentence.filled.compactMap { filled in
      guard let row = whole.first(where: { $0.name == filled.name }) else { return nil }
      var own = filled
      own.isOptional = row.isOptional
      return own == row ? nil : own
    }
  }

  /// The parameters in the order in which they were met; one that not every sentence names is optional.
  var parameters: [Parameter] {
    rows.map { row in
      var parameter = row
      parameter.isOptional = uses[parameter.name] != sentenceCount
      return parameter
    }
  }

  private func unused(_ name: String) -> String {
    let taken = Set(rows.map(\.name))
    if !taken.contains(name) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }
}

extension Parameter {
  fileprivate var withoutFallback: Parameter {
    var parameter = self
    parameter.fallback = nil
    return parameter
  }

  fileprivate func isFilledLike(_ other: Parameter) -> Bool { kind == other.kind && multiplier == other.multiplier }
}
