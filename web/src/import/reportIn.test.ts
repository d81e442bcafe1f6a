import { expect, test } from 'vitest'
import { ApiProblem, NoAnswer } from '../app/api/apiProblem.ts'
import { reportIn } from './reportIn.ts'

const report = {
  preview: false,
  rows: 1,
  made: 0,
  unchanged: 0,
  differing: [],
  differingCount: 0,
  errors: [{ row: 2, column: 'Klant', value: 'Ochtendgloren', message: 'Deze klant is niet actief.' }],
  errorCount: 1,
  warnings: [],
  warningCount: 0,
  withoutOpening: 0,
  fileKey: 'f',
  headerKey: 'h',
  headerRow: 1,
  isRemembered: false,
  columns: [],
  sheets: null,
  questions: [],
  corrected: 0,
  errorGroups: [],
  sample: [],
}

test('the refusal of an import contains the report with its errors', () => {
  const refused = { code: 'import_has_errors', message: 'Er is niets geïmporteerd', report }
  expect(reportIn(new ApiProblem(422, refused))).toEqual(report)
})

test('an import that fails for a reason other than errors in its file has no report', () => {
  expect(reportIn(new ApiProblem(413, { code: 'too_large', message: 'Te groot' }))).toBeNull()
  expect(reportIn(new NoAnswer('offline'))).toBeNull()
  expect(reportIn(new ApiProblem(422, { code: 'import_has_errors', message: 'zonder meer' }))).toBeNull()
})
