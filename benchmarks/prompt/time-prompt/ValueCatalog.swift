import Foundation

/// A catalog of songs in a file of its own.
struct ValueCatalog {
  let path: String
  /// Requests for its songs, and for the sample apps.
  let requests: [String]

  private static let first = [
    "Silver", "Broken", "Golden", "Quiet", "Northern", "Hidden", "Electric", "Paper", "Crimson", "Slow",
  ]
  private static let second = [
    "River", "Engine", "Harbor", "Winter", "Signal", "Garden", "Mirror", "Station", "Thunder", "Orchard",
  ]

  init(values count: Int) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "songs-\(UUID().uuidString).json").path
    let titles = (0..<count).map { "\(Self.first[$0 % 10]) \(Self.second[$0 / 10 % 10]) \($0 / 100)" }
    let values = titles.enumerated().map { ["id": "\($0)", "title": $1] }
    let shortcuts: [[String: Any]] = [
      [
        "intent": "Play", "title": "Play", "parameters": ["song": ["entity": "Song"]], "say": "Playing ${song}.",
        "phrases": ["Play ${song} in ${applicationName}", "Put on ${song} in ${applicationName}"],
      ],
      [
        "intent": "Queue", "title": "Queue", "parameters": ["song": ["entity": "Song"]], "say": "${song} is next.",
        "phrases": ["Queue ${song} in ${applicationName}"],
      ],
    ]
    let catalog: [String: Any] = [
      "format": 1, "application": ["name": "Jukebox"], "entities": ["Song": ["title": "Song", "values": values]],
      "shortcuts": shortcuts,
    ]
    try JSONSerialization.data(withJSONObject: catalog).write(to: URL(filePath: path))
    requests = [
      "play silver river 42", "put on crimson thunder 7", "queue electric mirror", "play brokn engine 3", "play",
      "how busy is taj mahal", "what's the weather on the mist trail", "buy a day pass",
      "nothing of that kind is known",
      "add the eiffel tower to my favorites",
    ]
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
