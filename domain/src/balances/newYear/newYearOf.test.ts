import { describe, expect, test } from 'vitest'
import { basisPoints } from '../../money/basisPoints.ts'
import { toDay } from '../../time/day.ts'
import { daysOfHalfDays, halfDays as half } from '../halfDays.ts'
import type { NewYearEntry, NewYearFacts } from './newYearFacts.ts'
import { newYearOf } from './newYearOf.ts'
import { newYearSkip } from './newYearSkip.ts'
import { mostToTransfer, refusalToTransfer, transferable } from './newYearTransfer.ts'
import { refusalToRunNewYear } from './refusalToRunNewYear.ts'
import { meanPercentage, statutoryVacation } from '../statutoryVacation.ts'
import { always, anna } from './annasYear.testing.ts'

const asText = ({ year, counter, amount, kind }: NewYearEntry) => `${year} ${counter} ${kind} ${amount}`
const entriesOf = (facts: Partial<NewYearFacts>) => newYearOf({ ...anna, ...facts }).entries.map(asText)

describe('the statutory vacation of a year', () => {
  const until = (start: string, percentage: number, end: string | null) => ({
    id: 1,
    percentage: basisPoints(percentage * 100),
    period: { start: toDay(start), end: end === null ? null : toDay(end) },
  })
  test.each([
    ['full-time for the whole year', [always(100)], '2020-01-01', null, 20, 10_000],
    ['80 % for the whole year', [always(80)], '2020-01-01', null, 16, 8000],
    // 181 days of work at 50 % and 184 days at 80 % are 65.12 % on average. An average of 65.12 % gives 13.02 days of
    // vacation.
    [
      '50 % until June and 80 % from July',
      [until('2020-01-01', 50, '2026-06-30'), until('2026-07-01', 80, null)],
      '2020-01-01',
      null,
      13.5,
      6512,
    ],
    // An employment of 184 of the 365 days gives 10.08 days of vacation.
    ['full-time from July', [always(100, '2026-07-01')], '2026-07-01', null, 10.5, 5041],
    ['full-time until the end of March', [always(100)], '2020-01-01', '2026-03-31', 5, 2466],
    ['full-time for one day', [always(100, '2026-12-31')], '2026-12-31', null, 0.5, 27],
    ['0 % for the whole year', [always(0)], '2020-01-01', null, 0, 0],
  ])(
    'the statutory vacation is calculated for a person who works %s',
    (_who, partTimeRecords, start, end, days, mean) => {
      const employment = { start: toDay(start), end: end === null ? null : toDay(end) }
      expect(statutoryVacation({ year: 2026, employment, partTimeRecords }) / 2).toBe(days)
      expect(meanPercentage({ year: 2026, employment, partTimeRecords })).toBe(mean)
    },
  )

  test('a full-time leap year gives exactly twenty days of statutory vacation', () => {
    expect(statutoryVacation({ ...anna, year: 2024 })).toBe(40)
    expect(statutoryVacation({ ...anna, year: 2024, partTimeRecords: [always(50)] })).toBe(20)
  })
})

