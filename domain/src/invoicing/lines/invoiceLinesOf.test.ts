import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BONUS_RATES, type BonusRates } from '../../customers/bonusRates.ts'
import { DEFAULT_CUSTOMER_HOURS } from '../../customers/customerHours.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { centsOfEuros, eurosOf, sumCents } from '../../money/cents.ts'
import { hoursOf, seconds, sumSeconds } from '../../money/seconds.ts'
import { CALLOUTS, type Shift } from '../../planning/shift/shift.ts'
import { shiftFromClock } from '../../planning/shift/shiftFromClock.ts'
import { shiftOn } from '../../planning/shifts.testing.ts'
import { workedSeconds } from '../../planning/worked/workedSeconds.ts'
import { formatClockTime, minuteOfDay } from '../../time/clockTime.ts'
import { addDays, toDay, type Day } from '../../time/day.ts'
import { brusselsDayOf, brusselsMinuteOf, toInstant, type Instant } from '../../time/instant.ts'
import { describeInvoiceLine } from './describeInvoiceLine.ts'
import { invoiceLinesOf, type PricedOrder } from './invoiceLinesOf.ts'
import { lineAmount, quantityOf, unitPriceOf } from './invoiceLine.ts'
import { shiftsByLine } from './shiftsByLine.ts'

const terms = { hours: DEFAULT_CUSTOMER_HOURS, rates: DEFAULT_BONUS_RATES, extraHolidays: new Set<Day>() }

const order = (id: number, euros: number, start = '2026-01-01', end: string | null = null): PricedOrder => ({
  id,
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
  baseRate: centsOfEuros(euros),
})

const atForty = [order(1, 40)]

/** Writes each invoice line as a text, such as '5.5 h plain at 40 is 220'. */
const printed = (shifts: Shift[], orders = atForty, rates: BonusRates = terms.rates): string[] =>
  invoiceLinesOf({ shifts, orders, terms: { ...terms, rates } }).map(
    (line) =>
      `${hoursOf(line.seconds)} h ${line.premium ?? 'plain'}${line.callout === null ? '' : ` ${line.callout}`} at ${unitPriceOf(line)} is ${eurosOf(line.amount)}`,
  )

const totalOf = (shifts: Shift[], orders = atForty): number =>
  eurosOf(sumCents(invoiceLinesOf({ shifts, orders, terms }).map(({ amount }) => amount)))

// The examples use an hourly rate of 40.00 and the default percentages and times of the premiums.
const examples: [sentence: string, shift: Shift, lines: string[], total: number][] = [
  [
    'Friday 13:30–21:45',
    shiftOn('2026-11-20', '13:30–21:45'),
    ['5.5 h plain at 40 is 220', '1 h LATE at 48 is 48', '1.75 h NIGHT at 54 is 94.5'],
    362.5,
  ],
  [
    'Friday 20:45 to Saturday 06:45 with a break',
    shiftOn('2026-11-20', '20:45–06:45', '01:00–01:30'),
    ['8.75 h NIGHT at 54 is 472.5', '0.75 h SATURDAY at 50.4 is 37.8'],
    510.3,
  ],
  [
    'Saturday 14:00–22:00 with a break',
    shiftOn('2026-11-21', '14:00–22:00', '18:00–18:30'),
    ['2 h NIGHT at 54 is 108', '5.5 h SATURDAY at 50.4 is 277.2'],
    385.2,
  ],
  [
    'Saturday 22:00 to Sunday 06:00',
    shiftOn('2026-11-21', '22:00–06:00'),
    ['2 h NIGHT at 54 is 108', '6 h HOLIDAY at 62.4 is 374.4'],
    482.4,
  ],
]
for (const [sentence, shift, lines, total] of examples) {
  test(`a shift of ${sentence} costs ${total} euros on the invoice`, () => {
    expect(printed([shift])).toEqual(lines)
    expect(totalOf([shift])).toBe(total)
  })
}

