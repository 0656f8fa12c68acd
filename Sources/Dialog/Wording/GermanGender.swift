/// The gender of a German noun, which its article and "which" agree with.
enum GermanGender {
  case masculine, feminine, neuter

  /// The gender of a noun as far as its ending tells it; a compound has that of its last part.
  init?(of noun: String) {
    let noun = noun.lowercased()
    let found = Self.endings.filter { noun.hasSuffix($0.ending) }.max { $0.ending.count < $1.ending.count }
    guard let found else { return nil }
    self = found.gender
  }

  var nominative: String {
    switch self {
    case .masculine: "der"
    case .feminine: "die"
    case .neuter: "das"
    }
  }

  var dative: String {
    switch self {
    case .masculine, .neuter: "dem"
    case .feminine: "der"
    }
  }

  var which: String {
    switch self {
    case .masculine: "Welcher"
    case .feminine: "Welche"
    case .neuter: "Welches"
    }
  }

  private static let endings: [(ending: String, gender: GermanGender)] =
    list(masculineEndings, .masculine) + list(feminineEndings, .feminine) + list(neuterEndings, .neuter)

  private static func list(_ endings: String, _ gender: GermanGender) -> [(ending: String, gender: GermanGender)] {
    endings.split(separator: " ").map { (String($0), gender) }
  }

  private static let masculineEndings =
    "weg pfad ort name titel raum tag monat abend morgen text betrag preis park berg see fluss kontinent zeitraum "
    + "anfang beginn schluss termin kalender eintrag ordner wert timer wecker alarm song künstler sender kanal film "
    + "kontakt mensch schalter sensor modus zustand status grund befehl wunsch gast pass name kommentar ling ismus"
  private static let feminineEndings =
    "ung heit keit schaft ion tät ik ei enz anz ur in lampe zeit uhrzeit nummer farbe liste dauer strecke länge höhe "
    + "breite größe tour route stadt stelle seite sprache frage antwort notiz nachricht karte aufgabe datei woche "
    + "stunde minute sekunde person app musik temperatur helligkeit wanderung menge zahl anzahl adresse art playlist "
    + "aktivität wahl straße szene quelle e"
  private static let neuterEndings =
    "chen lein ment tum datum um ma ziel ticket licht zimmer land jahr ende album lied gerät bild foto buch haus thema "
    + "gebiet ereignis ergebnis konto wort wetter projekt training wochenende gewicht tempo format dokument ding"
}
