import { expect, test } from 'vitest'
import { fileNameIn } from './fileNameIn.ts'

const headers: [header: string | null, name: string | null][] = [
  ['attachment; filename="timesheet-2026-11.pdf"', 'timesheet-2026-11.pdf'],
  ['attachment; filename=timesheet.pdf', 'timesheet.pdf'],
  [`attachment; filename="timesheet.pdf"; filename*=UTF-8''C%C4%83t%C4%83lina.pdf`, 'Cătălina.pdf'],
  ['attachment; filename="een \\"mooie\\" maand.pdf"', 'een "mooie" maand.pdf'],
  [`attachment; filename*=UTF-8''100%.pdf`, '100%.pdf'],
  ['attachment', null],
  [null, null],
]
test.each(headers)('the name of a downloaded file in the header %s is %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})
