import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import type { TeamRow } from '../grid/teamRows.ts'
import { rowsInOrder } from './useTeamWarnings.ts'
import { warningsOf, withFreshWarnings } from './warningsOf.ts'

const day = toDay('2026-11-24')
const row = (id: number, plannedSeconds: number, neededSeconds: number | null): TeamRow => ({
  person: { ...SOMEBODY, id, lastName: String(id), plannedSeconds, neededSeconds },
  name: `Anna ${id}`,
  cells: [],
})
const rows = [row(1, 10, 10), row(2, 30, 10), row(3, 0, null), row(4, 2, 10)]
const warnings = warningsOf({
  from: day,
  to: day,
  warnings: [
    [2, day, 'no_rate', 'warn', 'Geen tarief.'],
    [2, day, 'rest_too_short', 'strong', 'Weinig rust.'],
  ],
})
const ids = (order: Parameters<typeof rowsInOrder>[1]) => rowsInOrder(rows, order).map(({ person }) => person.id)

test('the team planning sorted by missing hours begins with the largest shortage, and sorted by excess hours with the largest excess', () => {
  expect(ids({ sort: 'name', onlyWarned: false, warnings })).toEqual([1, 2, 3, 4])
  expect(ids({ sort: 'short', onlyWarned: false, warnings })[0]).toBe(4)
  expect(ids({ sort: 'over', onlyWarned: false, warnings })[0]).toBe(2)
})

test('HR’s list of people with a warning contains no other people, and counts a day with two warnings once', () => {
  expect(ids({ sort: 'name', onlyWarned: true, warnings })).toEqual([2])
  expect([...warnings.get(2)!]).toEqual([[day, 'Geen tarief. Weinig rust.']])
})

test('after a change of Anna’s shifts, her warnings are new and the warnings of another person stay the same object', () => {
  const anna = [1, day, 'no_rate', 'warn', 'Geen tarief.'] as const
  const before = withFreshWarnings(warnings, [1], warningsOf({ from: day, to: day, warnings: [[...anna]] }))
  expect([...before.get(1)!]).toEqual([[day, 'Geen tarief.']])
  expect(before.get(2)).toBe(warnings.get(2))
  expect(withFreshWarnings(before, [1], new Map())).toEqual(warnings)
})
