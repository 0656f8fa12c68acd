internal import ChildProcesses
internal import Foundation
internal import PhraseCatalogs
internal import PhraseMatching

/// Something that an application can do on a computer that has what it takes.
public struct Ability: Sendable, Hashable {
  /// What something takes.
  public enum Need: Sendable, Hashable {
    /// A program, and the package in which Debian has it.
    case program(String, package: String)
    /// A file or a folder.
    case file(String)
  }

  /// What it is: “Ring when no prompt is open”.
  public let title: String
  /// Everything that it takes.
  public let needs: [Need]

  /// Something that an application can do.
  public init(_ title: String, needs: [Need] = []) { (self.title, self.needs) = (title, needs) }

  /// An ability and what is missing for it.
  package struct Checked: Sendable, Equatable {
    package var title: String
    /// The paths of what is there.
    package var found: [String]
    /// What is missing, and what to do about it.
    package var missing: [String]
  }
}

extension InstalledApplication {
  /// What the application can do on this computer, and what is missing. Nothing is run.
  package func checkedAbilities() -> [Ability.Checked] {
    switch source {
    case .code: abilities.map { $0.checked() }
    case .catalog(let catalog, let folder):
      zip(catalog.application.shortcuts, catalog.actions).map { shortcut, action in
        let programs = [action.run?.first, action.undo?.run?.first].compactMap(\.self)
        var checked = Ability.Checked(title: shortcut.title, found: [], missing: [])
        for program in programs where !checked.found.contains(program) { checked.look(for: program, in: folder) }
        return checked
      }
    }
  }
}

extension Ability {
  fileprivate func checked() -> Checked {
    needs.reduce(into: Checked(title: title, found: [], missing: [])) { checked, need in
      switch need {
      case .program(let name, let package): checked.look(for: name, in: nil, package: package)
      case .file(let path):
        if FileManager.default.fileExists(atPath: path) {
          checked.found.append(path)
        } else {
          checked.missing.append("there is no \(path)")
        }
      }
    }
  }
}

extension Ability.Checked {
  fileprivate mutating func look(for program: String, in folder: String?, package: String? = nil) {
    do throws(ProgramLookupError) {
      found.append(try Program.locate(program, folder: folder))
    } catch {
      switch error {
      case .missing: missing.append(package.map { "\(program) is missing; install \($0)" } ?? "\(program) is missing")
      case .notExecutable: missing.append("\(program) may not be executed; try: chmod +x \(program)")
      }
    }
  }
}
