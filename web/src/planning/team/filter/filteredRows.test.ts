import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { teamContract } from '../grid/teamContract.testing.ts'
import { byPerson } from '../fresh/peopleOfTeam.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import { inTreeOrder, withSubdivisions } from './customerTree.ts'
import { filteredRows, type RowFilter } from './filteredRows.ts'

const monday = toDay('2026-11-30')
const tuesday = toDay('2026-12-01')
const [GROUP, CAMPUS, OTHER] = [1, 2, 3]
const customers = [
  { id: OTHER, name: 'Berkenhof', short: 'BERK', parentId: null, grants: 'first' as const },
  { id: CAMPUS, name: 'Campus Lindehof', short: 'LIND', parentId: GROUP, grants: 'first' as const },
  { id: GROUP, name: 'Klaverveld', short: 'KLAV', parentId: null, grants: 'first' as const },
]
const early = {
  id: 1,
  customerId: CAMPUS,
  name: 'Vroege',
  color: '#C7E0F4',
  start: '07:00',
  end: '15:06',
  usable: true,
}
const team: TeamPlanning = {
  from: monday,
  to: tuesday,
  holidays: [],
  customers,
  employers: [],
  shiftTypes: [early, { ...early, id: 2, customerId: OTHER }],
  people: [
    { ...SOMEBODY, employerId: 7, plannedSeconds: 27_360, neededSeconds: 54_720 },
    { ...SOMEBODY, id: 2, firstName: 'Cătălina', lastName: 'Ionescu', kind: 'independent' },
    { ...SOMEBODY, id: 3, firstName: 'Dirk', lastName: 'Daems', employment: { start: monday, end: monday } },
  ],
  contracts: [teamContract(10, 1, CAMPUS), teamContract(20, 2, OTHER), teamContract(30, 3, OTHER)],
  shifts: [
    [100, 1, 10, monday, 1, '07:00', '15:06', false],
    [200, 1, 20, tuesday, 2, '07:00', '15:06', false],
  ],
  absences: [[3, monday, false]],
  availability: [],
}
const { rows } = rowsOfTeam(byPerson(team))
const everybody: RowFilter = {
  name: '',
  customerIds: null,
  holders: null,
  employerId: null,
  kind: null,
  typeName: null,
  freeOn: null,
  onlyShort: false,
}
const found = (wanted: Partial<RowFilter>) =>
  filteredRows(rows, { ...everybody, ...wanted }).map(({ person }) => person.firstName)
const of = (customerId: number) => ({ customerIds: withSubdivisions(customers, customerId) })

test('HR finds people by a part of the name without accents, by kind of employment, by HR employer and by qualification', () => {
  expect(found({})).toEqual(['Anna', 'Cătălina', 'Dirk'])
  expect(found({ name: 'catal' })).toEqual(['Cătălina'])
  expect(found({ kind: 'independent' })).toEqual(['Cătălina'])
  expect(found({ employerId: 7 })).toEqual(['Anna'])
  expect(found({ holders: new Set([2]) })).toEqual(['Cătălina'])
})

test('when HR chooses a parent customer, HR sees the people of its subdivisions; a subdivision does not show the people of its parent', () => {
  expect(found(of(GROUP))).toEqual(['Anna'])
  expect(found(of(CAMPUS))).toEqual(['Anna'])
  expect(found(of(OTHER))).toEqual(['Cătălina', 'Dirk'])
  expect([...of(CAMPUS).customerIds!]).toEqual([CAMPUS])
  expect(inTreeOrder(customers).map(({ id }) => id)).toEqual([OTHER, GROUP, CAMPUS])
})

test('HR filters the team planning by a shift type at the chosen customers, and by people with too few hours', () => {
  expect(found({ typeName: 'Vroege' })).toEqual(['Anna', 'Cătălina'])
  expect(found({ typeName: 'Vroege', ...of(OTHER) })).toEqual(['Cătălina'])
  expect(found({ onlyShort: true })).toEqual(['Anna'])
})

test('the filter for free people shows who is free on the chosen day, without the people who are not employed on that day', () => {
  expect(found({ freeOn: monday })).toEqual(['Cătălina', 'Dirk'])
  expect(found({ freeOn: tuesday })).toEqual(['Anna'])
})

test('a filter does not change the total of a row', () => {
  expect(filteredRows(rows, { ...everybody, ...of(GROUP), typeName: 'Vroege' })[0]).toBe(rows[0])
})
