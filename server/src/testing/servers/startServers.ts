import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
import type { Answer, Caller, Sending } from '../startTestApp.ts'
import { startProcess, type ServerProcess } from './startProcess.ts'

/** Starts a whole server on this database. The server stops at the end of the test file. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const testApp = await startProcess({ HOST: '127.0.0.1', ...environment })
  // The output of the process must be read: when nobody reads it, its buffer becomes full and the process stops.
  testApp.child.stdout?.resume()
  testApp.child.stderr?.resume()
  afterAll(async () => {
    testApp.child.kill('SIGKILL')
    await testApp.ended
  })
  return testApp
}

/** Creates a session that every server on this database knows. */
export async function givenToken(db: Database, personId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const far = '2999-01-01T00:00:00Z'
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfSecret(token),
      person_id: personId,
      created_at: '2026-11-20T09:00:00Z',
      last_used_at: far,
      expires_at: far,
    })
    .execute()
  return token
}

/** Makes a function that returns a caller of a server, or of the proxy before it, with a session token. */
export const callerAs =
  (token: string) =>
  (origin: string): Caller =>
    callerAt(origin, { authorization: `Bearer ${token}` })

/** Makes a caller of a server, or of the proxy before it. Without headers, the caller has no session. */
export function callerAt(origin: string, headers: Readonly<Record<string, string>> = {}): Caller {
  const call =
    (method: string) =>
    async (path: string, sending: Sending = {}): Promise<Answer> => {
      const { body, text, bytes } = sending
      const payload = bytes ?? text ?? (body === undefined ? null : JSON.stringify(body))
      const type = text === undefined ? 'application/json' : 'text/plain'
      const answer = await fetch(`${origin}/api${path}`, {
        method,
        headers: { ...headers, ...(payload !== null && { 'content-type': type }), ...sending.headers },
        body: payload,
      })
      const raw = Buffer.from(await answer.arrayBuffer())
      const isJson = answer.headers.get('content-type')?.includes('json')
      return {
        status: answer.status,
        body: isJson ? JSON.parse(raw.toString()) : raw.toString(),
        headers: Object.fromEntries(answer.headers),
        raw,
      }
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}
