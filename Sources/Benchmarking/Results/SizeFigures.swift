/// How large a workload is.
package struct SizeFigures: FigureGroup {
  /// Shortcuts, one for each suggested value.
  package var expandedShortcuts = 0
  /// Applications.
  package var applications = 0
  /// Shortcuts before they are expanded.
  package var shortcuts = 0
  /// Phrases of all shortcuts.
  package var phrases = 0
  /// Values of all entities.
  package var values = 0

  package init() {}

  init(_ shape: Workload.Shape, _ material: WorkloadMaterial) {
    expandedShortcuts = shape.expandedShortcuts
    applications = shape.applications
    shortcuts = shape.shortcuts
    phrases = material.phraseCount
    values = material.valueCount
  }

  static var fields: [FigureField<Self>] {
    [
      .init("expandedShortcuts", .count, \.expandedShortcuts), .init("applications", .count, \.applications),
      .init("shortcuts", .count, \.shortcuts), .init("phrases", .count, \.phrases), .init("values", .count, \.values),
    ]
  }
}
