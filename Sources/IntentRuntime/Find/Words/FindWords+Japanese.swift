internal import Foundation

extension FindWords {
  /// What is known of Japanese: enough for simple questions. Its texts are cut into syllables.
  static let japanese: FindWords = {
    var words = FindWords.english.withoutPhrases(language: "ja")
    words.fillers = .words("の, は, が, を, に, で, も, と, へ, す, か, ね, よ, ど, れ, な, い, る, く, だ, て, お, え, 見, 教, せ, 何")
    words.openers = .words("")
    words.than = .words("より")
    words.copulas = .words("は")
    words.placeWords = .words("に, で, の")
    words.asking = .japanese
    words.free = .words("無料, 無料の")
    words.adjectives = japaneseAdjectives
    words.ideas = japaneseIdeas
    words.plurals = { [$0] }
    words.stem = { $0 }
    return words
  }()

  private static let japaneseIdeas = ideas(
    [
      "length": "長さ, 距離, 全長", "height": "高さ, 標高, 海抜", "climb": "標高差, 登り, 獲得標高",
      "price": "料金, 値段, 価格, 入場料, チケット料金", "hours": "開場時間, 営業時間, 開館時間",
      "place": "場所, 地域, 国, 大陸, 所在地", "size": "大きさ, 数", "duration": "所要時間, 時間",
      "state": "状況, 状態", "kind": "アクティビティ, 種類", "description": "説明", "crowd": "混雑, 混雑状況",
    ])

  private static let japaneseAdjectives =
    graded("長い", ("length", .up)) + graded("短い", ("length", .down)) + graded("高い", ("height", .up), ("price", .up))
    + graded("低い", ("height", .down)) + graded("急な", ("climb", .up)) + graded("安い", ("price", .down))
    + graded("近い", ("proximity", .down)) + graded("古い", ("age", .up), ("date", .down))
    + graded("新しい", ("date", .up), ("age", .down)) + graded("簡単な", ("difficulty", .down))
    + graded("やさしい", ("difficulty", .down)) + graded("難しい", ("difficulty", .up)) + graded("空いている", ("crowd", .down))
    + graded("混んでいる", ("crowd", .up)) + graded("速い", ("speed", .up), ("duration", .down))
    + graded("大きい", ("size", .up)) + graded("小さい", ("size", .down)) + graded("遠い", ("length", .up))

  /// An adjective, which has one form: more of it is said around it.
  private static func graded(_ plain: String, _ senses: (Concept, Direction)...) -> [Adjective] {
    let senses = senses.map { Sense(concept: $0.0, direction: $0.1) }
    return ["一番", "いちばん", "最も", "もっとも"].map { most in
      Adjective(
        plain: plain, comparative: plain, superlative: most + plain, senses: senses)
    }
  }
}

extension AskingWords {
  static let japanese = AskingWords(
    openers: .words("えっと, あの, では, じゃあ"), closers: .words("ください"), interrogatives: [], universals: .words("世界で"),
    followUp: FollowUp(leads: .phrases([]), counts: .words(""), nouns: [], ends: []), tellingVerbs: [:],
    conversionWords: .words("で, は"),
    pronouns: .words("それ, これ, あれ, そこ, ここ"), severalPronoun: "それ")
}
