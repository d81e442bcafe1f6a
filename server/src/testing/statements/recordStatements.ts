import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { recordAll } from './recordAll.ts'

// The folder in which each test file writes the SQL statements of its tests. In `.ci/run`, `npm test` sets the folder
// and runs all tests on PostgreSQL 15. The deep run sets it too, and runs its tests on PostgreSQL 18. It then repeats
// other tests on PostgreSQL 18, until PostgreSQL 18 has received every statement.
const folder = process.env['STATEMENTS']
if (folder !== undefined) recordStatementsOf(folder)

function recordStatementsOf(of: string): void {
  // The code of this file runs again for each test file, but loaded modules stay loaded. Only the first run must
  // replace the query function. The class keeps the state, because `checkRows.ts` replaces the query function too.
  const sent = ((Client as { recordedStatements?: Set<string> }).recordedStatements ??= recordAll(isCalledByProduct))
  const tests: { readonly name: string; readonly seconds: number; readonly statements: readonly string[] }[] = []
  // A test can replace the clock. The duration of the test must be measured with the real clock, so it is kept here.
  const now = performance.now.bind(performance)
  let startedAt = now()
  sent.clear()
  // The statements and the time that a test file needs before its first test count for that first test.
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

// The folder whose statements count. `server/demo` is outside this folder, because the demo usually uses the embedded
// PostgreSQL 18, and a second test that fills the demo would take long.
const OWN = /\/server\/src\//
const OF_TESTS = /\.test\.ts|\/testing\//
const OF_RECORDING = /\/record(All|Statements)\.ts/

function isCalledByProduct(): boolean {
  const { prepareStackTrace, stackTraceLimit } = Error
  // Reads only the file names of the stack. Making the text of a whole stack would cost much processor time, because
  // each statement needs a stack.
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '')
  Error.stackTraceLimit = 40
  const files = new Error('where').stack as unknown as readonly string[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  const caller = files.find((file) => OWN.test(file) && !OF_RECORDING.test(file))
  return caller !== undefined && !OF_TESTS.test(caller)
}
