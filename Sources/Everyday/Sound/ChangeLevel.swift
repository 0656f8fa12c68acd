import AppIntents

/// The way in which something is turned.
enum Turn: String, AppEnum {
  case up, down

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"

  static let caseDisplayRepresentations: [Turn: DisplayRepresentation] = [
    .up: DisplayRepresentation(title: "Up", synonyms: ["Increase", "Raise", "Higher", "Louder", "Brighter"]),
    .down: DisplayRepresentation(title: "Down", synonyms: ["Decrease", "Reduce", "Lower", "Quieter", "Darker"]),
  ]
}

struct ChangeLevel: UndoableIntent {
  static let title: LocalizedStringResource = "Turn Up or Down by an Amount"
  static let description = IntentDescription(
    "Turns the volume or the brightness up or down, by so many percent.", categoryName: "Sound",
    searchKeywords: ["… … by …", "… … by … percent", "turn the … … by … percent", "turn the … … … percent"])

  @Parameter(title: "Level", requestValueDialog: "The volume or the brightness?") var dial: Dial

  @Parameter(title: "Direction", requestValueDialog: "Up or down?") var turn: Turn

  @Parameter(title: "Percent", inclusiveRange: (1, 100), requestValueDialog: "By how many percent?") var percent: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$dial, .hasAnyValue) {
      Summary("Turn the \(\.$dial) \(\.$turn) by \(\.$percent)")
    } otherwise: {
      When(\.$turn, .hasAnyValue) {
        Summary("Turn \(\.$turn) the \(\.$dial) by \(\.$percent)")
      } otherwise: {
        Summary("\(\.$turn) the \(\.$dial) by \(\.$percent)")
      }
    }
  }

  @Dependency var dials: DialStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let level = try dials.level(of: dial)
    return .result(dialog: try dials.change(dial, to: level.turned(turn, by: percent, dial), with: undoManager))
  }
}

extension Level {
  /// The level after a turn. A screen at nothing shows nobody how to turn it up.
  func turned(_ turn: Turn, by amount: Int, _ dial: Dial) -> Level {
    let least = dial == .brightness ? 1 : 0
    let wanted = turn == .up ? percent + amount : percent - amount
    return Level(min(100, max(least, wanted)), isMuted: turn == .down && isMuted)
  }
}
