@main
struct Plugin {
  static func main() {}
}
