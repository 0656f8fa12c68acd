extension LandmarkCollection {
  /// What the app's editors have put together; nobody can change these.
  static let featured = [
    LandmarkCollection(
      id: 1, name: "Wonders in Stone", summary: "Built by hand, and still standing.",
      landmarkIDs: [101, 105, 201, 204, 205, 406, 501]),
    LandmarkCollection(
      id: 2, name: "Roar of Water", summary: "Bring a raincoat.",
      landmarkIDs: [103, 401, 503, 508]),
    LandmarkCollection(
      id: 3, name: "Free for Everybody", summary: "Places that never ask for a ticket.",
      landmarkIDs: [109, 208, 213, 308, 310, 314, 318, 404]),
  ]

  /// What a new traveler starts with.
  static let samples = [
    LandmarkCollection(
      id: 101, name: "Dust and Gold", summary: "Deserts at their best hour.",
      landmarkIDs: [106, 205, 602, 504]),
    LandmarkCollection(
      id: 102, name: "Above the Clouds", summary: "Thin air and long views.",
      landmarkIDs: [102, 203, 206, 309, 412]),
    LandmarkCollection(
      id: 103, name: "Next Summer", summary: "Not decided yet.",
      landmarkIDs: [305, 307, 316]),
  ]
}
