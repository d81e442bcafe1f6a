import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'

import { buildWeb } from './steps/buildWeb.mjs'
import { findUnknownCapabilities } from './steps/check/capabilityNames.mjs'
import { cruise } from './steps/check/cruise.mjs'
import { findForbiddenWords } from './steps/check/forbiddenWords.mjs'
import { findFullFolders } from './steps/check/fullFolders.mjs'
import { findLongTests } from './steps/check/longTests.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { heavyPages } from './steps/check/pageWeights.mjs'
import { findUnclearEnglish } from './steps/check/plainEnglish.mjs'
import { inProject, projectFolder } from './steps/project.mjs'

/** The minimum number of files in the project. A tool that reports fewer files did not read the whole project. */
const LEAST_MODULES = 1000

const packages = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'resilience']

install()
const node = ownNode()
// The checks run on the project's own Node, as their tests do, because the Node of the machine can be older.
if (realpathSync(node) !== process.execPath) {
  process.exit(spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1)
}
const failed = []

function check(name, passes) {
  const startedAt = performance.now()
  report(name, attempt(passes), startedAt)
}

function report(name, passed, startedAt) {
  console.log(`${passed ? '✓' : '✗'} ${name} (${Math.round(performance.now() - startedAt)} ms)`)
  if (!passed) failed.push(name)
}

function attempt(passes) {
  try {
    return passes()
  } catch (error) {
    console.error(`  ${error.message}`)
    return false
  }
}

const tool = (script, ...args) =>
  spawnSync(node, [inProject('node_modules', script), ...args], { cwd: projectFolder, stdio: 'inherit' }).status === 0

/** Starts oxlint, which takes longer than all other checks together, and therefore runs beside them. */
function startLint() {
  const startedAt = performance.now()
  const args = [inProject('node_modules/oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings']
  // With this setting of Go, the linter collects garbage less often, which saves a sixth of its processor time.
  const env = { ...process.env, GOGC: '300' }
  const ended = once(spawn(node, args, { cwd: projectFolder, stdio: 'inherit', env }), 'close')
  return async () => {
    const [status] = await ended
    report('types and lint', status === 0, startedAt)
  }
}

function importsKeepTheRules() {
  const { seen, violations } = cruise(node, packages.filter(isWritten))
  for (const { rule, where } of violations) console.error(`  ${rule}: ${where}`)
  if (seen < LEAST_MODULES) console.error(`  only ${seen} files seen, of at least ${LEAST_MODULES}`)
  return violations.length === 0 && seen >= LEAST_MODULES
}

function wordsAreInTheirPlace() {
  const found = findForbiddenWords(projectFolder)
  for (const { rule, where } of found) console.error(`  ${rule}: ${where}`)
  return found.length === 0
}

/** A check of the project's files that prints each fault that it finds. */
const hasNone = (find) => () => {
  const found = find(projectFolder)
  for (const fault of found) console.error(`  ${fault}`)
  return found.length === 0
}

function pagesKeepTheirBudget() {
  if (!buildWeb(node)) return false
  const heavy = heavyPages(inProject('web/dist'), JSON.parse(readFileSync(inProject('web/budgets.json'), 'utf8')))
  for (const page of heavy) console.error(`  ${page}`)
  return heavy.length === 0
}

const isWritten = (name) => readdirSync(inProject(name)).some((entry) => entry === 'src' || entry.endsWith('.ts'))

const endLint = startLint()
check('format', () => tool('oxfmt/bin/oxfmt', '--check'))
check('imports', importsKeepTheRules)
check('words', wordsAreInTheirPlace)
check('plain English', hasNone(findUnclearEnglish))
check('names of the capabilities', hasNone(findUnknownCapabilities))
check('files of each folder', hasNone(findFullFolders))
check('length of each test', hasNone(findLongTests))
check('weight of the pages', pagesKeepTheirBudget)
check(
  'types of the schema',
  () => spawnSync(inProject('bin/generate-types'), ['--check'], { stdio: 'inherit' }).status === 0,
)
check('licences', () => spawnSync(inProject('bin/licences'), ['--check'], { stdio: 'inherit' }).status === 0)
await endLint()

if (failed.length > 0) console.error(`\nFailed:\n${failed.map((name) => `  bin/check: ${name}`).join('\n')}`)
process.exitCode = failed.length === 0 ? 0 : 1
