import { expect, test } from 'vitest'
import { hundredths } from '../../money/hundredths.ts'
import { toDay } from '../../time/day.ts'
import { csvLine } from '../../csvLine.ts'
import { ebloxFile } from './ebloxFile.ts'
import type { ExportLine } from './exportLines.ts'
import { payrollChanges, type PayrollHandover } from './payrollChanges.ts'
import type { PayrollPerson } from '../payrollPerson.ts'
import { payrollProblems, refusalToExportEblox } from './refusalToExportEblox.ts'

const line = (day: string, code: string, hours: number): ExportLine => ({
  day: toDay(day),
  code,
  definition: 'Gewerkte uren',
  hours: hundredths(hours),
})

const anna: PayrollPerson = {
  personId: 1,
  name: 'Anna Peeters',
  employeeNumber: 42,
  employer: { name: 'Zorg Plus', number: '1234567' },
  lines: [line('2026-11-20', '0010', 760)],
}

test('a line of the eBlox file is the same as in the example of the payroll office', () => {
  expect(ebloxFile([anna])).toBe('12345670000042K2026112000100760')
})

test('the lines of the eBlox file are sorted as text, and the file has no empty line', () => {
  const bart = { ...anna, employeeNumber: 7, lines: [line('2026-11-21', 'T900', 5), line('2026-11-20', '0010', 2475)] }
  expect(ebloxFile([anna, bart]).split('\n')).toEqual([
    '12345670000007K2026112000102475',
    '12345670000007K20261121T9000005',
    '12345670000042K2026112000100760',
  ])
  expect(ebloxFile([])).toBe('')
})

test('a short payroll number of a person gets leading zeros, and the payroll number of an employer can contain letters', () => {
  const employer = { name: 'Zorg Plus', number: '1AB' }
  expect(ebloxFile([{ ...anna, employer, employeeNumber: 9_999_999 }])).toBe('00001AB9999999K2026112000100760')
})

test.each([
  ['=1+1', `'=1+1`],
  ['+32 9 123', `'+32 9 123`],
  ['-Anna', `'-Anna`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['＠SUM(A1)', `'＠SUM(A1)`],
  ['\n=1+1', `"'\n=1+1"`],
  ['-7,60', '-7,60'],
  ['-12', '-12'],
  ['7,60', '7,60'],
  ['Peeters; Anna', '"Peeters; Anna"'],
  ['"De Roos"', '"""De Roos"""'],
  ['=A1;"x"', `"'=A1;""x"""`],
  ['twee\nregels', '"twee\nregels"'],
  ['', ''],
])('a CSV cell with the text %j is written as %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('a missing payroll number is reported once for the employer and once for each person with hours', () => {
  const nameless = { name: 'Zorg Plus', number: null }
  const people = [
    { ...anna, employer: nameless },
    { ...anna, personId: 2, name: 'Bart Maes', employer: nameless, employeeNumber: null },
    { ...anna, personId: 3, name: 'Cis Adams', employer: nameless, employeeNumber: null, lines: [] },
    { ...anna, personId: 4, name: 'Dirk Vos', employer: null },
  ]
  expect(payrollProblems(people)).toEqual([
    { code: 'employer_number_missing', employerName: 'Zorg Plus' },
    { code: 'employee_number_missing', personId: 2, name: 'Bart Maes' },
    { code: 'hr_employer_missing', personId: 4, name: 'Dirk Vos' },
  ])
  expect(refusalToExportEblox([anna])).toBeNull()
  expect(refusalToExportEblox([{ ...anna, lines: [], employer: null }])).toBeNull()
})

test('the employee number 0 does not count as missing', () => {
  expect(refusalToExportEblox([{ ...anna, employeeNumber: 0 }])).toBeNull()
})

test('the changes since the last payroll export are other payroll numbers, and changed, added and removed hours', () => {
  const before: PayrollHandover = {
    employerNumber: null,
    employeeNumber: 42,
    lines: [line('2026-11-19', '0010', 760), line('2026-11-20', '0010', 760), line('2026-11-21', 'T900', 760)],
  }
  const after: PayrollHandover = {
    employerNumber: '1234567',
    employeeNumber: 42,
    lines: [line('2026-11-19', '0010', 760), line('2026-11-20', '0010', 800), line('2026-11-22', '0010', 100)],
  }
  expect(payrollChanges(before, after)).toEqual([
    { field: 'employerNumber', before: null, after: '1234567' },
    { field: 'hours', day: '2026-11-20', code: '0010', before: 760, after: 800 },
    { field: 'hours', day: '2026-11-21', code: 'T900', before: 760, after: 0 },
    { field: 'hours', day: '2026-11-22', code: '0010', before: 0, after: 100 },
  ])
  expect(payrollChanges(after, after)).toEqual([])
})
