internal import Diagnostics
internal import FileFormats
internal import Foundation

/// The folder in which a person keeps settings and catalogs: `behest` where the platform keeps configurations.
package struct PersonalFolder {
  package let path: String

  /// The folder that the environment names, which there need not be; nil where there is no home.
  package init?(variable: (String) -> String?) {
    func folder(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let parent = folder("XDG_CONFIG_HOME") ?? folder("HOME").map({ "\($0)/.config" }) else { return nil }
    path = "\(parent)/behest"
  }

  package var settings: String { "\(path)/settings.json" }

  /// The paths of the catalogs, by name: every JSON file but the settings and requests that are tests.
  package var catalogs: [String] {
    FileTree.names(in: path, endingWith: ".json")
      .filter { $0 != "settings.json" && !$0.hasSuffix(".requests.json") }
      .map { "\(path)/\($0)" }
  }

  /// What the person has set up. What is wrong is reported, and the rest holds.
  package func read(reportingTo console: Console) -> PersonalConfiguration {
    var configuration = PersonalConfiguration(catalogs: catalogs)
    guard FileContents.identity(of: settings) != nil else { return configuration }
    do {
      let bytes = try FileContents.read(settings)
      let (read, findings) = PersonalSettings.read(bytes, applications: console.registration.applications.map(\.name))
      let source = SourceText(bytes)
      for finding in findings { console.errors.line(finding.rendered(in: source, named: settings)) }
      configuration.settings = read
    } catch {
      console.report(error)
    }
    return configuration
  }
}

/// What a person has set up.
package struct PersonalConfiguration: Equatable, Sendable {
  package var settings = PersonalSettings()
  /// The paths of catalogs that are installed beside the applications.
  package var catalogs: [String] = []

  package init(catalogs: [String] = []) { self.catalogs = catalogs }

  /// The values that hold where the arguments are silent.
  package func defaults() -> Options {
    var options = Options()
    options.personal = self
    options.locale = settings.language
    options.threshold = settings.threshold ?? options.threshold
    options.margin = settings.margin ?? options.margin
    return options
  }

  /// Tells apps where the person keeps things, in variables of the environment; what the environment says counts more.
  package func announceFolders() {
    for (name, path) in settings.folders {
      setenv("BEHEST_\(name.uppercased())", (path as NSString).expandingTildeInPath, 0)
    }
  }
}
