import type { Socket } from 'node:net'
import type { ProblemCode } from '@uurwerk/contract/problems'
import { plainProblem } from './problemOf.ts'

const byCause: Readonly<Record<string, readonly [status: string, code: ProblemCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too_slow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
}

/**
 * Answers a connection that sent no complete HTTP request: it was too slow, its head was too long, or its bytes were
 * not HTTP. Node offers no reply object in these cases.
 */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = byCause[error.code ?? ''] ?? (['400 Bad Request', 'malformed'] as const)
  if (socket.writable) socket.write(answer(status, code))
  socket.destroy()
}

function answer(status: string, code: ProblemCode): string {
  const body = JSON.stringify({ ...plainProblem(code), status: Number.parseInt(status, 10) })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
