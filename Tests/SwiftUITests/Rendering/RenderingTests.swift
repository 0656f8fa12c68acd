import SwiftUI
import Testing

@MainActor
@Suite struct `Rendering a view` {
  private func text(_ view: some View, _ width: Int = 40, _ style: TerminalStyle = .plain) -> String {
    terminalText(of: view, width: width, style: style).text
  }

  @Test func `a row puts its members side by side`() {
    let view = VStack(alignment: .leading) {
      HStack {
        Image(systemName: "heart.fill")
        Text("Niagara Falls").bold()
      }
      Text("New York, United States").foregroundStyle(.secondary)
      HStack {
        Button("Find Tickets") {}
        Toggle("Favorite", isOn: .constant(true))
      }
    }
    #expect(
      text(view) == """
        ♥ Niagara Falls
        New York, United States
        [Find Tickets] [x] Favorite
        """)
  }

  @Test func `a row without room continues on the next line`() {
    let view = HStack { ForEach(["Monday", "Tuesday", "Wednesday"], id: \.self) { Button($0) {} } }
    #expect(
      text(view, 24) == """
        [Monday] [Tuesday]
        [Wednesday]
        """)
  }

  @Test func `long texts of a row become columns`() {
    let view = HStack(alignment: .top) {
      Text("The quick brown fox jumps")
      Text("over the lazy dog all day")
    }
    #expect(
      text(view, 31) == """
        The quick brown  over the lazy
        fox jumps        dog all day
        """)
  }

  @Test func `words of two texts stand apart where they would read as one`() {
    let country = Text("China").foregroundStyle(.secondary)
    #expect(
      text(
        HStack {
          Text("Great Wall of China"); country
        }) == "Great Wall of China  China")
    #expect(
      text(
        HStack {
          Text("Country:"); country
        }) == "Country: China")
    #expect(
      text(
        HStack {
          Text("Asia"); Text("·"); country
        }) == "Asia · China")
    #expect(
      text(
        HStack {
          Text("22"); Text("km")
        }) == "22 km")
    #expect(
      text(
        HStack(spacing: 4) {
          Text("Asia"); country
        }) == "Asia China")
    #expect(
      text(
        HStack {
          Text("Asia"); Image(systemName: "star")
        }) == "Asia ☆")
    #expect(
      text(
        HStack {
          Label("Ride", systemImage: "star"); Label("Walk", systemImage: "heart")
        }) == "☆ Ride  ♡ Walk")
  }

  @Test func `a symbol stands by the first line of its text`() {
    let words = "polished granite, best kept for dry days, under clear skies"
    let expected = "☀ polished granite,\n  best kept for dry\n  days, under clear\n  skies"
    #expect(text(Label(words, systemImage: "sun.max"), 20) == expected)
    #expect(
      text(
        HStack {
          Image(systemName: "sun.max"); Text(words)
        }, 20) == expected)
  }

  @Test(arguments: [("It is 16.2 mi long", "It is\n16.2 mi\nlong"), ("at 34.83° E of it", "at\n34.83° E\nof it")])
  func `a number and its unit stay on one line`(words: (text: String, lines: String)) {
    #expect(text(Text(words.text), 10) == words.lines)
  }

  @Test func `a button is as wide as its words, however wide it wants to be`() {
    let wide = Button {
    } label: {
      Text("Rent").frame(maxWidth: .infinity)
    }
    #expect(
      text(
        HStack {
          wide; Button("Return") {}
        }) == "[Rent] [Return]")
  }

  @Test func `a dot over words adorns them and is not drawn`() {
    let dot = Circle().fill(.green).frame(width: 8, height: 8)
    #expect(text(Text("Sam").overlay(alignment: .topTrailing) { dot }) == "Sam")
    #expect(text(Text("Sam").overlay { Text("3") }) == "Sam\n 3")
  }

  @Test(arguments: [
    ("^[1 trail](inflect: true)", "1 trail"), ("^[3 trail](inflect: true) near you", "3 trails near you"),
    ("^[0 big city](inflect: true)", "0 big cities"), ("^[12 day](inflect: true)", "12 days"),
    ("^[2 box](inflect: true)", "2 boxes"), ("^[5 person](inflect: true)", "5 people"),
    ("^[2 trails](inflect: true)", "2 trails"), ("^[trail](inflect: true)", "trail"),
  ])
  func `a word follows its number where it should`(phrase: (written: LocalizedStringKey, read: String)) {
    #expect(text(Text(phrase.written)) == phrase.read)
  }

  @Test func `a script without spaces breaks between characters`() {
    #expect(text(Text("東京都庁舎"), 6) == "東京都\n庁舎")
  }

  @Test func `a line limit cuts with an ellipsis`() {
    #expect(text(Text("one two three four").lineLimit(1), 12) == "one two…")
  }

  @Test func `lines are aligned as the text says`() {
    #expect(text(Text("Good morning everybody").multilineTextAlignment(.trailing), 12) == "Good morning\n   everybody")
  }

  @Test func `styles become escape sequences where colour is wanted`() {
    let view = Text("a").bold() + Text("b").foregroundStyle(.red) + Text("c").italic().underline()
    #expect(text(view, 40, .colored) == "\u{1B}[1ma\u{1B}[0m\u{1B}[31mb\u{1B}[0m\u{1B}[3;4mc\u{1B}[0m")
    #expect(text(view) == "abc")
  }

  @Test func `a literal may carry Markdown, a value may not`() {
    let stars = "*two*"
    #expect(text(Text("**one** \(stars)"), 40, .colored) == "\u{1B}[1mone\u{1B}[0m *two*")
    #expect(text(Text(stars)) == "*two*")
    #expect(text(Text("5 * 3 * 2")) == "5 * 3 * 2")
  }

  @Test func `values are written into a literal`() {
    let image = Image(systemName: "star.fill")
    #expect(
      text(Text("\(image) \(3) of \(2.5, specifier: "%.1f"), \("it"), \(Text("bold").bold())"))
        == "★ 3 of 2.5, it, bold")
    #expect(text(Text("\(0.25, format: .percent) of 100%")) == "25% of 100%")
  }

  @Test(arguments: [
    (Text.DateStyle.relative, "2 hr, 5 min"), (.offset, "+2 hr, 5 min"), (.timer, "2:05:00"),
  ])
  func `a date is written in a style`(style: Text.DateStyle, expected: String) {
    let now = Date(timeIntervalSince1970: 1_000_000)
    let rendered = terminalText(of: Text(now + 7500, style: style), width: 40, now: now)
    #expect(rendered.text == expected)
  }

  @Test func `what is hidden is not seen`() {
    let view = VStack {
      Text("a").hidden()
      Text("b").opacity(0)
      Text("c")
      Color.red
      Circle().fill(.blue)
    }
    #expect(text(view) == "c")
  }

  @Test func `a symbol without a character is named only where nothing else is seen`() {
    #expect(text(Label("Ride", systemImage: "unknown.thing")) == "Ride")
    #expect(text(Image(systemName: "unknown.thing.fill")) == "(unknown)")
    #expect(
      text(
        Button {
        } label: {
          Image(systemName: "unknown.thing")
        }) == "[unknown]")
    #expect(text(Image("photo").accessibilityLabel("A bridge")) == "(A bridge)")
  }

  @Test func `labels follow their style`() {
    let label = Label("Ride", systemImage: "star")
    #expect(text(label.labelStyle(.titleOnly)) == "Ride")
    #expect(text(label.labelStyle(.iconOnly)) == "☆")
    #expect(text(label.symbolVariant(.fill)) == "★ Ride")
  }

  @Test func `plain characters suffice`() {
    let view = VStack(alignment: .leading) {
      Label("Ride", systemImage: "star")
      Divider()
      ProgressView(value: 0.5)
    }
    #expect(
      text(view, 40, .ascii) == """
        Ride
        --------------------------
        [##########----------] 50%
        """)
  }

  @Test func `blank lines are kept between views and dropped around them`() {
    let view = VStack(spacing: 20) {
      Text("a").padding(.vertical)
      Text("b").padding(.vertical)
    }
    #expect(text(view) == "a\n\nb")
  }

  @Test func `a binding to an element writes through`() {
    var names = ["a", "b"].map { Name(id: $0) }
    let binding = Binding(get: { names }, set: { names = $0 })
    let view = ForEach(binding) { $name in
      Toggle(name.id, isOn: $name.isMarked)
    }
    let rendered = terminalText(of: view, width: 20)
    rendered.controls[1].perform()
    #expect(names.map(\.isMarked) == [false, true])
  }

  private struct Name: Identifiable {
    let id: String
    var isMarked = false
  }
}
