internal import PhraseMatching

extension Vocabulary {
  static let japanese = Vocabulary(
    politeOpenings: PhraseTable("えっと, えーと, ええと, あの, あのー, うーん, じゃあ, では, それでは, すみません, うん, まあ, ちょっと"),
    politeClosings: PhraseTable(
      """
      ください, 下さい, お願いします, をお願いします, おねがいします, をおねがいします, お願い, をお願い, お願いいたします
      ありがとう, ありがとうございます, で, です, でお願いします, ですね, だよ, ね, よ, かな
      """),
    openings: PhraseTable("その, あの, この, やっぱり, たぶん, 多分, いや, はい, もっと"),
    closings: PhraseTable(
      """
      がいい, がいいです, がいいな, にして, にしてください, にします, にする, を選んで, を選びます, を選択, でいい, でいいです, を, のほう, の方
      のやつ, のもの, のほうがいい, の方がいい, が欲しい, がほしい, を見せて, を開いて, だと思う, だと思います, かも, の
      """),
    lightWords: LightWords("の, を, が, は, に, で, と"),
    numerals: PhraseTable(japaneseNumerals),
    ordinals: PhraseTable(
      japaneseCounts + [
        (1, "最初, はじめ, 初め, 一番上, いちばん上, 先頭"), (-1, "最後, 一番下, いちばん下, 末尾"),
        (-2, "最後から二番目, 最後から2番目, 最後の一つ前"),
      ]),
    positionOpenings: PhraseTable("番号, 第, ナンバー, No, 選択肢"),
    positionClosings: PhraseTable("番目, ばんめ, 番, ばん, つ目, つめ, 個目, こめ, 目, の選択肢, のボタン, 番のボタン, 番目のもの, の, のもの, のやつ, つ"),
    all: PhraseTable("全部, ぜんぶ, 全て, すべて, みんな, 全員, 全部で"),
    both: PhraseTable("両方, りょうほう, 二つとも, 2つとも, どちらも, どっちも, 両方とも"),
    allExcept: PhraseTable([]),
    joiners: PhraseTable("と, それと, および, 及び, あと, それから, や"),
    rangeJoiners: PhraseTable("から, ～, 〜"),
    yes: PhraseTable(
      """
      はい, はいはい, ええ, うん, そう, そうです, そうだ, そうして, そうしてください, いいよ, いいです, いいですよ, オーケー, オッケー, おっけー, ok, okay
      お願いします, お願い, おねがい, もちろん, もちろんです, わかった, わかりました, 了解, 了解です, 大丈夫, 大丈夫です, やって, やってください, 続けて
      続けてください, 実行, 実行して, 正しい, 正解, その通り, そのとおり, どうぞ, 是非, ぜひ, 頼む, yes
      """),
    no: PhraseTable(
      """
      いいえ, いや, いやです, いやだ, ううん, だめ, ダメ, 駄目, だめです, 違う, ちがう, 違います, ちがいます, やらない, やらないで, しない, しないで, しないでください
      いらない, いりません, 要らない, 結構です, けっこうです, 遠慮します, まだ, まだです, 今はいい, 今はやめて, 間違い, 違うよ, ノー, no
      """),
    negators: PhraseTable("ないで, しないで"),
    agreementFillers: PhraseTable("それ, それで, を, で, ください, お願いします, お願い, して, します, ね, よ, に"),
    cancel: PhraseTable(
      """
      やめて, やめてください, やめる, やめます, やめた, やめよう, やっぱりやめる, やっぱりやめて, やっぱりいい, もういい, もういいです, キャンセル
      キャンセルして, キャンセルしてください, キャンセルします, 中止, 中止して, 中止してください, 取りやめ, 取り消し, 止めて, とめて, 忘れて, 気にしないで, なんでもない
      何でもない, ストップ, 終了, 終わり, どれでもない, どれも違う, どちらでもない, なし, 放っておいて
      """),
    hesitations: PhraseTable(
      "待って, ちょっと待って, やっぱり, 後で, あとで, また今度, 来月にする, 次回にする, 考えておく, 考えておきます, 今はいい, 今はやめて, 考え直した, やっぱりやめる"),
    dropping: PhraseTable(""),
    softeners: PhraseTable("やっぱり, やはり, たぶん, 多分, もう, じゃあ, それは, それを"),
    any: PhraseTable("どれでも, どれでもいい, どちらでも, どっちでも, 何でもいい, おまかせ"),
    valueOpenings: PhraseTable("約, だいたい, 大体, およそ, たぶん, ちょうど"),
    valueClosings: PhraseTable(
      "枚, 人, 個, 本, つ, 枚で, 人で, 枚お願い, くらい, ぐらい, ほど, ごろ, 頃, に, まで, から, で, です, にして, にしてください, ちょうど, がいい, です"),
    valueWords: ValueWords.of("ja"),
    commands: [
      BuiltInCommandPhrases(
        .undo,
        """
        元に戻して
        元に戻す
        もとに戻して
        取り消して
        取り消す
        それを取り消して
        今のを取り消して
        今のを元に戻して
        さっきのを取り消して
        (アンドゥ|アンドゥして)
        """),
      BuiltInCommandPhrases(
        .undoAll,
        """
        (全部|ぜんぶ|すべて|全て)元に戻して
        (全部|ぜんぶ|すべて|全て)取り消して
        """),
      BuiltInCommandPhrases(
        .undoTwo,
        """
        (両方|二つとも|2つとも)元に戻して
        (両方|二つとも|2つとも)取り消して
        """),
      BuiltInCommandPhrases(
        .undoDeed,
        """
        ${topic}はやっぱりいらない
        ${topic}はいらない
        やっぱり${topic}はいらない
        """),
      BuiltInCommandPhrases(
        .redo,
        """
        やり直して
        やり直す
        やり直し
        (リドゥ|リドゥして)
        やっぱりやって
        """),
      BuiltInCommandPhrases(
        .again,
        """
        もう一度
        もう一度やって
        もう一回
        もう一回やって
        もう1回
        もう1度
        繰り返して
        繰り返す
        同じのをもう一度
        """),
      BuiltInCommandPhrases(
        .help,
        """
        ヘルプ
        助けて
        何ができる
        何ができますか
        何ができるの
        なにができる
        何が言える
        何と言えばいい
        何を聞ける
        何を知っている
        使い方
        使い方を教えて
        例を見せて
        """),
      BuiltInCommandPhrases(
        .help,
        """
        ${topic}について何が言える
        ${topic}で何ができる
        ${topic}で何ができますか
        ${topic}の使い方
        ${topic}の使い方を教えて
        ${topic}のヘルプ
        ${topic}について何を聞ける
        ${topic}について何を知っている
        """),
      BuiltInCommandPhrases(
        .cancel,
        """
        やめて
        やめる
        キャンセル
        キャンセルして
        中止
        中止して
        もういい
        何でもない
        ストップ
        """),
      BuiltInCommandPhrases(
        .search,
        """
        ${topic}を検索
        ${topic}を検索して
        ${topic}を検索する
        ${topic}を探して
        ${topic}を調べて
        ${topic}で検索
        ${topic}について何かある
        """),
      BuiltInCommandPhrases(.talk(.repeatAnswer), "(もう一度言って|何て言った|何と言いましたか|もう一回言って)"),
      BuiltInCommandPhrases(.talk(.repeatQuestion), "(質問は何|質問は何でしたか|何を聞いた)"),
      BuiltInCommandPhrases(.talk(.why), "(なぜ|どうして|なんで)"),
      BuiltInCommandPhrases(
        .talk(.whatWasDone),
        """
        (何をした|何をしたの|何をしましたか|今何をした|今何をしたの|さっき何をした|さっき何をしたの|何したの|今何したの|最後に何をした|最後に何をしたの)
        """),
      BuiltInCommandPhrases(.talk(.whatCanBeUndone), "(何を取り消せる|何が取り消せる|何を元に戻せる)"),
      BuiltInCommandPhrases(.talk(.options), "(何がある|どれがある|どんなのがある|選択肢は|選択肢は何)"),
      BuiltInCommandPhrases(.talk(.moreOptions), "(もっと見せて|他には|ほかには|続き)"),
      BuiltInCommandPhrases(.talk(.difference), "(違いは何|何が違う|違いは)"),
      BuiltInCommandPhrases(.talk(.thanks), "(ありがとう|ありがとうございます|どうも|助かった|助かりました)"),
      BuiltInCommandPhrases(.talk(.greeting), "(こんにちは|おはよう|おはようございます|こんばんは|やあ|もしもし)"),
      BuiltInCommandPhrases(.talk(.farewell), "(さようなら|おやすみ|おやすみなさい|またね|じゃあね|バイバイ)"),
      BuiltInCommandPhrases(.talk(.identity), "(あなたは誰|誰ですか|名前は|お名前は)"),
      BuiltInCommandPhrases(.talk(.apology), "(ごめん|ごめんなさい|すみません|申し訳ない)"),
      BuiltInCommandPhrases(.talk(.affection), "(大好き|愛してる|愛しています|好きです|結婚して|かわいいね|いい子だね)"),
      BuiltInCommandPhrases(.talk(.laughter), "(はは|ははは|笑|うける|面白い|面白いね|おもしろい)"),
      BuiltInCommandPhrases(.talk(.complaint), "(ばか|馬鹿|役に立たない|わかってない|嫌い|大嫌い)"),
      BuiltInCommandPhrases(.talk(.chat), "(冗談を言って|何か話して|歌って|暇だ|退屈|何歳|何歳ですか|どこに住んでいるの)"),
      BuiltInCommandPhrases(.talk(.presence), "(聞こえる|聞こえますか|そこにいる|いますか|テスト)"),
      BuiltInCommandPhrases(.talk(.remark), "(なるほど|そうですか|へえ|わかった|わかりました|大丈夫|問題ない)"),
      BuiltInCommandPhrases(.talk(.agreement), "(はい|うん|ええ|もちろん)"),
      BuiltInCommandPhrases(.talk(.refusal), "(いいえ|いや|ううん)"),
    ],
    references: PhraseTable(
      japaneseReferences + [
        (.target(.that), "それ, これ, あれ, そちら, こちら, その件, 同じもの, そいつ"),
        (.genitive(.that), "その, それの, これの"),
        (.target(.there), "そこ, ここ, あそこ, その場所, そっち, 同じ場所"),
        (.target(.those), "それら, これら, あれら, それら全部, 全部, その全部, みんな"),
        (.target(.both), "両方, 二つとも, どちらも"),
        (.target(.other), "もう一方, もう一方のもの, もう片方"),
        (.genitive(.those), "それらの, これらの"),
        (.target(.last), "最後のもの, 最後のやつ, 最後の"),
        (.target(.ordinal(1)), "最初のもの, 最初のやつ, 最初の"),
        (.number, "番号"),
        (.nothing, "それから, それで, それでは, そこで, これから, それと, それとも, それに, ここで, その後, そのあと, そのまま"),
      ]),
    kindDeterminers: PhraseTable([(false, "その, この, あの")]),
    connectors: PhraseTable([
      (
        Connector(strength: .strong),
        "それから, そのあと, その後, その後で, そして, 次に, それが終わったら, 最後に, そしたら, そのあとで, 終わったら"
      ),
      (Connector(strength: .strong, keeps: 1), "てから, でから, て次に, てその後, てそれから, てそのあと, てそして"),
      (Connector(strength: .weak), "あと, それと, また"),
    ]),
    imperativeOpenings: PhraseTable(""),
    imperativeClosings: PhraseTable("て, で, ください, 下さい, たい, ほしい, 欲しい, お願い, お願いします, ますか"),
    connectingMarks: [";": .strong, "；": .strong, "。": .strong, "\n": .strong, "、": .weak]
  )

