import Foundation

// Imports nothing of App Intents: another file of the target hands its names on.

enum HarborError: Error, CustomLocalizedStringResourceConvertible {
  case closed

  var localizedStringResource: LocalizedStringResource { "The harbor is closed." }
}

func request(for port: String) -> URLRequest? {
  URL(string: "https://tides.example/\(port)").map { URLRequest(url: $0) }
}
