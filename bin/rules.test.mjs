import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRuleFaults, readRules } from './steps/check/businessRules.mjs'
import { inProject, projectFolder } from './steps/project.mjs'

function projectOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const rule = (
  id,
  { file = 'domain/src/a.ts', name = 'refusalToA', title = 'an employee cannot confirm a month twice' } = {},
) =>
  `### ${id}\nAn employee confirms a month once.\n- Source: our choice. Two confirmations would be two months.\n- Function: \`${file}\` › \`${name}\`\n- Test: \`domain/src/a.test.ts\` › ${title}\n\n`

const files = {
  'domain/src/a.ts': '/** Rule and rule planning-1. */\nexport const refusalToA = () => null\n',
  'domain/src/a.test.ts': `test('an employee cannot confirm a month twice', () => log('confirmed'))
test('one month', () => step('a step', () => {}))
test.each([['Anna has confirmed', true]])('%s', () => {})
`,
}

test('the check finds no fault in a business rule with a function, a test and a citation', () => {
  expect(
    findRuleFaults(projectOf({ ...files, 'docs/rules/planning.md': `# Planning\n\n${rule('planning-1')}` })),
  ).toEqual([])
})

test.each([
  ['a gap in the numbers', rule('planning-2'), 'planning-2 is not numbered planning-1'],
  [
    'a function that is not there',
    rule('planning-1', { name: 'refusalToB' }),
    'planning-1 names refusalToB, which is not declared in domain/src/a.ts',
  ],
  [
    'a file that is not there',
    rule('planning-1', { file: 'domain/src/b.ts' }),
    'planning-1 names domain/src/b.ts, which does not exist',
  ],
  [
    'a test that is not there',
    rule('planning-1', { title: 'nobody does B' }),
    'planning-1 names a test that is not in domain/src/a.test.ts: nobody does B',
  ],
  [
    'a rule that its function does not cite',
    rule('planning-1') + rule('planning-2'),
    'planning-2 is not cited at refusalToA in domain/src/a.ts',
  ],
  [
    'a choice of our own without a reason',
    rule('planning-1').replace(/our choice.*/, 'our choice.'),
    'planning-1 gives no reason for our choice',
  ],
  ...['our choice (rule time-5).', 'our choice, in line with rule time-5.', 'our choice, decision 038.'].map(
    (source) => [
      `the source '${source}'`,
      rule('planning-1').replace(/our choice.*/, source),
      'planning-1 gives no reason for our choice',
    ],
  ),
  [
    'a test of which only a part of the title is given',
    rule('planning-1', { title: 'cannot confirm a month' }),
    'planning-1 names a test that is not in domain/src/a.test.ts: cannot confirm a month',
  ],
  [
    'a text of a test that is no title',
    rule('planning-1', { title: 'confirmed' }),
    'planning-1 names a test that is not in domain/src/a.test.ts: confirmed',
  ],
  [
    'a case in a table without the title of its test',
    rule('planning-1', { title: 'Anna has confirmed' }),
    'planning-1 names a test that is not in domain/src/a.test.ts: Anna has confirmed',
  ],
  [
    'a step before the title of its test',
    rule('planning-1', { title: 'a step › an employee cannot confirm a month twice' }),
    'planning-1 names a test that is not in domain/src/a.test.ts: a step › an employee cannot confirm a month twice',
  ],
  [
    'a rule that is now a rule that does not exist',
    '### planning-1\n- Now: time-9\n',
    'planning-1 is now time-9, which is no rule',
  ],
  [
    'a citation of a rule that is now another rule',
    `### planning-1\n- Now: planning-2\n\n${rule('planning-2')}`,
    'domain/src/a.ts:1 cites planning-1, which is no rule',
  ],
  ['a citation of no rule', '', 'domain/src/a.ts:1 cites planning-1, which is no rule'],
])('%s is a fault', (_what, page, fault) => {
  expect(findRuleFaults(projectOf({ ...files, 'docs/rules/planning.md': page }))).toContain(fault)
})

