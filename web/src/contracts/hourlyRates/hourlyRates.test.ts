import { expect, test } from 'vitest'
import { gapsOf } from './gapsOf.ts'
import { rateRows } from './rateRows.ts'
import { writtenGaps } from './writtenGaps.ts'
import { writtenRates } from './writtenRates.ts'

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
])('the days without a rate in the rates %j are written in words', (rates, words) =>
  expect(writtenGaps(rates)).toBe(words),
)

test('each hourly rate of a month is listed once', () => {
  expect(writtenRates([null, 40, 40, 42.5])).toBe('€\u00A040,00 → €\u00A042,50')
  expect(writtenRates([null])).toBeNull()
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
