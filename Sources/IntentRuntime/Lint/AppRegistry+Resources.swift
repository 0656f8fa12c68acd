internal import ApplePlatform
internal import Foundation

extension AppRegistry {
  /// The folders in which an application's translations lie; none for a catalog.
  package func resourceFolders(ofApplication name: String) -> [String] {
    guard let application = applications.first(where: { $0.name == name }),
      case .code(let provider, _, _) = application.source
    else { return [] }
    return ResourceFolders.ownFolders(ofModule: DeclaredTypes.module(of: provider)).map(\.path)
  }
}
