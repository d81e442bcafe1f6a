import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { inProject, projectFolder } from './steps/project.mjs'
import {
  afterSecondRun,
  filesToRepeat,
  linesOfFailure,
  readPlaywright,
  readRun,
  readVitest,
} from './steps/tests/testReports.mjs'

/** Runs a test tool on some files, and reads its report. */
function runTool(script, args, files, read) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'uurwerk-report-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const report = path.join(folder, 'report.json')
  const { status } = spawnSync(process.execPath, [inProject('node_modules', script), ...args({ folder, report })], {
    cwd: folder,
    env: { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const run = readRun(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, status, read)
  const where = path.relative(projectFolder, folder)
  return { ...run, names: run.failures.map(({ name }) => name.replace(`${where}/`, '')) }
}

const vitest = (files) =>
  runTool(
    'vitest/vitest.mjs',
    ({ folder, report }) => [
      'run',
      `--root=${folder}`,
      '--globals',
      `--reporter=${inProject('bin/steps/tests/vitestReport.mjs')}`,
      `--outputFile.json=${report}`,
    ],
    files,
    readVitest,
  )

const playwright = (text) =>
  runTool(
    '@playwright/test/cli.js',
    ({ folder }) => ['test', '--config', folder, '--reporter=json'],
    {
      'playwright.config.mjs': 'export default { testMatch: "*.spec.mjs", timeout: 3000 }',
      'a.spec.mjs': `import { expect, test } from '${inProject('node_modules/@playwright/test/index.mjs')}'\n${text}`,
    },
    readPlaywright,
  )

const filesOf = ({ failures }) => failures.map(({ file }) => path.basename(file))

test('the report of Vitest contains the failed tests with their groups, errors and files', () => {
  const run = vitest({
    'a.test.js': `describe('Anna', () => {
      test('Anna confirms a month', () => {})
      test('Anna locks a month', () => expect(403).toBe(409))
    })`,
    'b.test.js': `test('a list loads', () => {})\nthrow new Error('b does not load')`,
  })
  expect(run.passed).toBe(1)
  expect(run.names).toEqual(['a.test.js › Anna › Anna locks a month', 'b.test.js'])
  expect(run.failures[0].error).toContain('expected 403 to be 409')
  expect(run.failures[1].error).toBe('b does not load')
  expect(run.tests.map(({ failed }) => failed)).toEqual([false, true])
  expect(filesOf(run)).toEqual(['a.test.js', 'b.test.js'])
})

test('an error outside all tests of Vitest counts as a failure', () => {
  const run = vitest({
    'a.test.js': `test('HR approves a month', async () => {
      setTimeout(() => { throw new Error('nobody waits for this') })
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`,
  })
  expect(run.passed).toBe(1)
  expect(run.names).toEqual(['an error outside all tests'])
  expect(run.failures[0].error).toContain('nobody waits for this')
})

test('the report of Playwright contains the failed tests, their steps, their errors and their file', () => {
  const run = playwright(`
    test('HR exports the payroll', async () => {
      await test.step('HR opens the month', async () => {})
      await test.step('HR exports the month', () =>
        test.step('HR downloads the file', () => { expect.soft(1, 'soft').toBe(2); expect(3).toBe(4) }))
    })
    test('HR waits for an answer', () => test.step('HR waits for a mail', () => new Promise(() => {})))
    test('HR signs in', async () => {})
  `)
  expect(run.passed).toBe(1)
  expect(run.names).toEqual([
    'a.spec.mjs › HR exports the payroll › HR exports the month › HR downloads the file',
    'a.spec.mjs › HR waits for an answer › HR waits for a mail',
  ])
  expect(filesOf(run)).toEqual(['a.spec.mjs', 'a.spec.mjs'])
  expect(run.failures.map((failure) => failure.test)).toEqual([
    'a.spec.mjs › HR exports the payroll',
    'a.spec.mjs › HR waits for an answer',
  ])
  const [exports, waits] = run.failures.map(({ error }) => stripVTControlCharacters(error))
  expect(exports).toMatch(/Error: soft.*Expected: 2.*Expected: 4/s)
  expect(waits).toContain('Test timeout of 3000ms exceeded')
})

test('a test file that Playwright cannot load counts as a failure', () => {
  const run = playwright(`throw new Error('the file does not load')`)
  expect(run.names).toContain('an error outside all tests')
  expect(run.failures[0].error).toContain('the file does not load')
})

test('a test run without a report, or with an exit code that its failures do not explain, counts as failed', () => {
  expect(readRun(null, 134, readVitest).failures).toEqual([{ name: 'no report, exit code 134', error: '' }])
  const empty = { numPassedTests: 0, testResults: [], unhandledErrors: [] }
  expect(readRun(empty, 0, readVitest).failures).toEqual([])
  expect(readRun(empty, 1, readVitest).failures).toEqual([
    { name: 'failed tests: 0, but the exit code is 1', error: '' },
  ])
  const oneError = { ...empty, unhandledErrors: ['wrong'] }
  expect(readRun(oneError, 1, readVitest).failures).toHaveLength(1)
  expect(readRun(oneError, 134, readVitest).failures.at(-1)).toEqual({
    name: 'failed tests: 1, but the exit code is 134',
    error: '',
  })
})

test('the output shows the first fifteen lines of an error, without colours and empty lines', () => {
  const error = `\u001B[31mred\u001B[39m\n\n${Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n')}`
  const lines = linesOfFailure({ name: 'a.test.js › locks', error })
  expect(lines).toHaveLength(16)
  expect(lines.slice(0, 3)).toEqual(['  a.test.js › locks', '      red', '      line 0'])
})

const failed = (name, file = `/project/${name.split(' › ')[0]}`) => ({ file, name, error: 'wrong' })

test('when only a few tests fail, each test file with a failure runs a second time', () => {
  expect(filesToRepeat([failed('a.test.js › locks'), failed('a.test.js › opens'), failed('b.test.js')])).toEqual([
    '/project/a.test.js',
    '/project/b.test.js',
  ])
  expect(filesToRepeat([])).toEqual([])
})

test('no test file runs a second time when many tests fail, or after an error outside all test files', () => {
  expect(filesToRepeat(Array.from({ length: 6 }, (_, index) => failed(`a.test.js › ${index}`)))).toEqual([])
  expect(filesToRepeat([failed('a.test.js › locks'), { name: 'an error outside all tests', error: '' }])).toEqual([])
})

test('a test that fails in both runs counts as failed, and a test that passes in the second run counts as unstable', () => {
  const first = { tests: [], passed: 8, failures: [failed('a.test.js › locks'), failed('b.test.js › opens')] }
  const second = { tests: [], passed: 1, failures: [failed('a.test.js › locks'), failed('a.test.js › new')] }
  expect(afterSecondRun(first, second)).toEqual({
    tests: [],
    passed: 9,
    failures: second.failures,
    unstable: [failed('b.test.js › opens')],
  })
})

test('an e2e test that fails in both runs, in different steps, counts as failed', () => {
  const inStep = (step) => ({ ...failed(`a.spec.ts › locks › ${step}`), test: 'a.spec.ts › locks' })
  const first = { tests: [], passed: 8, failures: [inStep('HR opens')] }
  const second = { tests: [], passed: 0, failures: [inStep('HR saves')] }
  expect(afterSecondRun(first, second)).toMatchObject({ passed: 8, failures: second.failures, unstable: [] })
})

test('the last line of a test run is not lost when the reader of the output is slow', () => {
  const program = `
    import { createTestRun } from '${inProject('bin/steps/tests/runTests.mjs')}'
    console.log('a line of a test tool\\n'.repeat(100_000))
    await createTestRun(process.execPath, { e2eEnv: null }).end()`
  const { stdout } = spawnSync('sh', ['-c', '"$NODE" --input-type=module --eval "$PROGRAM" | (sleep 0.5; tail -n 1)'], {
    env: { PATH: process.env.PATH, NODE: process.execPath, PROGRAM: program },
    encoding: 'utf8',
  })
  expect(stdout).toBe('0 passed, 0 failed\n')
})
