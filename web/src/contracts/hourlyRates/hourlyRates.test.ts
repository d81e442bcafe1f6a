import { expect, test } from 'vitest'
import { gapsOf } from './gapsOf.ts'
import { rateRows } from './rateRows.ts'
import { writtenGaps } from './writtenGaps.ts'
import { writtenRates } from './writtenRates.ts'

test('consecutive days without a rate are one gap', () => {
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
])('of %j the gaps are told in words', (rates, words) => expect(writtenGaps(rates)).toBe(words))

test('each rate of a month is listed once', () => {
  expect(writtenRates([null, 40, 40, 42.5])).toBe('€\u00A040,00 → €\u00A042,50')
  expect(writtenRates([null])).toBeNull()
})

test('each contract of a person is a row', () => {
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
