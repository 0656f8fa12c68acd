internal import Foundation

/// An English phrase with its last word in the number that the phrase names: "3 trails" for "3 trail", and "1 trail" as it is.
///
/// A phrase without a number, or in which the word is already in the plural, is left alone.
package func inflected(_ phrase: String) -> String {
  let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  guard let number = words.first(where: { $0.contains(where: \.isNumber) }), number != "1", let noun = words.last,
    noun != number
  else { return phrase }
  return (words.dropLast() + [plural(of: noun)]).joined(separator: " ")
}

private let irregularPlurals = [
  "child": "children", "foot": "feet", "half": "halves", "leaf": "leaves", "life": "lives", "man": "men",
  "mouse": "mice", "person": "people", "potato": "potatoes", "shelf": "shelves", "tomato": "tomatoes",
  "tooth": "teeth", "woman": "women",
]

private func plural(of noun: String) -> String {
  if let plural = irregularPlurals[noun] { return plural }
  let isSibilant = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
  if noun.hasSuffix("s"), !noun.hasSuffix("ss") { return noun }
  if isSibilant { return noun + "es" }
  let beforeLast = noun.dropLast().last
  if noun.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return noun.dropLast() + "ies" }
  return noun + "s"
}
