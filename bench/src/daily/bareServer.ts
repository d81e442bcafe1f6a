import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPool } from '../database.ts'
import { runPlainSql, type BareCall } from '../work.ts'
import { plainPage } from './plainPage.ts'

// The smallest possible server, with which our server is compared. It uses Node's HTTP, sends the given SQL statements
// to the database, and writes their rows with JSON.stringify.

type Plan = { readonly url: string; readonly calls: readonly BareCall[] }

process.once('message', ({ url, calls }: Plan) => {
  const pool = openPool(url)
  const server = createServer((request, response) => {
    const call = calls[Number(request.url?.slice(1))]
    if (call === undefined) return void response.writeHead(404).end()
    runPlainSql(pool, call).then(
      (rows) => {
        const [type, content] = call.page
          ? ['application/pdf', plainPage(rows.flat())]
          : ['application/json', Buffer.from(JSON.stringify(rows))]
        response.writeHead(200, { 'content-type': type, 'content-length': content.length })
        response.end(content)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.on('disconnect', () => process.exit())
