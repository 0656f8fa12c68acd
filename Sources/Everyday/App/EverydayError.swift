import AppIntents

/// Why something did not work, in sentences that can be said aloud.
enum EverydayError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case unreadable(String, String)
  case fileTooLarge(String)
  case notSaved(String, String)
  case programMissing(String)
  case itemIsGone(String)
  case notText(String)
  case nothingToAdd
  case notSuchANumber
  case unknownHere(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let name, let folder): "I couldn’t read \(name) in \(folder)."
    case .fileTooLarge(let name): "\(name) is too large for me."
    case .notSaved(let name, let reason): "I couldn’t save \(name), so nothing has changed: \(reason)."
    case .programMissing(let name): "The program \(name) is not installed."
    case .itemIsGone(let name): "I no longer find “\(name)”."
    case .notText(let name): "\(name) is not a text file, so I leave it as it is."
    case .nothingToAdd: "There is nothing to add."
    case .notSuchANumber: "That is more than I can throw at once: take 1 to 100 dice of 2 to 1,000 sides."
    case .unknownHere(let thing): "This computer doesn’t say anything about its \(thing)."
    }
  }
}
