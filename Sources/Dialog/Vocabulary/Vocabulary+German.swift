internal import PhraseMatching

extension Vocabulary {
  static let german = Vocabulary(
    politeOpenings: PhraseTable(
      "äh, ähm, hm, hmm, öh, oh, ach, also, bitte, ok, okay, na gut, nun, dann, ja also, und, hey, gut"),
    politeClosings: PhraseTable(
      "bitte, bitte schön, danke, vielen dank, danke schön, dankeschön, besten dank, wenn es geht, wenn möglich, mal"),
    openings: PhraseTable(
      """
      der, die, das, den, dem, des, ein, eine, einen, mein, meine, meinen, ich möchte, ich hätte gern, ich hätte gerne
      ich will, ich brauche, ich nehme, ich wähle, ich meine, ich meinte, ich glaube, ich denke, nimm, nehmen wir, wähle
      gib mir, lieber, vielleicht, wie wäre es mit, wie wäre es, sagen wir, es ist, das ist, es soll, mit, für, im
      in, am
      auf, an, zu, zum, zur, von, vom, bei, eher, eigentlich, nein ich meinte, ja, nur, jetzt, doch, die im, der im
      das im
      """),
    relatives: PhraseTable("der der, die die, das das, den der, derjenige der, diejenige die, wer"),
    closings: PhraseTable(
      """
      eine, einen, ein, dann, glaube ich, denke ich, lieber, stattdessen, jetzt, wäre gut, wäre schön, nehme ich
      klingt gut
      """),
    lightWords: LightWords(
      """
      der, die, das, den, dem, des, ein, eine, einen, mein, meine, meinen, und, im, in, am, auf, an, zu, zum, zur, von
      vom, bei, mit, für
      """),
    numerals: PhraseTable(ValueWords.of("de")?.numerals ?? []),
    ordinals: PhraseTable([
      (1, "erste, ersten, erster, erstes, oberste, obersten, oberstes, zuerst"),
      (2, "zweite, zweiten, zweiter, zweites"), (3, "dritte, dritten, dritter, drittes"),
      (4, "vierte, vierten, vierter, viertes"), (5, "fünfte, fünften, fünfter, fünftes"),
      (6, "sechste, sechsten, sechster, sechstes"), (7, "siebte, siebten, siebter, siebtes, siebente, siebenten"),
      (8, "achte, achten, achter, achtes"), (9, "neunte, neunten, neunter, neuntes"),
      (10, "zehnte, zehnten, zehnter, zehntes"), (11, "elfte, elften, elfter, elftes"),
      (12, "zwölfte, zwölften, zwölfter, zwölftes"),
      (-1, "letzte, letzten, letzter, letztes, unterste, untersten, unterstes"),
      (-2, "vorletzte, vorletzten, vorletzter, vorletztes"),
    ]),
    positionOpenings: PhraseTable(
      "nummer, nr, option, die, der, das, den, dem, die nummer, auswahl, punkt, antwort, knopf"),
    positionClosings: PhraseTable(
      "te, ten, ter, tes, ste, option, auswahl, von ihnen, davon, auf der liste, in der liste"),
    all: PhraseTable(
      "alle, alles, allesamt, alle davon, jede, jeder, jedes, sämtliche, alle miteinander, alle zusammen"),
    both: PhraseTable("beide, alle beide, beides, die beiden, die zwei"),
    allExcept: PhraseTable("alle außer, alles außer, alle bis auf, alles bis auf"),
    joiners: PhraseTable("und, plus, sowie, und auch, auch, oder"),
    rangeJoiners: PhraseTable("bis"),
    yes: PhraseTable(
      """
      ja, j, jo, jep, jup, jawohl, ja bitte, ja gerne, ja gern, gerne, gern, klar, na klar, sicher, natürlich
      selbstverständlich
      genau, richtig, stimmt, korrekt, ok, okay, in ordnung, einverstanden, gut, passt, mach, mach das, mach es
      mach mal
      tu es, tu das, nur zu, los, auf jeden fall, unbedingt, absolut, weiter, fortfahren, bestätigen, bestätigt
      von mir aus
      warum nicht, doch, aber sicher, freilich, sehr gern, sehr gerne, das stimmt, das ist richtig, los geht es, yes
      """),
    no: PhraseTable(
      """
      nein, n, nee, ne, nö, nein danke, nicht, lieber nicht, besser nicht, auf keinen fall, keinesfalls, nicht jetzt
      jetzt nicht
      noch nicht, nicht wirklich, bloß nicht, mach das nicht, mach es nicht, tu es nicht, tu das nicht, bitte nicht
      natürlich nicht, falsch, stimmt nicht, das stimmt nicht, niemals, nie, ablehnen, ich will nicht, ich möchte nicht
      doch nicht, eher nicht, keine lust, warte, moment, no
      """),
    negators: PhraseTable("nicht, nie, niemals, bitte nicht"),
    agreementFillers: PhraseTable(
      """
      es, das, den, die, der, sie, ihn, bitte, danke, mach, tu, so, dann, jetzt, mal, doch, ich, gern, gerne, schön
      vielen dank
      """),
    cancel: PhraseTable(
      """
      abbrechen, abbruch, brich ab, brich das ab, breche ab, stopp, stop, halt, aufhören, hör auf, vergiss es
      vergiss das
      vergessen wir es, egal, ist egal, schon gut, lass es, lass das, lass gut sein, lass es sein, lass mal
      lassen wir das
      nicht so wichtig, ist nicht wichtig, nichts davon, keine davon, keiner davon, keines davon, keins, keine, keiner
      nichts, doch nicht, ne doch nicht, nein doch nicht, nein vergiss es, nein abbrechen, beenden, ende, hat sich erledigt, cancel, nein lass das
      lass es bleiben, ich will nicht mehr, brauche ich nicht, weder noch, keins von beiden, keinen von beiden
      """),
    hesitations: PhraseTable(
      """
      warte, warte mal, moment, moment mal, augenblick, halt, ich habe es mir anders überlegt, anders überlegt
      vielleicht nächstes mal, nächstes mal, vielleicht nächsten monat, vielleicht nächstes jahr
      ein anderes mal, vielleicht ein anderes mal, vielleicht ein andermal, ich überlege es mir, das überlege ich mir noch, mal sehen
      nicht jetzt, jetzt nicht, später, vielleicht später, ein andermal, lieber nicht, besser nicht, doch nicht
      noch nicht, heute nicht, wenn ich es mir recht überlege
      """),
    dropping: PhraseTable("vergiss, lass, streich, kein, keine, keinen, nicht"),
    softeners: PhraseTable(
      "aber, nur, vielleicht, lieber, besser, wohl, dann, doch, ich glaube, ich denke, eigentlich, na, ach, mal, einfach, das"
    ),
    any: PhraseTable("egal welches, egal welche, irgendeins, irgendeine, irgendeinen, such dir eins aus, beliebig"),
    valueOpenings: PhraseTable(
      """
      um, am, gegen, ab, bis, für, etwa, ungefähr, circa, ca, rund, sagen wir, so, nur, genau, ich möchte
      ich brauche, es sind
      vielleicht, in, auf, mindestens, höchstens
      """),
    valueClosings: PhraseTable(
      "oder so, ungefähr, etwa, genau, lang, insgesamt, glaube ich, denke ich, dann, reichen, reicht, stück, bitte"),
    valueWords: ValueWords.of("de"),
    commands: [
      BuiltInCommandPhrases(
        .undo,
        """
        rückgängig [bitte]
        (bitte|wieder) rückgängig
        [(das|es|die Änderung|das Letzte)] rückgängig [machen]
        mach (das|es|die Änderung|das Letzte) [wieder] rückgängig
        nimm (das|es) [wieder] zurück
        (das|es) zurücknehmen
        widerrufen
        """),
      BuiltInCommandPhrases(
        .undoAll,
        """
        [mach] alles [wieder] rückgängig [machen]
        nimm alles [wieder] zurück
        """),
      BuiltInCommandPhrases(
        .undoTwo,
        """
        [mach] (beide|beides|die beiden|die letzten beiden|die letzten zwei) [(Sachen|Dinge|Änderungen|Schritte)] [wieder] rückgängig [machen]
        (die|diese) beiden wieder (weg|raus|rückgängig|zurück)
        beide wieder (weg|raus|zurück)
        nimm (beide|beides|die beiden|die letzten beiden|die letzten zwei) [(Sachen|Dinge|Änderungen|Schritte)] [wieder] zurück
        """),
      BuiltInCommandPhrases(
        .undoThree,
        """
        [mach] (alle drei|die letzten drei) [(Sachen|Dinge|Änderungen|Schritte)] [wieder] rückgängig [machen]
        nimm (alle drei|die letzten drei) [(Sachen|Dinge|Änderungen|Schritte)] [wieder] zurück
        """),
      BuiltInCommandPhrases(
        .undoSeveral,
        """
        [mach] die letzten ${count} [(Sachen|Dinge|Änderungen|Schritte)] [wieder] rückgängig [machen]
        """),
      BuiltInCommandPhrases(
        .undoDeed,
        """
        nimm ${topic} [wieder] (raus|heraus|weg|runter|zurück)
        (ich|wir) (brauche|brauchen|will|wollen) ${topic} [doch] nicht [mehr]
        [doch] (kein|keine|keinen) ${topic} [mehr]
        lass ${topic} [doch] weg
        ${topic} (war|waren) ein Versehen
        mach ${topic} [wieder] rückgängig
        """),
      BuiltInCommandPhrases(
        .restore,
        """
        (hol|bring|leg|stell|setz|tu) ${topic} [wieder] (zurück|rein|hinein|drauf)
        stell ${topic} wieder her
        """),
      BuiltInCommandPhrases(
        .resume,
        """
        (wo waren wir|wo war ich|zurück zur Frage)
        (doch|ja doch|dann doch)
        """),
      BuiltInCommandPhrases(
        .resume,
        """
        (doch|ja doch|dann doch|also doch) ${topic}
        ${topic} (doch|also doch|dann doch|doch noch)
        zurück (zum|zur|zu) [(dem|der|den)] ${topic}
        """),
      BuiltInCommandPhrases(
        .redo,
        """
        wiederherstellen
        (das|es) wiederherstellen
        stell (das|es) wieder her
        mach (das|es) doch [wieder]
        [doch] mach (das|es|sie|ihn) wieder
        doch wieder
        doch machen
        wiederhole das Rückgängiggemachte
        """),
      BuiltInCommandPhrases(
        .again,
        """
        nochmal
        noch (mal|einmal)
        noch ein Mal
        nochmals
        wiederholen
        (das|es) [bitte] wiederholen
        wiederhole (das|es)
        mach (das|es) (nochmal|noch mal|noch einmal)
        das (gleiche|Gleiche) (nochmal|noch mal|noch einmal)
        dasselbe (nochmal|noch mal|noch einmal)
        """),
      BuiltInCommandPhrases(
        .help,
        """
        Hilfe
        hilf mir
        ich brauche Hilfe
        was kannst du [alles] [(tun|machen)]
        was kann ich [alles] (sagen|fragen|tun|machen)
        was weißt du [alles]
        wie funktioniert das
        wie geht das
        [(gib mir|zeig mir)] (Beispiele|ein Beispiel)
        was geht hier
        """),
      BuiltInCommandPhrases(
        .help,
        """
        Hilfe (zu|bei|mit|für|zum|zur) ${topic}
        hilf mir (mit|bei) ${topic}
        was kann ich (über|zu|mit|mit den|mit der) ${topic} (sagen|fragen|tun|machen)
        was kann ich (in|bei) ${topic} (sagen|fragen|tun|machen)
        was weißt du über ${topic}
        was kann ${topic}
        wie benutze ich ${topic}
        wie (verwende|nutze) ich ${topic}
        wie funktioniert ${topic}
        (Beispiele|ein Beispiel) (für|zu|mit) ${topic}
        """),
      BuiltInCommandPhrases(
        .cancel,
        """
        abbrechen
        Abbruch
        brich [(das|es)] ab
        stopp
        stop
        halt
        hör auf
        vergiss (es|das)
        [ist] egal
        schon gut
        lass (es|das|gut sein|mal)
        """),
      BuiltInCommandPhrases(
        .search,
        """
        suche [nach] ${topic}
        such [nach] ${topic}
        suche [mir] ${topic}
        nach ${topic} suchen
        ${topic} suchen
        durchsuche alles nach ${topic}
        schau nach ${topic}
        hast du (etwas|was) (über|zu|mit) ${topic}
        gibt es (etwas|was) (über|zu|mit) ${topic}
        """),
      BuiltInCommandPhrases(
        .talk(.repeatAnswer),
        """
        (wie bitte|was hast du [gerade] gesagt|was war das [(nochmal|noch einmal)]|wie war das)
        [kannst du] [(sag|sage)] (das|es) (nochmal|noch einmal) [sagen]
        (sag|sage) (das|es) (nochmal|noch einmal)
        (das habe ich nicht verstanden|ich verstehe nicht|ich habe [(dich|das)] nicht verstanden)
        lies (es|das|mir das) (nochmal|noch einmal) vor
        """),
      BuiltInCommandPhrases(
        .talk(.repeatQuestion),
        """
        (was|wie) war [(die|deine)] Frage [(nochmal|noch einmal)]
        (was hast du [(mich|gerade)] gefragt|was willst du [von mir] wissen|was soll ich (sagen|antworten))
        """),
      BuiltInCommandPhrases(.talk(.why), "(warum|wieso|weshalb) [(denn|das|denn das|nicht)]"),
      BuiltInCommandPhrases(
        .talk(.whatWasDone),
        """
        was (hast du|habe ich|haben wir) [(da|gerade|eben|jetzt|zuletzt|denn)] [(da|gerade|eben)] (gemacht|getan)
        was (ist passiert|ist gerade passiert|war das letzte|war meine letzte Aktion)
        """),
      BuiltInCommandPhrases(
        .talk(.allThatWasDone),
        """
        was (hast du|habe ich|haben wir) [(heute|bisher)] (alles|schon) [(heute|bisher)] (gemacht|getan|geändert)
        was (hast du|habe ich|haben wir) (heute|bisher|bis jetzt) (gemacht|getan|geändert)
        """),
      BuiltInCommandPhrases(
        .talkOfDeed(.allThatWasDone),
        """
        (was|wen|welche) (hast du|habe ich|haben wir) [(schon|alles|bisher|heute)] ${topic}
        """),
      BuiltInCommandPhrases(
        .talk(.wasItDone),
        """
        (hat es|hat das) (geklappt|funktioniert)
        (ist es|ist das|ist alles|bist du) [(schon|jetzt)] (fertig|erledigt|gemacht)
        hast du (es|das) [(schon|auch|wirklich)] (gemacht|getan|erledigt)
        """),
      BuiltInCommandPhrases(.talkOfDeed(.wasItDone), "hast du [(wirklich|schon|auch)] ${topic}"),
      BuiltInCommandPhrases(.talk(.whatCanBeUndone), "was kann ich rückgängig machen"),
      BuiltInCommandPhrases(
        .talk(.options), "(welche gibt es|was gibt es|was steht zur Wahl|welche sind das|welche Optionen gibt es)"),
      BuiltInCommandPhrases(.talk(.moreOptions), "(mehr|zeig mehr|weitere|noch mehr|was noch)"),
      BuiltInCommandPhrases(.talk(.difference), "(was ist der Unterschied|worin unterscheiden sie sich)"),
      BuiltInCommandPhrases(
        .talk(.thanks),
        "(danke|vielen Dank|danke schön|danke dir|besten Dank|super|prima|toll|perfekt|danke dir sehr|ich danke dir|tausend Dank|danke sehr|lieben Dank)"
      ),
      BuiltInCommandPhrases(
        .talk(.greeting), "(hallo|hi|guten Tag|guten Morgen|guten Abend|servus|moin|grüß dich|wie geht es dir)"),
      BuiltInCommandPhrases(.talk(.farewell), "(tschüss|auf Wiedersehen|gute Nacht|bis bald|bis später|ciao)"),
      BuiltInCommandPhrases(.talk(.identity), "(wer bist du|was bist du|wie heißt du)"),
      BuiltInCommandPhrases(.talk(.apology), "(entschuldigung|tut mir leid|sorry|mein Fehler)"),
      BuiltInCommandPhrases(
        .talk(.affection),
        """
        ich (liebe|mag) dich [(auch|so|sehr)]
        (ich hab dich lieb|hab dich lieb|heirate mich|du bist (lieb|süß|nett|toll|die Beste|der Beste|das Beste|super))
        """),
      BuiltInCommandPhrases(
        .talk(.laughter), "(haha|hahaha|hihi|lol|ha ha|lustig|sehr lustig|das ist lustig|das war lustig|wie lustig)"),
      BuiltInCommandPhrases(
        .talk(.complaint),
        """
        du bist [(so|sehr|echt|wirklich)] (blöd|doof|dumm|nutzlos|schlecht|langsam)
        (ich hasse dich|so ein Mist|so ein Quatsch|du verstehst mich nicht|das ist (Quatsch|Unsinn|blöd|doof))
        """),
      BuiltInCommandPhrases(
        .talk(.chat),
        """
        erzähl [mir] (einen Witz|etwas|was|eine Geschichte|etwas Lustiges)
        (sing [mir] etwas|sing ein Lied|sag etwas|sag was|unterhalte mich)
        (mir ist langweilig|wie alt bist du|wo wohnst du|woher kommst du|was denkst du|was machst du|bist du ein Mensch|ich bin müde)
        """),
      BuiltInCommandPhrases(
        .talk(.presence), "(bist du [noch] da|hörst du mich|hallo bist du da|verstehst du mich|ist da jemand|test)"),
      BuiltInCommandPhrases(
        .talk(.remark),
        "(kein Problem|keine Ursache|macht nichts|schon okay|interessant|verstehe|ich verstehe|aha|wow|ach so|na gut|na ja)"
      ),
      BuiltInCommandPhrases(.talk(.agreement), "(ja|jawohl|klar|gerne|ja bitte|mach das)"),
      BuiltInCommandPhrases(.talk(.refusal), "(nein|nö|nee|nein danke)"),
    ],
    references: PhraseTable([
      (
        .target(.that),
        """
        es, ihn, ihm, sie, er, dies, dieses, das da, der da, die da, denselben, dieselbe, dasselbe, davon, damit
        dafür, darüber
        das gleiche
        """
      ),
      (.alone(.that), "das, die, den, der, dem, dieser, diesen, diesem, diese"),
      (.genitive(.that), "dessen, deren, seine, seinen, seiner, seinem, ihre, ihren, ihrer, ihrem"),
      (.target(.there), "dort, dorthin, dahin, an diesem ort, am selben ort, dieser ort, diesen ort"),
      (.alone(.there), "da, hier"),
      (.target(.those), "alle davon, sie alle, ihnen"),
      (.target(.both), "beide, alle beide, beide davon, die beiden"),
      (.alone(.other), "das andere, die andere, der andere, den anderen, dem anderen, der anderen"),
      (.target(.last), "das letzte davon, die letzte davon, den letzten davon"),
      (.alone(.last), "das letzte, die letzte, der letzte, den letzten, dem letzten, der letzten"),
      (.alone(.ordinal(1)), "das erste, die erste, der erste, den ersten, dem ersten, der ersten"),
      (.alone(.ordinal(2)), "das zweite, die zweite, der zweite, den zweiten, dem zweiten, der zweiten"),
      (.alone(.ordinal(3)), "das dritte, die dritte, der dritte, den dritten, dem dritten, der dritten"),
      (.alone(.ordinal(4)), "das vierte, die vierte, der vierte, den vierten, dem vierten, der vierten"),
      (.alone(.ordinal(5)), "das fünfte, die fünfte, der fünfte, den fünften, dem fünften, der fünften"),
      (.alone(.ordinal(6)), "das sechste, die sechste, der sechste, den sechsten, dem sechsten, der sechsten"),
      (.alone(.ordinal(7)), "das siebte, die siebte, der siebte, den siebten, dem siebten, der siebten"),
      (.number, "nummer, nr, option, die nummer"),
      (.nothing, "gibt es, es gibt, wie geht es, wie geht es dir"),
    ]),
    kindDeterminers: PhraseTable([
      (false, "der, die, das, den, dem, dieser, diese, dieses, diesen, diesem"), (true, "beide, alle diese"),
    ]),
    connectors: PhraseTable([
      (
        Connector(strength: .strong),
        """
        und dann, dann, und danach, danach, und anschließend, anschließend, und zum schluss, und zuletzt, und außerdem
        und hinterher
        """
      ),
      (Connector(strength: .weak), "und, außerdem, sowie"),
    ]),
    imperativeOpenings: PhraseTable(
      """
      öffne, schließe, schliess, mach, mache, schalte, schalt, starte, beginne, stoppe, beende, zeig, zeige, sag, sage
      spiel, spiele, ruf, rufe, schick, schicke, sende, schreib, schreibe, erinnere, erinner, bestell, bestelle, buch
      buche, kauf, kaufe, such, suche, find, finde, stell, stelle, setz, setze, leg, lege, nimm, gib, füge, lösch, lösche
      entferne, ändere, frag, frage, hol, hole, lies, merk, merke, wiederhole, prüf, prüfe, pausiere, speicher, speichere
      teile, teil, trag, trage, dreh, drehe, fahr, fahre, dimm, dimme, sperr, sperre, entsperre, weck, wecke, hilf
      erzähl, erzähle, empfiehl, plan, plane, reservier, reserviere, storniere, übersetz, übersetze, vergleiche, lade
      kopiere, druck, drucke, wechsle, notier, notiere, mess, miss, zähl, zähle, benenne, lass, lasse, bring, bringe
      was, wie, wo, wer, welche, welcher, welches, warum, gibt es, kannst du, könntest du, würdest du, ich möchte
      ich will, ich hätte gern
      """),
    imperativeClosings: PhraseTable(""),
    connectingMarks: [";": .strong, ".": .weak, "!": .weak, "\n": .strong]
  )
}