test('the whole night shift before All Saints’ Day is on the invoice of October', () => {
  expect(printed([shiftOn('2026-10-31', '22:00–06:00')])).toEqual([
    '2 h NIGHT at 54 is 108',
    '6 h HOLIDAY at 62.4 is 374.4',
  ])
})

test('a planned night shift of eight hours lasts nine hours when the clock goes back, and seven hours when the clock goes forward', () => {
  expect(totalOf([shiftOn('2026-10-24', '22:00–06:00')])).toBe(544.8)
  expect(totalOf([shiftOn('2027-03-27', '22:00–06:00')])).toBe(420)
})

test('shifts with the same order, premium and call-out are one invoice line', () => {
  expect(printed([shiftOn('2026-11-19', '07:00–15:00'), shiftOn('2026-11-20', '07:00–15:30')])).toEqual([
    '16.5 h plain at 40 is 660',
  ])
})

test('when a shift has a call-out, the percentage of the call-out is added to the percentage of the premium, and the hours have a separate invoice line', () => {
  const shifts = [
    shiftOn('2026-11-19', '18:00–20:00'),
    shiftOn('2026-11-20', '18:00–20:00', null, { callout: 'CALL_OUT_24' }),
    shiftOn('2026-11-20', '22:00–23:00', null, { callout: 'CALL_OUT_48' }),
  ]
  expect(printed(shifts)).toEqual([
    '1 h plain at 40 is 40',
    '1 h plain CALL_OUT_24 at 48 is 48',
    '1 h LATE at 48 is 48',
    '1 h LATE CALL_OUT_24 at 56 is 56',
    '1 h NIGHT CALL_OUT_48 at 58 is 58',
  ])
})

test('the hours of a call-out of 0 % are part of the invoice line without premium', () => {
  const shifts = [
    shiftOn('2026-11-19', '07:00–15:00'),
    shiftOn('2026-11-20', '07:00–15:00', null, { callout: 'CALL_OUT_24' }),
  ]
  expect(printed(shifts, atForty, { ...terms.rates, CALLOUT24: basisPoints(0) })).toEqual(['16 h plain at 40 is 640'])
})

describe('an hourly rate that changes within the month', () => {
  const orders = [order(8, 42, '2026-11-16', null), order(7, 40, '2026-01-01', '2026-11-15')]

  test('when the rate changes within the month, each shift has the rate of the day on which it starts', () => {
    const shifts = [shiftOn('2026-11-16', '07:00–15:00'), shiftOn('2026-11-13', '07:00–15:00')]
    expect(printed(shifts, orders)).toEqual(['8 h plain at 40 is 320', '8 h plain at 42 is 336'])
  })

  test('when the rate changes at midnight, the whole night shift has the old rate', () => {
    // The shift lasts from Sunday 15 November 22:00 until Monday 06:00.
    expect(printed([shiftOn('2026-11-15', '22:00–06:00')], orders)).toEqual([
      '6 h NIGHT at 54 is 324',
      '2 h HOLIDAY at 62.4 is 124.8',
    ])
  })

  test('a night shift that starts on the last day of the contract has a price', () => {
    // In the night from Friday to Saturday, the night premium of 35 % is higher than the Saturday premium of 26 %.
    const lastDay = [order(1, 40, '2026-11-20', '2026-11-20')]
    expect(printed([shiftOn('2026-11-20', '22:00–06:00')], lastDay)).toEqual(['8 h NIGHT at 54 is 432'])
  })
})

test('a shift without an hourly rate is never invoiced at a price of zero', () => {
  expect(() => printed([shiftOn('2025-11-20', '07:00–15:00')])).toThrow('a shift of 2025-11-20 has no rate')
})

