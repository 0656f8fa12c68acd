#if DEBUG  // Only debug builds are open to tests.
  import AppIntents
  import AssistantCommandLine

  @testable import Albums
  @testable import Bookshelf
  @testable import Coffee
  @testable import Habits
  @testable import Keg
  @testable import Memos
  @testable import Outlay
  @testable import Paws
  @testable import Pump
  @testable import Radio
  @testable import Timers
  @testable import Transit
  @testable import Voltway

  // Talks to the small apps of the tests, one by name or all of them.

  await Assistant.run(
    Application("Albums", shortcuts: AlbumShortcuts.self),
    Application("Bookshelf", shortcuts: BookshelfShortcuts.self),
    Application("Coffee", shortcuts: CoffeeShortcuts.self),
    Application("Habits", shortcuts: HabitShortcuts.self),
    Application("Keg", shortcuts: KegShortcuts.self),
    Application("Memos", shortcuts: MemoShortcuts.self),
    Application("Outlay", shortcuts: OutlayShortcuts.self),
    Application("Paws", shortcuts: PawsShortcuts.self),
    Application("Pump", shortcuts: PumpShortcuts.self),
    Application("Radio", shortcuts: RadioShortcuts.self),
    Application("Timers", shortcuts: TimerShortcuts.self),
    Application("Transit", shortcuts: TransitShortcuts.self),
    Application("Voltway", shortcuts: VoltwayShortcuts.self))
#endif
