import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryCompiler } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect } from 'vitest'

type Query = { (this: Client, ...args: unknown[]): unknown; sent?: Set<string> }

// `npm test` names this folder. It then repeats on PostgreSQL 15 the test files that together send every statement.
const folder = process.env['STATEMENTS']
if (folder !== undefined) recordStatementsOf(folder)

function recordStatementsOf(of: string): void {
  const query = Client.prototype.query as Query
  // With modules that stay loaded, this file runs again for each test file, and the first run did this.
  const sent = (query.sent ??= recordAll())
  sent.clear()
  const startedAt = performance.now()
  afterAll(() => {
    const file = path.relative(process.cwd(), expect.getState().testPath!)
    const seconds = (performance.now() - startedAt) / 1000
    const recorded = { file, seconds, statements: [...sent] }
    writeFileSync(path.join(of, `${file.replaceAll('/', '-')}.json`), JSON.stringify(recorded))
  })
}

/** Collects the statements of the product, without the statements of the tests themselves. */
function recordAll(): Set<string> {
  const sent = new Set<string>()
  const compiler = DefaultQueryCompiler.prototype
  const { compileQuery } = compiler
  compiler.compileQuery = function (...args) {
    const compiled = Reflect.apply(compileQuery, this, args)
    const shape = shapeOf(compiled.sql)
    if (!sent.has(shape) && isCalledByProduct()) sent.add(shape)
    return compiled
  }
  const query = Client.prototype.query as Query
  const recording: Query = function (...args) {
    const [config] = args as [string | { readonly name?: string }]
    // Only the product has statements with a name.
    if (typeof config === 'object' && config.name !== undefined) sent.add(config.name)
    return Reflect.apply(query, this, args)
  }
  recording.sent = sent
  Client.prototype.query = recording as typeof Client.prototype.query
  return sent
}

/** The same text for statements that differ only in the number of their values. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(/\(\$\)(, \(\$\))+/g, '($)')

// Statements of the demo are left out: filling it takes long, and the demo usually has the embedded PostgreSQL 18.
const OWN = /\/server\/src\//
const OF_TESTS = /\.test\.ts|\/testing\//

function isCalledByProduct(): boolean {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 40
  const lines = new Error('where').stack?.split('\n') ?? []
  Error.stackTraceLimit = stackTraceLimit
  const caller = lines.find((line) => OWN.test(line) && !line.includes('/recordStatements.ts'))
  return caller !== undefined && !OF_TESTS.test(caller)
}
