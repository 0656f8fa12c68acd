public import AssistantCommandLine

extension CommandSet {
  /// The commands by which other programs use the apps: `mcp` and `serve`.
  public static var connections: CommandSet { [.mcp, .serve] }
}