const fault = {
  noFunction: 'planning-1 names refusalToA, which is not declared in domain/src/a.ts',
  noRequirement: "planning-1 has the product's requirements as its source, but docs/spec-coverage.tsv does not name it",
  notCited: 'planning-1 is not cited at refusalToA in domain/src/a.ts',
  noTest: 'planning-1 names a test that is not in domain/src/a.test.ts: an employee cannot confirm a month twice',
}

test.each([
  ['only a comment names the function', 'domain/src/a.ts', '/** refusalToA (rule planning-1). */', fault.noFunction],
  [
    'the file only calls the function',
    'domain/src/a.ts',
    "// Rule planning-1.\nimport { refusalToA } from './b.ts'\nrefusalToA(\n  1,\n)\n",
    fault.noFunction,
  ],
  [
    'the function is a parameter of another function',
    'domain/src/a.ts',
    '// Rule planning-1.\nexport const refusalToB = (\n  refusalToA: () => null,\n) => refusalToA()\n',
    fault.noFunction,
  ],
  [
    'the function is a part of an object',
    'domain/src/a.ts',
    '// Rule planning-1.\nexport const refusals = {\n  refusalToA: () => null,\n}\n',
    fault.noFunction,
  ],
  [
    'another function cites the rule',
    'domain/src/a.ts',
    '/** Rule planning-1. */\nconst refusalToB = () => 1\n\nexport const refusalToA = () => null\n',
    fault.notCited,
  ],
  ['the test is a comment', 'domain/src/a.test.ts', `// ${files['domain/src/a.test.ts'].split('\n')[0]}`, fault.noTest],
])('when %s, the rule has a fault', (_what, file, text, expected) => {
  const page = { 'docs/rules/planning.md': rule('planning-1') }
  expect(findRuleFaults(projectOf({ ...files, ...page, [file]: text }))).toEqual([expected])
})

test.each([
  ['an e2e test', 'e2e/a.spec.ts', '// The month is full (rule time-9).', 1],
  ['a script', 'bin/a.mjs', '/** The month is full (rule time-9). */', 1],
  ['a style sheet', 'web/src/a.css', '/* The month is full (rule time-9). */', 1],
  ['a document', 'docs/decisions/001-a.md', '# Months\n\nThe month is full (rule time-9).', 3],
  ['the page of the project', 'README.md', 'The month is full (rule time-9).', 1],
  ['the Dutch page of the project', 'LEESMIJ.md', 'De maand is vol (rule time-9).', 1],
  ['a page about the benchmark', 'bench/README.md', 'The month is full (rule time-9).', 1],
  ['a sentence that begins with the word Rule', 'domain/src/b.ts', '// Rule time-9 applies.', 1],
  ['a document that names only the number', 'docs/decisions/001-a.md', '| A month is full | time-9 |', 1],
  ['marks of code', 'docs/decisions/001-a.md', 'The rules `time-8` and `time-9`.', 1],
  ['a list with a slash', 'docs/decisions/001-a.md', 'The rules time-8/9.', 1],
  ['the middle of a range with a dash', 'docs/decisions/001-a.md', 'The rules time-8–10 or time-8–time-10.', 1],
  ['the second line of a paragraph', 'README.md', 'The month is full (rules time-8\nto time-10).', 1],
  ['a script of the shell', 'deploy/a.sh', '# The month is full (rule time-9).', 1],
  ['a script without an extension', 'bin/a', '# The month is full (rules time-8,\n# time-9).', 1],
  ['a file of settings', 'deploy/a.yml', 'month: full # (rule time-9)', 1],
  ['types of a script', 'bin/a.d.mts', '/** The month is full (rule time-9). */', 1],
  ['a choice of two rules', 'domain/src/b.ts', '// The month is full (rules time-8 or time-9).', 1],
  ['a comment of two lines', 'server/migrations/0001.sql', '-- The month is full (rules time-8,\n-- time-9).', 1],
  ['the middle of a range', 'domain/src/b.ts', '// The month is full (rules time-8 to time-10).', 1],
  ['a list of three rules', 'domain/src/b.ts', '// The month is full (rules time-8, time-7, and time-9).', 1],
])('a citation of no rule is a fault in %s', (_where, file, text, line) => {
  expect(findRuleFaults(projectOf({ 'docs/rules/time.md': '', [file]: text }))).toContain(
    `${file}:${line} cites time-9, which is no rule`,
  )
})

