import SwiftUI
import Testing

@MainActor
@Suite struct `Widgets and snippets as apps write them` {
  private func check(
    _ view: some View, at width: Int = 60, _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let now = Date(timeIntervalSince1970: 0)
    #expect(terminalText(of: view, width: width, now: now).text == expected, sourceLocation: location)
  }

  @Test func `a gauge of water`() {
    check(
      HydrationEntryView(glasses: 8, goal: 8),
      """
      ● Water 8
      0 ████████████████████ 8
      8 of 8 glasses
      Goal reached
      """)
  }

  @Test func `a board of departures`() {
    check(
      DepartureBoard(
        stop: "Market Square",
        departures: [
          Departure(id: 1, line: "4", destination: "Harbour", minutes: 0, isDelayed: false),
          Departure(id: 2, line: "17", destination: "Botanical Garden", minutes: 12, isDelayed: true),
        ]),
      """
      Market Square
      ────────────────────────────
      4   Harbour              now
      17  Botanical Garden  12 min
      """)
  }

  @Test func `a list to tick off`() {
    check(
      ShoppingListView(items: [
        ShoppingItem(id: UUID(), name: "Oranges", amount: "1 kg"),
        ShoppingItem(id: UUID(), name: "Bread", amount: "2", isBought: true),
      ]),
      """
      Shopping
      To Buy
        [ ] Oranges: 1 kg
        [x] Bread: 2
      2 items
      """)
  }

  @Test func `a forecast in columns`() {
    let day = { (offset: Int, symbol: String, low: Double, high: Double, chance: Double) in
      ForecastRow.Day(
        date: Date(timeIntervalSince1970: Double(offset) * 86_400 + 43_200), symbol: symbol,
        low: Measurement(value: low, unit: .celsius), high: Measurement(value: high, unit: .celsius), chance: chance)
    }
    check(
      ForecastRow(days: [day(0, "sun.max", 9, 21, 0), day(1, "cloud.rain", 11, 16, 0.8)]),
      """
        Thu ☀      9°C 21°C
        Fri ☂ 80% 11°C 16°C
      """)
  }

  @Test func `appointments`() {
    check(
      UpNextView(appointments: [
        Appointment(title: "Dentist", place: "Mill Road", time: "9:00"),
        Appointment(title: "Lunch with Ann", place: nil, time: "12:30"),
      ]),
      """
      Dentist
      9:00
      Mill Road
      Lunch with Ann
      12:30
      """)
    check(
      UpNextView(appointments: []),
      """
      ▦ Nothing Up Next
      Enjoy the quiet.
      """)
  }

  @Test func `a dock of bikes`() {
    check(
      DockSnippet().environment(DockModel()), at: 40,
      """
      Central Station                    [ ] ☆
      Bikes
      ███████░░░░░░░░░░░░░
      7 bikes, 12 docks
      [⚭ Rent] [↱ Directions]
      """)
  }

  @Test func `rings with a legend`() {
    check(
      RingsView(rings: [.init(name: "Move", value: 320, goal: 400), .init(name: "Stand", value: 6, goal: 12)]),
      """
        Move: 320/400
        Stand: 6/12
      """)
  }

  @Test func `music`() {
    check(
      NowPlayingSnippet(title: "Night Train", artist: AttributedString("The Sleepers"), volume: .constant(0.4)),
      """
         Night Train
      ♪  The Sleepers
         Volume: ◀ ████████░░░░░░░░░░░░ 40% ◁
      """)
  }

  @Test func `settings of a timer`() {
    check(
      BrewSettings(),
      """
      Tea: Black
      4 minutes [−] [+]

      Sound
        [x] Loud
        Tone: Bell
      ▾ Advanced
        Name: Morning
      [Reset]
      """)
  }

  @Test func `a delivery`() {
    let now = Date(timeIntervalSince1970: 0)
    check(
      DeliveryActivityView(driver: "Sam", arrival: now + 754, now: now), at: 40,
      """
       ⛍ Sam                            12:34
       Track <https://example.com/track>
       ↥ Share…
       Arrives 12:12\u{202F}AM
      """)
  }
}
