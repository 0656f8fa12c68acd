extension QuestionFrame {
  /// How people ask the simple questions in Japanese.
  static let japanese: [QuestionFrame] =
    list(
      .comparison(.choice, isMore: true),
      """
      * (と|と、) * (では|は|で) (どちらが|どっちが) [より] {adjective} [ですか|の|のですか]
      (どちらが|どっちが) {adjective} [ですか|の] *
      """)
    + list(.comparison(.claim, isMore: true), "* は * より {adjective} [ですか|の]")
    + list(
      .value,
      """
      * の {property} [は] [何ですか|いくつですか|どのくらいですか|どれくらいですか|いくらですか|どのくらい|どれくらい|いくら|を教えて|を教えてください|教えて]
      * (は|って) (どのくらい|どれくらい|どれだけ) {adjective} [ですか|の|のですか]
      """)
    + list(
      .idea("price"),
      """
      * (は|って) (いくら|おいくら) [ですか|かかりますか|する|しますか]
      * に 入る (のに|には) いくら [かかりますか|ですか]
      """)
    + list(
      .idea("hours"),
      """
      * (は|って) (いつ|何時に|何時から|何時まで) (開きますか|開く|開いていますか|開いてる|閉まりますか|閉まる|開いている|ですか) [の|か]
      """)
    + list(.place, "* (は|って) どこ [に|ですか|にありますか|にある|にあるの|なの]")
}

extension QuestionFrame {
  /// How people ask in a language; none where nobody has written it down.
  static func frames(for language: String) -> [QuestionFrame] {
    switch language {
    case "en": english
    case "de": german
    case "ja": japanese
    default: []
    }
  }
}
