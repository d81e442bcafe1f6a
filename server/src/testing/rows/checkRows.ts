import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, inject } from 'vitest'
import { rowComparer, type Sent } from './compareRows.ts'

type Query = (this: Client, ...args: unknown[]) => unknown

type Checked = {
  readonly mismatches: string[]
  /** The places in the code whose row type this process has compared with at least one row. */
  readonly places: Set<string>
}

// The query function checks each row. A test fails when the rows of a statement do not have the type that the code
// gives (decision 034).
const query = Client.prototype.query as Query
// The code of this file runs again for each test file, but loaded modules stay loaded. Only the first run must replace
// the query function. The class keeps the state, because `recordStatements.ts` replaces the query function too.
const { mismatches, places } = ((Client as { checkedRows?: Checked }).checkedRows ??= checkQueries())

function checkQueries(): Checked {
  const checked: Checked = { mismatches: [], places: new Set() }
  const compare = rowComparer(inject('declaredRows'))
  const check = (config: unknown, result: unknown): void => {
    const sent = (typeof config === 'string' ? { text: config } : config) as Sent
    const { rows } = (result ?? {}) as { readonly rows?: readonly unknown[] }
    if (typeof sent.text !== 'string' || rows === undefined || rows.length === 0) return
    const { places: compared, mismatch } = compare(sent, rows)
    for (const place of compared) checked.places.add(place)
    if (mismatch !== null) checked.mismatches.push(mismatch)
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
  Client.prototype.query = checking as typeof Client.prototype.query
  return checked
}

function refuseMismatches(): void {
  const wrong = new Set(mismatches.splice(0))
  if (wrong.size > 0) throw new Error(`Rows of another type than the code states:\n${[...wrong].join('\n')}`)
}
afterEach(refuseMismatches)
// Checks the statements after the last test of a file, so that an error fails this file, and not the first test of the
// next file.
afterAll(refuseMismatches)

// The folder in which each process writes the places whose row type it compared with rows. A run of all tests sets it.
const folder = process.env['COMPARED_ROWS']
if (folder !== undefined)
  afterAll(() => writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify([...places])))
