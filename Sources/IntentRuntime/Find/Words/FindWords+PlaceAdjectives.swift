// What is said of things that are in a country or on a continent: "japanese", "italienische".
extension FindWords {
  /// Adjectives with the names of their places, as words are compared.
  static let englishPlaceAdjectives = placeAdjectives(
    """
    african africa, american united states, antarctic antarctica, argentinian argentina, argentine argentina, asian asia
    australian australia, austrian austria, belgian belgium, bolivian bolivia, brazilian brazil, british united kingdom
    cambodian cambodia, canadian canada, chilean chile, chinese china, colombian colombia, croatian croatia, cuban cuba
    czech czech republic, danish denmark, dutch netherlands, ecuadorian ecuador, egyptian egypt, ethiopian ethiopia
    european europe, finnish finland, french france, german germany, greek greece, hungarian hungary, icelandic iceland
    indian india, indonesian indonesia, iranian iran, irish ireland, israeli israel, italian italy, japanese japan
    jordanian jordan, kenyan kenya, korean korea, malaysian malaysia, mexican mexico, moroccan morocco, namibian namibia
    nepalese nepal, nepali nepal, norwegian norway, peruvian peru, polish poland, portuguese portugal, romanian romania
    russian russia, scandinavian scandinavia, scottish scotland, slovenian slovenia, spanish spain, swedish sweden
    swiss switzerland, tanzanian tanzania, thai thailand, tunisian tunisia, turkish turkey, vietnamese vietnam
    welsh wales, zimbabwean zimbabwe
    """)

  /// The same for German, in each of their forms.
  static let germanPlaceAdjectives = placeAdjectives(
    """
    afrikanisch afrika, amerikanisch vereinigte staaten, argentinisch argentinien, asiatisch asien
    australisch australien, belgisch belgien, bolivianisch bolivien, brasilianisch brasilien, britisch großbritannien
    chilenisch chile, chinesisch china, dänisch dänemark, deutsch deutschland, europäisch europa, finnisch finnland
    französisch frankreich, griechisch griechenland, indisch indien, indonesisch indonesien, irisch irland
    isländisch island, italienisch italien, japanisch japan, jordanisch jordanien, kanadisch kanada
    kroatisch kroatien, mexikanisch mexiko, marokkanisch marokko, niederländisch niederlande, norwegisch norwegen
    österreichisch österreich, peruanisch peru, polnisch polen, portugiesisch portugal, russisch russland
    schottisch schottland, schwedisch schweden, slowenisch slowenien, spanisch spanien, tansanisch tansania
    türkisch türkei, tschechisch tschechien, ungarisch ungarn, vietnamesisch vietnam, ägyptisch ägypten
    äthiopisch äthiopien
    """, endings: ["", "e", "en", "er", "es", "em"])

  private static func placeAdjectives(_ text: String, endings: [String] = [""]) -> [String: [String]] {
    list(text).reduce(into: [:]) { adjectives, entry in
      let words = FindText.words(of: entry)
      for ending in endings { adjectives[words[0] + ending] = Array(words.dropFirst()) }
    }
  }
}
