import AppIntents
import AssistantCommandLine

@testable import Bookshelf
@testable import Coffee
@testable import Memos
@testable import Radio
@testable import Teahouse

// Talks to the small apps of the tests, one by name or all of them.

AppDependencyManager.shared.add(dependency: Kitchen())
await Assistant.run(
  Application("Bookshelf", shortcuts: BookshelfShortcuts.self), Application("Coffee", shortcuts: CoffeeShortcuts.self),
  Application("Teahouse", shortcuts: TeahouseShortcuts.self), Application("Memos", shortcuts: MemoShortcuts.self),
  Application("Radio", shortcuts: RadioShortcuts.self))
