import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inProject } from './bin/steps/project.mjs'
import { LongFilesFirst } from './bin/steps/tests/LongFilesFirst.mjs'
import { testSeed } from './bin/steps/tests/testSeed.mjs'
import { useMemoryForFiles } from './bin/steps/tests/useMemoryForFiles.mjs'
import { iconModules } from './web/build/iconModules.ts'

useMemoryForFiles()

/**
 * True for `npm run trust -- deep`, which runs only the long tests, in full. Every other run leaves out the long tests,
 * or runs their small form.
 */
const isDeep = process.env['TEST_SIZE'] === 'deep'
/**
 * True when the deep run comes after this run, as in `.ci/run`. This run then leaves out the tests with the tag
 * `repeated`, because the deep run contains them. The small forms of the other tests with the tag `sized` stay in this
 * run, because the deep run needs to know which SQL statements these small forms send.
 */
const isBeforeDeep = process.env['DEEP_FOLLOWS'] !== undefined
const QUICK_PROJECTS = new Set(['domain', 'contract', 'web'])
/**
 * True when `vitest --changed` runs without the option `--project`. A change of a rule can break most tests of the
 * server, so only the tests of `domain`, `contract` and `web` run then. These tests take only seconds.
 */
const isQuick = isOption('--changed') && !isOption('--project')
if (isQuick)
  console.log('Only domain, contract and web. The tests of the server: npx vitest --changed --project server')

function isOption(name: string): boolean {
  return process.argv.some((each) => each === name || each.startsWith(`${name}=`))
}

/**
 * The size in megabytes of the old objects in a worker at which Node first collects garbage. It is at most a tenth of
 * the memory of the computer.
 */
const oldSpaceMb = Math.min(2000, Math.floor(totalmem() / 1024 ** 2 / 10))

/**
 * The options of Node for the workers. With more space for objects, Node collects garbage less often. Each worker
 * collects garbage in one thread, because the other workers already use all cores. Together, these options save a tenth
 * of the processor time of the workers.
 */
const forLessGarbageCollection = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  `--initial-old-space-size=${oldSpaceMb}`,
  '--single-threaded-gc',
]

/**
 * Chooses the tests by their tags. Vitest also reads this option in a configuration file, but its TypeScript type has
 * the option for the command line only.
 */
const ofTags = {
  tagsFilter: [isDeep ? 'deep || sized || repeated' : isBeforeDeep ? '!deep && !repeated' : '!deep'],
}

/**
 * A file with the names of the tests that must run. The deep run repeats a part of the tests on PostgreSQL 18. Without
 * this file, all tests run.
 */
const onlyTests = process.env['ONLY_TESTS']
const patternOf = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.map(RegExp.escape).join('|')})$`)

export default defineConfig({
  test: {
    ...(onlyTests !== undefined && { testNamePattern: patternOf(JSON.parse(readFileSync(onlyTests, 'utf8'))) }),
    // Four workers keep two cores busy. With more workers, the same work takes more processor time, because each process
    // finds less of its data in the caches of the processor. Each worker also loads all modules, so three workers take
    // less time for the few hundred tests on PostgreSQL 18: 34 s instead of 38 s.
    maxWorkers: onlyTests === undefined ? 4 : 3,
    execArgv: forLessGarbageCollection,
    // Test files share their loaded modules, because loading modules again for each file takes half of a run. No test
    // replaces a module: `bin/check` refuses `vi.mock`.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    tags: [
      { name: 'deep', description: 'Takes seconds, or starts whole servers: in the deep run only.' },
      { name: 'sized', description: 'Small in every run, full size in the deep run.' },
      { name: 'repeated', description: 'Takes seconds. In `.ci/run`, only the deep run has it.' },
    ],
    ...ofTags,
    env: { TEST_SEED: testSeed() },
    // These time limits stop a test that hangs. They are long, because a test can take ten times as long while other
    // programs use the cores.
    testTimeout: isDeep ? 600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: [inProject('bin/steps/tests/configureProperties.mjs'), inProject('bin/steps/tests/longWaits.mjs')],
    projects: [
      { extends: true, test: { name: 'domain', root: './domain' } },
      { extends: true, test: { name: 'contract', root: './contract' } },
      {
        extends: true,
        test: {
          name: 'server',
          root: './server',
          globalSetup: ['./src/testing/database/globalSetup.ts', inProject('bin/steps/tests/sharedDemo.mjs')],
          setupFiles: ['./src/testing/rows/checkRows.ts', './src/testing/statements/recordStatements.ts'],
        },
      },
      { extends: true, plugins: [iconModules()], test: { name: 'web', root: './web', css: true } },
      { extends: true, test: { name: 'tools', root: './bin' } },
      // Each file of this project starts a separate server and checks what the server stored. The only short time limit
      // in these files is 5 s of processor time for an answer, so the files can run at the same time, also in the deep
      // run.
      {
        extends: true,
        test: {
          name: 'resilience',
          root: './resilience',
          globalSetup: [inProject('bin/steps/tests/sharedDemo.mjs')],
          testTimeout: 600_000,
        },
      },
    ].filter(({ test }) => !isQuick || QUICK_PROJECTS.has(test.name)),
  },
})
