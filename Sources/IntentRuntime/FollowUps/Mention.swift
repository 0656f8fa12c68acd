internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// Something that was named, shown, found, made or asked about: what "it" may refer to.
struct Mention: Sendable {
  /// What it is called, as a request would name it.
  var title: String
  /// Tells it from others of its kind.
  var id: String
  /// What tells it from another of the same title.
  var subtitle: String?
  /// What kind of thing it is.
  var kind: String
  /// The entity; nil for a value of a catalog.
  var entity: (any AppEntity)?
  /// How many requests were performed before it was mentioned.
  var turn = 0
  /// Where it stands among all mentions.
  fileprivate var order = 0

  /// Whether it is only words: what nobody knows.
  var isWords: Bool { kind.isEmpty }

  init(_ entity: any AppEntity) {
    title = String(localized: DisplayRepresentation(showing: entity).title)
    id = ValueExpansion.identifier(of: entity)
    kind = _unqualifiedName(of: type(of: entity))
    self.entity = entity
  }

  init(title: String, id: String, subtitle: String? = nil, kind: String) {
    (self.title, self.id, self.subtitle, self.kind) = (title, id, subtitle, kind)
  }

  init(_ value: Entity.Value, of entity: Entity) {
    self.init(title: value.title, id: value.id, subtitle: value.subtitle, kind: entity.name)
  }

  init(_ thing: NamedThing) {
    self.init(title: thing.value.title, id: thing.value.id, subtitle: thing.value.subtitle, kind: thing.entity)
  }

  func isSame(as other: Mention) -> Bool { title == other.title && id == other.id }
}

/// What was spoken of, the most recent first.
struct Mentions: Sendable {
  /// What was mentioned together.
  private(set) var groups: [[Mention]] = []
  /// What was listed last, in its order.
  private(set) var listed: [Mention] = []
  /// What was spoken of by itself since then, each in its first place.
  private var spoken: [Mention] = []
  /// Whether what was mentioned last had not been before.
  private var isSpokenAnew = false
  /// How many requests were performed.
  var turn = 0
  /// How often something was mentioned.
  private(set) var count = 0

  /// So many are remembered.
  private static let most = 8
  private static let mostListed = 200

  /// What was spoken of last.
  var focus: [Mention] { groups.first ?? [] }

  /// The last thing by itself that was spoken of just now and is more than words: the list on which two things were put.
  var recentThing: Mention? { recentThings(within: 1).first }

  /// The things by themselves that were spoken of in the last few turns and are more than words, the last one first.
  func recentThings(within turns: Int) -> [Mention] {
    groups.filter { $0.count == 1 && $0[0].turn + turns >= turn && $0[0].entity != nil }.map { $0[0] }
  }

  mutating func add(_ group: [Mention]) {
    guard !group.isEmpty else { return }
    var kept = Array(group.prefix(Self.mostListed))
    count += 1
    for index in kept.indices {
      (kept[index].turn, kept[index].order) = (turn, count)
      let known = groups.joined().first { $0.isSame(as: kept[index]) && $0.kind == kept[index].kind }
      kept[index].entity = kept[index].entity ?? known?.entity
    }
    groups.removeAll { known in
      known.count == kept.count && zip(known, kept).allSatisfy { $0.isSame(as: $1) }
    }
    groups.insert(kept, at: 0)
    if kept.count == 1 {
      isSpokenAnew = !spoken.contains { $0.isSame(as: kept[0]) }
      if isSpokenAnew { spoken = spoken.suffix(Self.most) + kept }
    }
    if groups.count > Self.most { groups.removeLast() }
  }

  /// What is counted begins with what was mentioned last, where that is new: a request of another kind was performed.
  mutating func beginSeries() {
    if isSpokenAnew { spoken = spoken.suffix(1) }
  }

  /// Adds what was shown in an order.
  mutating func list(_ items: [Mention]) {
    listed = Array(items.prefix(Self.mostListed))
    spoken = []
    add(listed)
  }

  /// Takes what there was to choose from as the last list: "the second one instead".
  mutating func offer(_ options: [any Sendable]) {
    listed = options.prefix(Self.mostListed).compactMap { option in
      if let entity = option as? any AppEntity { return Mention(entity) }
      return (option as? CatalogValue).map { Mention(title: $0.title, id: $0.id, kind: "") }
    }
  }

  /// Makes one list of things of one kind that were mentioned one by one, each by a request of its own.
  ///
  /// - Parameter count: how often something had been mentioned before.
  mutating func listTogether(since count: Int) {
    let recent = groups.filter { $0.count == 1 && $0[0].order > count }.flatMap(\.self)
    let kinds = Dictionary(grouping: recent, by: \.kind).values.filter { $0.count > 1 }
    guard kinds.count == 1 else { return }
    // Two things that were put on one list are about one list.
    guard kinds[0].contains(where: { !$0.isSame(as: kinds[0][0]) }) else { return }
    // "The third" behind the first two of a list is the third of it.
    let isOfList = kinds[0].allSatisfy { mention in listed.contains { $0.isSame(as: mention) } }
    if isOfList, kinds[0].count < listed.count { add(kinds[0].reversed()) } else { list(kinds[0].reversed()) }
  }

