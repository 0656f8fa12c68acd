internal import Foundation
internal import Interchange

/// Which modules include which, through their `AppIntentsPackage` types.
struct PackageInclusion {
  private var includes: [[Int]]

  /// Reads the packages of modules.
  init(_ modules: [AppMetadata]) {
    var owners: [String: Int] = [:]
    for (index, module) in modules.enumerated() {
      for package in module.additions?.packages ?? [] { owners[package.typeName] = index }
    }
    includes = modules.enumerated().map { index, module in
      let types = (module.additions?.packages ?? []).flatMap(\.includes)
      return Set(types.compactMap { owners[$0] }).subtracting([index]).sorted()
    }
  }

  /// The modules that no other includes.
  var tops: [Int] {
    let included = Set(includes.joined())
    return includes.indices.filter { !included.contains($0) }
  }

  /// The modules that one includes, directly or not, without itself.
  func reached(from start: Int) -> [Int] {
    var reached: Set<Int> = []
    var waiting = includes[start]
    while let next = waiting.popLast() {
      if next != start, reached.insert(next).inserted { waiting += includes[next] }
    }
    return reached.sorted()
  }
}
