import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Suggesting trails` {
  let bench = TestBench()

  @Test func `asks only what it has to know`() async throws {
    let answer = try await bench.run(SuggestTrails(), answering: .text("skiing"))
    #expect(answer.questions == ["What would you like to do?"])
    #expect(
      answer.said == "I found 6 trails for skiing. The first is Emerald Lake Trail near Estes Park.")
    #expect(answer.supporting == "I found 6 trails for skiing.")
    #expect(
      answer.shown == """
          ☺ Emerald Lake Trail, Estes Park · 3.2 mi
          ☺ Skyline Loop, Ashford · 5.5 mi
          ☺ Vittorio Sella Hut Trail, Cogne · 6.8 mi
          ⚭ Around Mountain Carriage Road, Northeast Harbor · 11.2 mi
          ☺ Vallée Blanche, Chamonix · 12.4 mi
          and 1 more
        """)
  }

  @Test func `asks which place when several have the name, in order`() async throws {
    let answer = try await bench.run(suggestion(location: "grand"), answering: .text("Grand Canyon Village"))
    #expect(answer.questions == ["There are several places called grand. Which one do you mean?"])
    #expect(names(answer) == ["Canyon Rim Trail", "Bright Angel Trail"])
  }

  @Test func `offers the places sorted as people sort`() async throws {
    let responder = ListeningResponder()
    _ = try? await bench.run(suggestion(location: "grand"), answeredBy: responder)
    #expect(
      await responder.offers == [
        ["Grand Canyon National Park", "Grand Canyon Village", "Grand Teton National Park"]
      ])
  }

  @Test func `asks again when it does not know the place`() async throws {
    let answer = try await bench.run(suggestion(location: "Atlantis"), answering: .text("keswick"))
    #expect(answer.questions == ["I don’t know a place called Atlantis. Which town, park or country is near?"])
    #expect(answer.said == "Catbells near Keswick is the one for hiking.")
  }

  @Test func `asks where when it knows how far`() async throws {
    let intent = suggestion()
    intent.searchRadius = Measurement(value: 30, unit: .kilometers)
    let answer = try await bench.run(intent, answering: .text("Keswick"))
    #expect(answer.questions == ["Where should I look within 30 kilometers?"])
    #expect(names(answer) == ["Catbells", "Striding Edge"])
  }

  @Test func `a distance of nothing is asked for again`() async throws {
    let intent = suggestion(location: "Keswick")
    intent.searchRadius = Measurement(value: 0, unit: .kilometers)
    let answer = try await bench.run(intent, answering: .text("30 km"))
    #expect(answer.questions == ["The distance has to be more than nothing. How far would you go?"])
    #expect(names(answer) == ["Catbells", "Striding Edge"])
  }

  @Test func `stays in a collection`() async throws {
    let intent = suggestion()
    intent.activity = .climbing
    intent.trailCollection = bench.trailManager.featuredTrailCollections.first { $0.name == "The Alps" }
    #expect(names(try await bench.run(intent)) == ["Tre Cime Circuit", "Watzmann Traverse"])
  }

  @Test func `says so when there is nothing`() async throws {
    let intent = suggestion(location: "Keswick")
    intent.activity = .skiing
    let answer = try await bench.run(intent)
    #expect(answer.said == "I found no trail for skiing there. Try another place or a wider search.")
    #expect(names(answer) == [])
  }

  private func suggestion(location: String? = nil) -> SuggestTrails {
    let intent = SuggestTrails()
    intent.activity = .hiking
    intent.location = location
    return intent
  }

  private func names(_ answer: Answer) -> [String]? {
    (answer.outcome.value as? [TrailEntity])?.map(\.name)
  }
}