  private static let japaneseNumerals = ValueWords.of("ja")?.numerals ?? []

  private static let japaneseCounts: [(meaning: Int, phrases: String)] = [
    (1, "一つ目, ひとつ目, ひとつめ, 一つ, ひとつ"), (2, "二つ目, ふたつ目, ふたつめ, 二つ, ふたつ"),
    (3, "三つ目, みっつ目, みっつめ, 三つ, みっつ"), (4, "四つ目, よっつ目, よっつめ, 四つ, よっつ"),
    (5, "五つ目, いつつ目, いつつめ, 五つ, いつつ"), (6, "六つ目, むっつ目, むっつめ, 六つ, むっつ"),
    (7, "七つ目, ななつ目, ななつめ, 七つ, ななつ"), (8, "八つ目, やっつ目, やっつめ, 八つ, やっつ"),
    (9, "九つ目, ここのつ目, ここのつめ, 九つ, ここのつ"),
  ]

  private static let japaneseReferences: [(meaning: ReferenceWord, phrases: String)] =
    japaneseNumerals.filter { (1...12).contains($0.meaning) }.map { numeral in
      let kanji = numeral.phrases.split(separator: ",").first.map(String.init) ?? ""
      return (
        .target(.ordinal(numeral.meaning)),
        """
        \(kanji)番目のもの, \(kanji)番目のやつ, \(kanji)番目, \(kanji)つ目, \(kanji)つ目のもの, \(numeral.meaning)番目
        \(numeral.meaning)番目のもの, \(numeral.meaning)つ目, \(numeral.meaning)つ目のもの, \(numeral.meaning)番
        """
      )
    }
}
