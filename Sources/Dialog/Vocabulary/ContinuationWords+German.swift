extension ContinuationWords {
  static let german = ContinuationWords(
    openings: PhraseTable([
      (
        .addition,
        """
        und, und auch, und noch, auch, außerdem, und dann, dann, und jetzt, jetzt, bitte, ok, okay, gut, danke, aber zuerst
        ja aber zuerst, aber erst, ja aber erst, vorher noch, davor
        """
      ),
      (
        .variation,
        """
        dasselbe in, dasselbe im, dasselbe auf, das gleiche in, das gleiche im, das gleiche auf
        was ist mit, und was ist mit, wie wäre es mit, wie ist es mit, dasselbe für, dasselbe mit, das gleiche für
        das gleiche mit, das selbe für, nochmal für, noch einmal für, nochmal mit, noch einmal mit, nochmal aber mit
        nochmal aber für, und für, und im, und in, und bei, und mit, und wie ist es mit, und wie sieht es aus mit
        noch einen für, noch eine für, noch eins für, noch ein für, und noch einen für, und noch eine für, einen für
        eine für, eins für, kauf einen für, kauf eine für, kauf eins für, kauf noch einen für, kauf noch eine für
        kauf noch eins für, nimm einen für, nimm noch einen für, hol noch einen für, ich will einen für
        ich brauche einen für, ich brauche noch einen für, das auch für, mach das auch für, mach dasselbe für
        """
      ),
      (
        .correction,
        """
        nein, nee, nö, quatsch, moment, warte, halt, entschuldigung, sorry, ich meinte, ich meine, nein ich meinte
        mach, mach daraus, ändere es auf, ändere das auf, eigentlich, lieber, doch lieber, doch, falsch, ne, nein doch
        ach nein, nein lieber, nein doch lieber, verzeihung, pardon, mein fehler, ich wollte sagen, ich wollte, ich sagte
        es sollte sein, es muss sein, besser, besser doch, verschieb es auf, verschiebe es auf, verschieb das auf
        verschiebe das auf, stell es auf, stelle es auf, ja aber, ok aber, gut aber, ich hätte lieber
        """
      ),
    ]),
    closings: PhraseTable([
      (
        .addition,
        "auch, bitte, ebenfalls, danke, dann, noch, damit, mal, insgesamt, eigentlich, denn, gerade, grade, momentan, zurzeit, im moment"
      ),
      (.variation, "nochmal, noch einmal"),
      (.correction, "stattdessen, lieber, meinte ich, meine ich"),
    ]),
    interludes: PhraseTable("aber zuerst, ja aber zuerst, aber erst, ja aber erst, vorher noch, davor"),
    pauses: PhraseTable(
      """
      warte, warte mal, warte kurz, moment, moment mal, einen moment, augenblick, einen augenblick, eine sekunde
      lass mich überlegen, lass mich nachdenken
      """),
    keepings: PhraseTable(
      """
      behalt es, behalte es, behalt das, behalte das, lass es so, lass das so, lass es drin, lass ihn drin, lass sie drin
      lass es da, lass es wie es ist, lass es dabei, das bleibt so, es bleibt so, das bleibt drin, das kann bleiben, es kann bleiben
      """),
    saidBefore: PhraseTable("sagte ich, hab ich, habe ich, hatte ich"),
    namingVerbs: PhraseTable("nenn, nenne"),
    negations: PhraseTable("nicht, nicht in, nicht für, nicht zu, ich meinte nicht, ich meine nicht, ich sagte nicht"),
    contrasts: PhraseTable("sondern, ich meinte, ich meine"),
    rejections: PhraseTable("nicht, und nicht, statt, anstatt"),
    replacements: PhraseTable(
      """
      geht nicht, geht doch nicht, passt nicht, passt doch nicht, passt mir nicht, passt uns nicht, klappt nicht
      klappt doch nicht
      """),
    other: PhraseTable(
      "andere, das andere, die andere, der andere, den anderen, ein anderes, eine andere, einen anderen"),
    otherOpenings: PhraseTable("das andere, die andere, der andere, den anderen"),
    interrogatives: PhraseTable(
      "was, wer, wie, wo, wann, warum, wieso, welche, welcher, welches, welchen, ist, sind, hat, haben, kann, gibt es"),
    indirectQuestions: PhraseTable(
      """
      sag mir, sag mir bitte, sag mal, weißt du, kannst du mir sagen, könntest du mir sagen, ich möchte wissen
      ich will wissen, ich würde gern wissen, ich wüsste gern, ich frage mich, verrat mir
      """),
    idleQuestions: PhraseTable("wer weiß, wen interessiert es, wen interessiert das, was weiß ich, was soll ich sagen"),
    priceQuestions: PhraseTable(
      """
      was kostet es, was kostet das, was kostet er, was kostet sie, wie viel kostet es, wie teuer ist das, wie teuer ist es
      wie viel kostet das, wie viel kostet er, wie viel kostet sie, was kosten sie, was kosten die, wie teuer sind sie
      wie teuer ist er, wie teuer ist sie, was kostet einer, was kostet eine, was macht das, was macht das zusammen
      was ist der preis, was muss ich zahlen, was muss ich bezahlen, was kostet der eintritt, wie teuer ist der eintritt
      was kostet da der eintritt, was kostet dort der eintritt, wie viel kostet der eintritt, was kostet ein ticket
      was kostet eine karte, was kostet das da, was kostet es da, was kostet es dort
      """),
    asksPrice: "was kostet es", belonging: "von",
    otherForms: [
      OtherForm(
        openings: PhraseTable(
          "nenne es, nenn es, nenne sie, nenn sie, nenne das, nenn das, es soll heißen, sie soll heißen"),
        whole: "benenne es in … um"),
      OtherForm(
        openings: PhraseTable(
          """
          pack es in, pack ihn in, pack sie in, pack das in, tu es in, tu ihn in, tu sie in, tu das in, nimm es in
          steck es in, leg es in, leg ihn in, pack es einfach in, tu es einfach in, pack es lieber in, tu es lieber in
          """),
        whole: "füge es in … hinzu"),
      OtherForm(
        openings: PhraseTable(
          "merk, merk mir, merk dir, merke, merke mir, merke dir, speicher, speichere, sicher, sichere, notier, notiere"
        ),
        closings: PhraseTable("dir als favorit, als favorit, als favoriten, dir als favoriten, bei den favoriten"),
        whole: "füge … zu meinen favoriten hinzu"),
      OtherForm(
        closings: PhraseTable(
          """
          kommt zu meinen favoriten, kommt in meine favoriten, soll zu meinen favoriten, gehört zu meinen favoriten
          kommt zu den favoriten, kommt in die favoriten, zu meinen favoriten hinzufügen, zu den favoriten hinzufügen
          in meine favoriten, zu meinen favoriten, als favorit speichern, als favoriten speichern, als favorit
          """), whole: "füge … zu meinen favoriten hinzu"),
      OtherForm(
        closings: PhraseTable(
          "kommt auch dazu, kommt dazu, kommt noch dazu, kommt auch rein, kommt da rein, fehlt da noch, kommt auch hinein"
        ),
        whole: "füge … dazu hinzu"),
      OtherForm(openings: PhraseTable("wie ists, wie isses, wie is"), whole: "wie ist es …"),
      OtherForm(openings: PhraseTable("ists, isses"), whole: "ist es …"),
      OtherForm(openings: PhraseTable("gibts, gibs, gibt s"), whole: "gibt es …"),
      OtherForm(openings: PhraseTable("was gibts, was gibt s"), whole: "was gibt es …"),
      OtherForm(openings: PhraseTable("wo gibts"), whole: "wo gibt es …"),
      OtherForm(openings: PhraseTable("wie siehts"), whole: "wie sieht es …"),
    ],
    addedTo: PhraseTable([
      ("füge es zu … hinzu", "zu, ab zu"), ("füge es zur … hinzu", "zur, ab zur"), ("füge es in … hinzu", "in, ab in"),
      ("füge es auf … hinzu", "auf, ab auf"),
    ]),
    priceAims: PhraseTable(
      "pro person, rein, hinein, insgesamt, für den eintritt, zu besuchen, dort, da, denn, eigentlich"),
    politeQuestions: PhraseTable("kannst du, könntest du, würdest du, können sie, könnten sie, kann ich, darf ich"),
    permissions: PhraseTable("du kannst, du darfst, wir können, lass uns, bitte, jetzt"),
    placeQuestions: PhraseTable(
      """
      was kann ich sehen in, was gibt es zu sehen in, was gibt es in, was kann ich besuchen in, was ist sehenswert in
      etwas in, was lohnt sich in, gibt es etwas in, gibt es was in, gibts was in, was gibts in
      """),
    placeClosings: PhraseTable("zu sehen, zu besichtigen, zu besuchen, zu entdecken"),
    prepositions: PhraseTable("für, in, im, am, um, auf, bei, beim, von, vom, mit, bis, nach, zu, zum, zur, ab, über"),
    showing: PhraseTable("zeig, zeig mir, zeige mir, öffne, lass mich sehen, ich möchte sehen"),
    telling: PhraseTable("prüfe, finde, suche, such, lies, sag, erzähl, beschreibe, zähle, vergleiche"),
    playing: PhraseTable("spiele, spiel"),
    setting: PhraseTable("stell, stelle, setz, setze, ändere, verschieb, verschiebe, heiz, heize, dimme, benenne"),
    amassing: PhraseTable(
      """
      bestell, bestelle, buch, buche, druck, drucke, erfass, erfasse, füg, füge, gib, gieß, kauf, kaufe, notier, notiere
      protokollier, protokolliere, reservier, reserviere, schick, schicke, spende, trag, trage, überweis, überweise, verbuche
      """),
    repairs: PhraseTable(
      "ich meine, ich meinte, nein warte, ne warte, nee warte, quatsch, nein doch lieber, ach nein, doch lieber"),
    repairOpenings: PhraseTable(
      "nein, nee, ne, warte, moment, sorry, entschuldigung, lieber, halt nein, oh nein, quatsch nein"),
    narrowing: PhraseTable(
      """
      nur, bloß, unter, über, zwischen, weniger als, mehr als, höchstens, mindestens, nicht, ohne, sortiere, sortiert nach
      welche, welcher, welches, wie viele, der, die, das, den, zeig, etwas, billiger, länger, kürzer, näher, höher, aber
      oder, kostenlos
      """),
    describing: PhraseTable(
      """
      eins, es, das, davon, von ihnen, von denen, von beiden, von diesen, von den beiden, von den dreien, von den drei
      von den vieren, von allen
      """),
    clauses: PhraseTable("in, im, bei, aus, am, an, mit, ohne, nahe"),
    superlatives: ["ste", "sten", "ster", "stes", "ere", "eren"],
    deedQuestions: PhraseTable("hast du, hast du wirklich, hast du schon, hast du auch"),
    remarks: PhraseTable(
      """
      es ist, das ist, das war, es war, das sieht, das klingt, es gibt, wir haben, ich habe, ich bin, wir sind, mein, meine
      unser, unsere, wie schön, wie toll, klingt, toll, schön, super, cool, interessant, danke, kein, keine, schade, oh nein
      endlich, das wetter
      """),
    wishes: PhraseTable(
      """
      ich will, ich möchte, ich würde, ich hätte, ich brauche, ich muss, ich soll, ich kann, ich meinte, ich meine
      ich wollte, wir wollen, wir möchten, wir brauchen, wir müssen, wir können, ich glaube, ich denke, ich frage
      """),
    lovingWishes: PhraseTable(
      "ich möchte, ich will, ich würde gern, ich würde gerne, ich möchte gern, ich möchte gerne, wir möchten, wir wollen"
    ),
    reports: PhraseTable(
      """
      sagt, sagte, gesagt, erzählt, erzählte, fragt, fragte, gefragt, meinte, denkt, dachte, ob, wenn, falls, witz, scherz
      haha, lol, zitat, liest, schrieb, schreibt, angeblich, vielleicht, oder nicht, würde, nicht, nie, wollte, will
      vergaß, vergessen
      """),
    polite: PhraseTable(
      """
      wenn es geht, wenn möglich, wenn du kannst, wenn du magst, wenn du willst, wenn du so nett wärst, wenn ich bitten darf
      wenn es keine umstände macht, wenn es dir nichts ausmacht, wenn du zeit hast
      """),
    consequences: PhraseTable("also, und also, deshalb, daher, darum, bitte, kannst du, könntest du"),
    lacks: PhraseTable("kein, keine, keinen, kaum noch, nicht mehr genug, wir brauchen, ich brauche"),
    lackClosings: PhraseTable("mehr, übrig, da, zu hause, im haus, jetzt, heute"),
    quantities: PhraseTable("etwas, welche, welches, welchen, mehr, eins, einen, eine, es, sie, ihn, das"),
    having: PhraseTable(
      """
      hol, hol mir, hol uns, kauf, kaufe, kauf mir, bestell, bestelle, bestell mir, buch, buche, buch mir, gib mir, gib uns
      ich will, ich möchte, ich brauche, ich hätte gern, ich hätte gerne, wir brauchen, wir wollen, wir möchten, ich nehme
      wir nehmen, kann ich, kann ich haben, bekomme ich, besorg mir, besorge mir
      """),
    cleft: PhraseTable("es ist, das ist, es war, das war, es muss, es sind, das sind"),
    removals: PhraseTable("weg, raus, heraus, runter, zurück, entferne, entfernen, lösche, löschen, ohne, streiche"),
    restorations: PhraseTable("bring, hol, stell, setz, leg, gib, tu, ich will, wir wollen"),
    joiners: PhraseTable("und, sowie, und auch"),
    alternatives: PhraseTable("oder"),
    namings: PhraseTable("namens, genannt, mit dem namen, mit dem titel, nenne es, nenn es, nenne sie, nenn sie"),
    renamings: PhraseTable(
      """
      nenn es, nenne es, nenn sie, nenne sie, nenn ihn, nenne ihn, nenn das, nenne das, es soll heißen, es heißt
      sie soll heißen, er soll heißen, nenn es lieber, nenne es lieber
      """), renamingVerbs: PhraseTable("nenn, nenne, benenne"),
    waysBack: PhraseTable(
      "zurück, rückweg, rückfahrt, rückreise, andersherum, anders herum, umgekehrt, in die andere richtung, und zurück"),
    textOpenings: PhraseTable("namens, mit dem text, mit dem titel, mit dem inhalt, dass, über, mit, von"),
    looseTextOpenings: PhraseTable("für, für ein, für eine, für einen, mit, mit der notiz, als"),
    nameOpenings: PhraseTable("der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, namens"),
    nameClosings: PhraseTable("bitte, auch, danke, stattdessen"),
    directions: PhraseTable([
      (true, "mehr, höher, lauter, heller, wärmer, länger, größer, später, schneller, rauf, hoch"),
      (false, "weniger, niedriger, leiser, dunkler, kälter, kühler, kürzer, kleiner, früher, langsamer, runter"),
    ]),
    slight: PhraseTable("etwas, ein bisschen, ein wenig, bisschen"),
    excess: PhraseTable("zu, viel zu, etwas zu, immer noch zu"),
    excesses: PhraseTable([
      (true, "viel, viele, hoch, laut, hell, warm, heiß, lang, groß, spät, schnell"),
      (false, "wenig, niedrig, leise, dunkel, kalt, kühl, kurz, klein, früh, langsam"),
    ]),
    comparing: PhraseTable("als"),
    than: "als",
    comparatives: ["er", "ere", "eren", "eres", "erer"],
    opposites: [["an", "aus"], ["auf", "zu"], ["rauf", "runter"], ["öffne", "schließe"]],
    lengthenings: PhraseTable("füge, verlängere, verlänger, erhöhe, erhöh, gib"),
    setters: ["stelle", "setze"],
    asking: "was ist",
    noise: PhraseTable(
      "mir, uns, für mich, für uns, schnell, kurz, eben, gleich, sofort, irgendwie, mal, einfach, eigentlich, trotzdem, doch"
    ),
    moods: PhraseTable(
      "ich habe lust auf, ich hab lust auf, mir ist nach, ich hätte lust auf, wir haben lust auf, mir wäre nach"),
    persons: PhraseTable("ich, du, wir, mich, dich, uns, er, wer, ihr"),
    amountFillers: PhraseTable("mach es, mach, stell es, noch, bitte, es, um, ein, das ist, es ist, ist"),
    units: PhraseTable(
      "grad, prozent, stufen, stufe, punkte, tickets, karten, leute, personen, stück, mal"),
    indefiniteArticles: PhraseTable("ein, eine, einen"),
    articles: PhraseTable("der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, unser, unsere"),
    anothers: PhraseTable("noch ein, noch eine, noch einen, und noch ein, und noch eine, und noch einen"),
    replacers: PhraseTable("ändere, ersetze, tausche"), replacerJoints: PhraseTable("in, zu, durch, gegen, auf"),
    copula: "es ist", copulas: ["ist", "sind"],
    oneMores: PhraseTable("noch einen, noch eine, noch eins, noch ein, einen, eine, eins, einen zweiten, eine zweite"),
    determiners: PhraseTable("jeden, jede, jedes, diesen, diese, nächsten, nächste, pro"),
    puttingVerb: "setz", puttingPlace: "auf",
    signs: PhraseTable("plus"),
    sames: PhraseTable("dasselbe, gleiche, selbe, gleichen, selben"),
    additions: PhraseTable("auch, ebenfalls"),
    certainty: PhraseTable("wirklich, sicher, endgültig, für immer, verloren, gelöscht, bestätigen"),
    kindQuestions: PhraseTable("welche, was für, was für andere, welche anderen, zeig alle, zeig mir alle, nenne alle"),
    kindQuestionClosings: PhraseTable(
      "gibt es, hast du, habt ihr, kennst du, habe ich, stehen zur wahl, sind da, sind, ist"),
    existenceQuestions: PhraseTable(
      "gibt es ein, gibt es eine, gibt es einen, gibt es, hast du ein, hast du eine, hast du einen"),
    pairs: PhraseTable("beide, die beiden, meine beiden"), and: "und",
    fillers: PhraseTable(
      """
      kannst du, könntest du, würdest du, auch, mach, gib, mir, uns, nimm, will, brauche, habe, da, hier, eins, es, ihn, sie
      stattdessen, lieber, nochmal, wieder, ok, okay, so, aber, nein, nicht, tu, geh, lass, dasselbe, das gleiche, ich, wir
      ist, sind, davon, jetzt, dann, also, bitte, etwas, jemand, sonst, noch, mehr, falsch, war, waren, mal, doch, eben, gerade
      """),
    countingOut: PhraseTable("von, mehr von"),
    leadsToPlace: ["auf", "in", "an", "bei"],
    pointedPlaces: PhraseTable(
      "da drin, da drauf, da rein, dort drin, dort hinein, da raus, ist drin, sind drin, steht drauf, stehen drauf, ist drauf"
    ),
    placeOpenings: PhraseTable("in, auf, zu, zur, zum, von, vom, aus, im, ins"),
    rangeQuestions: PhraseTable(
      """
      wie hoch kann, wie niedrig kann, wie heiß kann, wie kalt kann, wie warm kann, wie viel kann, wie viele kann
      wie lang kann, wie lange kann, wie weit kann, wie groß kann, wie hell kann, wie laut kann, wie schnell kann
      wie spät kann, wie früh kann, wie stark kann, wie viel geht, wie viele gehen, wie hoch geht, was ist das maximum
      was ist das minimum, was ist das höchste, was ist das meiste, was ist die grenze, wo ist die grenze
      was ist möglich, was ist erlaubt, was geht maximal, was geht höchstens, welcher bereich, was darf es sein
      """),
    meantQuestions: PhraseTable(
      """
      welche sind das, welcher ist das, welche ist das, welches ist das, welche sind es, welcher ist es, was ist das
      was sind das, was ist es, was sind sie, welcher war das, welche waren das, was war das, welcher, welche, welches
      welche denn, welcher denn, welches denn
      """),
    anyKinds: PhraseTable(
      """
      irgendwas, irgendetwas, etwas, alles, zeig alles, zeig mir alles, zeig mir etwas, zeig mir was, finde alles
      finde etwas, gibt es etwas, gibt es was, gibt es irgendwas, hast du etwas, hast du was, kennst du etwas, kennst du was
      alles was
      """),
    everything: PhraseTable("alles, zeig alles, zeig mir alles, finde alles, nenne alles, gib mir alles"),
    verbEndings: PhraseTable("hinzu, dazu, rein, hinein, raus, heraus, runter, herunter, weg, zurück, los, fort"))
}
