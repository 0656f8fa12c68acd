import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// What English sentences do.
struct SpeechActRulesTests {
  @Test(arguments: [
    "lights off", "my notes please", "feed the cat", "i want the lamp on", "can i have the lamp on",
    "we need more light in the kitchen", "have the car washed tomorrow", "what about some jazz", "let the dog out",
    "i'm looking for a hotel in oslo", "remind me to ask if the door is locked",
    "note that somebody deleted my playlist",
    "tell mom i locked the door", "put on the song my mom loved", "some music would be nice", "closed captions on",
    "why don't you play some jazz", "do you think you could lock the door", "is it possible to lock the door",
    "don't forget to water the plants", "i must send a message to mom", "could someone lock the door",
  ])
  func `an imperative, a wish, a polite question or a name requests`(sentence: String) { expect(.request, sentence) }

  @Test(arguments: ["show me my notes", "find a hotel in oslo", "weather in oslo", "tell me the time"])
  func `what only asks for information is an inquiry`(sentence: String) { expect(.inquiry, sentence) }

  @Test(arguments: [
    "is the door locked", "how warm is it", "what is on my list", "where is my boarding pass", "when is the next train",
    "do i have any meetings", "has anyone fed the dog", "tell me if the door is locked", "will it rain tomorrow",
  ])
  func `a question is about the world`(sentence: String) { expect(.question, sentence) }

  @Test(arguments: [
    "how do i lock the door", "what would happen if i emptied the list", "who locked the door", "why is the lamp on",
    "should i sell the car", "what if the alarm went off", "show me how to lock the door",
    "is it a good idea to sell the car", "can i delete a playlist", "how to tie a tie",
  ])
  func `or about an action`(sentence: String) { expect(.reflection, sentence) }

  @Test(arguments: [
    "somebody deleted my playlist", "my mom set a timer for ten minutes", "i forgot to turn off the lamp",
    "dave turned off the lights", "the cat opened the door", "i've already fed the cat", "the door is locked",
    "she said i should lock the door", "apparently the alarm rang", "yesterday i paid the bill",
    "i wonder who turned off the heating", "locking the door is important", "thanks for locking the door",
    "i wish i had locked the door", "i wish somebody had locked the door", "remember when we booked that hotel",
    "you locked the door",
  ])
  func `a report tells what somebody does or says`(sentence: String) { expect(.report, sentence) }

  @Test(arguments: [
    "if it rains lock the door", "unless i call lock the door", "suppose the alarm rings",
    "when i get home lock the door",
    "only lock the door if i am away", "in case of fire unlock the doors",
  ])
  func `a condition makes it depend on something`(sentence: String) { expect(.condition, sentence) }

  @Test(arguments: [
    "do not lock the door", "never lock the door", "i don't want you to lock the door", "no need to lock the door",
    "i would rather you did not lock the door", "whatever you do don't lock the door", "no don't lock the door",
  ])
  func `a refusal wants it not to happen`(sentence: String) { expect(.refusal, sentence) }

  @Test(arguments: [
    "hmm lock the door or leave it", "lock the door or not", "delete the note or keep it", "half of me wants to go",
    "i am torn between locking the door and leaving", "i keep wondering whether to delete the note",
    "on the one hand deleting the note helps", "let me think about deleting the note", "whether to delete the note",
  ])
  func `who weighs a deed does not ask for it`(sentence: String) { expect(.reflection, sentence) }

  @Test(arguments: [
    "no way am i locking the door", "there is no way i would lock the door", "over my dead body do you lock the door",
    "in your dreams i lock the door", "as if i would lock the door", "no thanks", "nope no locking the door",
    "nothing here should be deleted", "you can not make me lock the door", "i refuse to lock the door",
  ])
  func `disbelief is a refusal`(sentence: String) { expect(.refusal, sentence) }

  @Test(arguments: [
    "too bad i locked the door", "what a pity they locked the door", "funny how everyone locks the door",
    "back in the day i locked the door", "from what i hear they sell the house", "one could lock the door",
    "the neighbours want to lock the door", "the school plans to lock the door", "tom's going to lock the door",
    "tom will be locking the door", "the note on the wall says lock the door", "locking doors is a hobby",
    "i wish the neighbours would lock the door", "i'd love to lock the door but i lost the key",
    "mira just locked the door", "the door was locked", "lock the door as they say", "lock the door he said",
    "the first door i ever locked was green", "the clock on the tower stopped in may",
  ])
  func `a clause with a subject of its own tells of a deed`(sentence: String) { expect(.report, sentence) }

  @Test(arguments: [
    "i want the door locked", "i wish you would lock the door", "i'd love to lock the door", "get the door locked",
    "in the kitchen turn off the lights", "turn off the lights i turned on", "delete the note that they wrote",
    "the door in the hall lock it", "tonight lock the door", "could somebody lock the door", "kitchen lights off",
  ])
  func `a deed in front of other clauses, or behind a wish, is asked for`(sentence: String) {
    expect(.request, sentence)
  }

  @Test func `with words in front of it that nothing has, a grave deed is not asked for`() {
    let sentence = ["body", "delete", "notes"].map { word in
      var classes = SpeechActRules.english.classes(of: word)
      if word == "body" { classes.predicates |= WordClasses.unread }
      return classes
    }
    #expect(SpeechActRules.english.act(of: 0..<3) { sentence[$0] } == .report)
    #expect(SpeechActRules.english.act(of: 1..<3) { sentence[$0] } == .request)
  }

  @Test func `a sentence of any length is read`() {
    let words = Array(repeating: "the", count: 5_000).joined(separator: " ")
    expect(.request, words)
    expect(.report, "my " + "very " + "mom locked the door")
  }

  private func expect(_ act: SpeechAct, _ sentence: String) {
    let read = TypedRequest.withTokens(sentence) { view, _ in
      SpeechActRules.english.act(of: 0..<view.count) {
        SpeechActRules.english.classes(view.bytes($0), hash: view[$0].hash)
      }
    }
    #expect(read == act, "\(sentence)")
  }
}

extension SpeechActRules {
  fileprivate func classes(of word: String) -> WordClasses {
    Array(word.utf8).withUnsafeBufferPointer { classes($0, hash: TokenHash.hash($0)) }
  }
}
