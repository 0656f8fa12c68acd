import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `TravelTracking in other languages` {
  private let bench = TestBench()

  private func run(_ intent: some AppIntent, in language: String, replies: [IntentReply] = []) async throws
    -> Transcript
  {
    try await bench.run(intent, replies: replies) { $0.locale = Locale(identifier: language) }
  }

  @Test(arguments: [
    (
      "de", "Am nächsten bei Toronto liegt „CN Tower“, 1,2 Kilometer entfernt.",
      "„CN Tower“ ist 1,2 Kilometer entfernt."
    ),
    ("ja", "トロントからいちばん近い名所はCNタワーで、1.2キロメートル先にあります。", "CNタワーは1.2キロメートル先にあります。"),
    ("fr", "The landmark closest to Toronto is CN Tower, 1,2 km away.", "CN Tower is 1,2 km away."),
  ])
  func `the closest landmark`(language: String, full: String, supporting: String) async throws {
    let transcript = try await run(ClosestLandmarkIntent(), in: language)
    #expect(transcript.spoken == full)
    #expect(transcript.supporting == supporting)
  }

  @Test(arguments: [
    ("de", "Welche Sehenswürdigkeit?", "Eiffelturm", "„Eiffelturm“ gehört jetzt zu deinen Favoriten."),
    ("ja", "どの名所ですか？", "エッフェル塔", "エッフェル塔をお気に入りに追加しました。"),
    ("ja", "どの名所ですか？", "eiffel tower", "エッフェル塔をお気に入りに追加しました。"),
  ])
  func `landmarks are known by their names in the language and in English`(
    language: String, question: String, name: String, sentence: String
  ) async throws {
    let transcript = try await run(UpdateFavoritesIntent(), in: language, replies: [.text(name)])
    #expect(transcript.questions == [question])
    #expect(transcript.spoken == sentence)
  }

  @Test(arguments: [
    ("de", "Deine Favoriten sind Niagarafälle, Fuji und Sagrada Família."),
    ("ja", "お気に入りはナイアガラの滝、富士山、サグラダ・ファミリアです。"),
  ])
  func `a list is joined as the language joins it`(language: String, sentence: String) async throws {
    #expect(try await run(ListFavoritesIntent(), in: language).spoken == sentence)
  }

  @Test(arguments: [
    (
      "de", "Möchtest du „Nächster Sommer“ archivieren oder löschen?", "Ich habe „Nächster Sommer“ archiviert.",
      "„Nächster Sommer“ archivieren"
    ),
    ("ja", "「来年の夏」をアーカイブしますか、それとも削除しますか？", "「来年の夏」をアーカイブしました。", "「来年の夏」のアーカイブ"),
  ])
  func `a collection is archived`(language: String, question: String, sentence: String, undo: String) async throws {
    let intent = DeleteCollectionIntent()
    intent.collection = try bench.collection("Next Summer")
    let transcript = try await run(intent, in: language, replies: [.option(0)])
    #expect(transcript.questions == [question])
    #expect(transcript.spoken == sentence)
    #expect(bench.undoManager.undoActionName == undo)
  }

  @Test(arguments: [
    (
      "de", "Wie viele Tickets für „Petra“?",
      "Die günstigsten Tickets für „Petra“ kosten 128,50\u{A0}$ und sind bei Early Bird zu haben."
    ),
    ("ja", "ペトラ遺跡のチケットは何枚ですか？", "ペトラ遺跡のいちばん安いチケットはアーリーバードで$128.50です。"),
  ])
  func `tickets have a price in the language`(language: String, question: String, sentence: String) async throws {
    let intent = FindTicketsIntent(landmark: try bench.landmark("Petra"))
    let transcript = try await run(intent, in: language, replies: [.yes])
    #expect(transcript.questions == [question])
    #expect(transcript.spoken == sentence)
  }

  @Test func `a landmark is told in its own language, with its story`() async throws {
    let intent = LandmarkInfoIntent()
    intent.landmark = try bench.landmark("Mount Fuji")
    let transcript = try await run(intent, in: "ja")
    #expect(transcript.spoken?.hasPrefix("富士山（日本）。世界でいちばん多く描かれてきた") == true)
  }

  @Test(arguments: [("de", "Afrika", 10), ("ja", "アフリカ", 10), ("en", "Africa", 10)])
  func `continents can be asked for in the language`(language: String, continent: String, count: Int) async throws {
    var environment = bench.environment()
    environment.locale = Locale(identifier: language)
    let found = try await environment.run {
      try await LandmarkEntityQuery().allEntities().filter { $0.continent == continent }
    }
    #expect(found.count == count)
  }

  @Test(arguments: [("de", "1 Ticket"), ("ja", "チケット1枚"), ("en", "1 ticket")])
  func `one ticket is not many`(language: String, text: String) async throws {
    var request = SearchRequest(id: 1, landmark: Landmark.all[0])
    request.ticketCount = 1
    var environment = bench.environment()
    environment.locale = Locale(identifier: language)
    #expect(await environment.run { request.ticketText } == text)
  }

  @Test func `a snippet has its buttons in the language`() async throws {
    var environment = bench.environment()
    environment.locale = Locale(identifier: "ja")
    let snippet = LandmarkSnippetIntent(landmark: try bench.landmark("Petra"))
    let labels = try await environment.run {
      let container = try #require(try await snippet.drawn())
      return terminalText(of: container.view, width: 60).controls.map(\.label)
    }
    #expect(labels == ["お気に入りに追加", "チケットを探す"])
  }

  @Test func `a name that a traveler gave stays`() async throws {
    let intent = CreateCollectionIntent()
    intent.name = "Roadtrip"
    #expect(try await run(intent, in: "de").spoken == "Ich habe die Sammlung „Roadtrip“ angelegt.")
  }
}
