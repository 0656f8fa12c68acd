/// The words of an identifier in title case: `searchRadius` is "Search Radius", `OpenURLIntent` "Open URL Intent".
package func words(ofIdentifier identifier: some StringProtocol) -> String {
  var words: [String] = []
  var word = ""
  let letters = Array(identifier)
  for (index, letter) in letters.enumerated() {
    guard letter != "_", letter != "`" else {
      if !word.isEmpty { words.append(word) }
      word = ""
      continue
    }
    let previous = index > 0 ? letters[index - 1] : " "
    let next = index + 1 < letters.count ? letters[index + 1] : " "
    let beginsWord =
      letter.isUppercase && (previous.isLowercase || previous.isNumber || (previous.isUppercase && next.isLowercase))
      || (letter.isNumber && previous.isLetter)
    if beginsWord, !word.isEmpty {
      words.append(word)
      word = ""
    }
    word.append(letter)
  }
  if !word.isEmpty { words.append(word) }
  return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}
