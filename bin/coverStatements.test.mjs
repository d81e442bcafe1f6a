import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { coverStatements, readStatements, slowestChosen } from './steps/tests/coverStatements.mjs'

const namesOf = (tests) => tests.map(({ name }) => name)

test('the chosen tests together send every SQL statement, and a file without a new SQL statement is not chosen', () => {
  const recorded = [
    { file: 'a.test.ts', tests: [{ name: 'plan', seconds: 2, statements: ['lock person', 'insert shift'] }] },
    {
      file: 'b.test.ts',
      tests: [{ name: 'absence', seconds: 1, statements: ['lock person', 'insert absence', 'insert shift'] }],
    },
    { file: 'c.test.ts', tests: [{ name: 'invoice', seconds: 30, statements: ['lock person', 'insert invoice'] }] },
    { file: 'd.test.ts', tests: [{ name: 'texts', seconds: 1, statements: [] }] },
  ]
  expect(namesOf(coverStatements(recorded))).toEqual(['absence', 'invoice'])
})

test('when a test is chosen, the earlier tests of the same file are chosen too, but not the later tests', () => {
  const tests = [
    { name: 'first', seconds: 1, statements: [] },
    { name: 'second', seconds: 1, statements: ['insert shift'] },
    { name: 'third', seconds: 1, statements: ['insert shift'] },
  ]
  expect(coverStatements([{ file: 'a.test.ts', tests }])).toEqual([
    { file: 'a.test.ts', ...tests[0] },
    { file: 'a.test.ts', ...tests[1] },
  ])
})

test('the slowest chosen tests are listed, each with the number of SQL statements that no other test sends', () => {
  const recorded = [
    { file: 'a.test.ts', tests: [{ name: 'plan', seconds: 2, statements: ['lock person', 'insert shift'] }] },
    {
      file: 'b.test.ts',
      tests: [{ name: 'invoice', seconds: 30, statements: ['lock person', 'insert invoice', 'insert line'] }],
    },
    { file: 'c.test.ts', tests: [{ name: 'texts', seconds: 90, statements: [] }] },
  ]
  expect(slowestChosen(recorded, coverStatements(recorded), 1)).toEqual([
    { file: 'b.test.ts', name: 'invoice', seconds: 30, own: 2 },
  ])
})

test('of two tests with the same SQL statements, only the faster test runs on PostgreSQL 18', () => {
  const recorded = [
    { file: 'a.test.ts', tests: [{ name: 'slow', seconds: 9, statements: ['lock person'] }] },
    { file: 'b.test.ts', tests: [{ name: 'fast', seconds: 1, statements: ['lock person'] }] },
  ]
  expect(namesOf(coverStatements(recorded))).toEqual(['fast'])
})

test('of two equally fast tests, the test in a file with another chosen test is chosen', () => {
  const recorded = [
    { file: 'a.test.ts', tests: [{ name: 'in another file', seconds: 1, statements: ['lock person'] }] },
    {
      file: 'b.test.ts',
      tests: [
        { name: 'shift', seconds: 1, statements: ['insert shift', 'insert need', 'insert leave'] },
        { name: 'in a loaded file', seconds: 1, statements: ['lock person'] },
      ],
    },
  ]
  expect(namesOf(coverStatements(recorded))).toEqual(['shift', 'in a loaded file'])
})

test('a test is left out when the tests that were chosen after it send all its SQL statements', () => {
  const of = (name, seconds, statements) => ({ file: `${name}.test.ts`, tests: [{ name, seconds, statements }] })
  const recorded = [
    of('all', 2, ['lock person', 'insert shift', 'insert absence', 'insert leave']),
    of('shift', 3, ['insert shift', 'insert invoice']),
    of('person', 3, ['lock person', 'insert absence', 'insert rate']),
    of('leave', 4, ['insert leave', 'insert bonus']),
  ]
  expect(namesOf(coverStatements(recorded))).toEqual(['shift', 'person', 'leave'])
})

test('no test is chosen for a SQL statement that the deep tests already sent', () => {
  const of = (name, statements) => ({ file: `${name}.test.ts`, tests: [{ name, seconds: 1, statements }] })
  const recorded = [of('shift', ['insert shift', 'lock person']), of('invoice', ['insert invoice', 'lock person'])]
  expect(namesOf(coverStatements(recorded, [of('deep', ['insert shift', 'lock person'])]))).toEqual(['invoice'])
  expect(coverStatements(recorded, recorded)).toEqual([])
})

test('no test is chosen when the tests send no SQL statements', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-statements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(coverStatements(readStatements(folder))).toEqual([])
  const tests = [{ name: 'texts', seconds: 1, statements: [] }]
  writeFileSync(path.join(folder, 'a.json'), JSON.stringify({ file: 'a.test.ts', tests }))
  expect(coverStatements(readStatements(folder))).toEqual([])
})
