/// Reads the lines of a language's file of speech acts.
struct SpeechActRuleReader {
  private(set) var outcomes: [SpeechActOutcome] = []
  private(set) var starts = [0]
  private(set) var elements: [SpeechActElement] = []
  /// The classes of each word.
  private(set) var members: [String: WordClasses] = [:]
  private var classes: [Substring: [String]] = [:]
  /// The class of each distinct list of words.
  private var lists: [[String]: Int] = [:]

  private static let predicates: [Substring: UInt8] = [
    "@past": WordClasses.past, "@gerund": WordClasses.gerund, "@action": WordClasses.action,
    "@value": WordClasses.value, "@verb": WordClasses.verb, "@did": WordClasses.did, "@doing": WordClasses.doing,
    "@unread": WordClasses.unread,
  ]

  mutating func read(_ line: [Substring]) {
    if line[0] == "class" {
      classes["@" + line[1].dropLast()] = line[2...].map(String.init)
      return
    }
    outcomes.append(Self.outcome(line[0]))
    for field in line.dropFirst() { elements.append(element(field)) }
    starts.append(elements.count)
  }

  private static func outcome(_ name: Substring) -> SpeechActOutcome {
    switch name {
    case "skip": return .continues
    case "polite": return .isPolite
    case "plain": return .isPlain
    default:
      guard let act = SpeechAct(rawValue: String(name)) else { preconditionFailure("'\(name)' is no speech act") }
      return .decides(act)
    }
  }

  private mutating func element(_ field: Substring) -> SpeechActElement {
    var element = SpeechActElement()
    switch field {
    case "*": element.gap = 3
    case "**": element.gap = 1_000
    case "~":
      element.gap = 1_000
      element.stopsAtVerb = true
    case "$": element.isEnd = true
    case ">": element.isLookahead = true
    default:
      element.isNegated = field.hasPrefix("!")
      element.isOptional = field.hasPrefix("?")
      let list = element.isNegated || element.isOptional ? field.dropFirst() : field
      element.classes = classes(of: list)
    }
    return element
  }

  private mutating func classes(of list: Substring) -> WordClasses {
    var found = WordClasses()
    var words: [String] = []
    for name in list.split(separator: "|") {
      if let predicate = Self.predicates[name] {
        found.predicates |= predicate
      } else {
        assert(name.first != "@" || classes[name] != nil, "no class is called '\(name)'")
        words += classes[name] ?? [String(name)]
      }
    }
    if !words.isEmpty { found.members.insert(number(of: words)) }
    return found
  }

  private mutating func number(of words: [String]) -> Int {
    if let known = lists[words] { return known }
    let number = lists.count
    precondition(number < BitSet512.capacity, "a language has more lists of words than its classes can tell apart")
    lists[words] = number
    for word in words { members[word, default: WordClasses()].members.insert(number) }
    return number
  }
}
