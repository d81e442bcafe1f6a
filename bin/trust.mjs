import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { inProject, projectFolder } from './steps/project.mjs'
import { createTestRun } from './steps/tests/runTests.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'
import { testsForNewest } from './steps/tests/testsForNewest.mjs'

install()
const node = ownNode()
const args = process.argv.slice(2)

if (args[0] === 'deep') {
  const run = createTestRun(node)
  run.startPlaywright('deep journeys', { TEST_SIZE: 'deep' })
  await run.vitest('deep', filesWithDeepTests(), { TEST_SIZE: 'deep' })
  await runOnNewest(run)
  await run.end()
} else {
  const { status } = spawnSync(node, [inProject('resilience/src/main.ts'), ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/** The test files with tests that `npm run trust` needs. Other test files are not loaded, to save time. */
function filesWithDeepTests() {
  return sourcesBelow(projectFolder)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /tags: .*'(deep|sized)'|@module-tag third/.test(readFileSync(inProject(file), 'utf8')))
}

/**
 * Sends every SQL statement to PostgreSQL 18, in the time zone of this machine. `npm test` ran all tests on the oldest
 * supported release, and chose the tests for this run. When `npm test` wrote no list of tests, the deep run does not
 * send the SQL statements.
 */
async function runOnNewest(run) {
  const tests = testsForNewest()
  if (tests !== null && tests.length > 0) await run.vitestOnly('every statement on PostgreSQL 18', tests)
  if (process.env.DEEP_FOLLOWS !== undefined && tests === null)
    run.fail('`npm test` left no list of tests, so no statement was sent to PostgreSQL 18.')
}
