import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { coreFiles, e2eFiles, e2eOptionsOf, shareOf } from '../e2e/fixtures/e2eShare.ts'
import { inProject, projectFolder } from './steps/project.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'
import { filesWithDeepTests } from './steps/tests/filesWithDeepTests.mjs'
import { longFiles } from './steps/tests/LongFilesFirst.mjs'
import { keepStatements, keptStatements } from './steps/tests/keptStatements.mjs'
import { thirdOfSeed } from './steps/tests/testSeed.mjs'

const files = e2eFiles()
const thirds = [0, 1, 2]

/** The names of tests as Playwright compares them with a pattern: the file, the title and the tags. */
const testsIn = (file) => [` ${file} a person signs in`, ` ${file} all screens @sized`, ` ${file} all dialogs @deep`]

/** The tests that Playwright runs with these options. */
const chosenBy = ({ testIgnore, grepInvert }) =>
  files
    .filter((file) => !testIgnore.includes(`**/${file}`))
    .flatMap(testsIn)
    .filter((name) => !grepInvert.some((pattern) => pattern.test(name)))

/**
 * The names of the e2e tests that one kind of run, such as the deep run, runs for a commit. `third` is the number of
 * the third of the e2e tests that the commit chooses.
 */
const e2eTestsIn = (third, run) =>
  chosenBy(
    e2eOptionsOf({
      files,
      share: shareOf({ files, third, changed: [] }),
      isDeep: false,
      isShare: false,
      ...run,
    }),
  )

test('the deep run has all e2e tests', () => {
  expect(e2eTestsIn(0, { isDeep: true })).toEqual(files.flatMap(testsIn))
})

test.each(thirds)(
  'when a commit chooses third %i of the e2e tests, npm test runs the core e2e tests and that third, without the deep e2e tests',
  (third) => {
    const share = shareOf({ files, third, changed: [] })
    const expected = share.flatMap(testsIn).filter((name) => !name.includes('@deep'))
    expect(e2eTestsIn(third, { isShare: true })).toEqual(expected)
  },
)

test('each commit runs the core e2e tests and about a third of the other e2e tests, and the three thirds together contain all e2e tests', () => {
  const shares = thirds.map((third) => shareOf({ files, third, changed: [] }))
  for (const share of shares) {
    expect(share).toEqual(expect.arrayContaining([...coreFiles]))
    expect(Math.abs(share.length - coreFiles.length - (files.length - coreFiles.length) / 3)).toBeLessThan(1)
  }
  expect([...new Set(shares.flat())].toSorted()).toEqual(files.toSorted())
})

test('each core e2e test is a file in e2e', () => {
  expect(coreFiles.filter((file) => !files.includes(file))).toEqual([])
})

test('each test file in the list of files that run first exists', () => {
  const names = sourcesBelow(projectFolder).map((file) => path.basename(file))
  expect(longFiles.filter((name) => !names.some((each) => each.startsWith(`${name}.test.`)))).toEqual([])
})

test('the e2e tests of a commit contain each file of e2e tests that the commit changes', () => {
  const leftOut = files.filter((file) => !shareOf({ files, third: 0, changed: [] }).includes(file))
  const [changed] = leftOut
  expect(shareOf({ files, third: 0, changed: [changed] })).toContain(changed)
})

test('a developer who runs the e2e tests without npm test runs all of them, except the deep e2e tests', () => {
  expect(e2eTestsIn(0, {})).toEqual(files.flatMap(testsIn).filter((name) => !name.includes('@deep')))
})

test('18 consecutive seeds combine each third of the e2e tests with each of the six choices of screens and endpoints', () => {
  const seeds = Array.from({ length: 18 }, (_, index) => String(1200 + index))
  expect(new Set(seeds.map((seed) => `${thirdOfSeed(seed)} ${Number(seed) % 6}`)).size).toBe(18)
  expect(() => thirdOfSeed('last')).toThrow('TEST_SEED is not a number')
})

test('the deep run reads the statements that npm test kept for the same commit, and no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-newest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  onTestFinished(() => vi.unstubAllEnvs())
  const kept = path.join(folder, 'cache/statements.json')
  const tests = [{ name: 'Anna plans', seconds: 1, statements: ['insert shift'] }]
  expect(keptStatements(kept)).toBeNull()
  vi.stubEnv('TEST_SEED', '7')
  keepStatements([{ file: 'server/src/a.test.ts', tests }], kept)
  expect(keptStatements(kept)).toEqual([{ file: 'server/src/a.test.ts', tests }])
  vi.stubEnv('TEST_SEED', '8')
  expect(keptStatements(kept)).toBeNull()
})

test('the deep run loads each test file of Vitest that has a test with the tag of the deep run', () => {
  const withTag = sourcesBelow(projectFolder)
    .filter((file) => /\.test\.\w+$/.test(file) && !file.startsWith('bin/'))
    .filter((file) => /\btags:|@module-tag/.test(readFileSync(inProject(file), 'utf8')))
  expect(withTag.length).toBeGreaterThan(40)
  expect(filesWithDeepTests().toSorted()).toEqual(withTag.toSorted())
})

test.each([
  ['npm test', ['bin/test.mjs', 'web/src/start.test.ts'], 'npx vitest run'],
  ['the deep run', ['bin/trust.mjs', 'deep', 'crash'], 'takes no other arguments'],
])(
  'a developer who gives %s an argument that it does not know gets a refusal, and no test runs',
  (_, args, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectFolder, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
  },
)
