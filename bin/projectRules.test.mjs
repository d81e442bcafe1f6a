import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import config from '../.dependency-cruiser.mjs'
import { findUnknownCapabilities } from './steps/check/capabilityNames.mjs'
import { cruise } from './steps/check/cruise.mjs'
import { findForbiddenWords, wordRules } from './steps/check/forbiddenWords.mjs'
import { findFullFolders } from './steps/check/fullFolders.mjs'
import { findLongTests } from './steps/check/longTests.mjs'
import { findUnclearEnglish } from './steps/check/plainEnglish.mjs'
import { inProject } from './steps/project.mjs'

const created = []
afterAll(() => {
  for (const folder of created) rmSync(folder, { recursive: true })
})

/** Creates a project for a test. The tests prove that the checks find each broken rule of the project. */
function projectOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-rules-'))
  created.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const fact = `export const fact = 1\n`
const using = (place) => `import { fact } from '${place}'\nexport const other = fact\n`

describe('the check of imports', () => {
  const ORDER = /^(domain|contract|server)-.*-knows-no-later-capability$/
  const firstIn = (pattern) => /\(([\w/]+)/.exec(pattern)[1]
  /** The rules about the order of the folders of a layer: `capability` may not import the later folder `next`. */
  const order = config.forbidden.flatMap(({ name, from, to }) => {
    const [, layer] = ORDER.exec(name) ?? []
    return layer === undefined ? [] : [{ name, layer, capability: firstIn(from.path), next: firstIn(to.path) }]
  })
  const breaks = {
    'no-cycle': 'domain/src/money/hen.ts',
    'no-unresolvable': 'server/src/lost.ts',
    'no-orphan': 'server/src/unused.ts',
    'domain-depends-on-nothing': 'domain/src/money/wallet.ts',
    'contract-depends-on-domain-and-zod': 'contract/src/asking.ts',
    'server-knows-no-screen': 'server/src/screen.ts',
    'web-knows-no-server': 'web/src/server.ts',
    'web-runs-in-a-browser': 'web/src/files.ts',
    'kit-knows-no-capability': 'web/src/ui/Button.ts',
    'calls-and-clock-know-no-screen': 'web/src/app/api/send.ts',
    'app-knows-no-capability': 'web/src/app/shell/Shell.ts',
    'only-routes-know-http': 'server/src/planning/planShifts.ts',
    ...Object.fromEntries(order.map(({ name, layer, capability }) => [name, `${layer}/src/${capability}/a.ts`])),
    'e2e-tests-and-benchmarks-use-the-contract': 'e2e/steps.ts',
    'sql-in-stores-only': 'server/src/planning/planShift.ts',
    'tests-are-not-built-upon': 'contract/src/fromTest.ts',
  }
  const folder = projectOf({
    ...Object.fromEntries(
      order.flatMap(({ layer, capability, next }) => [
        [`${layer}/src/${next}/fact.ts`, fact],
        [`${layer}/src/${capability}/a.ts`, using(path.relative(capability, `${next}/fact.ts`))],
      ]),
    ),
    'server/src/fact.ts': fact,
    'web/src/planning/fact.ts': fact,
    'contract/src/some.test.ts': fact,
    'node_modules/kysely/package.json': '{ "main": "index.js" }',
    'node_modules/kysely/index.js': fact,
    'domain/src/money/hen.ts': using('./egg.ts'),
    'domain/src/money/egg.ts': `import { other } from './hen.ts'\nexport const fact = other\n`,
    'server/src/lost.ts': using('./nowhere.ts'),
    'server/src/unused.ts': fact,
    'domain/src/money/wallet.ts': `import { readFileSync } from 'node:fs'\nexport const other = readFileSync\n`,
    'contract/src/asking.ts': using('../../server/src/fact.ts'),
    'contract/src/fromTest.ts': using('./some.test.ts'),
    'server/src/screen.ts': using('../../web/src/planning/fact.ts'),
    'server/src/planning/planShift.ts': using('kysely'),
    'web/src/server.ts': using('../../server/src/fact.ts'),
    'web/src/files.ts': `import { readFileSync } from 'node:fs'\nexport const other = readFileSync\n`,
    'web/src/ui/Button.ts': using('../planning/fact.ts'),
    'web/src/app/api/send.ts': using('../../planning/fact.ts'),
    'web/src/app/shell/Shell.ts': using('../../planning/fact.ts'),
    'server/src/platform/http/fact.ts': fact,
    'server/src/planning/planShifts.ts': using('../platform/http/fact.ts'),
    'e2e/steps.ts': using('../server/src/fact.ts'),
  })
  const { violations } = cruise(process.execPath, ['domain', 'contract', 'server', 'web', 'e2e'], folder)

  test.each(config.forbidden.map(({ name }) => name))(
    'the check of imports reports an import that breaks the rule %s',
    (name) => {
      const places = violations.filter(({ rule }) => rule === name).map(({ where }) => where)
      expect(places.join('\n')).toContain(breaks[name])
    },
  )

  test.each(['domain', 'contract', 'server'])('each folder of the %s has a place in the order of imports', (layer) => {
    const folders = readdirSync(inProject(`${layer}/src`), { withFileTypes: true }).filter((each) => each.isDirectory())
    const ordered = order.filter((rule) => rule.layer === layer)
    const placed = new Set(
      ordered.flatMap(({ capability, next }) => [capability, next]).map((place) => place.split('/')[0]),
    )
    const outside = folders.map(({ name }) => name).filter((name) => !placed.has(name))
    expect(outside).toEqual({ domain: [], contract: ['problems'], server: ['officeIsolation', 'testing'] }[layer])
  })

  test('the check of imports finds no fault in a file that follows all rules', () => {
    const innocent = ['domain/src/people/fact.ts', 'web/src/planning/fact.ts', 'server/src/fact.ts']
    expect(violations.filter(({ where }) => innocent.some((file) => where.startsWith(file)))).toEqual([])
  })
})

describe('the rules of lint', () => {
  const breaks = {
    'typescript(TS2322)': `export const count: number = 'one'\n`,
    'typescript(no-explicit-any)': `export const loose = (value: any): string => String(value)\n`,
    'typescript(no-floating-promises)': `export function forget(): void {\n  Promise.reject(new Error('lost'))\n}\n`,
    'typescript(switch-exhaustiveness-check)': `export function name(half: 'am' | 'pm'): string {\n  switch (half) {\n    case 'am':\n      return 'morning'\n  }\n  return ''\n}\n`,
    'import(no-default-export)': `export default 1\n`,
    'oxc(no-barrel-file)': `export * from './file0.ts'\n`,
    'react(no-danger)': `export const Html = () => <div dangerouslySetInnerHTML={{ __html: '' }} />\n`,
    'eslint(max-lines)': `// one more line\n`.repeat(301),
    'eslint(max-lines-per-function)': `export function longer(): void {\n${'  // one more line\n'.repeat(60)}}\n`,
    'eslint(no-restricted-imports)': `export { call } from '../app/api/call.ts'\nexport { useMutation } from '@tanstack/react-query'\n`,
    'vitest(no-focused-tests)': `import { expect, test } from 'vitest'\ntest.only('one', () => expect(1).toBe(1))\n`,
    'vitest(no-disabled-tests)': `import { expect, test } from 'vitest'\ntest.skip('one', () => expect(1).toBe(1))\n`,
    'vitest(expect-expect)': `import { test } from 'vitest'\ntest('one', () => {})\n`,
  }
  const nameOf = (rule, index) =>
    `${rule === 'eslint(no-restricted-imports)' ? 'web/src/planning/' : ''}file${index}${rule.startsWith('vitest') ? '.test.ts' : rule.startsWith('react') ? '.tsx' : '.ts'}`
  const folder = projectOf({
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "target": "esnext", "module": "nodenext", "jsx": "react-jsx" } }',
    ...Object.fromEntries(Object.entries(breaks).map(([rule, text], index) => [nameOf(rule, index), text])),
  })
  const { stdout } = spawnSync(
    process.execPath,
    [
      inProject('node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--type-check',
      '--config',
      inProject('.oxlintrc.json'),
      '--format',
      'json',
    ],
    // The linter looks for its type checker in the folders of PATH.
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${inProject('node_modules/.bin')}:${process.env.PATH}` },
    },
  )
  if (!stdout.startsWith('{')) throw new Error(`The linter did not run: ${stdout}`)
  const { diagnostics } = JSON.parse(stdout)

  test.each(Object.keys(breaks))('the linter reports code that breaks the rule %s', (rule) => {
    const file = nameOf(rule, Object.keys(breaks).indexOf(rule))
    expect(diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)).toContain(rule)
  })
})

describe('the check of words', () => {
  const breaks = {
    'sql-in-stores-only': ['server/src/planning/planShift.ts', "export const rows = db.selectFrom('shifts')\n"],
    'no-statement-around-prepared': ['server/src/planning/shiftStore.ts', "import { CompiledQuery } from 'kysely'\n"],
    'no-cast-of-a-row': ['server/src/absences/absenceStore.ts', 'return row.locked_absences as AbsenceRow[]\n'],
    'old-technical-terms': ['server/src/customers/editCustomer.ts', 'demandVersion(customer, input.version)\n'],
    'store-verbs': ['server/src/planning/needStore.ts', 'export const selectNeeds = () => []\n'],
    'no-clock-or-zone-of-the-database': [
      'server/src/planning/planningStore.ts',
      'export const query = sql`select start_at::date`\n',
    ],
    'no-replaced-modules': ['server/src/planning/planning.test.ts', "vi.mock('./planShift.ts')\n"],
    'distances-of-the-theme': ['web/src/planning/a.module.css', '  padding-inline: var(--u-2) 0.6rem;\n'],
    'breakpoints-of-the-theme': ['web/src/planning/b.module.css', '@media (max-width: 41em) {\n'],
    'no-unfinished-work': ['domain/src/planning/a.ts', '// TODO\n'],
  }
  const folder = projectOf(Object.fromEntries(Object.values(breaks)))

  test.each(wordRules.map(({ name }) => name))('the check of words reports a text that breaks the rule %s', (name) => {
    expect(findForbiddenWords(folder)).toContainEqual({ rule: name, where: `${breaks[name][0]}:1` })
  })
})

test.each([
  ['a comment', { 'domain/src/a.ts': '// It is made anew.\n' }, 'domain/src/a.ts:1 "anew": write again'],
  [
    'a comment with other words inside the form',
    { 'domain/src/a.ts': '// The undo takes all its shifts back.\n' },
    'domain/src/a.ts:1 "takes all its shifts back": write undo, remove, withdraw',
  ],
  [
    'a test name',
    { 'domain/src/a.test.ts': "test('whoever asks gets it', () => {})\n" },
    'domain/src/a.test.ts:1 "whoever": write name the person: the caller, the user, an employee',
  ],
  [
    'the name of a case',
    { 'domain/src/a.test.ts': "test.each([\n  ['a right that goes on', 1],\n])('%s', check)\n" },
    'domain/src/a.test.ts:2 "goes on": write continues',
  ],
  ['a shell script', { 'bin/run': "echo 'made anew' # Made anew.\n" }, 'bin/run:1 "anew": write again'],
  [
    'the name of a step of a test',
    { 'e2e/a.spec.ts': "await test.step('the list scrolls sideways', read)\n" },
    'e2e/a.spec.ts:1 "sideways": write horizontally',
  ],
  [
    'the message of an expectation',
    { 'e2e/screens/a.ts': "expect\n  .soft(a(1, 'whatever'), `${where}: made anew`)\n  .not.toBe(0)\n" },
    'e2e/screens/a.ts:2 "anew": write again',
  ],
  [
    'a citation of a document that is not in the repository',
    { 'domain/src/a.ts': '/** See the specification, 2.6. */\n' },
    'domain/src/a.ts:1 "specification": cite a rule of docs/rules',
  ],
  [
    'a page',
    { 'docs/a.md': 'The default of the house.\n' },
    'docs/a.md:1 "of the house": write default, own, of the company',
  ],
  [
    'the list of requirements',
    { 'docs/spec-coverage.tsv': 'id\twhat it asks\n1:1:01\tA missing rate is told.\n' },
    'docs/spec-coverage.tsv:2 "is told": write gets a message, reads',
  ],
])('the check of plain English finds a banned form in %s', (_where, files, fault) => {
  expect(findUnclearEnglish(projectOf(files))).toEqual([fault])
})

test('the check of plain English ignores code and strings', () => {
  const source = "export const anew = 'whoever' // It is made again.\n"
  expect(findUnclearEnglish(projectOf({ 'domain/src/a.ts': source }))).toEqual([])
})

const filesOf = (folder, count, end) =>
  Object.fromEntries(Array.from({ length: count }, (_none, n) => [`${folder}/${n}${end}`, fact]))

test('the check of folders reports a folder with more than 15 files, and does not count the test files', () => {
  const files = {
    ...filesOf('domain/src/money', 16, '.ts'),
    ...filesOf('domain/src/time', 15, '.ts'),
    ...filesOf('domain/src/time', 15, '.test.ts'),
  }
  expect(findFullFolders(projectOf(files))).toEqual(['domain/src/money: 16 files, of at most 15'])
})

test('the check of capabilities reports a folder that is not in the list of capabilities, and does not count a folder of tests', () => {
  const files = {
    'docs/architecture.md': 'The capabilities are `people` and `planning`.\n',
    ...filesOf('server/src/people', 1, '.ts'),
    ...filesOf('web/src/rosters', 2, '.tsx'),
    ...filesOf('server/src/walls', 1, '.test.ts'),
    ...filesOf('domain/src/money', 1, '.ts'),
  }
  expect(findUnknownCapabilities(projectOf(files))).toEqual([
    'web/src/rosters: a folder that is no capability of docs/architecture.md',
  ])
})

test('the check of long tests reports a test with more than 60 lines, but not a group of tests with more than 60 lines', () => {
  const testOf = (lines) => `  test('a sum', () => {\n${'    add()\n'.repeat(lines - 2)}  })\n`
  const files = {
    'domain/src/long.test.ts': `describe('sums', () => {\n${testOf(60)}\n${testOf(61)}})\n`,
    'e2e/long.spec.ts': `test('an e2e test', async ({\n  as,\n}) => {\n${'  await go()\n'.repeat(59)}})\n`,
    'domain/src/short.test.ts': `describe('sums', () => {\n${testOf(40)}\n${testOf(40)}})\n`,
  }
  expect(findLongTests(projectOf(files))).toEqual([
    'domain/src/long.test.ts:63: a test of 61 lines, of at most 60',
    'e2e/long.spec.ts:1: a test of 61 lines, of at most 60',
  ])
})
