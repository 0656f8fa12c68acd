extension UTTypeRecord {
  /// The types that everybody knows. Where two share an ending or a MIME name, the first identifier in the alphabet gets it.
  static let builtIn: [String: UTTypeRecord] = [
    "public.item": UTTypeRecord("item"),
    "public.content": UTTypeRecord("content"),
    "public.composite-content": UTTypeRecord("composite content", ["public.content"]),
    "public.data": UTTypeRecord("data", ["public.item"]),
    "public.directory": UTTypeRecord("directory", ["public.item"]),
    "public.folder": UTTypeRecord("folder", ["public.directory"]),
    "public.volume": UTTypeRecord("volume", ["public.folder"]),
    "public.symlink": UTTypeRecord("symbolic link", ["public.item"]),
    "com.apple.resolvable": UTTypeRecord("resolvable reference"),
    "com.apple.alias-file": UTTypeRecord("alias file", ["public.data", "com.apple.resolvable"]),
    "com.apple.bookmark": UTTypeRecord("bookmark", ["public.data", "com.apple.resolvable"]),
    "public.disk-image": UTTypeRecord("disk image", ["public.archive"], extensions: ["dmg"]),
    "com.apple.bundle": UTTypeRecord("bundle", ["public.directory"]),
    "com.apple.package": UTTypeRecord("package", ["public.directory"]),
    "com.apple.framework": UTTypeRecord("framework", ["com.apple.bundle"], extensions: ["framework"]),
    "com.apple.application": UTTypeRecord("application", ["public.item"]),
    "com.apple.application-bundle": UTTypeRecord(
      "application", ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"]),
    "public.executable": UTTypeRecord("executable", ["public.item"]),
    "public.unix-executable": UTTypeRecord("Unix executable", ["public.executable", "public.data"]),
    "com.microsoft.windows-executable": UTTypeRecord(
      "Windows executable", ["public.executable", "public.data"], extensions: ["exe"],
      mime: ["application/x-msdownload"]),
    "public.url": UTTypeRecord("URL", ["public.data"]),
    "public.file-url": UTTypeRecord("file URL", ["public.url"]),
    "public.url-name": UTTypeRecord("URL name", ["public.plain-text"]),
    "com.apple.internet-location": UTTypeRecord("internet location", ["public.data"]),
    "com.microsoft.internet-shortcut": UTTypeRecord("internet shortcut", ["public.data"], extensions: ["url"]),
    "public.text": UTTypeRecord("text", ["public.data", "public.content"]),
    "public.plain-text": UTTypeRecord(
      "plain text", ["public.text"], extensions: ["txt", "text"], mime: ["text/plain"]),
    "public.utf8-plain-text": UTTypeRecord(
      "UTF-8 text", ["public.plain-text"], extensions: ["txt"], mime: ["text/plain;charset=utf-8"]),
    "public.utf16-plain-text": UTTypeRecord("UTF-16 text", ["public.plain-text"], mime: ["text/plain;charset=utf-16"]),
    "public.utf16-external-plain-text": UTTypeRecord("UTF-16 text", ["public.plain-text"]),
    "public.delimited-values-text": UTTypeRecord("delimited text", ["public.text"]),
    "public.comma-separated-values-text": UTTypeRecord(
      "CSV text", ["public.delimited-values-text"], extensions: ["csv"], mime: ["text/csv"]),
    "public.tab-separated-values-text": UTTypeRecord(
      "TSV text", ["public.delimited-values-text"], extensions: ["tsv"], mime: ["text/tab-separated-values"]),
    "public.utf8-tab-separated-values-text": UTTypeRecord(
      "UTF-8 TSV text", ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    "public.rtf": UTTypeRecord(
      "rich text", ["public.text"], extensions: ["rtf"], mime: ["text/rtf", "application/rtf"]),
    "com.apple.rtfd": UTTypeRecord(
      "rich text with attachments", ["com.apple.package", "public.composite-content"], extensions: ["rtfd"]),
    "com.apple.flat-rtfd": UTTypeRecord(
      "flat rich text with attachments", ["public.data", "public.composite-content"]),
    "public.html": UTTypeRecord("HTML text", ["public.text"], extensions: ["html", "htm"], mime: ["text/html"]),
    "public.xml": UTTypeRecord(
      "XML text", ["public.text"], extensions: ["xml"], mime: ["application/xml", "text/xml"]),
    "public.yaml": UTTypeRecord(
      "YAML text", ["public.text"], extensions: ["yaml", "yml"], mime: ["application/x-yaml"]),
    "public.css": UTTypeRecord("CSS text", ["public.text"], extensions: ["css"], mime: ["text/css"]),
    "public.json": UTTypeRecord("JSON text", ["public.text"], extensions: ["json"], mime: ["application/json"]),
    "public.geojson": UTTypeRecord("GeoJSON", ["public.json"], extensions: ["geojson"], mime: ["application/geo+json"]),
    "com.apple.log": UTTypeRecord("log file", ["public.plain-text"], extensions: ["log"]),
    "net.daringfireball.markdown": UTTypeRecord(
      "Markdown text", ["public.plain-text"], extensions: ["md", "markdown"], mime: ["text/markdown"]),
    "public.source-code": UTTypeRecord("source code", ["public.plain-text"]),
    "public.assembly-source": UTTypeRecord("assembly source", ["public.source-code"], extensions: ["s"]),
    "public.c-source": UTTypeRecord("C source", ["public.source-code"], extensions: ["c"]),
    "public.c-header": UTTypeRecord("C header", ["public.source-code"], extensions: ["h"]),
    "public.c-plus-plus-source": UTTypeRecord("C++ source", ["public.source-code"], extensions: ["cpp", "cc", "cxx"]),
    "public.c-plus-plus-header": UTTypeRecord("C++ header", ["public.source-code"], extensions: ["hpp", "hh"]),
    "public.objective-c-source": UTTypeRecord("Objective-C source", ["public.source-code"], extensions: ["m"]),
    "public.objective-c-plus-plus-source": UTTypeRecord(
      "Objective-C++ source", ["public.source-code"], extensions: ["mm"]),
    "public.swift-source": UTTypeRecord("Swift source", ["public.source-code"], extensions: ["swift"]),
    "public.script": UTTypeRecord("script", ["public.source-code"]),
    "public.shell-script": UTTypeRecord("shell script", ["public.script"], extensions: ["sh", "command"]),
    "public.python-script": UTTypeRecord(
      "Python script", ["public.script"], extensions: ["py"], mime: ["text/x-python-script"]),
    "public.ruby-script": UTTypeRecord(
      "Ruby script", ["public.script"], extensions: ["rb"], mime: ["text/x-ruby-script"]),
    "public.perl-script": UTTypeRecord(
      "Perl script", ["public.script"], extensions: ["pl"], mime: ["text/x-perl-script"]),
    "public.php-script": UTTypeRecord("PHP script", ["public.script"], extensions: ["php"], mime: ["text/php"]),
    "com.apple.applescript.text": UTTypeRecord("AppleScript", ["public.script"], extensions: ["applescript"]),
    "com.netscape.javascript-source": UTTypeRecord(
      "JavaScript", ["public.source-code", "public.executable"], extensions: ["js"], mime: ["text/javascript"]),
    "com.apple.property-list": UTTypeRecord("property list", ["public.data"], extensions: ["plist"]),
    "com.apple.xml-property-list": UTTypeRecord("XML property list", ["com.apple.property-list", "public.xml"]),
    "com.apple.binary-property-list": UTTypeRecord("binary property list", ["com.apple.property-list"]),
    "com.adobe.pdf": UTTypeRecord(
      "PDF document", ["public.data", "public.composite-content"], extensions: ["pdf"], mime: ["application/pdf"]),
    "com.apple.webarchive": UTTypeRecord(
      "web archive", ["public.data", "public.composite-content"], extensions: ["webarchive"],
      mime: ["application/x-webarchive"]),
    "public.image": UTTypeRecord("image", ["public.data", "public.content"]),
    "public.jpeg": UTTypeRecord(
      "JPEG image", ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mime: ["image/jpeg"]),
    "public.png": UTTypeRecord("PNG image", ["public.image"], extensions: ["png"], mime: ["image/png"]),
    "com.compuserve.gif": UTTypeRecord("GIF image", ["public.image"], extensions: ["gif"], mime: ["image/gif"]),
    "public.tiff": UTTypeRecord("TIFF image", ["public.image"], extensions: ["tiff", "tif"], mime: ["image/tiff"]),
    "com.microsoft.bmp": UTTypeRecord("BMP image", ["public.image"], extensions: ["bmp"], mime: ["image/bmp"]),
    "com.microsoft.ico": UTTypeRecord(
      "Windows icon", ["public.image"], extensions: ["ico"], mime: ["image/vnd.microsoft.icon"]),
    "com.apple.icns": UTTypeRecord("icon image", ["public.image"], extensions: ["icns"]),
    "public.camera-raw-image": UTTypeRecord("camera raw image", ["public.image"]),
    "com.adobe.raw-image": UTTypeRecord(
      "DNG image", ["public.camera-raw-image"], extensions: ["dng"], mime: ["image/x-adobe-dng"]),
    "public.svg-image": UTTypeRecord(
      "SVG image", ["public.image", "public.xml"], extensions: ["svg"], mime: ["image/svg+xml"]),
    "public.heif": UTTypeRecord("HEIF image", ["public.image"], extensions: ["heif"], mime: ["image/heif"]),
    "public.heic": UTTypeRecord("HEIC image", ["public.heif"], extensions: ["heic"], mime: ["image/heic"]),
    "public.heics": UTTypeRecord(
      "HEIC image sequence", ["public.heif"], extensions: ["heics"], mime: ["image/heic-sequence"]),
    "org.webmproject.webp": UTTypeRecord("WebP image", ["public.image"], extensions: ["webp"], mime: ["image/webp"]),
    "com.ilm.openexr-image": UTTypeRecord(
      "OpenEXR image", ["public.image"], extensions: ["exr"], mime: ["image/x-exr"]),
    "com.apple.live-photo": UTTypeRecord("Live Photo"),
    "public.3d-content": UTTypeRecord("3D content", ["public.content"]),
    "com.pixar.universal-scene-description": UTTypeRecord(
      "USD scene", ["public.3d-content", "public.data"], extensions: ["usd"]),
    "com.pixar.universal-scene-description-mobile": UTTypeRecord(
      "USDZ scene", ["com.pixar.universal-scene-description"], extensions: ["usdz"], mime: ["model/vnd.usdz+zip"]),
    "com.apple.reality": UTTypeRecord(
      "Reality file", ["public.3d-content", "public.data"], extensions: ["reality"], mime: ["model/vnd.reality"]),
    "public.audiovisual-content": UTTypeRecord("audiovisual content", ["public.data", "public.content"]),
    "public.movie": UTTypeRecord("movie", ["public.audiovisual-content"]),
    "public.video": UTTypeRecord("video", ["public.movie"]),
    "public.audio": UTTypeRecord("audio", ["public.audiovisual-content"]),
    "com.apple.quicktime-movie": UTTypeRecord(
      "QuickTime movie", ["public.movie"], extensions: ["mov", "qt"], mime: ["video/quicktime"]),
    "public.mpeg": UTTypeRecord("MPEG movie", ["public.movie"], extensions: ["mpg", "mpeg"], mime: ["video/mpeg"]),
    "public.mpeg-2-video": UTTypeRecord("MPEG-2 video", ["public.video"], extensions: ["m2v"], mime: ["video/mpeg2"]),
    "public.mpeg-2-transport-stream": UTTypeRecord(
      "MPEG-2 transport stream", ["public.movie"], extensions: ["ts"], mime: ["video/mp2t"]),
    "public.mpeg-4": UTTypeRecord("MPEG-4 movie", ["public.movie"], extensions: ["mp4"], mime: ["video/mp4"]),
    "com.apple.protected-mpeg-4-video": UTTypeRecord(
      "protected MPEG-4 movie", ["public.mpeg-4"], extensions: ["m4v"], mime: ["video/x-m4v"]),
    "public.mpeg-4-audio": UTTypeRecord(
      "MPEG-4 audio", ["public.mpeg-4", "public.audio"], extensions: ["m4a"], mime: ["audio/mp4"]),
    "com.apple.protected-mpeg-4-audio": UTTypeRecord(
      "protected MPEG-4 audio", ["public.mpeg-4-audio"], extensions: ["m4p"]),
    "public.mp3": UTTypeRecord("MP3 audio", ["public.audio"], extensions: ["mp3"], mime: ["audio/mpeg"]),
    "public.avi": UTTypeRecord("AVI movie", ["public.movie"], extensions: ["avi"], mime: ["video/avi"]),
    "public.aiff-audio": UTTypeRecord(
      "AIFF audio", ["public.audio"], extensions: ["aiff", "aif"], mime: ["audio/aiff"]),
    "com.microsoft.waveform-audio": UTTypeRecord(
      "WAV audio", ["public.audio"], extensions: ["wav"], mime: ["audio/vnd.wave"]),
    "public.midi-audio": UTTypeRecord(
      "MIDI audio", ["public.audio"], extensions: ["midi", "mid"], mime: ["audio/midi"]),
    "public.playlist": UTTypeRecord("playlist", ["public.data"]),
    "public.m3u-playlist": UTTypeRecord(
      "M3U playlist", ["public.text", "public.playlist"], extensions: ["m3u"], mime: ["audio/mpegurl"]),
    "public.archive": UTTypeRecord("archive", ["public.data"]),
    "org.gnu.gnu-zip-archive": UTTypeRecord(
      "Gzip archive", ["public.archive"], extensions: ["gz", "gzip"], mime: ["application/gzip"]),
    "public.bzip2-archive": UTTypeRecord(
      "Bzip2 archive", ["public.archive"], extensions: ["bz2"], mime: ["application/x-bzip2"]),
    "public.zip-archive": UTTypeRecord(
      "ZIP archive", ["public.archive"], extensions: ["zip"], mime: ["application/zip"]),
    "com.apple.archive": UTTypeRecord("Apple archive", ["public.archive"], extensions: ["aar"]),
    "public.tar-archive": UTTypeRecord(
      "tar archive", ["public.archive"], extensions: ["tar"], mime: ["application/x-tar"]),
    "public.spreadsheet": UTTypeRecord("spreadsheet", ["public.content"]),
    "public.presentation": UTTypeRecord("presentation", ["public.composite-content"]),
    "public.database": UTTypeRecord("database"),
    "public.message": UTTypeRecord("message"),
    "public.contact": UTTypeRecord("contact"),
    "public.vcard": UTTypeRecord(
      "vCard", ["public.text", "public.contact"], extensions: ["vcf"], mime: ["text/vcard"]),
    "public.to-do-item": UTTypeRecord("to-do item"),
    "public.calendar-event": UTTypeRecord("calendar event"),
    "public.email-message": UTTypeRecord("email message", ["public.message"]),
    "com.apple.ical.ics": UTTypeRecord(
      "calendar file", ["public.text", "public.calendar-event"], extensions: ["ics"], mime: ["text/calendar"]),
    "org.idpf.epub-container": UTTypeRecord(
      "EPUB book", ["public.data", "public.composite-content"], extensions: ["epub"], mime: ["application/epub+zip"]),
    "public.font": UTTypeRecord("font", ["public.data"]),
    "public.bookmark": UTTypeRecord("bookmark"),
    "com.rsa.pkcs-12": UTTypeRecord(
      "PKCS #12 data", ["public.data"], extensions: ["p12"], mime: ["application/x-pkcs12"]),
    "public.x509-certificate": UTTypeRecord(
      "certificate", ["public.data"], extensions: ["cer", "crt"], mime: ["application/x-x509-ca-cert"]),
  ]
}
