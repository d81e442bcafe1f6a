import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { absence, shiftElsewhere as shift } from '../../planning/testing/november.ts'
import { toCsv } from '../../ui/table/toCsv.ts'
import { sheetColumns } from './sheetColumns.tsx'
import { sheetCounts, sheetRows } from './sheetRows.ts'

const november = toYearMonth('2026-11')
const holidayDtos = [{ date: '2026-11-11', name: 'Wapenstilstand' }]
const sheet = (month: Partial<Parameters<typeof sheetRows>[1]>) =>
  sheetRows(november, { workedShiftDtos: [], absenceDtos: [], holidayDtos, ...month })

/** The texts of all columns in the row of one day, such as '09-11-2026'. */
const line = (dayOfMonth: number, month: Parameters<typeof sheet>[0]) =>
  toCsv(sheetColumns, sheet(month).slice(dayOfMonth - 1, dayOfMonth)).split('\r\n')[1]

test('the month sheet has a row for every day, also for a day without shifts and absences', () => {
  expect(sheet({})).toHaveLength(30)
  expect(line(2, {})).toBe('ma 02-11-2026;;;;;;;;;;;;')
  expect(line(11, {})).toBe('wo 11-11-2026;;;;;;;;;;;;feestdag: Wapenstilstand')
})

test('the month sheet shows the hours, times, break, call-out and remark of a shift in separate columns', () => {
  const early = {
    ...shift(9),
    breakPeriodStartHours: '12:00',
    breakPeriodEndHours: '12:30',
    callout: 'CALL_OUT_24' as const,
    interrupted: true,
    remark: 'Opleiding',
  }
  expect(line(9, { workedShiftDtos: [early] })).toBe('ma 09-11-2026;;;;7,6;08:15;16:21;12:00;12:30;ja;;ja;Opleiding')
  const late = { ...shift(9), callout: 'CALL_OUT_48' as const }
  expect(line(9, { workedShiftDtos: [late] })).toBe('ma 09-11-2026;;;;7,6;08:15;16:21;;;;ja;;')
})

test('the month sheet shows two shifts of a day in one row, with the sum of their hours', () => {
  const evening = {
    ...shift(9),
    id: 999,
    labourPeriodStartHours: '18:00',
    labourPeriodEndHours: '20:30',
    workedHours: 2.5,
  }
  expect(line(9, { workedShiftDtos: [shift(9), evening] })).toBe(
    'ma 09-11-2026;;;;10,1;08:15, 18:00;16:21, 20:30;;;;;;',
  )
})

test('the month sheet counts differences and shifts with a remark, as the list of contracts does', () => {
  const twoRemarks = [
    { ...shift(9), remark: 'Opleiding' },
    { ...shift(9), id: 999, remark: 'Later begonnen' },
  ]
  const differences = new Map([
    [toDay('2026-11-09'), ['Weg: Vroege 07:00 – 15:06.', 'Nieuw: Ziek.']],
    [toDay('2026-11-10'), ['Nieuw: Late 14:00 – 22:06.']],
  ])
  const rows = sheetRows(november, { workedShiftDtos: twoRemarks, absenceDtos: [], holidayDtos }, differences)
  expect(sheetCounts(rows)).toEqual({ differences: 3, remarks: 2 })
})

test.each([
  ['SICK_LEAVE', 'ma 09-11-2026;7,6;;;;;;;;;;;'],
  ['SICK_LEAVE_NO_CERTIFICATE', 'ma 09-11-2026;7,6;;;;;;;;;;;'],
  ['DAILY_ABSENCE_PROLONGED_SICK_LEAVE', 'ma 09-11-2026;7,6;;;;;;;;;;;'],
  ['VACATION', 'ma 09-11-2026;;7,6;;;;;;;;;;'],
  ['RECUPERATION', 'ma 09-11-2026;;;7,6;;;;;;;;;'],
  ['RECUPERATION_HOLIDAY', 'ma 09-11-2026;;;7,6;;;;;;;;;'],
  ['EXCUSED_ABSENCE', 'ma 09-11-2026;;;;;;;;;;;;Klein verlet 7,60'],
] as const)(
  'an absence of the kind %s counts in the column of its kind, or is named in the remarks',
  (category, expected) => {
    expect(line(9, { absenceDtos: [absence(9, category)] })).toBe(expected)
  },
)
