import AppIntents
import Synchronization

/// The albums of photos; there are five when the app starts.
final class PhotoLibrary: Sendable {
  struct Album: Sendable {
    let id = UUID()
    var name: String
    var photoCount = 0
    var created = Date.now
    var people: [String] = []
  }

  static let shared = PhotoLibrary()

  private let stored = Mutex([
    Album(name: "Summer in Norway", photoCount: 214, created: Date(timeIntervalSince1970: 1_720_000_000)),
    Album(name: "Family", photoCount: 1302, created: Date(timeIntervalSince1970: 1_500_000_000), people: ["Maria"]),
    Album(name: "Screenshots", photoCount: 87, created: Date(timeIntervalSince1970: 1_600_000_000)),
    Album(name: "Wedding 2023", photoCount: 640, created: Date(timeIntervalSince1970: 1_690_000_000)),
    Album(name: "Wedding Ideas", photoCount: 19, created: Date(timeIntervalSince1970: 1_670_000_000)),
  ])

  var albums: [Album] { stored.withLock { $0 } }
  func add(_ album: Album) { stored.withLock { $0.append(album) } }
  func remove(_ id: UUID) { stored.withLock { $0.removeAll { $0.id == id } } }
  func change(_ id: UUID, _ body: (inout Album) -> Void) {
    stored.withLock { albums in
      for index in albums.indices where albums[index].id == id { body(&albums[index]) }
    }
  }
}

struct AlbumEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Album", numericFormat: "\(placeholder: .int) albums")
  static let defaultQuery = AlbumQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Number of Photos") var photoCount: Int
  @Property(title: "Date Created") var created: Date
  @Property(title: "Shared") var isShared: Bool
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(photoCount) photos", image: .init(systemName: "photo.stack"))
  }

  init(_ album: PhotoLibrary.Album) {
    id = album.id
    name = album.name
    photoCount = album.photoCount
    created = album.created
    isShared = !album.people.isEmpty
  }
}

struct AlbumQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\AlbumEntity.$name) {
      EqualToComparator { name in { $0.name.localizedCaseInsensitiveCompare(name) == .orderedSame } }
      ContainsComparator { part in { $0.name.localizedCaseInsensitiveContains(part) } }
    }
    Property(\AlbumEntity.$photoCount) {
      GreaterThanComparator { count in { $0.photoCount > count } }
      LessThanComparator { count in { $0.photoCount < count } }
    }
    Property(\AlbumEntity.$created) {
      LessThanComparator { date in { $0.created < date } }
      GreaterThanComparator { date in { $0.created > date } }
    }
    Property(\AlbumEntity.$isShared) {
      EqualToComparator { isShared in { $0.isShared == isShared } }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\AlbumEntity.$name)
    SortableBy(\AlbumEntity.$photoCount)
    SortableBy(\AlbumEntity.$created)
  }

  func entities(for identifiers: [UUID]) async throws -> [AlbumEntity] {
    PhotoLibrary.shared.albums.filter { identifiers.contains($0.id) }.map(AlbumEntity.init)
  }

  func suggestedEntities() async throws -> [AlbumEntity] { PhotoLibrary.shared.albums.map(AlbumEntity.init) }

  func entities(
    matching comparators: [@Sendable (AlbumEntity) -> Bool], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<AlbumEntity>], limit: Int?
  ) async throws -> [AlbumEntity] {
    let found = PhotoLibrary.shared.albums.map(AlbumEntity.init).filter { album in
      mode == .and ? comparators.allSatisfy { $0(album) } : comparators.contains { $0(album) }
    }
    return Array(sortedBy.reversed().reduce(found, sorted).prefix(limit ?? found.count))
  }

  private func sorted(_ albums: [AlbumEntity], by sort: EntityQuerySort<AlbumEntity>) -> [AlbumEntity] {
    let ascending =
      switch sort.by {
      case \.$photoCount: albums.sorted { $0.photoCount < $1.photoCount }
      case \.$created: albums.sorted { $0.created < $1.created }
      default: albums.sorted { $0.name < $1.name }
      }
    return sort.order == .ascending ? ascending : ascending.reversed()
  }
}

extension AlbumQuery: EntityStringQuery {
  func entities(matching string: String) async throws -> [AlbumEntity] {
    PhotoLibrary.shared.albums.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(AlbumEntity.init)
  }
}
