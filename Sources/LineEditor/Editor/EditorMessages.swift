/// The words that the editor itself shows.
package struct EditorMessages: Sendable {
  package var search = "search"
  package var notFound = "not found"
  package var more: @Sendable (Int) -> String = { "\($0) more" }
  package var runLines: @Sendable (Int) -> String = { "Run these \($0) lines?" }
  package var runEach = "Run one after another"
  package var joinLines = "Put them in one line"
  package var dropLines = "Drop them"

  package init() {}
}
