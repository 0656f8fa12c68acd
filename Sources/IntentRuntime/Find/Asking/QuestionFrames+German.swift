extension QuestionFrame {
  /// How people ask the simple questions in German.
  static let german: [QuestionFrame] =
    list(
      .comparison(.choice, isMore: true),
      """
      (was|wer|welcher|welche|welches) [weg|von beiden] (ist|sind) {comparative} *
      * (was|wer|welcher|welche|welches) ist {comparative}
      (was|wer|welcher|welche|welches) [{type}|davon|von ihnen|von denen|von beiden] (ist|sind|war) (der|die|das|am) {superlative} [davon|von ihnen|von denen|von allen] *
      (was|wer|welcher|welche|welches) (davon|von ihnen|von denen|von beiden) ist {comparative} *
      welcher von * ist (der|am) {superlative}
      (was|wer|wo|welcher|welche|welches) [{type}|davon|von ihnen|von beiden] (hat|haben|ist|sind|geht es) [man] (mehr|die meisten|den meisten|das meiste) {property} *
      """)
    + list(
      .comparison(.choice, isMore: false),
      """
      (was|wer|wo|welcher|welche|welches) [{type}|davon|von ihnen|von beiden] (hat|haben|ist|sind|geht es) [man] (weniger|die wenigsten|den wenigsten|das wenigste) {property} *
      """)
    + list(.comparison(.claim, isMore: true), "(ist|sind|war) * {comparative} als *")
    + list(
      .value,
      """
      wie {adjective} (ist|sind|liegt|liegen) *
      wie {adjective} * (ist|sind|liegt)
      [was|wie] (ist|sind) (der|die|das) {property} (von|der|des|vom|zu|für) *
      (welche|welchen|welcher|welches) {property} (hat|haben|ist) *
      (in|auf) (welchem|welcher) {property} (ist|liegt|sind) *
      (der|die|das) {property} (von|der|des|vom) *
      {property} (von|der|des|vom) *
      wie viel {verb} *
      was {verb} *
      """)
    + list(
      .idea("hours"),
      """
      (wann|ab wann|bis wann|um wie viel uhr|von wann bis wann) (öffnet|schließt|macht|hat) * [auf|zu|offen|geöffnet]
      (wann|ab wann|bis wann|um wie viel uhr) machen die * [morgens|abends|früh] (auf|zu)
      (wann|bis wann|ab wann) ist * (offen|geöffnet|auf|zu|geschlossen)
      wie lange (ist|hat) * (offen|geöffnet|auf)
      (ist|sind|hat|haben) * (offen|geöffnet|auf|zu|geschlossen) [heute|jetzt|gerade]
      """)
    + list(
      .idea("price"),
      """
      (wie viel|wieviel|was) (kostet|kosten) [der eintritt|ein ticket|eine karte|die karte] [für|in|im|zu|zum] *
      wie teuer (ist|sind) *
      """)
    + list(.place, "wo (liegt|ist|sind|befindet sich|finde ich|liegen) *")
    + list(.check, "(ist|sind|liegt|hat) *")
    + list(.unknown, "wie {other} ist *")
}
