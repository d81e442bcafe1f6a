import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findRuleFaults, readRules } from './steps/check/businessRules.mjs'
import { projectFolder } from './steps/project.mjs'

function projectOf(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-pages-'))
  afterAll(() => rmSync(folder, { recursive: true }))
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
  `### ${id}\nAn employee confirms a month once.\n- Source: our choice.\n- Function: \`${file}\` › \`${name}\`\n- Test: \`domain/src/a.test.ts\` › ${title}\n\n`

const files = {
  'domain/src/a.ts': '/** Rule and rule planning-1. */\nexport const refusalToA = () => null\n',
  'domain/src/a.test.ts': "test('an employee cannot confirm a month twice', () => {})\n",
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
    'planning-1 names refusalToB, which is not in domain/src/a.ts',
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
    'planning-2 is not cited in domain/src/a.ts',
  ],
  ['a citation of no rule', '', 'domain/src/a.ts:1 cites planning-1, which is no rule'],
])('%s is a fault', (_what, page, fault) => {
  expect(findRuleFaults(projectOf({ ...files, 'docs/rules/planning.md': page }))).toContain(fault)
})

test('every business rule has a source, a function and a test, and every citation in a comment is a business rule', () => {
  expect(readRules(projectFolder).length).toBeGreaterThan(100)
  expect(findRuleFaults(projectFolder)).toEqual([])
})
