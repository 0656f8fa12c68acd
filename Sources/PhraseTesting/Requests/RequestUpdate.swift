internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

/// A request file with what came of its requests in place of what was expected and did not come.
///
/// Order, comments, other keys and the way in which objects are set stay as they are.
package struct RequestUpdate {
  /// The file as it should be written.
  package private(set) var bytes: [UInt8]
  /// Requests that went otherwise and stay as they are, since others share what is expected of them.
  package private(set) var leftOut = 0
  /// How many requests were rewritten.
  package private(set) var rewritten = 0

  /// Makes the update of a file for what came of its requests, in the order of the file.
  package init(of bytes: [UInt8], _ results: [RequestResult]) {
    self.bytes = bytes
    for result in results.reversed() where result.verdict != .asExpected || !result.request.expectsSomething {
      if result.request.sharesExpectations {
        leftOut += 1
      } else {
        rewritten += 1
        self.bytes.replaceSubrange(result.request.range, with: Self.object(bytes[result.request.range], for: result))
      }
    }
  }

  private static func object(_ written: ArraySlice<UInt8>, for result: RequestResult) -> [UInt8] {
    var bytes = Array(written)
    guard let object = JSONValue.read(bytes).value else { return bytes }
    let rewriting = ObjectRewriting(object, in: bytes, for: result)
    for edit in rewriting.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return bytes
  }
}
