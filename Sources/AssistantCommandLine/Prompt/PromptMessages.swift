internal import Diagnostics

/// What the prompt says.
enum PromptMessages {
  static let prompt = "> "
  static let leaving = "Press Ctrl-C once more to leave, or go on typing."
  static let nothingToExplain = "There is nothing to explain yet: type a request first."
  static let goodbye = "Goodbye."
  static let cancelled = "Cancelled."
  static let reloaded = "Everything is read anew."
  static let nothingReloaded = "It could not be read anew; everything stays as it was."
  static let forgotten = "What you did before is forgotten."
  static let pickASuggestion = "A number picks one, or type what you want."
  static let whichLocale = "Which language? Such as  :locale de"

  static let onlyMatching = "Nothing is performed here, only matched."

  static func greeting(example: String?) -> String {
    let example = example.map { ", such as “\(sanitized($0).cut(to: 44))”" } ?? ""
    return "Type what you want\(example), or :help."
  }

  static func numbers(upTo count: Int) -> String { "Please pick a number from 1 to \(count), or type something else." }

  static func speaking(_ locale: String) -> String { "The language is \(locale) now." }

  static func noLocale(_ written: String) -> String {
    "“\(sanitized(written))” is no language. Such are  en  or  pt-BR"
  }

  static func nothingListed(_ words: [String]) -> String {
    words.isEmpty
      ? "I know no shortcuts." : "I know no shortcut with “\(sanitized(words.joined(separator: " ")))” in it."
  }

  static func listEndsEarly(_ limit: Int) -> String {
    "These are the first \(limit). Words narrow it down, as in  :list lamp"
  }

  static func unknown(_ name: String) -> String {
    let near = nearestName(to: name, among: PromptCommand.allCases.map(\.rawValue))
    return near.map { "There is no :\(sanitized(name)). Did you mean :\($0)?" }
      ?? "There is no :\(sanitized(name)). Type :help for what there is."
  }

  static let help = """
      Type a request as you would say it. A number picks from a question;
      “never mind” leaves it. “what can you do” gives examples, an empty line
      what is likely.

      :list [WORDS]        the shortcuts, or those that have the words in them
      :apps                the applications
      :why                 why the last request matched as it did
      :explain REQUEST     the same of any request, without performing it
      :undo :redo :again   the last thing, taken back or done once more
      :locale LANGUAGE     speak another language
      :reload              read applications and catalogs anew
      :forget              forget what was done and typed before
      :help                this
      :quit                leave, like Ctrl-D; Ctrl-C stops what is going on
    """

  /// What keys do where lines are edited.
  static let keys = """
      →  End               take the dim text; Alt-→ one word of it
      Tab  ↓               choose what is proposed; Esc hides it
      ↑  Ctrl-R            what was typed before: as it begins, or what is in it
      Ctrl-A E K U W Y     edit as in a shell; a space in front keeps a line
                           out of the history
    """
}