/** Writes the shifts of each invoice line as a text, such as 'NIGHT: 2026-11-20 20:45–01:00'. */
const unfolded = (shifts: Shift[], orders = atForty): string[] => {
  const work = { shifts, orders, terms }
  const shiftsOf = shiftsByLine(work)
  const clock = (moment: Instant) => formatClockTime(brusselsMinuteOf(moment))
  const times = (line: ReturnType<typeof invoiceLinesOf>[number]) =>
    shiftsOf(line).map(({ start, end }) => `${brusselsDayOf(start)} ${clock(start)}–${clock(end)}`)
  return invoiceLinesOf(work).map((line) => `${line.premium ?? 'plain'}: ${times(line).join(', ')}`)
}

test('the details of an invoice line are the parts of the shifts in that line, in the order of time', () => {
  const late = shiftOn('2026-11-20', '13:30–21:45')
  expect(unfolded([late, shiftOn('2026-11-19', '13:30–19:30', '18:00–18:30')])).toEqual([
    'plain: 2026-11-19 13:30–18:00, 2026-11-19 18:30–19:00, 2026-11-20 13:30–19:00',
    'LATE: 2026-11-19 19:00–19:30, 2026-11-20 19:00–20:00',
    'NIGHT: 2026-11-20 20:00–21:45',
  ])
})

test('in the details of an invoice line, a night shift is divided at a break, but not at midnight', () => {
  expect(unfolded([shiftOn('2026-11-18', '20:45–06:00', '01:00–01:30')])).toEqual([
    'NIGHT: 2026-11-18 20:45–01:00, 2026-11-19 01:30–06:00',
  ])
  expect(unfolded([shiftOn('2026-10-24', '22:00–06:00')])).toEqual([
    'NIGHT: 2026-10-24 22:00–00:00',
    'HOLIDAY: 2026-10-25 00:00–06:00',
  ])
})

const roundings: [sentence: string, minutes: number, euros: number, percentage: number, amount: number][] = [
  ['5 minutes at 60', 5, 60, 0, 5],
  ['50 minutes at 100', 50, 100, 0, 83.33],
  ['a quarter of an hour at 64.50 (exactly 16.125)', 15, 64.5, 0, 16.13],
  ['a quarter of an hour at 64.49 (exactly 16.1225)', 15, 64.49, 0, 16.12],
  ['0.45 h at 33.33 (exactly 14.9985)', 27, 33.33, 0, 15],
  ['a minute at 0.30 (exactly half a cent)', 1, 0.3, 0, 0.01],
  ['a minute at 0.29', 1, 0.29, 0, 0],
  ['an hour at 33.33 and 12.5 % (exactly 37.49625)', 60, 33.33, 1250, 37.5],
  ['twenty minutes at 43.21 and 35 % (exactly 19.4445)', 20, 43.21, 3500, 19.44],
]
for (const [sentence, minutes, euros, percentage, amount] of roundings) {
  test(`an invoice line of ${sentence} has an amount of ${amount} euros`, () => {
    const price = { baseRate: centsOfEuros(euros), percentage: basisPoints(percentage) }
    expect(eurosOf(lineAmount(seconds(minutes * 60), price))).toBe(amount)
  })
}

test('prices and quantities on an invoice line have up to six decimals', () => {
  expect(unitPriceOf({ baseRate: centsOfEuros(33.33), percentage: basisPoints(1234) })).toBe(37.442922)
  expect(quantityOf(seconds(20 * 60))).toBe(0.333333)
  expect(quantityOf(seconds(40 * 60))).toBe(0.666667)
  expect(quantityOf(seconds(90 * 60))).toBe(1.5)
})

const middleThirdOf = ({ start, end }: Shift): Shift['break'] => {
  const third = Math.floor((end - start) / 3)
  return { start: toInstant(start + third), end: toInstant(end - third) }
}

