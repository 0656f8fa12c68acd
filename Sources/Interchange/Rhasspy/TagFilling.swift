import PhraseMatching

/// The values that can be said in a part of a sentence.
enum TaggedValues {
  /// More ways to fill one tag than this are not listed.
  static let most = 500

  /// The values, each with all its names; nil when they are too many, or when something in the part is no words.
  static func of(_ part: SentencePart) -> [Entity.Value]? {
    guard let sayings = part.sayings(atMost: most) else { return nil }
    let values = sayings.map(\.spacedOnce).filter { !$0.said.isEmpty }.map { saying in
      Entity.Value(id: saying.meant.isEmpty ? saying.said : saying.meant, title: saying.said)
    }
    return values.merged
  }
}

/// Puts placeholders in the place of tags and lists in the sentences of one intent.
struct TagFilling {
  let intent: String
  let lists: [String: [Entity.Value]]
  private(set) var entities: [Entity]
  private var slots = SlotTable()

  init(intent: String, lists: [String: [Entity.Value]], entities: [Entity]) {
    self.intent = intent
    self.lists = lists
    self.entities = entities
  }

  var parameters: [Parameter] { slots.parameters }

  func noteDivisions(at place: ImportPlace, in log: inout ImportLog) {
    for division in slots.divisions {
      log.leaveOut(
        "tag '\(division.slot)' of '\(intent)' is filled in two ways; "
          + "'\(division.parameter)' became a parameter of its own", place)
    }
  }

  /// The sentence with a slot for each parameter.
  mutating func fill(_ sentence: SentencePart, at place: ImportPlace, noting log: inout ImportLog) -> SentencePart {
    let filled = part(sentence, at: place, noting: &log)
    slots.count(filled.all.compactMap(\.slotName))
    return filled
  }

  private mutating func part(
    _ part: SentencePart, at place: ImportPlace, noting log: inout ImportLog
  ) -> SentencePart {
    switch part {
    case .tagged(let inner, let name, let value):
      return tagged(inner, name: name, value: value, at: place, noting: &log)
    case .slot(let list, _): return self.list(list, named: Self.lastPart(of: list), at: place, noting: &log)
    case .numbers(let range): return placeholder("number", kind: .integer(range))
    case .replaced(let inner, _):
      log.leaveOut("substitutions outside of tags in '\(intent)'; what is said is not exchanged", place)
      return self.part(inner, at: place, noting: &log)
    default: return part.mapInner { self.part($0, at: place, noting: &log) }
    }
  }

  // MARK: Tags

  private mutating func tagged(
    _ inner: SentencePart, name: String, value: String?, at place: ImportPlace, noting log: inout ImportLog
  ) -> SentencePart {
    if inner.all.contains(where: \.isTag) {
      log.leaveOut("the tags inside of tag '\(name)' of '\(intent)'", place)
    }
    let leaves = inner.all.filter { $0.isNumberOrList }
    if let leaf = leaves.first {
      if inner.all.contains(where: { $0.isWord }) || leaves.count > 1 {
        log.leaveOut("what stands beside a number or a list in tag '\(name)' of '\(intent)'", place)
      }
      return number(leaf, named: name, at: place, noting: &log)
    }
    let whole: SentencePart = value.map { .replaced(inner, by: $0) } ?? inner
    guard let values = TaggedValues.of(whole) else {
      log.leaveOut(
        "the values of tag '\(name)' of '\(intent)', which are more than \(TaggedValues.most); it takes any words",
        place)
      return entity(name, adding: [], vocabulary: .open)
    }
    if values.isEmpty {
      log.leaveOut("tag '\(name)' of '\(intent)' has a value without words; a phrase cannot", place)
      return inner
    }
    let canBeEmpty = inner.sayings(atMost: TaggedValues.most)?.contains { $0.spacedOnce.said.isEmpty } ?? false
    let slot = entity(name, adding: values, vocabulary: .closed)
    return canBeEmpty ? .optional(slot) : slot
  }

  private mutating func number(
    _ leaf: SentencePart, named name: String, at place: ImportPlace, noting log: inout ImportLog
  ) -> SentencePart {
    switch leaf {
    case .numbers(let range): placeholder(name, kind: .integer(range))
    case .slot(let list, _): self.list(list, named: name, at: place, noting: &log)
    default: leaf
    }
  }

  private mutating func list(
    _ list: String, named name: String, at place: ImportPlace, noting log: inout ImportLog
  ) -> SentencePart {
    if list.split(separator: ",").first == "rhasspy/number" { return placeholder(name, kind: .integer()) }
    let entity = Names.placeholder(list)
    if !entities.contains(where: { $0.name == entity }) {
      let values = lists[list]
      if values == nil { log.leaveOut("the values of list '$\(list)', which was not given; it takes any words", place) }
      entities.append(
        Entity(
          name: entity, title: Names.title(Self.lastPart(of: list)), vocabulary: values == nil ? .open : .closed,
          values: values ?? []))
    }
    return placeholder(name, kind: .entity(entity))
  }

  /// A placeholder for an entity of the intent's own, which takes in further values.
  private mutating func entity(
    _ name: String, adding values: [Entity.Value], vocabulary: Entity.Vocabulary
  ) -> SentencePart {
    let entity = "\(intent).\(name)"
    let index = entities.firstIndex { $0.name == entity } ?? entities.count
    if index == entities.count { entities.append(Entity(name: entity, title: Names.title(name))) }
    entities[index].values = (entities[index].values + values).merged
    if vocabulary == .open { entities[index].vocabulary = .open }
    return placeholder(name, kind: .entity(entity))
  }

  private mutating func placeholder(_ name: String, kind: Parameter.Kind) -> SentencePart {
    .slot(list: "", name: slots.placeholder(for: name, otherwise: "\(name)Value", kind: kind))
  }

  private static func lastPart(of list: String) -> String { list.split(separator: "/").last.map(String.init) ?? list }
}

extension SentencePart {
  fileprivate var isTag: Bool {
    if case .tagged = self { true } else { false }
  }

  fileprivate var isNumberOrList: Bool {
    switch self {
    case .numbers, .slot: true
    default: false
    }
  }

  fileprivate var isWord: Bool {
    if case .text(let text) = self { text.contains { !$0.isWhitespace } } else { false }
  }
}
