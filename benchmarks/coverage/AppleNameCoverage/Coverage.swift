internal import Foundation

/// What this package has of Apple's names, and what it does with them.
struct Coverage {
  /// How far a name is covered.
  enum Verdict: Equatable {
    /// Declared, and used by a test or a sample app.
    case works
    /// Declared, and no more: the reason says why.
    case compilesOnly(String)
    case absent
  }

  struct Row {
    var name: AppleName
    var verdict: Verdict
  }

  var rows: [Row]

  /// Judges names by the declarations of the modules and the symbols that running code uses.
  init(of names: [AppleName], in declarations: Declarations, used: Set<String>) {
    let judge = Judge(declarations: declarations, used: used)
    self.rows = names.map { Row(name: $0, verdict: judge.verdict(on: $0)) }
  }
}

extension Coverage {
  /// The words with which a doc comment says that a declaration does nothing here; the reason follows them.
  static let mark = "Compiles only: "

  /// The modules whose declarations count.
  static let modules = ["AppIntentsCore", "SwiftUI", "ApplePlatform", "PhraseTesting"]

  /// The folders whose code runs: the sample apps, and the tests but for those that are only compiled.
  static func runs(_ file: String) -> Bool {
    ["Sources/TravelTracking/", "Sources/Trails/", "Tests/"].contains(where: file.hasPrefix)
      && !file.hasPrefix("Tests/SourceCompatibility")
  }
}

private struct Judge {
  var declarations: Declarations
  var used: Set<String>

  func verdict(on name: AppleName) -> Coverage.Verdict {
    let found = declarations.find(name)
    guard !found.isEmpty else { return .absent }
    let alive = found.filter { mark(of: $0) == nil }
    guard !alive.isEmpty else { return .compilesOnly(found.lazy.compactMap(mark).first ?? "") }
    return alive.contains(where: isUsed) ? .works : .compilesOnly("no test or sample app uses it")
  }

  /// Why a declaration, or the type it belongs to, does nothing here; nil if it does something.
  private func mark(of declaration: Declaration) -> String? {
    if let reason = declaration.markedReason { return reason }
    let owner = Array(declaration.path.dropLast())
    return owner.isEmpty ? nil : declarations.declared(at: owner).lazy.compactMap(\.markedReason).first
  }

  /// Whether running code uses a declaration: by its name, by another name of it, through a member, or, for a protocol,
  /// through one that refines it.
  private func isUsed(_ declaration: Declaration) -> Bool {
    if used.contains(declaration.symbol) { return true }
    switch declaration.kind {
    case "swift.associatedtype":
      return declarations.declared(at: declaration.path.dropLast()).contains(where: isUsed)
    case "swift.protocol":
      return isUsedInside(declaration)
        || declarations.refinements(of: declaration).contains { $0.kind == "swift.protocol" && isUsed($0) }
    case "swift.struct", "swift.class", "swift.enum", "swift.typealias":
      return isUsedInside(declaration)
    default:
      return isReadByWrapper(declaration)
        && declarations.declared(at: declaration.path.dropLast()).contains(where: isUsed)
    }
  }

  /// Whether the compiler reads a member wherever a property is wrapped; the index does not tell.
  private func isReadByWrapper(_ declaration: Declaration) -> Bool {
    declaration.path.last == "wrappedValue" || declaration.path.last == "projectedValue"
  }

  private func isUsedInside(_ declaration: Declaration) -> Bool {
    declarations.all.contains { other in
      guard used.contains(other.symbol) else { return false }
      return other.original == declaration.symbol || other.path.starts(with: declaration.path)
    }
  }
}

extension Declaration {
  /// The reason that the doc comment gives behind the mark.
  fileprivate var markedReason: String? {
    guard let mark = comment.firstRange(of: Coverage.mark) else { return nil }
    let reason = comment[mark.upperBound...]
    return String(reason[..<(reason.firstRange(of: ". ")?.lowerBound ?? reason.endIndex)].trimmingSuffix("."))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}