describe('a random month of work', () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map(minuteOfDay)
  const shift = fc
    .record({
      times: fc
        .tuple(fc.integer({ min: 0, max: 60 }), minute, minute)
        .map(([n, start, end]) => shiftFromClock(addDays(toDay('2026-10-01'), n), { start, end, break: null })),
      callout: fc.option(fc.constantFrom(...CALLOUTS)),
      interrupted: fc.boolean(),
      hasBreak: fc.boolean(),
    })
    .map(({ times, hasBreak, ...rest }) => {
      if ('code' in times) return null
      const plain: Shift = { ...times, ...rest }
      return hasBreak ? { ...plain, break: middleThirdOf(plain) } : plain
    })
    .filter((drawn) => drawn !== null)
  const month = fc.array(shift, { maxLength: 40 }).chain((shifts) =>
    fc.record({
      shifts: fc.constant(shifts),
      shuffled: fc.shuffledSubarray(shifts, { minLength: shifts.length }),
    }),
  )
  const orders = fc
    .integer({ min: 1, max: 20_000 })
    .map((rate) => [order(2, rate / 100, '2026-10-20'), order(1, 40, '2026-01-01', '2026-10-19')])

  test('the order in which the shifts are given does not change the invoice lines', () => {
    fc.assert(
      fc.property(month, orders, ({ shifts, shuffled }, priced) => {
        const lines = invoiceLinesOf({ shifts, orders: priced, terms })
        expect(invoiceLinesOf({ shifts: shuffled, orders: priced.toReversed(), terms })).toEqual(lines)
      }),
    )
  })

  test('the seconds of all shifts in an invoice line add up to the quantity of that line', () => {
    fc.assert(
      fc.property(month, orders, ({ shifts }, priced) => {
        const work = { shifts, orders: priced, terms }
        const shiftsOf = shiftsByLine(work)
        const lines = invoiceLinesOf(work)
        expect(lines.length > 0).toBe(shifts.length > 0)
        for (const line of lines) {
          const lengths = shiftsOf(line).map(({ start, end }) => seconds(end - start))
          expect(sumSeconds(lengths)).toBe(line.seconds)
          expect(lengths.every((length) => length > 0)).toBe(true)
        }
      }),
    )
  })

  test('an invoice counts every second of work once, and rounds each line to the cent', () => {
    fc.assert(
      fc.property(month, orders, ({ shifts }, priced) => {
        const lines = invoiceLinesOf({ shifts, orders: priced, terms })
        expect(sumSeconds(lines.map((line) => line.seconds))).toBe(sumSeconds(shifts.map(workedSeconds)))
        for (const { seconds: length, baseRate, percentage, amount } of lines) {
          const offBy = BigInt(amount) * 36_000_000n - BigInt(length) * BigInt(baseRate) * BigInt(10_000 + percentage)
          expect(offBy <= 18_000_000n && offBy >= -18_000_000n).toBe(true)
        }
      }),
    )
  })
})

const descriptions: [line: Parameters<typeof describeInvoiceLine>[0], text: string][] = [
  [{ premium: null, callout: null, percentage: basisPoints(0) }, 'Gewerkte uren'],
  [{ premium: 'NIGHT', callout: null, percentage: basisPoints(3500) }, 'Nacht (+\u00A035\u00A0%)'],
  [
    { premium: null, callout: 'CALL_OUT_48', percentage: basisPoints(1000) },
    'Gewerkte uren, oproep 48 (+\u00A010\u00A0%)',
  ],
  [
    { premium: 'HOLIDAY', callout: 'CALL_OUT_24', percentage: basisPoints(7600) },
    'Zon- en feestdag, oproep 24 (+\u00A076\u00A0%)',
  ],
  [{ premium: 'LATE', callout: null, percentage: basisPoints(1250) }, 'Avond (+\u00A012,5\u00A0%)'],
]
for (const [line, text] of descriptions) {
  test(`an invoice line has the right description of its hours: '${text}'`, () =>
    expect(describeInvoiceLine(line)).toBe(text))
}
