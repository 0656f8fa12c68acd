import SampleData

extension Region {
  /// Every region, in the order in which the app shows them.
  static let all: [Region] = DataFile("regions.json").records()
}

extension Park {
  /// Every park, by name.
  static let all: [Park] = DataFile("parks.json").records()
}

extension Trail {
  /// Every trail that the app knows, region by region.
  static let all: [Trail] = DataFile("trails.json").records()
}

extension DataFile {
  /// A file of this app.
  init(_ name: String) { self.init(name, of: "Trails") }
}
