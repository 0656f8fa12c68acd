/// What the assistant itself can do, whatever is installed.
package enum BuiltInCommand: Sendable, Equatable {
  case undo
  case redo
  /// Do the last request again.
  case again
  /// What can be said: about everything, or about an application or a topic.
  case help(about: String?)
  /// Leave what is going on.
  case cancel
  /// Look through everything that apps put into the search index.
  case search(String)
}
