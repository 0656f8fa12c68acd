import AssistantCommandLine
import Glibc

exit(Assistant.run(arguments: Array(CommandLine.arguments.dropFirst())))
