import AppIntents
import Dialog
import IntentRuntime
import Testing

@MainActor
@Suite struct `Asking in other languages` {
  nonisolated static let german: [(String, String)] = [
    ("wie lang ist lac blanc", "Lac Blanc ist 8 km lang."),
    ("welcher weg ist der längste", "Tour du Mont Blanc: 170 km."),
    ("der längste weg", "Tour du Mont Blanc: 170 km."),
    ("wo liegt petra", "Petra liegt in Jordanien, Asien."),
    ("wie hoch ist der mount everest", "Mount Everest liegt auf 8.849 m Höhe."),
    ("wie viel kostet petra", "Petra kostet 70\u{A0}$."),
    ("wann öffnet petra", "Petra: Geöffnet von 6:00 bis 18:00 Uhr."),
    ("was ist länger, lac blanc oder catbells", "Lac Blanc ist länger: 8 km; Catbells: 6 km."),
    ("ist lac blanc länger als catbells", "Ja: Lac Blanc ist länger: 8 km; Catbells: 6 km."),
    ("die höchste sehenswürdigkeit in europa", "Matterhorn: 4.478 m."),
    ("liegt petra in asien", "Ja: Petra liegt in Asien."),
    ("wie lang ist foobar", "„foobar“ kenne ich nicht."),
  ]

  nonisolated static let japanese: [(String, String)] = [
    ("ラック・ブランの長さは？", "Lac Blancの長さは8 kmです。"),
    ("ペトラ遺跡の料金は？", "ペトラ遺跡のチケット料金は$70です。"),
    ("ペトラ遺跡はいくらですか", "ペトラ遺跡のチケット料金は$70です。"),
    ("ペトラ遺跡はどこにありますか", "ペトラ遺跡はヨルダン、アジアにあります。"),
    ("エベレストの標高は？", "エベレストの標高は8,849 mです。"),
    ("一番長いトレイルは？", "Tour du Mont Blanc: 170 km。"),
    ("ラック・ブランとW トレックではどちらが長いですか", "W Trekのほうが長いです（80 km）。Lac Blanc: 8 km。"),
  ]

  @Test(arguments: german)
  func `a simple question is answered in German`(_ question: String, _ answer: String) async throws {
    #expect(try await FindBench.german.translatedReply(to: question) == answer)
  }

  @Test(arguments: japanese)
  func `a simple question is answered in Japanese`(_ question: String, _ answer: String) async throws {
    #expect(try await FindBench.japanese.translatedReply(to: question) == answer)
  }

  @Test(arguments: ["wie geht es dir", "wie spät ist es", "öffne petra", "zeig meine favoriten", "danke"])
  func `other German requests are no questions about things`(_ text: String) async throws {
    guard let find = try await FindBench.german.read(text) else { return }
    #expect(find.coverage < 0.99)
  }
}

extension FindBench {
  fileprivate func translatedReply(to question: String) async throws -> String? {
    guard let find = try await read(question) else { return nil }
    return try await environment.run { try await TranslatedReplier(find, language: language)?.reply()?.text }
  }
}
