import PhraseMatching

/// The parameters of one shortcut while its sentences are read: slots of one name may be filled from several lists, and
/// some sentences do without.
struct SlotTable {
  private struct Row {
    var slot: String
    var parameter: Parameter
  }

  /// A slot that is filled from two lists of different kinds, so that it became two parameters.
  struct Division: Hashable {
    var slot: String
    var parameter: String
  }

  private var rows: [Row] = []
  private var uses: [String: Int] = [:]
  private var sentenceCount = 0
  private(set) var divisions: [Division] = []

  /// The name of the placeholder for a slot that is filled in some way.
  ///
  /// - Parameters:
  ///   - slot: what the grammar calls it.
  ///   - other: what to call it if the slot is filled in another way elsewhere.
  mutating func placeholder(for slot: String, otherwise other: String, kind: Parameter.Kind) -> String {
    if let row = rows.first(where: { $0.slot == slot && $0.parameter.kind == kind }) { return row.parameter.name }
    let isFirst = !rows.contains { $0.slot == slot }
    let name = unused(Names.placeholder(isFirst ? slot : other))
    rows.append(Row(slot: slot, parameter: Parameter(name: name, kind: kind)))
    if !isFirst { divisions.append(Division(slot: slot, parameter: name)) }
    return name
  }

  /// Counts a sentence and the parameters that it names.
  mutating func count(_ placeholders: some Sequence<String>) {
    sentenceCount += 1
    for name in Set(placeholders) { uses[name, default: 0] += 1 }
  }

  /// The parameters in the order in which they were met; one that not every sentence names is optional.
  var parameters: [Parameter] {
    rows.map { row in
      var parameter = row.parameter
      parameter.isOptional = uses[parameter.name] != sentenceCount
      return parameter
    }
  }

  private func unused(_ name: String) -> String {
    let taken = Set(rows.map(\.parameter.name))
    if !taken.contains(name) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }
}
