internal import FileFormats
internal import Foundation

extension Command {
  /// Writes a catalog to begin with.
  package static let initialize = Command(
    "init", "write a catalog of your own to begin with",
    usage: "[NAME]",
    examples: """
      behest init  # my.json among the person's catalogs, with requests that test it
      behest init garden  # garden.json
      """,
    notes: [
      """
      The files are written to $XDG_CONFIG_HOME/behest, where every catalog is installed by itself, together with a \
      settings.json if there is none. What is there already stays as it is.
      """
    ],
    operands: .name,
    run: InitCommand.run
  )
}

enum InitCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let name = (invocation.sentence ?? "my").lowercased()
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " }), name != "settings" else {
      console.report("'\(name)' is no name for a catalog; take letters and digits, such as 'garden'")
      return .unusable
    }
    guard let folder = PersonalFolder(variable: console.variable) else {
      console.report("there is no home; set HOME or XDG_CONFIG_HOME")
      return .unusable
    }
    do {
      return console.finished(try write(CatalogStarter(name: name), to: folder, console))
    } catch {
      console.report(error.localizedDescription)
      return .unusable
    }
  }

  private static func write(_ starter: CatalogStarter, to folder: PersonalFolder, _ console: Console) throws -> ExitCode
  {
    let catalog = "\(folder.path)/\(starter.fileName).json"
    if FileManager.default.fileExists(atPath: catalog) {
      console.report("\(catalog) is there already, and stays as it is; choose another name")
      return .unusable
    }
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(starter.catalog.utf8).write(to: URL(filePath: catalog), options: .withoutOverwriting)
    let requests = "\(folder.path)/\(starter.fileName).requests.jsonl"
    try Data(starter.requests.utf8).write(to: URL(filePath: requests))
    if !FileManager.default.fileExists(atPath: folder.settings) {
      try Data(CatalogStarter.settings.utf8).write(to: URL(filePath: folder.settings))
    }
    console.answer("Wrote \(catalog)")
    console.answer("Try it: \(console.registration.commands.program) \(starter.request)")
    console.answer("Test it: \(console.registration.commands.program) test --bare --catalog \(catalog) \(requests)")
    return .success
  }
}
