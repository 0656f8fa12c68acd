import Testing

@testable import Connections

@Suite struct `Prompts and completion` {
  @Test func `are App Shortcuts with their placeholders`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{}}
        < {"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"harbor_cast_off","title":"Cast Off","description":"Harbor: Cast off in ${applicationName}","arguments":[{"name":"boat","description":"Which boat?","required":false}]},{"name":"harbor_open_boat",…"required":true}]},…]}}
        > {"jsonrpc":"2.0","id":2,"method":"prompts/get","params":{"name":"harbor_cast_off","arguments":{"boat":"Gull"}}}
        < {"jsonrpc":"2.0","id":2,"result":{"description":"Cast Off","messages":[{"role":"user","content":{"type":"text","text":"Cast off with Gull in Harbor"}}]}}
        > {"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"harbor_cast_off"}}
        < {"jsonrpc":"2.0","id":3,"result":{…"text":"Cast off in Harbor"…}}
        > {"jsonrpc":"2.0","id":4,"method":"prompts/get","params":{"name":"harbor_open_boat","arguments":{}}}
        < {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"the prompt needs 'target'"}}
        > {"jsonrpc":"2.0","id":5,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"harbor_cast_off"},"argument":{"name":"boat","value":"g"}}}
        < {"jsonrpc":"2.0","id":5,"result":{"completion":{"values":["Gray Heron","Gull"],"total":2,"hasMore":false}}}
        """#)
  }

  @Test func `find entities by a part of their name or by their identifier`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_entities","arguments":{"text":"swan"}}}
        < {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Swan [swan-n] North Pier, Boat\nSwan [swan-s] South Pier, Boat"}],"structuredContent":{"entities":[{"application":"Harbor","type":"Boat","id":"swan-n","title":"Swan","subtitle":"North Pier"},…],"total":2},"isError":false}}
        > {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"find_entities","arguments":{"text":"heron","limit":1,"type":"Boat"}}}
        < {"jsonrpc":"2.0","id":2,"result":{…"id":"heron"…}}
        > {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"find_entities","arguments":{"limit":0}}}
        < {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"'limit' has to be a whole number from 1 to 100"}],"isError":true}}
        """#)
  }

  @Test func `read an entity at an address that names it`() async {
    let talk = await MCPTalk()
    await talk.holds(
      MCPTalk.hello + #"""

        > {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"behest:///Harbor/Boat/gull"}}
        < {"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"behest:///Harbor/Boat/gull","mimeType":"application/json","text":"{\"application\":\"Harbor\",\"type\":\"Boat\",\"id\":\"gull\",\"title\":\"Gull\",\"subtitle\":\"South Pier\"}"}]}}
        > {"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"https://nowhere.example"}}
        < {"jsonrpc":"2.0","id":2,"error":{"code":-32002,"message":"there is no resource 'https://nowhere.example'","data":{"uri":"https://nowhere.example"}}}
        > {"jsonrpc":"2.0","id":3,"method":"resources/list"}
        < {"jsonrpc":"2.0","id":3,"result":{"resources":[]}}
        """#)
  }
}
