/// What a key asks the editor to do.
enum EditorCommand: Hashable, Sendable {
  case edit(EditingCommand)
  case paste(String)
  case enter
  /// Esc and Ctrl-G.
  case leave
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D: deletes a character, on an empty line the end of input.
  case deleteOrEnd
  case chooseNext, choosePrevious
  case up, down, pageUp, pageDown
  case searchOlder, searchNewer
  case insertLastWord
  case clearScreen
  case suspend
  /// Ctrl-X, of which the next key makes a command.
  case prefix
}

extension EditorCommand {
  /// The command of a key; nil for a key that does nothing.
  init?(_ key: Key, behindControlX: Bool = false) {
    switch key {
    case .text(let text): self = .edit(.insert(text))
    case .paste(let text): self = .paste(text)
    case .named(let name, let modifiers): self.init(name, byWord: !modifiers.isDisjoint(with: [.alt, .control]))
    case .control("u") where behindControlX: self = .edit(.undo)
    case .control(let letter): self.init(controlLetter: letter)
    case .alt(let letter): self.init(altLetter: letter)
    }
  }

  private init?(_ name: Key.Name, byWord: Bool) {
    switch name {
    case .enter: self = .enter
    case .tab: self = .chooseNext
    case .backTab: self = .choosePrevious
    case .backspace: self = .edit(byWord ? .kill(.wordBack) : .delete(.characterBack))
    case .delete: self = .edit(byWord ? .kill(.wordForward) : .delete(.characterForward))
    case .escape: self = .leave
    case .left: self = .edit(.move(byWord ? .wordBack : .characterBack))
    case .right: self = .edit(.move(byWord ? .wordForward : .characterForward))
    case .home: self = .edit(.move(.start))
    case .end: self = .edit(.move(.end))
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    }
  }

  private init?(controlLetter letter: Character) {
    switch letter {
    case "a": self = .edit(.move(.start))
    case "b": self = .edit(.move(.characterBack))
    case "c": self = .interrupt
    case "d": self = .deleteOrEnd
    case "e": self = .edit(.move(.end))
    case "f": self = .edit(.move(.characterForward))
    case "g": self = .leave
    case "k": self = .edit(.kill(.end))
    case "l": self = .clearScreen
    case "n": self = .down
    case "p": self = .up
    case "r": self = .searchOlder
    case "s": self = .searchNewer
    case "t": self = .edit(.transpose)
    case "u": self = .edit(.kill(.start))
    case "w": self = .edit(.kill(.unspacedBack))
    case "x": self = .prefix
    case "y": self = .edit(.yank)
    case "z": self = .suspend
    case "_": self = .edit(.undo)
    default: return nil
    }
  }

  private init?(altLetter letter: Character) {
    switch letter {
    case "b": self = .edit(.move(.wordBack))
    case "d": self = .edit(.kill(.wordForward))
    case "f": self = .edit(.move(.wordForward))
    case "y": self = .edit(.yankOlder)
    case ".": self = .insertLastWord
    default: return nil
    }
  }
}
