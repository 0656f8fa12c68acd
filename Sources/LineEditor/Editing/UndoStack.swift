/// The edits of a line, each to be taken back. Bounded; memory is that of what was changed.
struct UndoStack: Sendable {
  /// One edit: what stood where, and what took its place.
  private struct Edit {
    var start: Int
    var removed: [Character]
    var inserted: Int
    var cursor: Int
  }

  private static let mostEdits = 1_000
  private var edits: [Edit] = []

  /// Notes how a line was changed. An edit that continues the last one becomes part of it.
  mutating func record(from old: LineBuffer, to new: LineBuffer, continuing: Bool) {
    guard old.characters != new.characters else { return }
    let edit = Self.difference(from: old, to: new)
    if continuing, edit.removed.isEmpty, let last = edits.last, last.start + last.inserted == edit.start {
      edits[edits.count - 1].inserted += edit.inserted
      return
    }
    if edits.count == Self.mostEdits { edits.removeFirst() }
    edits.append(edit)
  }

  /// Takes the last edit back.
  mutating func undo(_ line: inout LineBuffer) {
    guard let edit = edits.popLast() else { return }
    var characters = line.characters
    characters.replaceSubrange(edit.start..<edit.start + edit.inserted, with: edit.removed)
    line.restore(characters, cursor: edit.cursor)
  }

  /// What is left when the beginning and the end that both lines share are set aside.
  private static func difference(from old: LineBuffer, to new: LineBuffer) -> Edit {
    let (before, after) = (old.characters, new.characters)
    let least = min(before.count, after.count)
    var start = 0
    while start < least, before[start].isIdentical(to: after[start]) { start += 1 }
    var end = 0
    while end < least - start, before[before.count - 1 - end].isIdentical(to: after[after.count - 1 - end]) { end += 1 }
    return Edit(
      start: start, removed: Array(before[start..<before.count - end]), inserted: after.count - end - start,
      cursor: old.cursor)
  }
}

extension Character {
  /// Whether both are written with the same code points: equal characters need not be.
  fileprivate func isIdentical(to other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
