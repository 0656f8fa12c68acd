import IntentRuntime
import Testing

@testable import Albums
@testable import Coffee
@testable import Habits
@testable import Keg
@testable import Memos
@testable import Pump
@testable import Timers
@testable import Transit

extension SmallAppTalk {
  fileprivate static func together() async -> SmallAppTalk {
    await SmallAppTalk([
      InstalledApplication("Albums", shortcuts: AlbumShortcuts.self),
      InstalledApplication("Coffee", shortcuts: CoffeeShortcuts.self),
      InstalledApplication("Habits", shortcuts: HabitShortcuts.self),
      InstalledApplication("Keg", shortcuts: KegShortcuts.self),
      InstalledApplication("Memos", shortcuts: MemoShortcuts.self),
      InstalledApplication("Pump", shortcuts: PumpShortcuts.self),
      InstalledApplication("Timers", shortcuts: TimerShortcuts.self),
      InstalledApplication("Transit", shortcuts: TransitShortcuts.self),
    ])
  }
}

@Suite struct `A name that nobody knows` {
  @Test(arguments: [
    ("delete floss", "I don’t know an album called “floss”. Which albums?"),
    ("delete the sparkle album", "I don’t know an album called “sparkle”. Which albums?"),
    ("delete summer, floss and family", "I don’t know an album called “floss”. Which albums?"),
    ("cancel the rice timer", "I don’t know a timer called “rice”. Which timers?"),
    ("cancel the bread and the rice timers", "I don’t know a timer called “rice”. Which timers?"),
    ("pause the rice timer", "I don’t know a timer called “rice”. Which timer?"),
    ("install foobar", "I don’t know a package called “foobar”. Which package should be installed?"),
    ("check in floss with Habits", "I don’t know a habit called “floss”. Which habit did you keep?"),
    ("delete summer and foo", "I don’t know an album called “foo”. Which albums?"),
    ("delete summer and floss", "I don’t know an album called “floss”. Which albums?"),
  ])
  func `is asked about, and never put to a confirmation`(request: String, answer: String) async {
    #expect(await SmallAppTalk.together().said(to: request) == answer)
  }

  @Test func `is asked about where it need not be said, before all are meant`() async {
    let said = await SmallAppTalk.together().said(to: "upgrade foobar with Keg")
    #expect(said.hasPrefix("I don’t know a package called “foobar”."))
    #expect(!said.contains("Upgraded"))
  }

  @Test(arguments: [
    ("cancel the rice one", "I don’t know a timer called “rice”. Which timers?"),
    ("delete the sparkle one", "I don’t know an album called “sparkle”. Which albums?"),
    ("pause the rice one", "I don’t know a timer called “rice”. Which timer?"),
  ])
  func `has no pronoun in it`(request: String, answer: String) async {
    #expect(await SmallAppTalk.together().said(to: request) == answer)
  }

  @Test(arguments: [
    "delete the meditate habit", "delete the floss habit", "delete the last memo", "delete the favorite work",
    "cancel my order", "cancel the floss habit", "remove the tram stop", "delete the harbour line",
    "delete the family habit", "cancel the bolus", "cancel that bolus", "delete the rice timer",
  ])
  func `is of another kind of thing where it has the noun for that`(request: String) async {
    let said = await SmallAppTalk.together().said(to: request)
    #expect(said.hasPrefix("I don’t know what to do with “\(request)”."))
    #expect(!["album", "Which", "Albums", "Timers"].contains { said.contains($0) }, "\(said)")
  }
}

@Suite struct `A name that is written otherwise` {
  @Test(arguments: [
    ("upgrade yt dlp", "yt-dlp needs no upgrade."), ("upgrade postgres 16", "postgresql@16 needs no upgrade."),
    ("upgrade the postgresql 17", "postgresql@17 needs no upgrade."),
    ("uninstall yt dlp with Keg", "Nothing to remove: none of these is installed."),
  ])
  func `is found in its parts`(request: String, answer: String) async {
    #expect(await SmallAppTalk.together().said(to: request) == answer)
  }
}

@Suite struct `Words of a shortcut` {
  @Test(arguments: [
    ("cancel the temp basal", "No temporary basal rate is running."),
    ("cancel temp basal", "No temporary basal rate is running."),
    ("stop the temp basal", "No temporary basal rate is running."),
    ("stop that temp basal", "No temporary basal rate is running."),
    ("cancel that temporary basal rate", "No temporary basal rate is running."),
    ("how much is left in the cartridge", "84.5 units are left."),
    ("how much is left in the reservoir", "84.5 units are left."),
    ("how much insulin is left", "84.5 units are left."),
  ])
  func `and known values are meant before a name that nobody knows`(request: String, answer: String) async {
    #expect(await SmallAppTalk.together().said(to: request) == answer)
  }

  @Test func `behind a pronoun that is none are a name`() async {
    let talk = await SmallAppTalk.together()
    #expect(await talk.said(to: "cancel that rice timer") == "I don’t know a timer called “rice”. Which timers?")
  }
}

@Suite struct `A longer name than the index knows` {
  @Test(arguments: [
    ("upgrade git lfs", "git-lfs needs no upgrade."), ("upgrade the git lfs package", "git-lfs needs no upgrade."),
  ])
  func `is found by its query`(request: String, answer: String) async {
    #expect(await SmallAppTalk.together().said(to: request) == answer)
  }
}
