internal import Foundation

/// The toolchain's library for the compiler's index: its functions, and a way to walk with a closure.
///
/// The functions are looked up by name, so that the package needs no header of the library. Its strings are a pointer
/// and a length, which is what the C library calls `iovec`.
struct IndexLibrary {
  typealias Object = UnsafeMutableRawPointer
  typealias Text = @convention(c) (Object) -> iovec
  typealias Roles = @convention(c) (Object) -> UInt64
  typealias Part = @convention(c) (Object) -> Object
  typealias Open = @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
  typealias Close = @convention(c) (Object) -> Void
  typealias Walk = @convention(c) (Object, Object, @convention(c) (Object, Object) -> Bool) -> Bool

  let openStore: @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
  let walkUnits: @convention(c) (Object, UInt32, Object, @convention(c) (Object, iovec) -> Bool) -> Bool
  let openUnit: Open
  let closeUnit: Close
  let mainFile: Text
  let walkDependencies: Walk
  let dependencyKind: @convention(c) (Object) -> UInt32
  let dependencyName: Text
  let openRecord: Open
  let closeRecord: Close
  let walkOccurrences: Walk
  let roles: Roles
  let symbol: Part
  let walkRelations: Walk
  let relationRoles: Roles
  let relatedSymbol: Part
  let symbolName: Text

  /// Loads the library; throws if it is missing or does not have a function.
  init(at path: String) throws {
    guard let library = dlopen(path, RTLD_NOW) else { throw CoverageError("\(path) cannot be loaded") }
    func function<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(library, "indexstore_" + name) else {
        throw CoverageError("\(path) has no indexstore_\(name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    self.openStore = try function("store_create")
    self.walkUnits = try function("store_units_apply_f")
    self.openUnit = try function("unit_reader_create")
    self.closeUnit = try function("unit_reader_dispose")
    self.mainFile = try function("unit_reader_get_main_file")
    self.walkDependencies = try function("unit_reader_dependencies_apply_f")
    self.dependencyKind = try function("unit_dependency_get_kind")
    self.dependencyName = try function("unit_dependency_get_name")
    self.openRecord = try function("record_reader_create")
    self.closeRecord = try function("record_reader_dispose")
    self.walkOccurrences = try function("record_reader_occurrences_apply_f")
    self.roles = try function("occurrence_get_roles")
    self.symbol = try function("occurrence_get_symbol")
    self.walkRelations = try function("occurrence_relations_apply_f")
    self.relationRoles = try function("symbol_relation_get_roles")
    self.relatedSymbol = try function("symbol_relation_get_symbol")
    self.symbolName = try function("symbol_get_usr")
  }

  /// A string of the library, copied.
  func text(_ characters: iovec) -> String {
    String(decoding: UnsafeRawBufferPointer(start: characters.iov_base, count: characters.iov_len), as: UTF8.self)
  }

  /// Calls a closure with each part of an object.
  func each(_ walk: Walk, of object: Object, do body: (Object) -> Void) {
    withoutActuallyEscaping(body) { body in
      let step = Step(body)
      _ = walk(object, Unmanaged.passUnretained(step).toOpaque()) { step, part in
        Unmanaged<Step<Object>>.fromOpaque(step).takeUnretainedValue().body(part)
        return true
      }
    }
  }

  /// Calls a closure with the name of each unit of a store.
  func eachUnit(of store: Object, do body: (String) -> Void) {
    withoutActuallyEscaping(body) { body in
      let step = Step<iovec> { body(text($0)) }
      _ = walkUnits(store, 1, Unmanaged.passUnretained(step).toOpaque()) { step, name in
        Unmanaged<Step<iovec>>.fromOpaque(step).takeUnretainedValue().body(name)
        return true
      }
    }
  }
}

/// A closure as an object, so that a C function can carry it.
private final class Step<Part> {
  let body: (Part) -> Void

  init(_ body: @escaping (Part) -> Void) {
    self.body = body
  }
}
