internal import PhraseMatching

extension JSONWriter {
  /// Writes what speaks for a shortcut and against it. What there is not, is null.
  mutating func rivalry(_ rivalry: Rivalry, _ question: RivalryQuestion, _ shortcut: RivalryShortcut) {
    object { json in
      json.key("text")
      json.string(question.request)
      json.key("outcome")
      json.string(rivalry.matching.outcome.rawValue)
      json.key("reached")
      json.boolean(rivalry.isReached)
      json.key("margin")
      json.optional(rivalry.matching.margin) { $0.rounded($1) }
      json.key("vetoedBy")
      json.optional(rivalry.matching.vetoedApplication)
      json.key("asked")
      json.shortcut(shortcut)
      json.key("wanted")
      json.optional(rivalry.wanted) { $0.candidate($1) }
      json.key("winner")
      json.optional(rivalry.matching.outcome == .matched ? rivalry.leader : nil) { $0.candidate($1) }
      json.key("meant")
      json.optional(rivalry.meant) { $0.candidate($1) }
      json.key("rival")
      json.optional(rivalry.rival) { $0.candidate($1) }
      json.key("changes")
      json.array { json in
        for change in rivalry.changes { json.change(change) }
      }
      json.key("phrase")
      json.optional(rivalry.addition) { $0.addition($1) }
    }
  }

  private mutating func shortcut(_ shortcut: RivalryShortcut) {
    object { json in
      json.key("application")
      json.string(shortcut.application)
      json.key("intent")
      json.string(shortcut.intent)
      json.key("shortcut")
      json.string(shortcut.title)
      json.key("example")
      json.optional(shortcut.example)
    }
  }

  private mutating func change(_ change: Rivalry.Change) {
    object { json in
      json.key("text")
      json.string(change.request)
      json.key("edits")
      json.array { json in
        for edit in change.edits { json.string(RivalryWording.edit(edit)) }
      }
      json.key("score")
      json.rounded(change.score)
      json.key("margin")
      json.optional(change.margin) { $0.rounded($1) }
    }
  }

  private mutating func addition(_ addition: Rivalry.Addition) {
    object { json in
      json.key("text")
      json.string(addition.phrase)
      json.key("margin")
      json.optional(addition.margin) { $0.rounded($1) }
    }
  }
}
