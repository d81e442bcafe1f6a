import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import { reasonsOf } from './useTeamReasons.ts'
import { withFreshPeople } from './withFreshPeople.ts'

const day = toDay('2026-11-24')
const person = (id: number, plannedSeconds = 0) => ({ ...SOMEBODY, id, lastName: String(id), plannedSeconds })
const contract = (id: number, personId: number) => ({
  id,
  personId,
  customerId: 1,
  start: toDay('2026-01-01'),
  end: null,
  invoicedMonths: [],
  confirmedMonths: [],
})
const shift = (id: number, contractId: number): TeamPlanning['shifts'][number] => [
  id,
  1,
  contractId,
  day,
  null,
  '07:00',
  '15:06',
  false,
]
const team = (parts: Pick<TeamPlanning, 'people' | 'contracts' | 'shifts' | 'absences'>): TeamPlanning => ({
  from: day,
  to: day,
  holidays: [],
  customers: [],
  employers: [],
  shiftTypes: [],
  availability: [],
  ...parts,
})
const before = team({
  people: [person(1), person(2)],
  contracts: [contract(10, 1), contract(20, 2)],
  shifts: [shift(100, 10), shift(200, 20)],
  absences: [[1, day, true]],
})

test('the row of a person whom a colleague changed is replaced, and the row of another person stays the same object', () => {
  const fresh = team({
    people: [person(1, 3600)],
    contracts: [contract(10, 1), contract(11, 1)],
    shifts: [shift(101, 11)],
    absences: [],
  })
  const after = withFreshPeople(before, [1], fresh)!
  const [anna, bert] = rowsOfTeam(before).rows
  const [newAnna, newBert] = rowsOfTeam(after).rows
  expect(newBert).toBe(bert)
  expect(newAnna).not.toBe(anna)
  expect(newAnna).toMatchObject({ person: { plannedSeconds: 3600 }, cells: [{ shifts: [{ id: 101 }], absence: null }] })
})

test('a person who left the team has no row any more, and the browser reads the whole team again for a new person', () => {
  const nobody = team({ people: [], contracts: [], shifts: [], absences: [] })
  expect(withFreshPeople(before, [1], nobody)?.people).toEqual([person(2)])
  expect(withFreshPeople(before, [3], { ...nobody, people: [person(3)] })).toBeNull()
})

test('a half day of absence is shown as a half day, and a day with two halves shows both of them', () => {
  const reasons = reasonsOf({
    from: day,
    to: day,
    reasons: [
      [1, day, 'SICK_LEAVE', false],
      [2, day, 'PROLONGED_SICKNESS', true],
      [3, day, 'VACATION', false],
      [3, day, 'RECUPERATION', false],
    ],
  })
  expect([...reasons]).toEqual([
    ['1 2026-11-24', 'Ziek, halve dag'],
    ['2 2026-11-24', 'Langdurig ziek'],
    ['3 2026-11-24', 'Vakantie halve dag, Recup, halve dag'],
  ])
})
