import AppIntents

/// Why something did not work, in sentences that can be said aloud.
enum EverydayError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case unreadable(String, String)
  case fileTooLarge(String)
  case notSaved(String, String)
  case programMissing(String)
  case itemIsGone(String)
  case notText(String)
  case noCalendar(String)
  case nothingToAdd
  case notSuchANumber
  case unknownHere(String)
  case noSuchNote(String)
  case noScreen(String)
  case noTimer(String)
  case nameTaken(String)
  case noAlarm(String)
  case needsTerminal(String, String)
  case endedAtOnce(String, Int)
  case programFailed(String, Int)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let name, let folder): "I couldn’t read \(name) in \(folder)."
    case .fileTooLarge(let name): "\(name) is too large for me."
    case .notSaved(let name, let reason): "I couldn’t save \(name), so nothing has changed: \(reason)."
    case .programMissing(let name): "The program \(name) is not installed."
    case .itemIsGone(let name): "I no longer find “\(name)”."
    case .notText(let name): "\(name) is not a text file, so I leave it as it is."
    case .noCalendar(let name): "\(name) is broken, so I leave it as it is."
    case .nothingToAdd: "There is nothing to add."
    case .notSuchANumber: "That is more than I can throw at once: take 1 to 100 dice of 2 to 1,000 sides."
    case .noSuchNote(let name): "There is no note “\(name)” yet."
    case .noTimer(let name): "“\(name)” is no timer that runs out."
    case .noAlarm(let name): "“\(name)” is no alarm."
    case .nameTaken(let name): "There is a “\(name)” already."
    case .noScreen(let name): "There is no desktop here on which \(name) could be opened."
    case .needsTerminal(let name, let command): "\(name) is opened in a terminal. Type there: \(command)"
    case .endedAtOnce(let program, let status): "\(program) ended at once, with the exit status \(status)."
    case .programFailed(let program, let status): "\(program) didn’t work here: its exit status is \(status)."
    case .unknownHere(let thing): "This computer doesn’t say anything about its \(thing)."
    }
  }
}
