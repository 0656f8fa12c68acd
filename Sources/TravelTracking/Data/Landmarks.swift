extension Landmark {
  /// Every landmark the app knows.
  static let all = africa + antarctica + asia + europe + northAmerica + oceania + southAmerica
}
