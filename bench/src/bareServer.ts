import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPool } from './database.ts'
import { runPlainSql, type PlainSql } from './work.ts'

// The smallest possible server, for comparison with our server.
// It uses Node's HTTP, sends the same SQL statements, writes their rows with JSON.stringify, and does nothing else.

type Plan = { readonly url: string; readonly sql: readonly PlainSql[] }

process.once('message', ({ url, sql }: Plan) => {
  const pool = openPool(url)
  const server = createServer((request, response) => {
    const plain = sql[Number(request.url?.slice(1))]
    if (plain === undefined) return void response.writeHead(404).end()
    runPlainSql(pool, plain).then(
      (rows) => {
        const text = JSON.stringify(rows)
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        response.end(text)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.on('disconnect', () => process.exit())
