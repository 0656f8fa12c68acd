internal import PhraseMatching

extension ContinuationReader {
  /// A text without words that only say to whom somebody speaks: "hey computer, …", "…, mate". The text as it is where it
  /// says nothing else.
  package func withoutAddress(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    let call = addresses.calls.opening(of: rest)?.count ?? 0
    let behindCall = rest.dropFirst(call)
    if let (_, count) = addresses.names.opening(of: behindCall), count < behindCall.count,
      call > 0 || isMark(before: behindCall.startIndex + count, all, text, Self.addressMarks)
    {
      rest = behindCall.dropFirst(count)
    }
    if let (_, count) = addresses.names.closing(of: rest), count < rest.count,
      isMark(before: rest.endIndex - count, all, text, Self.addressMarks)
    {
      rest = rest.dropLast(count)
    }
    return rest.count == all.count ? text : kept(rest, of: all, in: text)
  }

  /// The same without an address that no comma sets off: "thanks mate". It may be a name, and belong to what is wanted.
  package func withoutLooseAddress(_ text: String) -> String? {
    let all = Words(of: text)
    guard let (_, count) = addresses.names.closing(of: all), count < all.count else { return nil }
    return kept(all.dropLast(count), of: all, in: text)
  }

  /// Some of the words of a text, with the marks behind all of them: what asks goes on asking.
  private func kept(_ rest: Words, of all: Words, in text: String) -> String {
    text.part(rest.range) + text.part(all.range.upperBound..<text.utf8.count)
  }

  private var addresses: AddressWords { words.addresses }

  private static let addressMarks: Set<Character> = [",", ";", "!", ".", "、", "，"]
}
