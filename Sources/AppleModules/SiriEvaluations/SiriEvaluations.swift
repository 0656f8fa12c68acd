@_exported public import PhraseTesting
