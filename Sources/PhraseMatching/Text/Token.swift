/// A normalized word, number or syllable of a request, and the bytes of the request that it was read from.
///
/// The normalized bytes live in the buffer that the tokenizer wrote them to: `[start, start + length)`.
package struct Token: Sendable, BitwiseCopyable {
  /// What a token is made of.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Letters of a script that puts spaces between words.
    case word
    /// A cardinal number in digits: `21`, `0.5`, `-3`. `number` holds its value.
    case number
    /// A position: `first`, `21st`. `number` holds its value.
    case ordinal
    /// One character of a script without spaces (Han, Kana, Thai…).
    case syllable
  }

  package var start: Int32
  package var length: Int32
  /// Byte range in the request as it was typed.
  package var sourceStart: Int32
  package var sourceEnd: Int32
  package var kind: Kind
  /// The value of a number or ordinal token, else 0.
  package var number: Double
  /// 64-bit hash of the normalized bytes; the same in every process and in every index file.
  package var hash: UInt64
}

/// The tokens of one request, borrowed from the tokenizer's memory: valid until it reads again.
package struct TokenView {
  package let tokens: UnsafeBufferPointer<Token>
  package let text: UnsafeBufferPointer<UInt8>

  package var count: Int { tokens.count }

  package subscript(index: Int) -> Token { tokens[index] }

  /// The normalized bytes of a token.
  package func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let token = tokens[index]
    return UnsafeBufferPointer(rebasing: text[Int(token.start)..<Int(token.start + token.length)])
  }
}
