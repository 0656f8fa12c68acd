/// One step of editing a line.
enum EditingCommand: Hashable, Sendable {
  case insert(String)
  case move(Motion)
  case delete(Motion)
  /// Deletes and keeps what was deleted for yanking.
  case kill(Motion)
  case transpose
  case yank
  /// Puts the text killed before in place of the one just yanked.
  case yankOlder
  case undo
}
