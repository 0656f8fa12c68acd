extension String {
  /// A path as it is shortest seen from a folder that it lies in; elsewhere as it is.
  package func seen(from folder: String) -> String {
    hasPrefix("\(folder)/") ? String(dropFirst(folder.count + 1)) : self
  }
}
