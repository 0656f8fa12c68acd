public import Foundation

/// The bundle with the resources of the module in which this is written.
///
/// The module's own resource bundle where the build system made one; the program's resources otherwise.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "FoundationMacros", type: "BundleMacro")

extension Bundle {
  /// Asked by ``bundle()`` where the build system made no bundle. A library on Linux has none of its own.
  public convenience init?(_dsoHandle: UnsafeRawPointer) { nil }
}
