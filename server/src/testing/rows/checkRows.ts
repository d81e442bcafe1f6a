import { Client } from 'pg'
import { afterEach, inject } from 'vitest'
import { rowComparer, type Sent } from './compareRows.ts'

type Query = { (this: Client, ...args: unknown[]): unknown; mismatches?: string[] }

// The query function checks each row. A test fails when the rows of a statement do not have the type that the code
// gives (decision 034).
const query = Client.prototype.query as Query
// The code of this file runs again for each test file, but loaded modules stay loaded. Only the first run must replace
// the query function.
const mismatches = (query.mismatches ??= checkQueries())

function checkQueries(): string[] {
  const found: string[] = []
  const compare = rowComparer(inject('declaredRows'))
  const check = (config: unknown, result: unknown): void => {
    const sent = (typeof config === 'string' ? { text: config } : config) as Sent
    const { rows } = (result ?? {}) as { readonly rows?: readonly unknown[] }
    if (typeof sent.text !== 'string' || rows === undefined || rows.length === 0) return
    const { mismatch } = compare(sent, rows)
    if (mismatch !== null) found.push(mismatch)
  }
  const checking: Query = function (...args) {
    const [config] = args
    const last = args.at(-1)
    if (typeof last === 'function')
      args[args.length - 1] = (error: unknown, result: unknown) => {
        check(config, result)
        Reflect.apply(last, this, [error, result])
      }
    const answer = Reflect.apply(query, this, args)
    if (answer instanceof Promise) answer.then((result) => check(config, result)).catch(() => {})
    return answer
  }
  checking.mismatches = found
  Client.prototype.query = checking as typeof Client.prototype.query
  return found
}

afterEach(() => {
  const wrong = new Set(mismatches.splice(0))
  if (wrong.size > 0) throw new Error(`Rows of another type than the code states:\n${[...wrong].join('\n')}`)
})