  /// The one thing that a reference most likely means.
  func referent(of target: Reference.Target) -> Mention? { referents(of: target).first { $0.count == 1 }?[0] }

  /// What a reference may stand for, the likeliest first; each is one thing or several.
  func referents(of target: Reference.Target) -> [[Mention]] {
    switch target {
    case .that, .there: return single
    case .those:
      let several = groups.filter { $0.count > 1 }
      let together = alike.filter { $0.count > 1 }
      return several.isEmpty ? together.isEmpty ? Array(alike.prefix(1)) : together : several
    case .both: return both
    case .other: return other
    case .few(let first, let count):
      let items = count <= listed.count ? listed : alike.first { $0.count >= count } ?? []
      guard count <= items.count else { return [] }
      return [Array(first ? items.prefix(count) : items.suffix(count))]
    case .rest(let count):
      let rest = listed.filter { item in !single.prefix(1).contains { $0[0].isSame(as: item) } }
      return rest.count == count ? [rest] : referents(of: .few(first: false, count))
    case .ordinal(let number):
      // Where nothing was listed, the things that were spoken of one after the other are counted.
      let series = spoken.filter { $0.kind == spoken.last?.kind }
      let items = listed.isEmpty && series.count > 1 ? series : listed
      // The only one that was found is the first and the last.
      if items.isEmpty, number == 1 { return Array(single.prefix(1)) }
      return items.indices.contains(number - 1) ? [[items[number - 1]]] : []
    case .last: return listed.last.map { [[$0]] } ?? []
    case .middle: return listed.count % 2 == 1 ? [[listed[listed.count / 2]]] : []
    case .next: return neighbor(1).map { [[$0]] } ?? []
    case .previous: return neighbor(-1).map { [[$0]] } ?? []
    case .kind(let kinds, let isPlural): return isPlural ? several(of: kinds) : single(of: kinds)
    }
  }

  /// Single things; behind words that nobody knows only what was said with them: "her" is who was just made known.
  private var single: [[Mention]] {
    let single = groups.filter { $0.count == 1 }
    guard let first = single.first?.first, first.isWords else { return single }
    return single.filter { $0[0].turn == first.turn }
  }

  private func single(of kinds: Set<String>) -> [[Mention]] {
    groups.filter { $0.count == 1 && kinds.contains($0[0].kind) }
  }

  private func several(of kinds: Set<String>) -> [[Mention]] {
    let groups = groups.filter { $0.count > 1 && $0.allSatisfy { kinds.contains($0.kind) } }
    let alike = single(of: kinds).flatMap(\.self)
    return groups.isEmpty && alike.count > 1 ? [alike.reversed()] : groups
  }

  /// The things of each kind that were mentioned one after the other; the kind that was mentioned last first.
  private var alike: [[Mention]] {
    let single = groups.flatMap { $0.count == 1 ? $0 : [] }
    var kinds: [String] = []
    for mention in single where !kinds.contains(mention.kind) { kinds.append(mention.kind) }
    return kinds.map { kind in single.filter { $0.kind == kind }.reversed() }
  }

  /// Two that were mentioned together, or one after the other; the more recent first, and two of one kind before two of
  /// different kinds.
  private var both: [[Mention]] {
    let pairs = groups.filter { $0.count == 2 }
    let alike = alike.compactMap { $0.count > 1 ? Array($0.suffix(2)) : nil }
    let known = groups.firstIndex { $0.count == 2 } ?? groups.endIndex
    let recent = alike.filter { pair in
      groups[..<known].contains { $0.count == 1 && $0[0].isSame(as: pair[0]) }
    }
    let last = groups.flatMap { $0.count == 1 ? $0 : [] }.prefix(2)
    return recent + pairs + (recent.isEmpty ? alike : []) + (last.count == 2 ? [last.reversed()] : [])
  }

  /// Of two that were spoken of, the one that was not meant last.
  private var other: [[Mention]] {
    guard let last = groups.first(where: { $0.count == 1 })?.first else { return [] }
    return both.compactMap { pair in
      guard pair.contains(where: { $0.isSame(as: last) }) else { return nil }
      return pair.first { !$0.isSame(as: last) }.map { [$0] }
    }
  }

  /// What stands beside the one that was spoken of last in what was listed.
  private func neighbor(_ step: Int) -> Mention? {
    let spoken = groups.lazy.compactMap { group in group.count == 1 ? group[0] : nil }
    let index = spoken.compactMap { mention in listed.firstIndex { $0.isSame(as: mention) } }.first
    return index.flatMap { listed.indices.contains($0 + step) ? listed[$0 + step] : nil }
  }
}
