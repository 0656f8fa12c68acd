import Foundation

/// `swift run -c release calibrate [FOLDER]`: finds the weights of a score in an index of examples on labelled requests, and
/// tells what is acted on with the weights that the program has.
///
/// The folder has `hwu64.json` and `snips.json`; it is `../shared/data` unless it is given.
@main enum Calibrate {
  static let names = ["hwu64", "snips"]
  static let sizes: [SampleSize] = [.phrases(5), .phrases(10), .all]

  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "../shared/data")
    let missing = names.map { folder.appendingPathComponent("\($0).json").path }
      .filter { !FileManager.default.fileExists(atPath: $0) }
    guard missing.isEmpty else {
      print("\(missing.joined(separator: ", ")): not there; give the folder that has the labelled requests")
      exit(2)
    }
    let sets = try names.map { try LabelledRequests(name: $0, folder: folder) }
    let standing = Report.measure(sets)
    print("What the program acts on, test requests, a quarter of what is asked for left out of the phrases")
    for line in standing.lines { print(line) }
    let weights = Calibration(sets).weights
    print("The weights that training requests give")
    for (name, weight) in weights { print("  \(name) = \(Report.fixed(weight, digits: 2))") }
  }
}
