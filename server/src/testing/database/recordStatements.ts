import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryCompiler } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect } from 'vitest'

type Query = (this: Client, ...args: unknown[]) => unknown

type Recorded = {
  /** The statements of the product. */
  readonly sent: Set<string>
  /** The texts that these statements had. Most statements are sent many times with the same text. */
  readonly texts: Set<string>
}

// The folder in which each test file writes its SQL statements. In `.ci/run`, `npm test` sets the folder and runs all
// tests on PostgreSQL 15. The deep run then repeats a few test files on PostgreSQL 18. These files together send every
// statement.
const folder = process.env['STATEMENTS']
if (folder !== undefined) recordStatementsOf(folder)

function recordStatementsOf(of: string): void {
  // The code of this file runs again for each test file, but loaded modules stay loaded. Only the first run must
  // replace the query function. The class keeps the state, because `checkRows.ts` replaces the query function too.
  const recorded = ((Client as { recordedStatements?: Recorded }).recordedStatements ??= recordAll())
  const { sent, texts } = recorded
  for (const each of [sent, texts]) each.clear()
  const startedAt = performance.now()
  afterAll(() => {
    const file = path.relative(process.cwd(), expect.getState().testPath!)
    const seconds = (performance.now() - startedAt) / 1000
    const recording = JSON.stringify({ file, seconds, statements: [...sent] })
    writeFileSync(path.join(of, `${file.replaceAll('/', '-')}.json`), recording)
  })
}

/** Collects the SQL statements of the product, and ignores the statements of the tests themselves. */
function recordAll(): Recorded {
  const recorded: Recorded = { sent: new Set(), texts: new Set() }
  const { sent, texts } = recorded
  const compiler = DefaultQueryCompiler.prototype
  const { compileQuery } = compiler
  compiler.compileQuery = function (...args) {
    const compiled = Reflect.apply(compileQuery, this, args)
    if (texts.has(compiled.sql)) return compiled
    const shape = shapeOf(compiled.sql)
    if (sent.has(shape) || isCalledByProduct()) {
      sent.add(shape)
      texts.add(compiled.sql)
    }
    return compiled
  }
  const query = Client.prototype.query as Query
  const recording: Query = function (...args) {
    const [config] = args as [string | { readonly name?: string }]
    // A statement with a name is always a statement of the product.
    if (typeof config !== 'string' && config.name !== undefined) sent.add(config.name)
    return Reflect.apply(query, this, args)
  }
  Client.prototype.query = recording as typeof Client.prototype.query
  return recorded
}

/**
 * The text of a statement in which the number of values does not count. Two statements that differ only in that number
 * get the same text.
 */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(/\(\$\)(, \(\$\))+/g, '($)')

// The folders whose statements count. Statements of the demo are left out, because filling the demo takes long, and the
// demo usually uses the embedded PostgreSQL 18.
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
