import AppIntents

/// What can go wrong, in words for the person who asked.
enum TravelError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case notSaved
  case collectionIsGone
  case collectionIsFeatured(name: String)
  case nameIsTaken(name: String)
  case searchIsGone
  case nobodySellsTickets(landmark: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notSaved: "I couldn’t save that, so nothing has changed."
    case .collectionIsGone: "That collection is gone."
    case .collectionIsFeatured(let name): "\(name) comes with the app, so it can’t be changed."
    case .nameIsTaken(let name): "You already have a collection called \(name)."
    case .searchIsGone: "That search is over. Ask for tickets again."
    case .nobodySellsTickets(let landmark): "Nobody sells tickets for \(landmark) right now. Try again later."
    }
  }
}
