/// Lets closures share one tokenizer.
final class TokenizerBox {
  private var tokenizer = Tokenizer()

  func forEachToken(in text: String, _ body: (Token, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { tokenizer.read($0) }
    let view = tokenizer.view
    for index in 0..<view.count { body(view[index], view.bytes(index)) }
  }
}