describe('the first run of a new year', () => {
  test('the first new-year run moves the remaining days of ‘Feestdag recup’ and extra vacation to the new year', () => {
    expect(entriesOf({ oldYear: { RECUPERATION_HOLIDAY: half(3), EXTRA_VACATION_CURRENT_YEAR: half(2) } })).toEqual([
      '2026 RECUPERATION_HOLIDAY use -3',
      '2027 RECUPERATION_HOLIDAY_PREVIOUS_YEAR grant 3',
      '2026 EXTRA_VACATION_CURRENT_YEAR use -2',
      '2027 EXTRA_VACATION_PREVIOUS_YEAR grant 2',
      '2027 STATUTORY_VACATION grant 40',
    ])
  })

  test('the first new-year run grants only the statutory vacation that HR has not granted by hand yet', () => {
    const given = (days: number) => ({
      newYear: { STATUTORY_VACATION: { granted: half(days * 2), left: half(days * 2) } },
    })
    expect(entriesOf(given(15))).toEqual(['2027 STATUTORY_VACATION grant 10'])
    expect(entriesOf(given(20))).toEqual([])
    expect(newYearOf({ ...anna, ...given(22) })).toEqual({
      entries: [],
      statutory: 40,
      notices: [{ code: 'granted_by_hand', amount: 4 }],
    })
  })

  test('the first new-year run moves as many days as HR enters to the new year, and takes the oldest days first', () => {
    const oldYear = { TRANSFER_HOLIDAY_PREVIOUS_YEAR: half(1), STATUTORY_VACATION: half(6) }
    expect(transferable({ oldYear, movedOut: {} })).toBe(7)
    expect(entriesOf({ oldYear, transfer: half(4), statutoryBefore: half(40) })).toEqual([
      '2026 TRANSFER_HOLIDAY_PREVIOUS_YEAR use -1',
      '2027 TRANSFER_HOLIDAY_PREVIOUS_YEAR grant 1',
      '2026 STATUTORY_VACATION use -3',
      '2027 TRANSFER_HOLIDAY_PREVIOUS_YEAR grant 3',
    ])
    expect(entriesOf({ oldYear, statutoryBefore: half(40) })).toEqual([])
  })

  test('the first new-year run does not move the days on the previous-year counters, and reports these days', () => {
    const oldYear = { RECUPERATION_HOLIDAY_PREVIOUS_YEAR: half(2), EXTRA_VACATION_PREVIOUS_YEAR: half(1) }
    const { entries, notices } = newYearOf({ ...anna, oldYear, statutoryBefore: half(40) })
    expect(entries).toEqual([])
    expect(notices).toEqual([{ code: 'older_days_stay', amount: 3 }])
  })
})

describe('a later run of a new year', () => {
  const again = { statutoryBefore: half(40) }
  const ahead = (left: number) => ({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: { granted: half(4), left: half(left) } })

  test('a later new-year run moves the days to the new year that came back to the old year after the earlier run', () => {
    const facts = { ...again, oldYear: { RECUPERATION_HOLIDAY: half(1) }, movedOut: { RECUPERATION_HOLIDAY: half(4) } }
    expect(entriesOf(facts)).toEqual([
      '2026 RECUPERATION_HOLIDAY use -1',
      '2027 RECUPERATION_HOLIDAY_PREVIOUS_YEAR grant 1',
    ])
  })

  test.each([
    [
      'a later new-year run brings back days for the whole debt when the new year used none of these days',
      4,
      ['2026 RECUPERATION_HOLIDAY use 2', '2027 RECUPERATION_HOLIDAY_PREVIOUS_YEAR grant -2'],
      0,
    ],
    [
      'a later new-year run brings back only the unused days',
      1,
      ['2026 RECUPERATION_HOLIDAY use 1', '2027 RECUPERATION_HOLIDAY_PREVIOUS_YEAR grant -1'],
      1,
    ],
    ['a later new-year run brings back no days when all days are used, and reports the debt', 0, [], 2],
  ])('a later new-year run brings the right days back to the old year: %s', (_what, left, entries, debt) => {
    const facts = {
      ...again,
      oldYear: { RECUPERATION_HOLIDAY: half(-2) },
      movedOut: { RECUPERATION_HOLIDAY: half(4) },
      newYear: ahead(left),
    }
    expect(entriesOf(facts)).toEqual(entries)
    const found = newYearOf({ ...anna, ...facts }).notices
    expect(found).toEqual(debt === 0 ? [] : [{ code: 'debt_stays', amount: debt }])
  })

  test('a later new-year run never brings back more days than earlier runs moved', () => {
    expect(entriesOf({ ...again, oldYear: { RECUPERATION_HOLIDAY: half(-2) }, newYear: ahead(4) })).toEqual([])
  })

  test('a later new-year run uses the corrected percentage and keeps the changes that HR made by hand', () => {
    const newYear = { STATUTORY_VACATION: { granted: half(44), left: half(44) } }
    expect(entriesOf({ ...again, newYear })).toEqual([])
    expect(entriesOf({ ...again, newYear, partTimeRecords: [always(80)] })).toEqual([
      '2027 STATUTORY_VACATION grant -8',
    ])
  })

  test('a later new-year run lowers statutory vacation at most by the days left, and reports the rest', () => {
    const newYear = { STATUTORY_VACATION: { granted: half(40), left: half(3) } }
    const { entries, statutory, notices } = newYearOf({ ...anna, ...again, newYear, partTimeRecords: [always(80)] })
    expect(entries.map(asText)).toEqual(['2027 STATUTORY_VACATION grant -3'])
    expect(statutory).toBe(37)
    expect(notices).toEqual([{ code: 'used_already', amount: 5 }])
  })

  test('when HR lowers a transfer, the days go back to their original counters', () => {
    const movedOut = { TRANSFER_HOLIDAY_PREVIOUS_YEAR: half(1), STATUTORY_VACATION: half(3) }
    const newYear = (left: number) => ({ TRANSFER_HOLIDAY_PREVIOUS_YEAR: { granted: half(4), left: half(left) } })
    expect(entriesOf({ ...again, movedOut, newYear: newYear(4), transfer: half(0) })).toEqual([
      '2026 STATUTORY_VACATION use 3',
      '2027 TRANSFER_HOLIDAY_PREVIOUS_YEAR grant -3',
      '2026 TRANSFER_HOLIDAY_PREVIOUS_YEAR use 1',
      '2027 TRANSFER_HOLIDAY_PREVIOUS_YEAR grant -1',
    ])
    expect(newYearOf({ ...anna, ...again, movedOut, newYear: newYear(1), transfer: half(0) }).notices).toEqual([
      { code: 'used_already', amount: 3 },
    ])
  })
})

