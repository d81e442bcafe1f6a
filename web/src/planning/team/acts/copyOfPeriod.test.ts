import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { addDays, toDay, type Day } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { copyOfPeriod } from './copyOfPeriod.ts'
import { byPerson } from '../fresh/peopleOfTeam.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'

const monday = toDay('2026-12-14')
const CAMPUS = 1
const contract = (id: number, personId: number, customerId = CAMPUS) => ({
  id,
  personId,
  customerId,
  start: toDay('2026-01-01'),
  end: null as Day | null,
  invoicedMonths: [],
  confirmedMonths: [],
})
const type = (id: number, customerId = CAMPUS, usable = true) => ({
  id,
  customerId,
  name: `Type ${id}`,
  color: '#C7E0F4',
  start: '07:00',
  end: '15:06',
  usable,
})
const person = (id: number) => ({
  ...SOMEBODY,
  id,
  lastName: `P${id}`,
  neededSeconds: 0,
})
type Parts = Pick<TeamPlanning, 'shifts'> & Partial<Pick<TeamPlanning, 'absences' | 'contracts'>>
const week = (from: Day, parts: Parts) =>
  rowsOfTeam(
    byPerson({
      from,
      to: addDays(from, 6),
      holidays: [],
      customers: [],
      employers: [],
      shiftTypes: [type(1), type(2, 2), type(3, CAMPUS, false)],
      people: [person(1), person(2)],
      contracts: [contract(10, 1), contract(11, 1, 2), contract(20, 2)],
      absences: [],
      availability: [],
      ...parts,
    }),
  ).rows
const shift = (
  id: number,
  contractId: number,
  day: Day,
  typeId: number,
  adjusted = false,
): TeamPlanning['shifts'][number] => [id, 1, contractId, day, typeId, '07:00', '15:06', adjusted]
const earlier = addDays(monday, -7)
const before = week(earlier, {
  shifts: [
    shift(100, 10, earlier, 1),
    shift(101, 10, addDays(earlier, 1), 1, true),
    shift(102, 11, addDays(earlier, 2), 2),
    shift(103, 20, earlier, 1),
    shift(104, 20, addDays(earlier, 3), 3),
  ],
})
const anywhere = { before, customerIds: null, isLeftOut: () => false }
const daysOf = (copy: ReturnType<typeof copyOfPeriod>) =>
  copy.steps.map(({ operation }) => `${operation.contractId} ${operation.day} ${operation.op}`)

test('the shifts of the week before are copied to the same weekdays, except shifts with a shift type that is not in use any more', () => {
  const copy = copyOfPeriod({ ...anywhere, rows: week(monday, { shifts: [] }) })
  expect(daysOf(copy)).toEqual(['10 2026-12-14 plan', '10 2026-12-15 plan', '11 2026-12-16 plan', '20 2026-12-14 plan'])
  expect(copy).toMatchObject({
    people: 2,
    adjusted: 1,
    skipped: [{ personId: 2, day: '2026-12-17', why: 'type_not_usable' }],
  })
  expect(copy.copied).toHaveLength(4)
})

test('a copy changes no day with a shift, with an absence or without a contract, and no day that HR left out', () => {
  const rows = week(monday, {
    shifts: [shift(200, 10, monday, 1)],
    absences: [[1, addDays(monday, 1), true]],
    contracts: [contract(10, 1), { ...contract(20, 2), end: addDays(monday, -1) }],
  })
  const copy = copyOfPeriod({ ...anywhere, rows })
  expect(copy).toMatchObject({ steps: [], people: 0, adjusted: 0 })
  expect(copy.skipped.map(({ name, day, why }) => [name.split(' ').at(-1), day, why])).toEqual([
    ['P1', '2026-12-14', 'day_taken'],
    ['P1', '2026-12-15', 'absent'],
    ['P1', '2026-12-16', 'no_contract'],
    ['P2', '2026-12-14', 'no_contract'],
    ['P2', '2026-12-17', 'type_not_usable'],
  ])
  const all = copyOfPeriod({ ...anywhere, rows: week(monday, { shifts: [] }), isLeftOut: (day) => day === monday })
  expect(daysOf(all)).toEqual(['10 2026-12-15 plan', '11 2026-12-16 plan'])
  expect(all.skipped.filter(({ day }) => day === monday).map(({ why }) => why)).toEqual([
    'day_left_out',
    'day_left_out',
  ])
})

test('when Anna already has a shift on Wednesday, a copy of the week plans all other days and names Anna and the skipped Wednesday, and a second copy plans nothing', () => {
  const wednesday = addDays(monday, 2)
  const rows = week(monday, { shifts: [shift(200, 11, wednesday, 2)] })
  const copy = copyOfPeriod({ ...anywhere, rows })
  expect(daysOf(copy)).toEqual(['10 2026-12-14 plan', '10 2026-12-15 plan', '20 2026-12-14 plan'])
  expect(copy.skipped).toContainEqual({ personId: 1, name: rows[0]!.name, day: wednesday, why: 'day_taken' })
  const after = week(monday, {
    shifts: [
      shift(200, 11, wednesday, 2),
      ...copy.steps.map(({ operation: { contractId, day } }, place) => shift(300 + place, contractId, day, 1)),
    ],
  })
  expect(copyOfPeriod({ ...anywhere, rows: after }).steps).toEqual([])
})

test('when the filter has a customer and a name, only the shifts that match both are copied', () => {
  const [anna] = week(monday, { shifts: [] })
  expect(daysOf(copyOfPeriod({ ...anywhere, rows: [anna!], customerIds: new Set([2]) }))).toEqual([
    '11 2026-12-16 plan',
  ])
})

test('a night shift during the end of summer time and a shift on a public holiday are copied to the next Saturday and Sunday with the times of their shift type', () => {
  for (const [first, column, day] of [
    ['2026-10-26', 5, '2026-10-31'],
    ['2026-11-02', 6, '2026-11-08'],
  ] as const) {
    const shown = toDay(first)
    const copied = [shift(100, 10, addDays(shown, column - 7), 1)]
    const earlierWeek = week(addDays(shown, -7), { shifts: copied })
    const copy = copyOfPeriod({ ...anywhere, before: earlierWeek, rows: week(shown, { shifts: [] }) })
    expect(copy.steps.map(({ operation }) => operation)).toEqual([{ op: 'plan', contractId: 10, day, shiftTypeId: 1 }])
  }
})
