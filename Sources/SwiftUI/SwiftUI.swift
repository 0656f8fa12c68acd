@_exported public import ApplePlatform
@_exported public import Foundation
@_exported public import Observation
