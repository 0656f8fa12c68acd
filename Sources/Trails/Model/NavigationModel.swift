import SwiftUI

/// What the main window shows.
@MainActor
@Observable
final class NavigationModel {
  enum Destination: Equatable, Sendable {
    case favorites
    case collection(TrailCollection.ID)
    case trail(Trail.ID)
    case workout
  }

  private(set) var destination = Destination.favorites

  func navigate(to destination: Destination) { self.destination = destination }

  /// Follows the address of a trail's page; returns false for links that lead nowhere in this app.
  @discardableResult
  func open(_ url: URL) -> Bool {
    let path = url.pathComponents
    guard url.scheme == "https", url.host() == "trails.example", path.count == 4, path[1] == "trail",
      path[3] == "details"
    else { return false }
    navigate(to: .trail(path[2]))
    return true
  }
}
