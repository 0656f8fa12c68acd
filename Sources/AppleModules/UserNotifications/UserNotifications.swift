@_exported public import ApplePlatform
