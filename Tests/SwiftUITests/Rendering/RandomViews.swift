import SwiftUI

/// A generator whose numbers follow from its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A view tree made at random, and the words that are in it.
@MainActor
struct RandomView {
  private(set) var words: [String] = []
  private var generator: SeededGenerator

  static let longestWord = 14

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func make(depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...2: return rowOrColumn(isRow: true, depth: depth)
    case 3...5: return rowOrColumn(isRow: false, depth: depth)
    case 6: return grid(depth: depth)
    case 7: return AnyView(make(depth: depth - 1).padding(CGFloat(Int.random(in: 0..<60, using: &generator))))
    case 8: return AnyView(make(depth: depth - 1).frame(maxWidth: .infinity, alignment: .trailing))
    case 9: return AnyView(make(depth: depth - 1).frame(width: CGFloat(Int.random(in: 0..<700, using: &generator))))
    case 10: return AnyView(List { Section("\(word())") { members(depth: depth) } })
    default: return leaf()
    }
  }

  private mutating func rowOrColumn(isRow: Bool, depth: Int) -> AnyView {
    let spacing: CGFloat? = [nil, 0, 8, 20].randomElement(using: &generator) ?? nil
    let members = members(depth: depth)
    // Without spacing two words of a row would run into one.
    return isRow
      ? AnyView(HStack(spacing: spacing == 0 ? nil : spacing) { members })
      : AnyView(VStack(spacing: spacing) { members })
  }

  private mutating func grid(depth: Int) -> AnyView {
    let rows = (0..<Int.random(in: 1..<4, using: &generator)).map { _ in members(depth: 1) }
    return AnyView(Grid { ForEach(rows.indices, id: \.self) { row in GridRow { rows[row] } } })
  }

  private mutating func members(depth: Int) -> some View {
    let members = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in make(depth: depth - 1) }
    return ForEach(members.indices, id: \.self) { members[$0] }
  }

  private mutating func leaf() -> AnyView {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return AnyView(Spacer())
    case 1: return AnyView(Divider())
    case 2: return AnyView(Image(systemName: "star"))
    case 3: return AnyView(ProgressView(value: 0.5))
    case 4:
      let label = sentence()
      return AnyView(Button(label) {})
    case 5:
      let label = sentence()
      return AnyView(Toggle(label, isOn: .constant(true)))
    default: return AnyView(Text(sentence()))
    }
  }

  private mutating func sentence() -> String {
    (0..<Int.random(in: 1..<9, using: &generator)).map { _ in word() }.joined(separator: " ")
  }

  /// A word nobody else in the tree has.
  private mutating func word() -> String {
    let letters = "abcdefghij日本é".map { String($0) }
    let length = Int.random(in: 1..<6, using: &generator)
    let isIdeographic = Int.random(in: 0..<8, using: &generator) == 0
    let pool = isIdeographic ? ["日", "本", "語"] : letters.filter { $0.unicodeScalars.allSatisfy { $0.value < 0x3000 } }
    let word = "w\(words.count)" + (0..<length).compactMap { _ in pool.randomElement(using: &generator) }.joined()
    words.append(isIdeographic ? "w\(words.count)" : word)
    return word
  }
}
