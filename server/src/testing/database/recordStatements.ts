import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryCompiler } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { shapeOf, statementName } from './statementShape.ts'

type Query = (this: Client, ...args: unknown[]) => unknown

type Recorded = {
  /** The statements of the product that the current test sent. Empty again when the test ends. */
  readonly sent: Set<string>
  /** The hashes of the statements of the product by their text. Most statements are sent many times with the same text. */
  readonly shapes: Map<string, string>
}

// The folder in which each test file writes the SQL statements of its tests. In `.ci/run`, `npm test` sets the folder
// and runs all tests on PostgreSQL 15. The deep run sets it too, and runs its tests on PostgreSQL 18. It then repeats
// other tests on PostgreSQL 18, until every statement was sent.
const folder = process.env['STATEMENTS']
if (folder !== undefined) recordStatementsOf(folder)

function recordStatementsOf(of: string): void {
  // The code of this file runs again for each test file, but loaded modules stay loaded. Only the first run must
  // replace the query function. The class keeps the state, because `checkRows.ts` replaces the query function too.
  const { sent } = ((Client as { recordedStatements?: Recorded }).recordedStatements ??= recordAll())
  const tests: { readonly name: string; readonly seconds: number; readonly statements: readonly string[] }[] = []
  // A test can replace the clock, and the real clock must measure the test.
  const now = performance.now.bind(performance)
  let startedAt = now()
  beforeAll(() => sent.clear())
  // The first test of a file has the statements and the time of the preparation of the file too.
  beforeEach(() => void (startedAt = tests.length === 0 ? startedAt : now()))
  afterEach(() => {
    const seconds = (now() - startedAt) / 1000
    tests.push({ name: expect.getState().currentTestName!, seconds, statements: [...sent] })
    sent.clear()
  })
  afterAll(() => {
    const file = path.relative(process.cwd(), expect.getState().testPath!)
    writeFileSync(path.join(of, `${file.replaceAll('/', '-')}.json`), JSON.stringify({ file, tests }))
  })
}

/** Collects the SQL statements of the product, and ignores the statements of the tests themselves. */
function recordAll(): Recorded {
  const recorded: Recorded = { sent: new Set(), shapes: new Map() }
  const { sent, shapes } = recorded
  const known = new Set<string>()
  const compiler = DefaultQueryCompiler.prototype
  const { compileQuery } = compiler
  compiler.compileQuery = function (...args) {
    const compiled = Reflect.apply(compileQuery, this, args)
    const shape = shapes.get(compiled.sql) ?? shapeOf(compiled.sql)
    if (known.has(shape) || isCalledByProduct()) {
      sent.add(shape)
      known.add(shape)
      shapes.set(compiled.sql, shape)
    }
    return compiled
  }
  const query = Client.prototype.query as Query
  const recording: Query = function (...args) {
    const [config] = args as [string | { readonly name?: string; readonly title?: string }]
    // A statement with a name is always a statement of the product.
    const name = typeof config === 'string' ? undefined : (config.name ?? config.title)
    if (name !== undefined) sent.add(statementName(name))
    return Reflect.apply(query, this, args)
  }
  Client.prototype.query = recording as typeof Client.prototype.query
  return recorded
}

// The folder whose statements count. `server/demo` is outside this folder, because the demo usually uses the embedded
// PostgreSQL 18, and a second test that fills the demo would take long.
const OWN = /\/server\/src\//
const OF_TESTS = /\.test\.ts|\/testing\//

function isCalledByProduct(): boolean {
  const { prepareStackTrace, stackTraceLimit } = Error
  // Only the file names of the stack are made, because the text of a whole stack costs much processor time, and each
  // statement needs a stack.
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '')
  Error.stackTraceLimit = 40
  const files = new Error('where').stack as unknown as readonly string[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  const caller = files.find((file) => OWN.test(file) && !file.includes('/recordStatements.ts'))
  return caller !== undefined && !OF_TESTS.test(caller)
}
