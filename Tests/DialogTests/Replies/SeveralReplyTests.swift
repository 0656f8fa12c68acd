import Dialog
import Testing

@Suite("Replies that name several options")
struct SeveralReplyTests {
  static let question = Ask.which("Desk Lamp", "Hall Lamp", "Bedside Lamp", "Salt and Pepper", several: .yes)

  @Test(arguments: [
    ("1 and 3", [0, 2]), ("1, 3", [0, 2]), ("1,3", [0, 2]), ("1,2,3", [0, 1, 2]), ("1 2", [0, 1]), ("3 & 1", [2, 0]),
    ("the first two", [0, 1]), ("first two", [0, 1]), ("the last two", [2, 3]), ("all of them", [0, 1, 2, 3]),
    ("all", [0, 1, 2, 3]), ("everything please", [0, 1, 2, 3]), ("the desk lamp and the hall lamp", [0, 1]),
    ("desk, hall and bedside", [0, 1, 2]), ("desk and 3", [0, 2]), ("salt and pepper", [3]), ("2", [1]),
    ("2-4", [1, 2, 3]), ("2 to 4", [1, 2, 3]), ("one through three", [0, 1, 2]), ("all but the second", [0, 2, 3]),
    ("everything except 1 and 2", [2, 3]), ("the first and the last", [0, 3]), ("I'd like 1 and 2 please", [0, 1]),
    ("1 and 1", [0]), ("the first three", [0, 1, 2]), ("number one and number two", [0, 1]),
  ])
  func `are read as lists`(text: String, indices: [Int]) {
    #expect(Ask.reply(text, Self.question) == .options(indices))
  }

  @Test(arguments: ["both", "1 and 9", "desk and kitchen", "the first nine", "all but", "4 to 2 to 1"])
  func `fit nothing when one of them fits nothing`(text: String) {
    #expect(Ask.reply(text, Self.question) == nil)
  }

  @Test func `both are two`() {
    let lamps = Ask.which("Desk Lamp", "Hall Lamp", several: .yes)
    #expect(Ask.reply("both", lamps) == .options([0, 1]))
    #expect(Ask.reply("both of them please", lamps) == .options([0, 1]))
    #expect(Ask.reply("beide", lamps, in: "de") == .options([0, 1]))
    #expect(Ask.reply("両方", lamps, in: "ja") == .options([0, 1]))
  }

  @Test(arguments: [
    ("de", "1 und 3", [0, 2]), ("de", "die erste und die letzte", [0, 3]), ("de", "alle", [0, 1, 2, 3]),
    ("de", "die ersten zwei", [0, 1]), ("de", "2 bis 4", [1, 2, 3]), ("ja", "1と3", [0, 2]), ("ja", "全部", [0, 1, 2, 3]),
    ("ja", "一番目と三番目", [0, 2]), ("ja", "1、2", [0, 1]), ("ja", "最初の二つ", [0, 1]), ("ja", "全部お願いします", [0, 1, 2, 3]),
  ])
  func `are read in German and Japanese`(language: String, text: String, indices: [Int]) {
    #expect(Ask.reply(text, Self.question, in: language) == .options(indices))
  }

  @Test func `only count where several may be chosen`() {
    #expect(Ask.reply("1 and 3", Ask.lamps) == nil)
    #expect(Ask.reply("all of them", Ask.lamps) == nil)
  }
}
