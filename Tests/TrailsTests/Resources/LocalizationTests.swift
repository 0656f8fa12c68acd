import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Trails in other languages` {
  @Test func `German`() async throws {
    let bench = TestBench(speaking: "de_DE")
    defer { bench.removeFiles() }
    let info = try await bench.run(GetTrailInfo(), answering: .text("Lac Blanc"))
    #expect(info.questions == ["Welcher Weg?"])
    #expect(
      info.said == """
        „Lac Blanc“ ist 8 Kilometer lang und liegt bei Chamonix (Aiguilles Rouges Nature Reserve). \
        Die Bedingungen sind heute ausgezeichnet: steiniger Pfad mit ein paar Leitern, den ganzen Tag kühl und trocken.
        """)
    #expect(info.supporting == "Das weiß ich über „Lac Blanc“.")
    let pinned = try await bench.run(GetPinnedTrail())
    #expect(pinned.said == "Du hast noch keinen Weg angeheftet.")
  }

  @Test func `Japanese`() async throws {
    let bench = TestBench(speaking: "ja_JP")
    defer { bench.removeFiles() }
    let conditions = try await bench.run(GetTrailConditions(), answering: .text("富士山"))
    #expect(conditions.questions == ["どのトレイルのコンディションを知りたいですか？"])
    #expect(conditions.said == "Yoshida Trailのコンディションは良好：火山の砂礫と岩の段、そよ風ありです。")
    #expect(conditions.supporting == "Yoshida Trailのコンディションは良好です。")
  }

  @Test(arguments: [
    ("de", "Wandern", "Ich habe eine Wanderung auf „Catbells“ gestartet. Viel Spaß da draußen!"),
    ("ja", "ハイキング", "Catbellsでハイキングを開始しました。楽しんできてください！"),
    ("fr", "hiking", "I started a hike on Catbells. Have fun out there!"),
  ])
  func `a workout is asked for and started`(language: String, style: String, sentence: String) async throws {
    let bench = TestBench(speaking: language)
    defer { bench.removeFiles() }
    let intent = StartTrailWorkout()
    intent.trail = try bench.trail("catbells")
    #expect(try await bench.run(intent, answering: .text(style)).said == sentence)
  }

  @Test(arguments: [
    (
      "de",
      """
      Du warst diese Woche einmal draußen und hast 6 Kilometer in 1,5 Stunden zurückgelegt.
      """,
      "Hier ist deine Übersicht für diese Woche."
    ),
    ("ja", "今週は1回出かけて、6キロメートルを1.5時間で進みました。", "今週の概要です。"),
  ])
  func `a summary counts and measures`(language: String, full: String, supporting: String) async throws {
    let bench = TestBench(speaking: language)
    defer { bench.removeFiles() }
    let catbells = try #require(bench.trailManager.trails(with: ["catbells"]).first)
    try bench.trailManager.recordVisit(to: catbells, doing: .hiking, on: bench.trailManager.now)
    let answer = try await bench.run(GetActivitySummary())
    #expect(answer.said == full)
    #expect(answer.supporting == supporting)
  }

  @Test(arguments: [
    (
      "de",
      "Ein Tagespass für „Zion National Park“ kostet 35,00\u{A0}$ und kann nicht zurückgegeben werden. Möchtest du ihn kaufen?"
    ),
    ("ja", "Zion National Parkの1日パスは$35.00で、払い戻しはできません。購入しますか？"),
  ])
  func `a pass is confirmed before it is bought`(language: String, question: String) async throws {
    let bench = TestBench(speaking: language)
    defer { bench.removeFiles() }
    let intent = BuyDayPass()
    intent.passType = .park(try bench.park("zion"))
    let answer = try await bench.run(intent, answering: .yes)
    #expect(answer.questions == [question])
  }

  @Test(arguments: [
    ("de", "Schweiz", "Ich habe 3 Wege zum Wandern gefunden."),
    ("de", "Nepal", "Zum Wandern passt „Everest Base Camp Trek“ bei Lukla."),
    ("ja", "韓国", "ハイキングならSeoulの近くのBaegundae Peakがぴったりです。"),
  ])
  func `places are known by their names in the language`(
    language: String, place: String, sentence: String
  ) async throws {
    let bench = TestBench(speaking: language)
    let intent = SuggestTrails()
    intent.activity = .hiking
    intent.location = place
    let answer = try await bench.run(intent)
    #expect([answer.said, answer.supporting].contains(sentence), "\(answer.said ?? "")")
  }

  @Test(arguments: [
    ("de", "Es läuft gerade kein Training. Starte zuerst eins."), ("ja", "進行中のワークアウトはありません。まず開始してください。"),
  ])
  func `an error is told in the language`(language: String, sentence: String) throws {
    var resource = TrailsError.noWorkout.localizedStringResource
    resource.locale = Locale(identifier: language)
    #expect(String(localized: resource) == sentence)
  }

  @Test(arguments: [("de", 1, "1 Weg"), ("de", 2, "2 Wege"), ("ja", 1, "トレイル1本"), ("en", 3, "3 trails")])
  func `German has a form for one`(language: String, count: Int, text: String) throws {
    var resource = try #require(TrailEntity.typeDisplayRepresentation.numericFormat)
    resource.locale = Locale(identifier: language)
    var options = String.LocalizationOptions()
    options.replacements = [count]
    #expect(String(localized: resource, options: options) == text)
  }
}
