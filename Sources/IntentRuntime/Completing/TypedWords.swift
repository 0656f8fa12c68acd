internal import PhraseMatching

/// The words of a text that is being typed, the last of which may go on.
struct TypedWords {
  struct Word {
    var text: [UInt8]
    var range: Range<Int>
  }

  private(set) var words: [Word] = []
  private let source: [UInt8]
  private let isOpen: Bool

  init(_ text: String) {
    source = Array(text.utf8)
    var tokenizer = Tokenizer()
    source.withUnsafeBufferPointer { tokenizer.read($0) }
    let view = tokenizer.view
    words = (0..<view.count).map { index in
      Word(text: Array(view.bytes(index)), range: Int(view[index].sourceStart)..<Int(view[index].sourceEnd))
    }
    isOpen = words.last?.range.upperBound == source.count
  }

  /// The number that the text begins with, as typed.
  var leadingNumber: String? {
    guard let first = words.first, let byte = first.text.first, (0x30...0x39).contains(byte) else { return nil }
    let digits = source[first.range].prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
    return String(decoding: digits, as: UTF8.self)
  }

  func isNumber(_ number: Int) -> Bool { words.count == 1 && words[0].text == Array("\(number)".utf8) }

  /// The bytes of a name that were typed; nil unless each typed word is one of the name or begins one.
  func marks(in name: TypedWords) -> [Range<Int>]? {
    var left = name.words
    var marks: [Range<Int>] = []
    for (place, word) in words.enumerated() {
      let mayGoOn = isOpen && place == words.count - 1
      let same =
        left.firstIndex { $0.text == word.text } ?? left.firstIndex { mayGoOn && $0.text.starts(with: word.text) }
      guard let same else { return nil }
      let range = left.remove(at: same).range
      marks.append(range.lowerBound..<min(range.upperBound, range.lowerBound + word.range.count))
    }
    return marks
  }

  /// The word of a text that the last typed one becomes.
  func word(of text: String, _ marks: [Range<Int>]) -> String? {
    guard isOpen, let last = marks.last else { return nil }
    let name = TypedWords(text)
    return name.words.first { $0.range.lowerBound == last.lowerBound }.map {
      String(decoding: name.source[$0.range], as: UTF8.self)
    }
  }
}
