import AppIntents
import Testing

@testable import Trails

@Suite struct `The shortcuts of the app` {
  let shortcuts = TrailShortcuts.appShortcuts

  @Test func `are at most ten, each with a title and a symbol`() {
    #expect(shortcuts.count <= 10)
    #expect(shortcuts.allSatisfy { $0.shortTitle != nil && $0.systemImageName != nil })
  }

  @Test func `name the app in every phrase, and at most one parameter`() {
    for phrase in shortcuts.flatMap(\.phrases) {
      #expect(phrase.pieces.count { $0 == .applicationName } == 1, "\(phrase.key)")
      #expect(phrase.parameterNames.count <= 1, "\(phrase.key)")
    }
  }

  @Test func `only speak of parameters that their intents have`() {
    for shortcut in shortcuts {
      let known = Set(Mirror(reflecting: shortcut.intent).children.compactMap(\.label))
      for name in shortcut.phrases.flatMap(\.parameterNames) {
        #expect(known.contains("_\(name)"), "\(name)")
      }
    }
  }

  @Test func `never say the same twice`() {
    let keys = shortcuts.flatMap(\.phrases).map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `leave the app's removal to the system`() {
    #expect(TrailShortcuts.negativePhrases.phrases.map(\.phrase.key).contains("Delete ${applicationName}"))
    #expect(TrailShortcuts.shortcutTileColor == .lime)
  }
}
