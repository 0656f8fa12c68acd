public import Foundation
public import FoundationNetworking

extension URLCache {
  /// A cache with its files in a folder; without one, where the system keeps caches.
  ///
  /// It is part of the programs that call it: others need not load the library of the network.
  @_alwaysEmitIntoClient
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path())
  }
}
