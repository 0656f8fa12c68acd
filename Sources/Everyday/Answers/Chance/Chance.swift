import AppIntents

struct FlipCoin: AppIntent {
  static let title: LocalizedStringResource = "Flip a Coin"
  static let description = IntentDescription(
    "Flips a coin.", categoryName: "Answers", searchKeywords: ["toss a coin", "heads or tails"])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    machine.roll(1...2) == 1 ? .result(dialog: "Heads.") : .result(dialog: "Tails.")
  }
}

struct RollDice: AppIntent {
  static let title: LocalizedStringResource = "Roll the Dice"
  static let description = IntentDescription(
    "Throws dice.", categoryName: "Answers",
    searchKeywords: ["roll a die", "throw a die", "throw the dice", "roll some dice"])

  @Parameter(title: "Number of Dice", default: 1) var count: Int

  @Parameter(title: "Number of Sides", default: 6) var sides: Int

  static var parameterSummary: some ParameterSummary { Summary("Roll \(\.$count) dice") { \.$sides } }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard (1...100).contains(count), (2...1_000).contains(sides) else { throw EverydayError.notSuchANumber }
    let thrown = (0..<count).map { _ in machine.roll(1...sides) }
    let sum = thrown.reduce(0, +)
    if count == 1 { return .result(value: sum, dialog: "It’s \(sum).") }
    let list = thrown.map(String.init).joined(separator: ", ")
    return .result(value: sum, dialog: "\(list): that makes \(sum).")
  }
}

struct PickNumber: AppIntent {
  static let title: LocalizedStringResource = "Pick a Number"
  static let description = IntentDescription(
    "Picks a number of a range, each as likely as the others.", categoryName: "Answers",
    searchKeywords: [
      "pick a number between … and …", "random number between … and …", "give me a number from … to …",
      "a number between … and …", "pick a number from … to …",
    ])

  @Parameter(title: "From", requestValueDialog: "From which number?") var first: Int

  @Parameter(title: "To", requestValueDialog: "Up to which number?") var last: Int

  static var parameterSummary: some ParameterSummary { Summary("Pick a number between \(\.$first) and \(\.$last)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let number = machine.roll(min(first, last)...max(first, last))
    return .result(value: number, dialog: "It’s \(number).")
  }
}
