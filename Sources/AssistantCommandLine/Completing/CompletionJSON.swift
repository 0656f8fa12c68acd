internal import FileFormats
internal import IntentRuntime
internal import PhraseMatching

/// Completions as a JSON object that always has the same keys in the same order; what there is not is null.
///
/// `matched` are ranges of bytes of the unfinished text, `marks` of the completed one, each an array of start and end.
struct CompletionJSON {
  private var writer: JSONWriter

  var bytes: [UInt8] { writer.bytes }

  init(
    _ completions: [ConversationCompletion], of text: String, id: JSONValue = .null, conversation: String? = nil,
    _ layout: JSONWriter.Layout = .compact
  ) {
    writer = JSONWriter(layout)
    writer.object { json in
      json.key("id")
      json.value(id)
      json.member("text", text)
      json.array("completions") { json in
        for completion in completions { json.completion(completion) }
      }
      json.member("conversation", conversation)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func completion(_ completion: ConversationCompletion) {
    object { json in
      json.member("text", completion.text)
      json.member("ending", completion.ending)
      json.member("word", completion.word)
      json.member("detail", completion.detail)
      json.member("application", completion.application)
      json.member("intent", completion.intent)
      json.member("shortcut", completion.shortcut)
      json.key("parameters")
      json.parameters(completion.parameters)
      json.key("missing")
      json.strings(completion.missing)
      json.ranges("matched", completion.matched)
      json.ranges("marks", completion.marks)
      json.member("score", rounded: completion.score)
    }
  }

  private mutating func ranges(_ key: StaticString, _ ranges: [Range<Int>]) {
    array(key) { json in
      for range in ranges {
        json.array { json in
          json.integer(range.lowerBound)
          json.integer(range.upperBound)
        }
      }
    }
  }
}
