import ApplePlatform
import Testing

/// Taking back and doing again.
@MainActor
@Suite struct UndoManagerTests {
  /// A list of words that can take back what is done to it.
  @MainActor final class Words {
    var words: [String] = []
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func add(_ word: String) {
      words.append(word)
      manager.registerUndo(withTarget: self) { $0.removeLast() }
    }

    func removeLast() {
      let word = words.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(word) }
    }
  }

  let manager = UndoManager()

  @Test func `what is registered while undoing becomes the redo`() {
    let words = Words(manager)
    words.add("one")
    words.add("two")
    manager.undo()
    #expect(words.words == ["one"])
    #expect(manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(words.words == ["one", "two"])
    #expect(!manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(words.words.isEmpty)
    #expect((manager.undoCount, manager.redoCount) == (0, 2))
  }

  @Test func `nothing to undo or redo does nothing`() {
    manager.undo()
    manager.redo()
    manager.endUndoGrouping()
    #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
  }

  @Test func `a new change forgets what could be done again`() {
    let words = Words(manager)
    words.add("one")
    manager.undo()
    words.add("other")
    #expect(!manager.canRedo)
    #expect(words.words == ["other"])
  }

  @Test func `a group is one step, taken back from its end`() {
    let words = Words(manager)
    manager.beginUndoGrouping()
    words.add("one")
    manager.beginUndoGrouping()
    words.add("two")
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    words.add("three")
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(words.words.isEmpty)
    manager.redo()
    #expect(words.words == ["one", "two", "three"])
  }

  @Test func `a group without changes is no step`() {
    manager.beginUndoGrouping()
    manager.setActionName("Nothing")
    manager.endUndoGrouping()
    #expect(!manager.canUndo && manager.undoActionName.isEmpty)
  }

  @Test func `undo closes open groups`() {
    let words = Words(manager)
    manager.beginUndoGrouping()
    words.add("one")
    manager.undo()
    #expect(words.words.isEmpty && manager.groupingLevel == 0)
  }

  @Test func `the name of a step goes with it`() {
    let words = Words(manager)
    words.add("one")
    manager.setActionName("Add One")
    manager.beginUndoGrouping()
    manager.setActionName("Add Two")
    words.add("two")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Add Two")
    manager.undo()
    #expect((manager.undoActionName, manager.redoActionName) == ("Add One", "Add Two"))
    #expect(manager.redoMenuItemTitle == "Redo Add Two")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoActionName == "Add One")
  }

  @Test func `a step whose target is gone is skipped`() {
    let words = Words(manager)
    words.add("kept")
    do {
      let gone = Words(manager)
      gone.add("gone")
    }
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(words.words.isEmpty)
    #expect(!manager.canUndo)
  }

  @Test func `the manager does not keep a target alive`() {
    weak var words: Words?
    do {
      let target = Words(manager)
      target.add("one")
      words = target
    }
    #expect(words == nil)
    #expect(!manager.canUndo)
    manager.undo()
  }

  @Test func `actions of a target, or all, can be forgotten`() {
    let (one, two) = (Words(manager), Words(manager))
    one.add("1")
    two.add("2")
    manager.removeAllActions(withTarget: two)
    manager.undo()
    #expect((one.words, two.words) == ([], ["2"]))
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `no more steps are kept than wanted`() {
    let words = Words(manager)
    manager.levelsOfUndo = 2
    for word in ["1", "2", "3"] { words.add(word) }
    for _ in 1...3 { manager.undo() }
    #expect(words.words == ["1"])
    manager.redo()
    manager.redo()
    manager.levelsOfUndo = 1
    #expect(manager.undoCount == 1)
  }

  @Test func `disabled registration registers nothing`() {
    let words = Words(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    words.add("one")
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    words.add("two")
    #expect(manager.canUndo)
  }

  @Test func `an undo within an undo does nothing`() {
    let words = Words(manager)
    words.add("one")
    var seen: [Bool] = []
    manager.registerUndo(withTarget: words) { words in
      seen.append(words.manager.isUndoing)
      words.manager.undo()
    }
    manager.undo()
    #expect(seen == [true] && !manager.isUndoing)
    #expect(words.words == ["one"])
  }

  @Test nonisolated func `code off the main actor waits its turn`() async {
    let manager = UndoManager()
    let words = await Words(manager)
    await words.add("one")
    await manager.setActionName("Add")
    await manager.undo()
    #expect(await words.words.isEmpty)
    #expect(await manager.redoActionName == "Add")
  }
}
