import Foundation

/// What surrounds a running task and its children: the language, and whatever else the types that conform know.
///
/// All of it is one task-local value: each further value would hold a frame of its own for as long as what runs in it waits,
/// for an answer perhaps that never comes.
package protocol TaskScope: AnyObject, Sendable {
  var locale: Locale { get }
  /// The scope in which this one was opened.
  var outer: (any TaskScope)? { get }
}

package enum TaskScopes {
  /// The innermost scope of the running task.
  @TaskLocal package static var current: (any TaskScope)?

  /// What the innermost scope says that says anything.
  package static func nearest<Value>(_ read: (any TaskScope) -> Value?) -> Value? {
    var scope = current
    while let inner = scope {
      if let value = read(inner) { return value }
      scope = inner.outer
    }
    return nil
  }
}

/// A scope that only says which language is spoken.
final class LanguageScope: TaskScope {
  let locale: Locale
  let outer = TaskScopes.current

  init(_ locale: Locale) { self.locale = locale }
}