test.each([
  ['a self-employed person', { kind: 'independent' as const }, 'independent'],
  [
    'a person whose employment ends on the last day of the old year',
    { employment: { start: toDay('2020-01-01'), end: toDay('2026-12-31') } },
    'left',
  ],
  [
    'a person whose employment ends on New Year’s Day',
    { employment: { start: toDay('2020-01-01'), end: toDay('2027-01-01') } },
    null,
  ],
  [
    'a person whose employment starts on New Year’s Day',
    { employment: { start: toDay('2027-01-01'), end: null } },
    'not_yet_employed',
  ],
  [
    'a person whose employment starts the day before New Year’s Day',
    { employment: { start: toDay('2026-12-31'), end: null } },
    null,
  ],
])('the new-year run skips %s: %s', (_who, facts, skip) => {
  expect(newYearSkip({ ...anna, ...facts })).toBe(skip)
})

test.each([
  ['all remaining days', {}, 6, null],
  ['more days than the remaining days', {}, 7, 3],
  ['the days of an earlier transfer and the remaining days', { movedOut: { STATUTORY_VACATION: half(2) } }, 8, null],
  ['days as a self-employed person', { kind: 'independent' as const }, 1, 0],
])('Anna transfers %s to the new year', (_what, facts, transfer, mostDays) => {
  const most = mostToTransfer({ ...anna, oldYear: { STATUTORY_VACATION: half(6) }, ...facts })
  const refusal = refusalToTransfer(
    { userName: 'Anna', transferable: daysOfHalfDays(most) },
    daysOfHalfDays(half(transfer)),
  )
  expect(refusal?.mostDays ?? null).toBe(mostDays)
})

test.each([
  ['2026-11-01', 2026, null],
  ['2026-11-01', 2027, null],
  ['2026-10-31', 2027, 'new_year_not_open'],
  ['2027-01-01', 2027, null],
  ['2027-01-01', 2026, 'new_year_not_open'],
  ['2026-12-31', 2028, 'new_year_not_open'],
])('on %s HR begins the leave of the year %s and gets the refusal: %s', (today, year, code) => {
  expect(refusalToRunNewYear({ year, today: toDay(today) })?.code ?? null).toBe(code)
})
