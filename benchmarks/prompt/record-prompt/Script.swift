/// What a person does at the prompt.
enum Script {
  enum Step {
    /// Types letters, one after the other.
    case type(String)
    /// Presses a key, given as what a terminal sends.
    case press(String)
    /// Waits until the last row is this one.
    case wait(String)
    /// Looks at the screen for so many milliseconds.
    case look(Int)
  }

  static let enter = "\r"
  static let tab = "\t"
  static let end = "\u{1B}[F"
  static let down = "\u{1B}[B"

  /// Completions, a value chosen by Tab, a question answered by arrows, and the likeliest request taken whole.
  static let tour: [Step] = [
    .look(600), .type("how busy is ta"), .look(900), .press(tab), .look(500), .press(tab), .look(900), .press(enter),
    .wait(">"), .look(1_600),
    .type("pin catbel"), .look(1_200), .press("\u{15}"), .look(200),
    .type("start a workout"), .look(500), .press(enter), .look(1_100), .press(down), .look(400), .type("cl"),
    .look(1_200),
    .press("\u{1B}"), .look(250), .press("\u{1B}"), .wait(">"), .look(500),
    .type("buy a day p"), .look(800), .press(end), .look(1_800),
  ]
}
