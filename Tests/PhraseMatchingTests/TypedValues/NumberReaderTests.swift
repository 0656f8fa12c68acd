import Testing

@testable import PhraseMatching

struct NumberReaderTests {
  @Test(arguments: [
    ("5", "5 = 5"), ("twenty one", "twenty one = 21"), ("-3 floors", "-3 = -3"), ("minus five", "minus five = -5"),
    ("negative 5", "negative 5 = -5"), ("a dozen eggs", "a dozen = 12"), ("a couple", "a couple = 2"),
    ("a couple of lamps", "a couple of = 2"), ("half a dozen", "half a dozen = 6"),
    ("a half dozen", "a half dozen = 6"),
    ("two dozen", "two dozen = 24"), ("1,000", "1,000 = 1000"), ("a hundred and five", "a hundred and five = 105"),
    ("20 percent", "20 = 20"), ("0", "0 = 0"), ("5 and 6", "5 = 5"),
  ])
  func `whole numbers are read`(request: String, reading: String) {
    #expect(TypedRequest.read(.integer, request) == reading)
  }

  @Test(arguments: [
    "2.5", "two and a half", "half", "a quarter", "1/2", "three quarters", "zero point five", "a", "an", "and 5",
    "lamp",
    "second", "21st", "18:30", "couple", "dozen", "minus", "minus a half", "minus lamp", "1.2.3",
  ])
  func `fractions, positions and words are no integers`(request: String) {
    #expect(TypedRequest.read(.integer, request) == nil)
  }

  @Test(arguments: [
    ("21.5", "21.5 = 21.5"), ("21", "21 = 21"), ("two and a half", "two and a half = 2.5"), ("half", "half = 0.5"),
    ("a half", "a half = 0.5"), ("one half", "one half = 0.5"), ("a quarter", "a quarter = 0.25"),
    ("three quarters", "three quarters = 0.75"), ("1/2", "1/2 = 0.5"), ("3/4", "3/4 = 0.75"), ("2 1/2", "2 1/2 = 2.5"),
    ("2½", "2½ = 2.5"), ("½", "½ = 0.5"), ("minus 2.5", "minus 2.5 = -2.5"), ("-0.5", "-0.5 = -0.5"),
    ("20 percent", "20 = 20"), ("20%", "20 = 20"), ("two and three quarters", "two and three quarters = 2.75"),
    ("1 and a quarter", "1 and a quarter = 1.25"), ("minus one and a half", "minus one and a half = -1.5"),
    ("two and half", "two and half = 2.5"), ("half a dozen", "half a dozen = 6"),
    ("zero point five", "zero point five = 0.5"),
    ("two and two lamps", "two = 2"), ("5 and a lamp", "5 = 5"), ("half a litre", "half = 0.5"),
    ("-3 and a half", "-3 and a half = -3.5"),
  ])
  func `numbers are read with their fractions`(request: String, reading: String) {
    #expect(TypedRequest.read(.number, request) == reading)
  }

  @Test(arguments: [
    "a", "a lamp", "quarter", "couple", "third", "a third", "first", "21/11", "18:30", "percent", "1/0", "and a half",
  ])
  func `words that only help numbers are no numbers`(request: String) {
    #expect(TypedRequest.read(.number, request) == nil)
  }

  @Test(arguments: [
    ("yes", "yes = true"), ("Yeah sure", "Yeah = true"), ("on", "on = true"), ("TRUE", "TRUE = true"),
    ("enabled", "enabled = true"), ("ok", "ok = true"), ("yep", "yep = true"), ("of course", "of course = true"),
    ("of course not", "of course not = false"), ("no", "no = false"), ("nope", "nope = false"), ("off", "off = false"),
    ("false", "false = false"), ("disabled", "disabled = false"), ("No, thanks", "No = false"),
  ])
  func `yes and no are read`(request: String, reading: String) {
    #expect(TypedRequest.read(.boolean, request) == reading)
  }

  @Test(arguments: ["maybe", "of", "of the", "course", "1", "0", "not", "knob", "onto", "know"])
  func `what is neither yes nor no is not read`(request: String) {
    #expect(TypedRequest.read(.boolean, request) == nil)
  }
}
