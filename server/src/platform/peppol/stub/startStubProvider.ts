import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pythonJson } from '../pythonJson.ts'
import { StubBook, type StubHook } from './StubBook.ts'
import { eInvoiceBeAnswer, recommandAnswer } from './stubAnswers.ts'

export type StubOptions = {
  /** The URL and the secret of the hooks. Without this value, the stub sends no hooks. */
  readonly hook?: { readonly url: string; readonly secret: string }
  /** The milliseconds until a sent document is delivered. When absent, only `settle` delivers documents. */
  readonly settlesAfterMs?: number
  /** Returns the time in milliseconds that the stub waits before an answer. */
  readonly answersAfterMs?: () => number
  /**
   * True when the stub closes a connection on which it gives no answer, so that the test does not have to wait for a
   * time limit.
   */
  readonly hangsUp?: boolean
  /** The keys that the stub accepts. Without this value, it accepts every key. */
  readonly keys?: ReadonlySet<string>
}

export type StubProvider = {
  readonly url: string
  readonly book: StubBook
  /** Delivers each document that is on its way, and returns the hooks about these documents. */
  settle(): StubHook[]
  close(): Promise<void>
}

/**
 * Starts a stub with the APIs of both access points, including their faults. The stub sends no document to another
 * machine.
 */
export async function startStubProvider(options: StubOptions = {}, port = 0): Promise<StubProvider> {
  const book = new StubBook()
  const acknowledged: string[] = []
  const settle = () => book.settle(new Date().toISOString())
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://stub')
      const body = await text(request).catch(() => null)
      if (body === null) return
      await pause(options.answersAfterMs?.() ?? 0)
      if (url.pathname === '/stub/left') return write(response, 200, book.left)
      if (url.pathname === '/stub/hooks') return write(response, 200, acknowledged)
      if (!isKnown(options.keys, request.headers.authorization))
        return write(response, 401, { detail: 'Invalid API key' })
      const input = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, body }
      const before = book.left.length
      const answer = eInvoiceBeAnswer(book, input) ?? recommandAnswer(book, input)
      if (book.left.length > before) void settleLater()
      if (answer === 'silent') return options.hangsUp === true ? void response.destroy() : undefined
      if (answer === null) return write(response, 404, { detail: 'Not found' })
      write(response, answer.status, answer.body, answer.headers)
    })()
  })
  async function settleLater(): Promise<void> {
    if (options.settlesAfterMs === undefined) return
    await pause(options.settlesAfterMs, undefined, { ref: false })
    for (const hook of settle()) if (await report(options.hook, hook)) acknowledged.push(hook.id)
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    book,
    settle,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function isKnown(keys: ReadonlySet<string> | undefined, header: string | undefined): boolean {
  return keys === undefined || keys.has((header ?? '').replace(/^Bearer /, ''))
}

function write(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** The body and the signature of the hook about an event. */
export function signedHook({ id, type, documentId }: StubHook, secret: string) {
  const event = { id, tenant_id: 'ten-1', created_at: 1_795_000_000, type, data: { document_id: documentId } }
  const signature = createHmac('sha256', secret).update(pythonJson(event)).digest('hex')
  return { body: JSON.stringify(event), headers: { 'x-signature': `sha256=${signature}` } }
}

/** Sends the hook about an event to the server. Returns true when the server accepted the hook. */
async function report(hook: StubOptions['hook'], event: StubHook): Promise<boolean> {
  if (hook === undefined) return false
  const { body, headers } = signedHook(event, hook.secret)
  const sent = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  // The stub does not send a failed hook again, because the server also reads the state of each document.
  const answer = await fetch(hook.url, sent).catch(() => null)
  return answer?.status === 204
}
