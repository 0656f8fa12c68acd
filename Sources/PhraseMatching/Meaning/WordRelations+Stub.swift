extension WordRelations {
  static func ofRun(_ first: UInt64, _ second: UInt64) -> WordRelations? { nil }
  static func ofRun(_ first: UInt64, _ second: UInt64, _ third: UInt64) -> WordRelations? { nil }
  func forEachMark(_ body: (UInt64) -> Void) {}
}
