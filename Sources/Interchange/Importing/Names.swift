/// Names as people read them, made from names as programs do.
enum Names {
  /// The words of a name in camel case or with underscores: `SetTimer` is `Set Timer`, `media_player` is
  /// `Media Player`.
  static func title(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isBreak = !character.isLetter && !character.isNumber && character != "'"
      let followsLower = index > 0 && (characters[index - 1].isLowercase || characters[index - 1].isNumber)
      let endsCapitals =
        index > 0 && index + 1 < characters.count && characters[index - 1].isUppercase
        && characters[index + 1].isLowercase
      if isBreak || character.isUppercase && (followsLower || endsCapitals) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isBreak { word.append(character) }
    }
    words.append(word)
    let title = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return title.isEmpty ? name : title
  }

  /// A name that a placeholder can have.
  static func placeholder(_ name: String) -> String {
    let safe = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return ["applicationName", "output", ""].contains(safe) ? "\(safe)Value" : safe
  }

  /// What a program is called that has no other name: the file's, without its extension.
  static func application(of file: ImportedFile) -> String {
    let stem = file.name.split(separator: ".").first.map(String.init) ?? file.name
    return title(stem)
  }
}
