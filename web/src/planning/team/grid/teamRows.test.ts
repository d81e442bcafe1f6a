import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { lettersOf } from './lettersOf.ts'
import { SOMEBODY } from './somebody.testing.ts'
import { teamContract } from './teamContract.testing.ts'
import { byPerson } from '../fresh/peopleOfTeam.ts'
import { rowsOfTeam } from './rowsOfTeam.ts'
import { typesOf } from './teamRows.ts'
import { oppositeOf, removed, stepsToPut, stepToPlan } from '../acts/teamSteps.ts'

const type = (id: number, name: string, usable = true) => ({
  id,
  customerId: 1,
  name,
  color: '#C7E0F4',
  start: '07:00',
  end: '15:06',
  usable,
})
const team: TeamPlanning = {
  from: toDay('2026-11-30'),
  to: toDay('2026-12-01'),
  holidays: [],
  customers: [{ id: 1, name: 'AZ Klaverveld', short: 'KLAV', parentId: null, grants: 'first' }],
  employers: [],
  shiftTypes: [type(1, 'Vroege'), type(2, 'Vrij'), type(3, 'Oud', false)],
  people: [
    { ...SOMEBODY, plannedSeconds: 27_360, neededSeconds: 54_720 },
    { ...SOMEBODY, id: 2, firstName: 'Cătălina', lastName: 'Ionescu', kind: 'independent' },
  ],
  contracts: [teamContract(10, 1), { ...teamContract(20, 2), start: toDay('2026-12-01') }],
  shifts: [[100, 3, 10, toDay('2026-11-30'), 1, '07:00', '15:06', false]],
  absences: [[2, toDay('2026-12-01'), false]],
  availability: [],
}
const { rows } = rowsOfTeam(byPerson(team))
const cell = (row: number, day: number) => rows[row]!.cells[day]!
const shift = cell(0, 0).shifts[0]!
const [early, free] = typesOf(team) as [ReturnType<typeof typesOf>[number], ReturnType<typeof typesOf>[number]]

test('a cell of the team planning contains the shifts, the absence without a reason, and the contracts of its day', () => {
  expect(shift).toMatchObject({ id: 100, version: 3, type: { name: 'Vroege', letter: 'V', textColor: '#000000' } })
  expect(cell(1, 0)).toMatchObject({ shifts: [], absence: null, contracts: [] })
  expect(cell(1, 1)).toMatchObject({ absence: 'half', contracts: [{ id: 20 }] })
})

test('two shift types with the same first letter get different letter keys, and a shift type that cannot be used gets none', () => {
  expect([...lettersOf(team.shiftTypes)]).toEqual([
    [1, 'V'],
    [2, 'R'],
  ])
})

test('no shift type gets a letter key that has another function in the team planning', () => {
  const types = [type(1, 'Ochtend'), type(2, 'Weekend'), type(3, 'Wissel')]
  expect([...lettersOf(types).values()]).toEqual(['C', 'E', 'I'])
})

test('the key of a shift type plans a shift in an empty cell, changes the type of another shift, and does nothing to a shift of that type', () => {
  expect(stepToPlan(cell(1, 1), early)?.operation).toEqual({
    op: 'plan',
    contractId: 20,
    day: '2026-12-01',
    shiftTypeId: 1,
  })
  expect(stepToPlan(cell(0, 0), free)?.operation).toMatchObject({ op: 'change', id: 100, version: 3, shiftTypeId: 2 })
  expect(stepToPlan(cell(0, 0), early)).toBeNull()
  expect(stepToPlan(cell(1, 0), early)).toBeNull()
})

test('a shift that is pasted in its own month is moved, and a shift that is pasted in another month is copied', () => {
  expect(stepsToPut(shift, cell(0, 1), 'move').map(({ operation }) => operation.op)).toEqual(['plan'])
  const sameMonth = { ...cell(1, 1), day: toDay('2026-11-29') }
  expect(stepsToPut(shift, sameMonth, 'move').map(({ operation }) => operation.op)).toEqual(['remove', 'plan'])
  const sameContract = { ...cell(0, 0), day: toDay('2026-11-29') }
  expect(stepsToPut(shift, sameContract, 'move')[0]?.operation).toMatchObject({ op: 'change', day: '2026-11-29' })
  expect(stepsToPut(shift, sameContract, 'copy')[0]?.operation).toMatchObject({ op: 'plan', day: '2026-11-29' })
})

test('the undo of several changes restores the old shifts in the reverse order, without the refused changes', () => {
  const done = { undoId: null, code: null, message: null, warning: null }
  const steps = [removed(shift), stepToPlan(cell(1, 1), early)!, stepToPlan(cell(0, 0), free)!]
  const outcomes = [
    { ...done, id: null, version: null, undoId: 7 },
    { ...done, id: 200, version: 1 },
    { ...done, id: null, version: null, code: 'day_occupied', message: 'Bezet.' },
  ]
  expect(oppositeOf(steps, { outcomes }).map(({ operation }) => operation)).toEqual([
    { op: 'remove', contractId: 20, id: 200, version: 1, day: '2026-12-01' },
    { op: 'restore', contractId: 10, id: 100, day: '2026-11-30', undoId: 7 },
  ])
})
