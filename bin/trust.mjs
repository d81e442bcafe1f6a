import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install } from './steps/install.mjs'
import { coverStatements, readStatements, slowestChosen } from './steps/tests/coverStatements.mjs'
import { filesWithDeepTests } from './steps/tests/filesWithDeepTests.mjs'
import { keptStatements } from './steps/tests/keptStatements.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { giveUp, inProject } from './steps/project.mjs'
import { createTestRun } from './steps/tests/runTests.mjs'

/**
 * The test files about code that sends SQL statements which are not recorded (directly to the driver, or as raw text), or
 * that handles the errors of the database.
 */
const OF_THE_DATABASE =
  /^server\/src\/(platform\/(db|jobs)|testing|operations\/retention|operations\/offices(?=\/(offices|migrateOffices)\.))\/(?!embedded).*\.test\.ts$/
const SLOWEST_NAMED = 12

const args = process.argv.slice(2)
if (args[0] === 'deep' && args.length > 1) giveUp('npm run trust -- deep takes no other arguments.')

install()
const node = ownNode()

if (args[0] === 'deep') {
  const statements = mkdtempSync(path.join(tmpdir(), 'uurwerk-statements-'))
  const env = { TEST_SIZE: 'deep', STATEMENTS: statements, SERVER_STATEMENTS: statements }
  const run = createTestRun(node, { e2eEnv: env })
  await run.vitest('deep', filesWithDeepTests(), env)
  await run.playwright('deep e2e tests')
  const sent = readStatements(statements)
  if (!sent.some(({ file }) => file === 'a server')) run.fail('No server of the deep run recorded its statements.')
  await runOnNewest(run, sent)
  rmSync(statements, { recursive: true })
  run.end()
} else {
  const { status } = spawnSync(node, [inProject('resilience/src/main.ts'), ...args], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

/**
 * Sends every SQL statement to PostgreSQL 18, in the time zone of this machine. `npm test` ran all tests on the oldest
 * supported release, and kept the statements of each test. The deep tests and their servers already ran on PostgreSQL
 * 18, so only tests with other statements run again. When `npm test` kept no statements, no test runs again.
 */
async function runOnNewest(run, already) {
  const recorded = keptStatements()
  if (process.env.DEEP_FOLLOWS !== undefined && recorded === null)
    run.fail('`npm test` kept no statements, so not all statements were sent to PostgreSQL 18.')
  if (recorded === null || recorded.length === 0) return
  const chosen = coverStatements(recorded, already)
  for (const { file, name, seconds, own } of slowestChosen(recorded, chosen, SLOWEST_NAMED))
    console.log(
      `On PostgreSQL 18 too: ${file} › ${name}, ${seconds.toFixed(1)} s, for ${own} statements that only it sends`,
    )
  const ofDatabase = recorded
    .filter(({ file }) => OF_THE_DATABASE.test(file))
    .flatMap(({ file, tests }) => tests.map(({ name }) => ({ file, name })))
  await run.vitestOnly('every statement on PostgreSQL 18', [...chosen, ...ofDatabase])
}
