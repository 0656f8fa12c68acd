import AppIntents
import Dialog
import IntentRuntime
import PhraseMatching
import Testing

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
@testable import Transit
@testable import Voltway

/// Talks to one of the small apps.
struct SmallAppTalk {
  let session: Session

  init(_ application: InstalledApplication, locale: String = "en") async {
    await self.init([application], locale: locale)
  }

  init(_ applications: [InstalledApplication], locale: String = "en") async {
    let locale = Locale(identifier: locale)
    let registry = await AppRegistry(applications, locale: locale)
    var settings = SessionSettings(matching: MatchOptions(now: HarborTalk.now), now: { HarborTalk.now })
    settings.locale = locale
    session = Session(with: registry, settings: settings)
  }

  static func bookshelf() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Bookshelf", shortcuts: BookshelfShortcuts.self))
  }
  static func coffee(locale: String = "en") async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Coffee", shortcuts: CoffeeShortcuts.self), locale: locale)
  }
  static func memos() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Memos", shortcuts: MemoShortcuts.self))
  }
  static func radio() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Radio", shortcuts: RadioShortcuts.self))
  }
  static func albums() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Albums", shortcuts: AlbumShortcuts.self))
  }
  static func habits() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Habits", shortcuts: HabitShortcuts.self))
  }
  static func keg() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Keg", shortcuts: KegShortcuts.self))
  }
  static func pump() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Pump", shortcuts: PumpShortcuts.self))
  }
  static func transit() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Transit", shortcuts: TransitShortcuts.self))
  }
  static func outlay() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Outlay", shortcuts: OutlayShortcuts.self))
  }
  static func paws() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Paws", shortcuts: PawsShortcuts.self))
  }
  static func voltway() async -> SmallAppTalk {
    await SmallAppTalk(InstalledApplication("Voltway", shortcuts: VoltwayShortcuts.self))
  }

  /// Everything that is said and asked for some turns, the last answer only.
  func said(to turns: String...) async -> String { await said(to: turns) }

  func said(to turns: [String]) async -> String {
    var last = ""
    for turn in turns {
      let response = await session.take(turn)
      last = (response.utterances.compactMap(\.speech) + [response.question?.prompt].compactMap(\.self))
        .joined(separator: " ")
    }
    return last
  }
}
