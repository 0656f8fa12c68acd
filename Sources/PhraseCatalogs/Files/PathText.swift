extension String {
  /// A path as it is shortest seen from a folder that it lies in; elsewhere as it is.
  package func seen(from folder: String) -> String {
    hasPrefix("\(folder)/") ? String(dropFirst(folder.count + 1)) : self
  }

  /// Whether a path leads through something whose name begins with a dot: no tool looks into it unasked.
  package var leadsThroughHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
