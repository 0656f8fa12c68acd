#if DEBUG  // Only debug builds are open to tests.
  import AppIntents
  import AssistantCommandLine

  @testable import Bookshelf
  @testable import Coffee
  @testable import Memos
  @testable import Radio

  // Talks to the small apps of the tests, one by name or all of them.

  await Assistant.run(
    Application("Bookshelf", shortcuts: BookshelfShortcuts.self),
    Application("Coffee", shortcuts: CoffeeShortcuts.self),
    Application("Memos", shortcuts: MemoShortcuts.self),
    Application("Radio", shortcuts: RadioShortcuts.self))
#endif
