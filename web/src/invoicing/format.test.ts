import { expect, test } from 'vitest'
import { formatUnitPriceNumber } from './formatUnitPriceNumber.ts'
import { formatEuroNumber } from '../ui/format/formatEuroNumber.ts'
import { formatHourNumber } from '../ui/format/formatHourNumber.ts'
import { formatMoment } from '../ui/format/formatMoment.ts'

test('amounts and quantities are written in Belgian notation', () => {
  expect(formatHourNumber(130.833333)).toBe('130,83')
  expect(formatEuroNumber(1234.5)).toBe('€\u00A01.234,50')
  expect(formatEuroNumber(1.1 + 2.2)).toBe('€\u00A03,30')
  expect(formatUnitPriceNumber(44.9955)).toBe('€\u00A044,9955')
})

test('a time is shown in Brussels time, in summer and in winter', () => {
  expect(formatMoment('2026-11-20T08:14:59Z')).toBe('20-11-2026 09:14')
  expect(formatMoment('2026-07-01T23:30:00+00:00')).toBe('02-07-2026 01:30')
})
