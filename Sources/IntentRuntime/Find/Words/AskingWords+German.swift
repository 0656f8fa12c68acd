extension AskingWords {
  static let german = AskingWords(
    openers: .words(
      "bitte, und, sag mir, sag, weißt du, kannst du mir sagen, weißt du vielleicht, hey, also, ok, okay"),
    closers: .words("bitte, danke, eigentlich, denn, genau, jetzt"),
    interrogatives: .words("wie, was, wo, wann, welcher, welche, welches"),
    universals: .words("auf der welt, weltweit, insgesamt, überhaupt, von allen"),
    followUp: FollowUp(
      leads: .phrases([
        (false, "und, was ist mit, und was ist mit, welche, welcher, welches"),
        (true, "nur, welche davon, davon, von denen, von ihnen, von diesen"),
      ]),
      counts: .words(
        "wie viele, wie viele davon, wie viele sind das, wie viele sind es, wie viele sind das insgesamt, wie viele gibt es davon, wie viele waren das"
      ),
      nouns: .words("davon, die, sie"), ends: .words("bitte, dann")),
    tellingVerbs: ["kostet": "price", "kosten": "price", "dauert": "duration", "wiegt": "weight"],
    conversionWords: .words("in, und, das, ist, wie, viel, sind, bitte, was, es"),
    pronouns: .words("es, er, sie, das, dort, da, sein, seine, ihr, ihre, dieser, diese, dieses, die, ihn, der, den"),
    severalPronoun: "sie", choices: ["welcher ist", "welcher ist am"])
}
