internal import PhraseMatching

/// A placeholder in a phrase, other than the application's name, and where it stands.
struct PlaceholderUse {
  var name: String
  var range: Range<Int>
}

extension PhraseTemplate {
  /// All of them in reading order.
  var placeholders: [PlaceholderUse] {
    var placeholders: [PlaceholderUse] = []
    Self.collect(parts, into: &placeholders)
    return placeholders
  }

  private static func collect(_ parts: [Part], into placeholders: inout [PlaceholderUse]) {
    for part in parts {
      switch part {
      case .words, .application: break
      case .placeholder(let name, let range): placeholders.append(PlaceholderUse(name: name, range: range))
      case .optional(let parts): collect(parts, into: &placeholders)
      case .alternatives(let branches): for branch in branches { collect(branch, into: &placeholders) }
      }
    }
  }
}

// MARK: - Twice in one way

extension PhraseTemplate {
  /// The first placeholder that has been said before in the same way of saying the phrase.
  var repeatedPlaceholder: PlaceholderUse? {
    var names: Set<String> = []
    return Self.firstRepeated(parts, after: &names)
  }

  /// Adds the names of the parts to those before them, whichever way they are said.
  private static func firstRepeated(_ parts: [Part], after names: inout Set<String>) -> PlaceholderUse? {
    for part in parts {
      if let repeated = firstRepeated(part, after: &names) { return repeated }
    }
    return nil
  }

  private static func firstRepeated(_ part: Part, after names: inout Set<String>) -> PlaceholderUse? {
    switch part {
    case .words, .application: return nil
    case .placeholder(let name, let range):
      return names.insert(name).inserted ? nil : PlaceholderUse(name: name, range: range)
    case .optional(let parts): return firstRepeated(parts, after: &names)
    case .alternatives(let branches):
      let before = names
      for branch in branches {
        var after = before
        if let repeated = firstRepeated(branch, after: &after) { return repeated }
        names.formUnion(after)
      }
      return nil
    }
  }
}

// MARK: - Side by side

extension PhraseTemplate {
  /// The first two chosen placeholders that nothing but spaces and punctuation separates in some way of saying the
  /// phrase.
  func neighbours(where isChosen: (String) -> Bool) -> (PlaceholderUse, PlaceholderUse)? {
    ReachableEnds(of: parts, where: isChosen).neighbours
  }
}

/// What can be met at either end of some parts without passing a word.
private struct ReachableEnds {
  var first: PlaceholderUse?
  var last: PlaceholderUse?
  /// Whether there is a way without any word or placeholder.
  var isClear = true
  var neighbours: (PlaceholderUse, PlaceholderUse)?
}

extension ReachableEnds {
  init(of part: PhraseTemplate.Part, where isChosen: (String) -> Bool) {
    self.init()
    switch part {
    case .words(let text): isClear = !PhraseTemplate.hasWord(text)
    case .application: isClear = false
    case .placeholder(let name, let range):
      isClear = false
      first = isChosen(name) ? PlaceholderUse(name: name, range: range) : nil
      last = first
    case .optional(let parts):
      self = ReachableEnds(of: parts, where: isChosen)
      isClear = true
    case .alternatives(let branches):
      let all = branches.map { ReachableEnds(of: $0, where: isChosen) }
      first = all.lazy.compactMap(\.first).first
      last = all.lazy.compactMap(\.last).first
      isClear = all.contains(where: \.isClear)
      neighbours = all.lazy.compactMap(\.neighbours).first
    }
  }

  init(of parts: [PhraseTemplate.Part], where isChosen: (String) -> Bool) {
    self = parts.reduce(ReachableEnds()) { $0.followed(by: ReachableEnds(of: $1, where: isChosen)) }
  }

  func followed(by next: ReachableEnds) -> ReachableEnds {
    var joined = ReachableEnds()
    joined.first = first ?? (isClear ? next.first : nil)
    joined.last = next.last ?? (next.isClear ? last : nil)
    joined.isClear = isClear && next.isClear
    joined.neighbours = neighbours ?? next.neighbours
    if joined.neighbours == nil, let last, let first = next.first { joined.neighbours = (last, first) }
    return joined
  }
}
