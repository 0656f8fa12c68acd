import SwiftUI

/// What the main window shows.
@MainActor
@Observable
final class NavigationModel {
  /// A place in the app.
  enum Destination: Equatable, Sendable {
    case favorites
    case collection(TrailCollection.ID)
    case trail(Trail.ID)
    case workout
  }

  /// Where the app is.
  private(set) var destination = Destination.favorites

  /// Goes somewhere.
  func navigate(to destination: Destination) {
    self.destination = destination
  }

  /// Follows a universal link; returns false for links that lead nowhere in this app.
  @discardableResult
  func open(_ url: URL) -> Bool {
    guard let link = TrailLink(url) else { return false }
    navigate(to: .trail(link.trail))
    return true
  }
}

/// The address of a trail's page on the web, which is also its address in the app.
struct TrailLink: Hashable, Sendable {
  let trail: Trail.ID

  /// The trail that an address leads to, if it is one of ours.
  init?(_ url: URL) {
    let path = url.pathComponents
    guard url.scheme == "https", url.host() == "trails.example", path.count == 4, path[1] == "trail",
      path[3] == "details"
    else { return nil }
    trail = path[2]
  }
}
