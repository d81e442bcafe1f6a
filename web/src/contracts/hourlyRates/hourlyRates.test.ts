import { expect, test } from 'vitest'
import { gapsOf } from './gapsOf.ts'
import { hasRateChange, rateBars } from './rateBars.ts'
import { rateRows } from './rateRows.ts'
import { formatGaps } from './formatGaps.ts'
import { formatRates } from './formatRates.ts'

test('consecutive days without an hourly rate are shown as one period', () => {
  expect(gapsOf([null, null, 40, null, 40])).toEqual([
    { first: 1, last: 2 },
    { first: 4, last: 4 },
  ])
})

test.each([
  [[40, 40], null],
  [[null, 40], '1 dag: 1'],
  [[null, null, 40, null], '3 dagen: 1–2, 4'],
  [[null, null], 'de hele maand'],
])('the days without a rate in the rates %j are written as text', (rates, words) =>
  expect(formatGaps(rates)).toBe(words),
)

test('the list of hourly rates of a month contains each rate once', () => {
  expect(formatRates([null, 40, 40, 42.5])).toBe('€\u00A040,00 → €\u00A042,50')
  expect(formatRates([null])).toBeNull()
})

test('the table of hourly rates has one row for each contract of a person', () => {
  const contract = { customerId: 1, customerName: 'AZ Linde', internal: false, hourlyRatesPerDay: [40] }
  const hourlyRatesInfo = [
    { ...contract, contractId: 7 },
    { ...contract, contractId: 8 },
  ]
  const rows = rateRows({
    nrOfDaysInMonth: 1,
    usersWithHourlyRateInfo: [{ userId: 3, userName: 'Lotte Maes', hourlyRatesInfo }],
  })
  expect(rows.map(({ contractId, userName }) => [contractId, userName])).toEqual([
    [7, 'Lotte Maes'],
    [8, 'Lotte Maes'],
  ])
})

test('days with the same rate are one bar, and a bar after a rate change contains the old rate', () => {
  expect(rateBars([40, 40, null, 42, 42, 42])).toEqual([
    { rate: 40, first: 1, last: 2, before: null },
    { rate: null, first: 3, last: 3, before: null },
    { rate: 42, first: 4, last: 6, before: 40 },
  ])
})

test.each([
  [[40, 40], false],
  [[null, 40], false],
  [[40, null, 40], false],
  [[40, 42], true],
  [[40, null, 42], true],
])('the rates %j change within the month: %s', (rates, changes) => expect(hasRateChange(rates)).toBe(changes))
