import FileFormats

func text(_ object: JSONObject) -> String {
  var json = JSONWriter()
  object.write(to: &json)
  return String(decoding: json.bytes, as: UTF8.self)
}
