extension ContinuationWords {
  static let japanese = ContinuationWords(
    openings: PhraseTable([
      (.addition, "あと, それと, じゃあ, では, それから, ついでに"),
      (.variation, "同じことを, 今度は, 次は, もう一度"),
      (.correction, "いや, いいえ, 違う, 違います, ちがう, ちがいます, やっぱり, すみません, ごめん, 待って, じゃなくて, ではなくて"),
    ]),
    closings: PhraseTable([
      (.addition, "も, もお願い, もお願いします, もください"),
      (.variation, "は, はどう, はどうですか, はどうかな, は何, についても, も同じように"),
      (.correction, "にして, にしてください, のほう, の方, のほうです, の方です, です, だよ"),
    ]),
    pauses: PhraseTable("待って, ちょっと待って, 少し待って, 考えさせて"),
    negations: PhraseTable(""),
    contrasts: PhraseTable(""),
    rejections: PhraseTable(""),
    replacements: PhraseTable("じゃなくて, ではなくて, ではなく, じゃなく"),
    other: PhraseTable("別の, 他の, ほかの, もう一つ, もう一つの, もう一方, もう一つのほう, 別のもの"),
    otherOpenings: PhraseTable("別の, 他の, ほかの, もう一つの"),
    interrogatives: PhraseTable("何, なに, どれ, どの, 誰, いつ, どこ, なぜ, どうして, いくつ, いくら, どちら"),
    priceQuestions: PhraseTable("いくら, いくらですか, いくらかかる, いくらかかりますか, 値段は, 値段はいくら, 値段はいくらですか"),
    prepositions: PhraseTable(""),
    showing: PhraseTable(""),
    repairs: PhraseTable("じゃなくて, いや違う"),
    narrowing: PhraseTable(""),
    describing: PhraseTable("もの, の"),
    joiners: PhraseTable("と, それと"),
    alternatives: PhraseTable("か"),
    nameOpenings: PhraseTable("その, この, あの, 私の"),
    nameClosings: PhraseTable("も, お願い, お願いします, ください"),
    directions: PhraseTable([
      (true, "もっと, 多く, 上げて, 明るく, 大きく, 増やして, 高く, 長く"),
      (false, "少なく, 下げて, 暗く, 小さく, 減らして, 低く, 短く"),
    ]),
    slight: PhraseTable("少し, ちょっと, もう少し"),
    amountFillers: PhraseTable("して, ください, お願い, あと, もう, 人, つ, 枚, を"),
    sames: PhraseTable("同じ, 同じこと"),
    certainty: PhraseTable("本当に, よろしいですか"))
}