test('a range of rules in a comment cites each rule in the range', () => {
  const comment = '/** The rules planning-1 to planning-3. */\nexport const refusalToA = () => null\n'
  const page = ['planning-1', 'planning-2', 'planning-3'].map((id) => rule(id)).join('')
  expect(findRuleFaults(projectOf({ ...files, 'domain/src/a.ts': comment, 'docs/rules/planning.md': page }))).toEqual(
    [],
  )
})

test('a rule can name a step of a test, and a case in a table of tests', () => {
  for (const title of ['one month › a step', '%s › Anna has confirmed'])
    expect(findRuleFaults(projectOf({ ...files, 'docs/rules/planning.md': rule('planning-1', { title }) }))).toEqual([])
})

test('the citation of a rule can be at a declaration that the function of the rule uses', () => {
  const source = '/** Rule planning-1. */\nconst MOST = 1\n\nexport const refusalToA = () => MOST\n'
  expect(
    findRuleFaults(projectOf({ ...files, 'domain/src/a.ts': source, 'docs/rules/planning.md': rule('planning-1') })),
  ).toEqual([])
})

const fromRequirements = rule('planning-1').replace(/our choice.*/, "the product's requirements.")
const listOf = (rules) => `id\twhat it asks\trules\ttest\n1:1:01\tAnna confirms a month.\t${rules}\ta.test.ts › A\n`

test.each([
  ['a rule of the requirements that the list does not name', '', fault.noRequirement],
  [
    'a rule in the list that does not exist',
    'planning-1, time-9',
    'docs/spec-coverage.tsv:2 names time-9, which is no rule',
  ],
  [
    'a rule in the list that is now another rule',
    'planning-1, planning-2',
    'docs/spec-coverage.tsv:2 names planning-2, which is no rule',
  ],
])('%s is a fault in the list of requirements', (_what, rules, expected) => {
  const page = `${fromRequirements}### planning-2\n- Now: planning-1\n`
  const list = { 'docs/rules/planning.md': page, 'docs/spec-coverage.tsv': listOf(rules) }
  expect(findRuleFaults(projectOf({ ...files, ...list }))).toEqual([expected])
})

test('a row of the requirements can name several rules', () => {
  const page = fromRequirements + rule('planning-2')
  const list = { 'docs/rules/planning.md': page, 'docs/spec-coverage.tsv': listOf('planning-1, planning-2') }
  const cited = { 'domain/src/a.ts': files['domain/src/a.ts'].replace('planning-1', 'planning-2 and rule planning-1') }
  expect(findRuleFaults(projectOf({ ...files, ...list, ...cited }))).toEqual([])
})

test('every business rule has a source, a function and a test, every citation names a business rule, and the list of requirements names each rule that comes from the requirements', () => {
  expect(readRules(projectFolder).length).toBeGreaterThan(100)
  expect(findRuleFaults(projectFolder)).toEqual([])
})

test('every decision has at most half a page, which is 300 words', () => {
  const decisions = inProject('docs/decisions')
  const wordsIn = (name) => readFileSync(path.join(decisions, name), 'utf8').trim().split(/\s+/).length
  const names = readdirSync(decisions)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => wordsIn(name) > 300)).toEqual([])
})
