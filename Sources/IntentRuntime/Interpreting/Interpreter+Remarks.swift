internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// A request behind a remark: "I love the falls, add them to my list". What the remark names may be meant by "it".
  func behindRemark(_ text: String) async throws -> [Interpretation]? {
    guard let remark = readers.continuations.remark(in: text) else { return nil }
    var interpreter = self
    for thing in things(in: remark.text).prefix(Self.mostNamed) {
      interpreter.context.mentions.add([Mention(thing)])
    }
    let request = interpreter.request(remark.request)
    let isMeant =
      request.score >= Self.surely || request.builtInCommand != nil || interpreter.findAny(remark.request) != nil
    return isMeant ? try await interpreter.requests(request) : nil
  }

  private static var mostNamed: Int { 3 }
}
