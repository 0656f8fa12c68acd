/// Where allocations are looked for.
package enum AllocationWatch: Sendable, Hashable {
  /// In the whole process: objects of the Swift runtime and bytes of the heap. Nothing else may run meanwhile.
  case process
  /// In the matcher's own memory only, for a process that does other things as well.
  case matcher
}
