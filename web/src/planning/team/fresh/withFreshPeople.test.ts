import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import { byPerson, type Team } from './peopleOfTeam.ts'
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
type Parts = Pick<TeamPlanning, 'people' | 'contracts' | 'shifts' | 'absences'>
const team = (parts: Parts, customers: TeamPlanning['customers'] = []): Team =>
  byPerson({
    from: day,
    to: day,
    holidays: [],
    customers,
    employers: [],
    shiftTypes: [],
    availability: [],
    ...parts,
  })
const peopleOf = (of: Team | null) => of?.people.map((each) => each.person.id)
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

test('after a read of some people, a person who left the team has no row, and a new person makes the browser read the whole team', () => {
  const nobody = { people: [], contracts: [], shifts: [], absences: [] }
  expect(peopleOf(withFreshPeople(before, [1], team(nobody)))).toEqual([2])
  expect(withFreshPeople(before, [3], team({ ...nobody, people: [person(3)] }))).toBeNull()
})

test('after Anna gets a contract at a customer that no row shows yet, the browser reads the whole team again', () => {
  const parts = { people: [person(1)], contracts: [contract(10, 1)], shifts: [], absences: [] }
  const customer = { id: 1, name: 'AZ Klaverveld', short: 'KLAV', parentId: null, grants: 'first' as const }
  const known = team(parts, [customer])
  expect(peopleOf(withFreshPeople(known, [1], team(parts, [{ ...customer }])))).toEqual([1])
  expect(withFreshPeople(known, [1], team(parts, [customer, { ...customer, id: 2 }]))).toBeNull()
  expect(withFreshPeople(known, [1], team(parts, [{ ...customer, name: 'AZ Zuid' }]))).toBeNull()
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
