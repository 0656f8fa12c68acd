import Observation

/// What the main window of the app shows.
@MainActor @Observable
final class Navigator {
  /// What was opened over the section, the latest last.
  var path: [Destination] = []
  /// The section that is in front.
  private(set) var section = NavigationOption.landmarks
  /// The landmark whose crowd is shown over the section.
  private(set) var crowdedLandmark: Landmark?
  /// What a search found, shown over the section.
  private(set) var searchResults: [Landmark] = []

  /// Goes to a section and closes what was over it.
  func navigate(to section: NavigationOption) {
    self.section = section
    path = []
    crowdedLandmark = nil
    searchResults = []
  }

  /// Shows how full a landmark is.
  func navigateToCrowdStatus(of landmark: Landmark) {
    navigate(to: .landmarks)
    crowdedLandmark = landmark
  }

  /// Shows what was found for a picture.
  func showSearchResults(_ landmarks: [Landmark]) {
    navigate(to: .landmarks)
    searchResults = landmarks
  }
}
