import { describe, expect, test } from 'vitest'
import type { AbsenceCategory } from '../absences/absenceCategory.ts'
import type { CounterUse } from '../balances/counterUse.ts'
import { halfDays } from '../balances/halfDays.ts'
import { monthBalance } from '../balances/month/monthBalance.ts'
import { DEFAULT_BONUS_RATES } from '../customers/bonusRates.ts'
import { DEFAULT_CUSTOMER_HOURS } from '../customers/customerHours.ts'
import { basisPoints } from '../money/basisPoints.ts'
import { FULL_DAY_SECONDS, HALF_DAY_SECONDS, seconds, sumSeconds, type Seconds } from '../money/seconds.ts'
import { toDay, type Day } from '../time/day.ts'
import { toInstant } from '../time/instant.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { exportLines } from './export/exportLines.ts'
import { payCodeTable, type PayCode } from './payCodeTable.ts'
import type { PayrollAbsence, PayrollFacts } from './payrollFacts.ts'
import { payrollRows, payrollTotal } from './payrollRows.ts'
import { premiumTimesOf } from './premiumTimesOf.ts'

const begun = payCodeTable([])
const start = toDay('2024-01-01')
const HOLIDAY = '2026-11-11'
const HOUR = 3600

type Given = {
  readonly worked?: Readonly<Record<string, number>>
  readonly absences?: readonly PayrollAbsence[]
  readonly percentage?: number
  readonly sick?: readonly [from: string, until: string]
}

/**
 * The test data: November 2026 has a public holiday on Wednesday the 11th. The holiday credits 7.6 hours to an employee
 * who does not work on it.
 */
function november({ worked = {}, absences = [], percentage = 10_000, sick }: Given): PayrollFacts {
  const workedByDay = new Map(
    Object.entries(worked).map(([day, length]): [Day, Seconds] => [toDay(day), seconds(length)]),
  )
  return {
    kind: 'employee',
    employment: { start, end: null },
    partTimeRecords: [{ id: null, percentage: basisPoints(percentage), period: { start, end: null } }],
    prolongedSickLeave: sick === undefined ? [] : [{ start: toDay(sick[0]), end: toDay(sick[1]) }],
    yearMonth: toYearMonth('2026-11'),
    holidays: new Set([toDay(HOLIDAY), toDay('2026-11-01')]),
    workedOnHolidays: new Map([[toDay(HOLIDAY), seconds(worked[HOLIDAY] ?? 0)]]),
    worked: sumSeconds(workedByDay.values()),
    workedByDay,
    absences,
    premiums: [],
  }
}

let serial = 0
const absence = (day: string, category: AbsenceCategory, uses: readonly CounterUse[] = [], fullDay = true) => ({
  id: (serial += 1),
  day: toDay(day),
  category,
  seconds: fullDay ? FULL_DAY_SECONDS : HALF_DAY_SECONDS,
  isRecuperation: category === 'RECUPERATION',
  uses,
})

const linesOf = (facts: PayrollFacts, payCodes: readonly PayCode[] = begun) =>
  exportLines(payrollRows(facts, payCodes)).map(({ day, code, hours }) => `${day.slice(8)} ${code} ${hours}`)

