// What Linux's Foundation lacks, spelled as Apple spells it. Whoever imports this module sees Foundation as well, and what Apple's
// Foundation has and Linux keeps in a module of its own: sessions, requests and caches.
@_exported public import Foundation
@_exported public import FoundationNetworking
