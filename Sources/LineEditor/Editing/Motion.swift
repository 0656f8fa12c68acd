/// A way from the cursor to another position of the line.
enum Motion: Hashable, Sendable {
  case characterBack, characterForward
  /// Over letters and numbers.
  case wordBack, wordForward
  /// Over all that is not white space.
  case unspacedBack
  case start, end
}

extension LineBuffer {
  /// Where a motion leads.
  func target(of motion: Motion) -> Int {
    switch motion {
    case .characterBack: max(cursor - 1, 0)
    case .characterForward: min(cursor + 1, characters.count)
    case .wordBack: start(of: \.isWordCharacter)
    case .wordForward: endOfWord(from: cursor)
    case .unspacedBack: start(of: \.isUnspaced)
    case .start: 0
    case .end: characters.count
    }
  }

  /// What lies between the cursor and the target of a motion.
  func range(of motion: Motion) -> Range<Int> {
    let target = target(of: motion)
    return min(cursor, target)..<max(cursor, target)
  }

  private func start(of belongs: (Character) -> Bool) -> Int {
    guard let last = characters[..<cursor].lastIndex(where: belongs) else { return 0 }
    return characters[..<last].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
  }

  private func endOfWord(from index: Int) -> Int { characters[index...].endOfFirstWord }
}

extension RandomAccessCollection<Character> where Index == Int {
  /// Behind the first run of letters and numbers.
  var endOfFirstWord: Int {
    guard let first = firstIndex(where: \.isWordCharacter) else { return endIndex }
    return self[first...].firstIndex { !$0.isWordCharacter } ?? endIndex
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
  fileprivate var isUnspaced: Bool { !isWhitespace }
}
