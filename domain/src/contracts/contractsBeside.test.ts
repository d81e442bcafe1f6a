import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { contractsBeside } from './contractsBeside.ts'

const contract = (id: number, start: string, end: string | null, customerId = 1) => ({
  id,
  personId: 7,
  customerId,
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
})

test('a contract overlaps another contract only when both are of the same person and the same customer and have a common day', () => {
  const mine = contract(1, '2026-05-01', null)
  const others = [
    contract(2, '2026-01-01', '2026-05-01'),
    contract(3, '2026-01-01', '2026-04-30'),
    contract(4, '2026-06-01', null, 2),
    { ...contract(5, '2026-06-01', null), personId: 8 },
    contract(6, '2027-01-01', null),
  ]
  expect(contractsBeside(mine, others).map(({ id }) => id)).toEqual([2, 6])
})
