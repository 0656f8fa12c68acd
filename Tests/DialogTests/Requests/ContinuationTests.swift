import Dialog
import Testing

/// What the words around a text say of how it goes on.
@Suite struct ContinuationTests {
  let reader = ContinuationReader(language: "en")

  @Test(arguments: [
    ("I love the falls, add them to my list", "add them to my list"),
    ("we are off to Petra tomorrow. how busy is it?", "how busy is it?"),
    ("that was nice so undo it", "undo it"),
    ("looks like rain, what are the conditions", "what are the conditions"),
  ])
  func `a remark stands in front of a request`(_ text: String, _ request: String) {
    #expect(reader.remark(in: text)?.request == request)
  }

  @Test(arguments: [
    "my mom said, turn on the lamp", "I want the ridge, please", "if it rains, close the blinds",
    "I wonder, could the lamp be on", "turn on the lamp, it is dark", "the falls, the valley and the ridge",
  ])
  func `what others want, a wish and a condition are no remarks`(_ text: String) {
    #expect(reader.remark(in: text) == nil)
  }

  @Test(arguments: [
    ("we are out of milk, add some to the list", "add milk to the list"),
    ("there is no flour left, order some", "order flour"),
    ("we are low on coffee beans, get some more please", "get coffee beans please"),
  ])
  func `"some" is what there is no more of`(_ text: String, _ request: String) {
    #expect(reader.remark(in: text)?.request == request)
  }

  @Test(arguments: [
    ("ugh, wrong one, the ridge", "the ridge"), ("the ridge, if it is no trouble", "the ridge"),
    ("splendid! three for that one, if you would", "three for that one"),
    ("we did it on sunday, log it", "log it"), ("so much, my mistake, i meant the ridge", "i meant the ridge"),
  ])
  func `a part between marks may be all that is asked for`(_ text: String, _ part: String) {
    #expect(reader.parts(of: text).contains { $0.text == part })
  }

  @Test(arguments: [
    ("my mom said, turn on the lamp", "turn on the lamp"), ("if it rains, close the blinds", "close the blinds"),
    ("turn on the lamp, just kidding", "turn on the lamp"), ("cancel the trip? it is all i have", "cancel the trip"),
  ])
  func `what others want, what depends on something and what is no wish is no part`(_ text: String, _ part: String) {
    #expect(!reader.parts(of: text).contains { $0.text == part })
  }

  @Test func `what takes away is told from what adds`() {
    #expect(reader.removes("take the ridge off again"))
    #expect(reader.removal(at: "delete the first one") == "delete")
    #expect(reader.removal(at: "the first one, delete it") == nil)
    #expect(!reader.removes("the ridge as well"))
  }

  @Test(arguments: [("get me two tickets", "two tickets"), ("I'd like a map", "a map"), ("the map", "the map")])
  func `a wish to have something is no part of what it is`(_ text: String, _ wanted: String) {
    #expect(reader.withoutWish(text) == wanted)
  }

  @Test func `an amount changes by a number with or without its unit`() {
    #expect(reader.amountChange(in: "two degrees warmer") == AmountChange(count: 2, isIncrease: true))
    #expect(reader.amountChange(in: "raise it by three") == AmountChange(count: 3, isIncrease: true))
    #expect(reader.amountChange(in: "a bit lower") == AmountChange(isIncrease: false, isSlight: true))
    #expect(reader.amountChange(in: "two warmer rooms in the attic") == nil)
  }

  @Test func `a question asks, and a polite request in the form of one does not`() {
    #expect(reader.asksForAnswer("is the printer free?"))
    #expect(reader.asksForAnswer("how busy is it"))
    #expect(!reader.asksForAnswer("could you start the printer?"))
    #expect(!reader.asksForAnswer("start the printer"))
  }

  @Test(arguments: [
    ("oh, and add bread to it", "bread"), ("put in some salt too", "some salt"), ("could you add lemons", "lemons"),
    ("add to that note that the door sticks", "the door sticks"), ("open the ridge", nil), ("add", nil),
  ])
  func `what is to be put where something is already`(_ text: String, _ words: String?) {
    #expect(reader.put(in: text) == words)
  }

  @Test func `a time that is the same is no part of what is said`() {
    #expect(reader.withoutSameTime("lunch with ada on friday, same time") == "lunch with ada on friday")
    #expect(reader.withoutSameTime("lunch with ada on friday") == nil)
    #expect(reader.withoutSameTime("same time") == nil)
  }

  @Test func `what is in a thing stands behind "with" or a colon`() {
    #expect(reader.aroundWith("packing with socks and a torch")?.front == "packing")
    #expect(reader.aroundWith("packing with socks and a torch")?.behind == "socks and a torch")
    #expect(reader.aroundWith("with socks") == nil)
    #expect("wifi: the password is blue".aroundColon?.behind == "the password is blue")
  }

  @Test func `what a request is about stands behind its verb`() {
    #expect(reader.objects(of: "open the blinds in the kitchen").contains("the blinds in the kitchen"))
    #expect(reader.objects(of: "open the blinds in the kitchen").contains("the blinds"))
    #expect(reader.objects(of: "turn on the radio").contains("the radio"))
  }

  @Test func `little words around values say nothing more`() {
    #expect(reader.isFiller(around: [0..<5, 9..<14], in: "three of stout for them", besides: []))
    #expect(!reader.isFiller(around: [0..<5], in: "three green bottles", besides: []))
    #expect(reader.isFiller(around: [0..<5], in: "three kegs", besides: ["Deliver ${count} kegs"]))
  }
}
