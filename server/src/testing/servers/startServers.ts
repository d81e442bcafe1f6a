import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { hashOfSecret } from '../../app/session/secret.ts'
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

export type Input = { readonly body?: unknown; readonly key?: string; readonly text?: string; readonly cookie?: string }
export type ServerAnswer = { readonly status: number; readonly body: unknown; readonly servedBy: string | null }

/** Makes a function that calls the API of a server, or of the proxy before it, with a session token. */
export const askAs =
  (token: string) =>
  async (origin: string, call: string, { body, text, key, cookie }: Input = {}): Promise<ServerAnswer> => {
    const [method = 'GET', path = ''] = call.split(' ')
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(text === undefined ? {} : { 'content-type': 'text/plain' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(text === undefined ? {} : { body: text }),
    })
    const content = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return {
      status: answer.status,
      body: isJson ? JSON.parse(content) : content,
      servedBy: answer.headers.get('x-served-by'),
    }
  }
