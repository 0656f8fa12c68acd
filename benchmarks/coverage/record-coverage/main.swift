internal import AppleNameCoverage

// Writes the page of what is covered, and the README's sentence about it, anew.

let build = try DebugBuild()
let written = try await CoverageRecord(of: build).write(into: build.package)
print(written.isEmpty ? "Both files are up to date." : "Written: \(written.joined(separator: ", "))")
