import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { coverStatements, readStatements, slowestChosen } from './steps/tests/coverStatements.mjs'

test('the chosen test files together send every SQL statement, and a test file without a new SQL statement is not chosen', () => {
  const recorded = [
    { file: 'plan.test.ts', seconds: 2, statements: ['lock person', 'insert shift'] },
    { file: 'absence.test.ts', seconds: 1, statements: ['lock person', 'insert absence', 'insert shift'] },
    { file: 'invoice.test.ts', seconds: 30, statements: ['lock person', 'insert invoice'] },
    { file: 'texts.test.ts', seconds: 1, statements: [] },
  ]
  expect(coverStatements(recorded)).toEqual(['absence.test.ts', 'invoice.test.ts'])
})

test('the slowest chosen test files are named with the number of SQL statements that only they send', () => {
  const recorded = [
    { file: 'plan.test.ts', seconds: 2, statements: ['lock person', 'insert shift'] },
    { file: 'invoice.test.ts', seconds: 30, statements: ['lock person', 'insert invoice', 'insert line'] },
    { file: 'texts.test.ts', seconds: 90, statements: [] },
  ]
  expect(slowestChosen(recorded, coverStatements(recorded), 1)).toEqual([
    { file: 'invoice.test.ts', seconds: 30, own: 2 },
  ])
})

test('of two test files with the same SQL statements, the faster test file is chosen', () => {
  const recorded = [
    { file: 'slow.test.ts', seconds: 9, statements: ['lock person'] },
    { file: 'fast.test.ts', seconds: 1, statements: ['lock person'] },
  ]
  expect(coverStatements(recorded)).toEqual(['fast.test.ts'])
})

test('a test file is left out when the files that were chosen after it send all its SQL statements', () => {
  const recorded = [
    { file: 'all.test.ts', seconds: 2, statements: ['lock person', 'insert shift', 'insert absence', 'insert leave'] },
    { file: 'shift.test.ts', seconds: 3, statements: ['insert shift', 'insert invoice'] },
    { file: 'person.test.ts', seconds: 3, statements: ['lock person', 'insert absence', 'insert rate'] },
    { file: 'leave.test.ts', seconds: 4, statements: ['insert leave', 'insert bonus'] },
  ]
  expect(coverStatements(recorded)).toEqual(['shift.test.ts', 'person.test.ts', 'leave.test.ts'])
})

test('no test file is chosen when the test files send no SQL statements', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-statements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(coverStatements(readStatements(folder))).toEqual([])
  writeFileSync(path.join(folder, 'a.json'), JSON.stringify({ file: 'a.test.ts', seconds: 1, statements: [] }))
  expect(coverStatements(readStatements(folder))).toEqual([])
})
