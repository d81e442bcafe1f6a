import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { eachDay, toDay } from '@uurwerk/domain/time/day'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stubBrowser.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { teamContract } from '../grid/teamContract.testing.ts'
import { byPerson } from '../fresh/peopleOfTeam.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import { dropOf, refusalOfDrop } from './dropOf.ts'

const days = eachDay(toDay('2026-11-27'), toDay('2026-12-02'))
const type = { id: 1, customerId: 1, name: 'Vroege', color: '#C7E0F4', start: '07:00', end: '15:06', usable: true }
const team: TeamPlanning = {
  from: days[0]!,
  to: days.at(-1)!,
  holidays: [],
  customers: [],
  employers: [],
  shiftTypes: [type, { ...type, id: 2, name: 'Nacht', start: '22:00', end: '08:00' }],
  people: [
    SOMEBODY,
    { ...SOMEBODY, id: 2, firstName: 'Bert', lastName: 'Aerts' },
    { ...SOMEBODY, id: 3, firstName: 'Chris', lastName: 'Elders' },
    { ...SOMEBODY, id: 4, firstName: 'Dirk', lastName: 'Betaald' },
  ],
  contracts: [
    teamContract(10, 1, 1),
    teamContract(20, 2, 1),
    teamContract(30, 3, 2),
    { ...teamContract(40, 4, 1), invoicedMonths: ['2026-11'] },
  ],
  shifts: [
    [100, 1, 10, days[0]!, 1, '07:00', '15:06', false],
    [200, 1, 20, days[0]!, 2, '22:00', '08:00', false],
    [201, 1, 20, days[3]!, 1, '07:00', '15:06', false],
  ],
  absences: [[2, days[2]!, true]],
  availability: [],
}
const { rows } = rowsOfTeam(byPerson(team))
const [anna] = rows
const shift = anna!.cells[0]!.shifts[0]!
const drop = (row: number, column: number, how: 'move' | 'copy' = 'move') =>
  dropOf({ shift, how, row: rows[row]!, to: rows[row]!.cells[column]! })

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['another day of the same person', 0, 1, 'move', /^Verplaatsen naar Anna Peeters, zaterdag 28 november/],
  ['with Ctrl, a copy', 0, 1, 'copy', /^Kopiëren naar Anna Peeters, zaterdag 28 november/],
  ['another month', 0, 4, 'move', /^Kopiëren naar .*: een shift blijft in haar maand$/],
] as const)('before a drop, HR reads the effect of the drop: %s', (_, row, column, how, text) => {
  expect(drop(row, column, how)).toEqual({ text: expect.stringMatching(text), isRefused: false })
})

test('before a drop, HR reads the reason why the drop is refused: the colleague has no contract at this customer', () => {
  expect(drop(2, 1)).toEqual({ text: expect.stringMatching(/geen contract/), isRefused: true })
})

test('before a drop, HR reads the reason why the drop is refused: a shift without a shift type cannot be planned again', () => {
  const to = { row: rows[0]!, to: rows[0]!.cells[1]!, how: 'move' } as const
  expect(dropOf({ ...to, shift: { ...shift, type: null } })).toEqual({
    text: expect.stringMatching(/geen shift type/),
    isRefused: true,
  })
})

const outcome = { id: null, version: null, undoId: null, code: null, message: null, warning: null }

test('before a drop, HR reads the reason for which the server would refuse the drop, and the drop changes nothing', async () => {
  const refused = { ...outcome, code: 'absence_on_shift_day', message: 'Op 29-11-2026 is Bert afwezig.' }
  const { sent } = stubBrowser(() => ({ status: 200, body: { outcomes: [outcome, refused], hours: [] } }))
  const to = rows[1]!.cells[2]!
  expect(await refusalOfDrop({ shift, to, how: 'move' }, AbortSignal.timeout(5000))).toBe(refused.message)
  expect(sent.map(({ address }) => address)).toEqual([expect.stringContaining('preview=true')])
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    operations: [
      { op: 'remove', contractId: 10, id: 100, version: 1 },
      { op: 'plan', contractId: 20, day: '2026-11-29', shiftTypeId: 1 },
    ],
  })
})

test('when the server does not answer, HR can still drop the shift, and the drop itself shows the error', async () => {
  stubBrowser(() => ({ status: 500 }))
  const to = anna!.cells[1]!
  expect(await refusalOfDrop({ shift, to, how: 'move' }, AbortSignal.timeout(5000))).toBeNull()
})
