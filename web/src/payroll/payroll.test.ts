import { OTHER_SICKNESS, refusalToConvertSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { refusalToExportEblox } from '@uurwerk/domain/payroll/export/refusalToExportEblox'
import { hundredths } from '@uurwerk/domain/money/hundredths'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { contrastOf } from '../ui/theme/contrastOf.ts'
import { annelies, daysOfAnnelies } from './anExampleMonth.testing.ts'
import { inkOn } from './inkOn.ts'
import { payrollRows } from './table/payrollRow.ts'
import { refusalOfTypedCode } from '@uurwerk/domain/payroll/payCodeChange'
import { weeksOf } from '../app/month/weeksOf.ts'
import { withPayCode } from './table/withPayCode.ts'

const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)

test('the grid of a payroll month has six weeks from Monday to Sunday', () => {
  const weeks = weeksOf(toYearMonth('2026-11'))
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-11-01', '2026-12-06'])
})

test('the grid of a payroll month that begins on a Monday has the first day in the first cell', () => {
  expect(weeksOf(toYearMonth('2026-06'))[0]?.[0]).toBe('2026-06-01')
})

test.each([
  ['27o', 'pay_code_malformed'],
  ['027O5', 'pay_code_malformed'],
  ['t903', 'pay_code_malformed'],
  [' 7282', 'pay_code_malformed'],
  ['', 'pay_code_malformed'],
  ['0260', 'pay_code_unchanged'],
  ['9999', 'pay_code_unknown'],
  ['7282', undefined],
])('the form checks the pay code ‘%s’ as the replacement of the pay code 0260: %s', (wanted, expected) => {
  expect(refusalOfTypedCode({ original: '0260', wanted }, annelies.payCodes)?.code).toBe(expected)
})

test('a changed pay code is shown at once with its description and colour', () => {
  const change = { absenceId: 7, originalSDWorxCode: '7284', newSDWorxCode: '7282' }
  const days = withPayCode(annelies, change)._embedded.adminReducedDayInTimeSheetDtoList
  expect(codes(days)).toEqual(['0010', '0260', '7282', 'T900'])
  expect(days[2]).toMatchObject({ codeDefinition: 'Extra vakantie', color: '#201B1F', hoursWorked: 3.8 })
  expect(codes(daysOfAnnelies)).toEqual(['0010', '0260', '7284', 'T900'])
})

test('a payroll row keeps its key when its pay code changes', () => {
  const keys = payrollRows(daysOfAnnelies).map(({ key }) => key)
  const change = { absenceId: 7, originalSDWorxCode: '0260', newSDWorxCode: '7282' }
  const after = payrollRows(withPayCode(annelies, change)._embedded.adminReducedDayInTimeSheetDtoList)
  expect(after.map(({ key }) => key)).toEqual(keys)
  expect(new Set(keys).size).toBe(4)
})

test.each([
  ['SICK_LEAVE_NO_CERTIFICATE' as const, 2, null],
  ['SICK_LEAVE_NO_CERTIFICATE' as const, 0.5, { code: 'balance_too_low', remaining: 0.5 }],
  ['SICK_LEAVE' as const, 0, null],
])('a conversion of sickness to %s with %d days left gets the refusal %j', (convertible, left, expected) => {
  const facts = { kind: 'employee' as const, leftWithoutCertificate: halfDays(left * 2) }
  expect(refusalToConvertSickness({ ...facts, category: OTHER_SICKNESS[convertible] })).toEqual(expected)
})

test('the eBlox export is refused while a payroll number is missing', () => {
  const person = {
    personId: 2,
    name: annelies.userName,
    employeeNumber: annelies.employeeNr,
    employer: { name: 'Wijzerplaat Zorg', number: '0123' },
    lines: [{ day: toDay('2026-11-02'), code: '0010', definition: 'Gewerkte uren', hours: hundredths(760) }],
  }
  expect(refusalToExportEblox([person])).toBeNull()
  const refusal = refusalToExportEblox([{ ...person, employeeNumber: null, employer: null }])
  expect(refusal?.problems.map(({ code }) => code)).toEqual(['hr_employer_missing', 'employee_number_missing'])
})

test.each(['#008B8B', '#F2A24A', '#CC1424', '#201B1F', '#777777'])(
  'the text of a pay code has enough contrast on the colour %s',
  (color) => {
    expect(contrastOf(inkOn(color), color)).toBeGreaterThanOrEqual(4.5)
  },
)