describe('the pay codes and hours of one day', () => {
  const half = halfDays(1)
  test.each<[string, Given, readonly string[]]>([
    ['a public holiday without work is paid with pay code 0250', {}, ['11 0250 760']],
    ['a public holiday of an employee at 80 per cent is paid for 80 per cent', { percentage: 8000 }, ['11 0250 608']],
    [
      'half of a public holiday is paid when the person works up to four hours',
      { worked: { [HOLIDAY]: 4 * HOUR } },
      ['11 0010 400', '11 0250 380'],
    ],
    [
      'a public holiday is not paid when the person works more than four hours',
      { worked: { [HOLIDAY]: 4 * HOUR + 60 } },
      ['11 0010 402'],
    ],
    [
      'a shift on a holiday that was converted to sickness gets the hours of the holiday',
      { absences: [absence(HOLIDAY, 'SICK_LEAVE')], percentage: 5000 },
      ['11 T900 380'],
    ],
    [
      'a shift on a Sunday that was converted to sickness gets the hours of the sick day',
      { absences: [absence('2026-11-01', 'SICK_LEAVE')] },
      ['01 T900 760', '11 0250 760'],
    ],
    [
      'a day of leave from two counters has two payroll rows',
      {
        absences: [
          absence('2026-11-06', 'VACATION', [
            { counter: 'STATUTORY_VACATION', amount: half },
            { counter: 'SENIORITY_LEAVE', amount: half },
          ]),
        ],
      },
      ['06 0260 380', '06 7284 380', '11 0250 760'],
    ],
    [
      'half a day of leave and work on one day are two payroll rows',
      {
        worked: { '2026-11-06': 4 * HOUR },
        absences: [absence('2026-11-06', 'VACATION', [{ counter: 'SENIOR_VACATION', amount: half }], false)],
      },
      ['06 0010 400', '06 9761 380', '11 0250 760'],
    ],
    [
      'prolonged sickness is paid on weekdays and public holidays, not on weekends',
      { sick: ['2026-11-10', '2026-11-14'] },
      ['10 T950 760', '11 T950 760', '12 T950 760', '13 T950 760'],
    ],
    [
      'vacation without a counter is paid as statutory vacation',
      { absences: [absence('2026-11-06', 'VACATION')] },
      ['06 0260 760', '11 0250 760'],
    ],
    [
      'a recup holiday without a counter is paid with pay code T351',
      { absences: [absence('2026-11-06', 'RECUPERATION_HOLIDAY')] },
      ['06 T351 760', '11 0250 760'],
    ],
    [
      'a kind of absence without a counter is paid with its own pay code',
      { absences: [absence('2026-11-06', 'UNPAID_LEAVE')] },
      ['06 9710 760', '11 0250 760'],
    ],
  ])('the payroll rows of a public holiday have the right pay codes and hours: %s', (_what, given, lines) => {
    expect(linesOf(november(given))).toEqual(lines)
  })

  test('two half days with the same pay code are two payroll rows, but one line in the export', () => {
    const halves = [1, 2].map(() => absence('2026-11-06', 'EXCUSED_ABSENCE', [], false))
    const facts = november({ absences: halves })
    expect(payrollRows(facts, begun).map((row) => row.absence?.id ?? null)).toEqual([
      ...halves.map(({ id }) => id),
      null,
    ])
    expect(linesOf(facts)).toEqual(['06 7360 760', '11 0250 760'])
  })
})

describe('the sum of the hours in payroll', () => {
  test('the hours of an export line are rounded once: three times twenty minutes are one hour', () => {
    expect(linesOf(november({ worked: { '2026-11-05': 3 * 1200, '2026-11-06': 1200 } }))).toEqual([
      '05 0010 100',
      '06 0010 33',
      '11 0250 760',
    ])
  })

  test('hours that are rounded to 0 have no export line', () => {
    expect(linesOf(november({ worked: { '2026-11-05': 0, '2026-11-06': 17 } }))).toEqual(['11 0250 760'])
  })

  test('the total of the payroll rows is exactly the counted hours of the timesheet', () => {
    for (const percentage of [10_000, 8000, 6667, 3333, 5001]) {
      const facts = november({
        worked: { '2026-11-02': 30_060, [HOLIDAY]: 7260, '2026-11-14': 60 },
        absences: [absence('2026-11-03', 'SICK_LEAVE'), absence('2026-11-04', 'VACATION', [], false)],
        percentage,
        sick: ['2026-11-23', '2026-11-30'],
      })
      expect(payrollTotal(payrollRows(facts, begun))).toBe(monthBalance(facts).counted)
    }
  })
})

describe('premiums in payroll', () => {
  const friday = toDay('2026-11-20')
  // A call-out shift from 13:30 to 21:45 with a break. It has 5.5 hours without a premium, 1 evening hour and 1.75
  // night hours.
  const shift = {
    start: toInstant(Date.parse('2026-11-20T13:30+01:00') / 1000),
    end: toInstant(Date.parse('2026-11-20T21:45+01:00') / 1000),
    break: null,
    callout: 'CALL_OUT_24',
    interrupted: false,
  } as const
  const terms = { hours: DEFAULT_CUSTOMER_HOURS, rates: DEFAULT_BONUS_RATES, extraHolidays: new Set<Day>() }
  const facts = { ...november({ worked: { [friday]: 29_700 } }), premiums: premiumTimesOf(friday, shift, terms) }
  const withCode = (codes: Readonly<Record<string, string>>) =>
    payCodeTable(begun.map((payCode) => ({ ...payCode, code: codes[payCode.meaning] ?? payCode.code })))

  test('premiums without a pay code are not exported', () => {
    expect(linesOf(facts)).toEqual(['11 0250 760', '20 0010 825'])
  })

  test('premiums with a pay code have their own rows, and do not change the total hours', () => {
    const payCodes = withCode({ PREMIUM_LATE: '2000', PREMIUM_NIGHT: '2001', PREMIUM_CALLOUT24: '2002' })
    expect(linesOf(facts, payCodes)).toEqual([
      '11 0250 760',
      '20 0010 825',
      '20 2000 100',
      '20 2001 175',
      '20 2002 825',
    ])
    expect(payrollTotal(payrollRows(facts, payCodes))).toBe(monthBalance(facts).counted)
  })
})
