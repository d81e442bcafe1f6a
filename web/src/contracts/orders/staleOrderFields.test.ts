import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { emptyOrderForm } from './orderForm.ts'
import { staleOrderFields } from './staleOrderFields.ts'

test('only the different fields of two versions of an order are shown in words', () => {
  const yours = { ...emptyOrderForm({ start: toDay('2026-11-01'), end: null }), baseHourlyRate: 41.5 }
  const theirs = { ...yours, endDate: toDay('2026-11-30'), baseHourlyRate: 44 }
  expect(staleOrderFields(theirs, yours)).toEqual([
    { label: 'Einddatum order', theirs: '30-11-2026', yours: 'geen' },
    { label: 'Uurtarief', theirs: '€\u00A044,00', yours: '€\u00A041,50' },
  ])
})
