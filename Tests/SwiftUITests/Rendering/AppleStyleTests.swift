import SwiftUI
import Testing

@MainActor
@Suite struct `Views as apps write them` {
  private func check(
    _ view: some View, at width: Int, _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(terminalText(of: view, width: width).text == expected, sourceLocation: location)
  }

  @Test func `a list with sections`() {
    let view = TrailList()
    check(
      view, at: 30,
      """
      Trails
      Open now
        ★  Bear Creek           Open
           4.2 km
        ☆  Quiet Lake Loop      Open
           2.0 km

      Closed
        ☆  Eagle Ridge        Closed
           11.8 km
      Conditions change quickly.
      """)
    check(
      view, at: 80,
      """
      Trails
      Open now
        ★  Bear Creek                                                             Open
           4.2 km
        ☆  Quiet Lake Loop                                                        Open
           2.0 km

      Closed
        ☆  Eagle Ridge                                                          Closed
           11.8 km
      Conditions change quickly.
      """)
  }

  @Test func `a snippet with a picture and buttons`() {
    let view = LandmarkSnippet()
    check(
      view, at: 30,
      """
        Niagara Falls
        New York, United States
        [♥]       [▭ Find Tickets]
      """)
    check(
      view, at: 80,
      """
        Niagara Falls
        New York, United States
        [♥]                                                         [▭ Find Tickets]
      """)
  }

  @Test func `a form`() {
    let view = TicketRequest(wantsGuide: .constant(true))
    for width in [30, 80] {
      check(
        view, at: width,
        """
        4 tickets [−] [+]
        [x] Guided tour
        [ ] ♩ Remind me
        Day: Saturday
        Price: 36 €
        """)
    }
  }

  @Test func `an order with a bar`() {
    let view = OrderStatus(progress: 0.4)
    check(
      view, at: 30,
      """
      ▣ On its way
      ████████░░░░░░░░░░░░ 40%
      Ordered    Shipped   Delivered
      """)
    check(
      view, at: 80,
      """
      ▣ On its way
      ████████░░░░░░░░░░░░ 40%
      Ordered                              Shipped                           Delivered
      """)
  }

  @Test func `a widget with a grid`() {
    let view = WeatherWidget()
    for width in [30, 80] {
      check(
        view, at: width,
        """
          Cupertino
          22° and mostly sunny
          ────────────────────
          9:00   ☀  18°
          12:00  ☁  22°
          15:00  ☂  19°
        """)
    }
  }

  @Test func `a card with dots`() {
    let view = HabitCard(title: "Read \(20) pages")
    for width in [30, 80] {
      check(
        view, at: width,
        """
          READ 20 PAGES
          ● ● ○ ● 3/4
        """)
    }
  }

  @Test func `a player with an observable model`() {
    let view = PlayerView().environment(PlayerModel())
    for width in [30, 80] {
      check(
        view, at: width,
        """
             Morning Light
        █████░░░░░░░░░░░░░░░ 25%
            [«]   [‖]   [»]
        """)
    }
  }

  @Test func `a counter with a state object`() {
    let view = CounterView()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Count: 3
         [Add]
        """)
    }
  }

  @Test func `an empty result`() {
    let view = EmptyResults()
    for width in [30, 80] {
      check(
        view, at: width,
        """
            ▤ No Trails
        Try another region.
            [Show All]
        """)
    }
  }

  @Test func `a view that loads`() {
    let view = LoadingView(phase: .loading)
    for width in [30, 80] {
      check(
        view, at: width,
        """
        ⋯ Loading
        """)
    }
  }

  @Test func `a view that failed`() {
    let view = LoadingView(phase: .failed("Offline"))
    for width in [30, 80] {
      check(
        view, at: width,
        """
        ⚠ Offline
        """)
    }
  }

  @Test func `a view that is done`() {
    let view = LoadingView(phase: .done(["Oak", "Elm"]))
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Oak
        Elm
        """)
    }
  }

  @Test func `a view that fits`() {
    let view = TimerView()
    check(
      view, at: 30,
      """
      Green tea
       [Stop]
      """)
    check(
      view, at: 80,
      """
      Brewing a pot of green tea [Stop]
      """)
  }

  @Test func `a gauge`() {
    let view = BatteryGauge()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Battery 66%
        0 █████████████░░░░░░░ 100
        """)
    }
  }

  @Test func `a picture from an address`() {
    let view = AsyncPoster(url: URL(string: "https://example.com/starlight"))
    check(
      view, at: 30,
      """
          ⋯
      Starlight
      More
      <https://example.com/starlight>
      """)
    check(
      view, at: 80,
      """
          ⋯      Starlight
                 More <https://example.com/starlight>
      """)
  }

  @Test func `a picture with a label and an overlay`() {
    let view = ArtworkView()
    check(
      view, at: 30,
      """
          (A lighthouse at dusk)
                                New
      """)
    check(
      view, at: 80,
      """
                                   (A lighthouse at dusk)
                                                                                  New
      """)
  }

  @Test func `tabs`() {
    let view = InboxView()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Hello
        Lunch?
        """)
    }
  }

  @Test func `a menu`() {
    let view = MenuView()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Sort by Name: [Name] [Length]
        """)
    }
  }

  @Test func `fields`() {
    let view = EditorView()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Title: Draft
        Notes: None yet
        [Save]
        """)
    }
  }

  @Test func `a shape of one's own and symbols in a text`() {
    let view = ChargingView()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Charging
          ϟ 80 %, ready at 7:30
        """)
    }
  }

  @Test func `settings`() {
    let view = SettingsView()
    check(
      view, at: 30,
      """
      ∿ Voice
        [x] Speak
        Volume: ████████░░░░░░░░ 50%
        Color
        Start: Jan 1, 1970

      About
        Version: 2
        Licenses ›
        ▾ Details
          Built by hand
        ↥ Share…
      """)
    check(
      view, at: 80,
      """
      ∿ Voice
        [x] Speak
        Volume: ██████████░░░░░░░░░░ 50%
        Color
        Start: Jan 1, 1970

      About
        Version: 2
        Licenses ›
        ▾ Details
          Built by hand
        ↥ Share…
      """)
  }

  @Test func `a lazy grid with badges`() {
    let view = ScoreBoard()
    for width in [30, 80] {
      check(
        view, at: width,
        """
        Team 1  Team 2 (3)  Team 3
        Team 4  Team 5
        """)
    }
  }
}
