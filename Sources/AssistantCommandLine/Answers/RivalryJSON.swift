internal import FileFormats
internal import PhraseMatching

extension JSONWriter {
  /// Writes what speaks for a shortcut and against it. What there is not, is null.
  mutating func rivalry(_ rivalry: ContrastiveExplanation, _ question: RivalryQuestion, _ shortcut: RivalryShortcut) {
    object { json in
      json.member("text", question.request)
      json.member("outcome", rivalry.matching.outcome.rawValue)
      json.member("reached", rivalry.isReached)
      json.member("margin", rounded: rivalry.matching.margin)
      json.member("vetoedBy", rivalry.matching.vetoedApplication)
      json.key("asked")
      json.shortcut(shortcut)
      json.member("wanted", rivalry.wanted) { $0.candidate($1) }
      json.member("winner", rivalry.matching.outcome == .matched ? rivalry.leader : nil) { $0.candidate($1) }
      json.member("meant", rivalry.meant) { $0.candidate($1) }
      json.member("rival", rivalry.rival) { $0.candidate($1) }
      json.member("changes", each: rivalry.changes) { $0.change($1) }
      json.member("phrase", rivalry.addition) { $0.addition($1) }
    }
  }

  private mutating func shortcut(_ shortcut: RivalryShortcut) {
    object { json in
      json.member("application", shortcut.application)
      json.member("intent", shortcut.intent)
      json.member("shortcut", shortcut.title)
      json.member("example", shortcut.example)
    }
  }

  private mutating func change(_ change: ContrastiveExplanation.Change) {
    object { json in
      json.member("text", change.request)
      json.array("edits") { json in
        for edit in change.edits { json.string(RivalryMessages.edit(edit)) }
      }
      json.member("score", rounded: change.score)
      json.member("margin", rounded: change.margin)
    }
  }

  private mutating func addition(_ addition: ContrastiveExplanation.Addition) {
    object { json in
      json.member("text", addition.phrase)
      json.member("margin", rounded: addition.margin)
    }
  }
}
