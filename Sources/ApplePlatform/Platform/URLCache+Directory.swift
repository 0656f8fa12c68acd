public import Foundation
public import FoundationNetworking

extension URLCache {
  /// A cache with its files in a folder; without one, where the system keeps caches.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path())
  }
}
