import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { eachDay, toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { byPerson } from '../fresh/peopleOfTeam.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import { dropOf } from './dropOf.ts'

const days = eachDay(toDay('2026-11-27'), toDay('2026-12-02'))
const contract = (id: number, personId: number, customerId: number) => ({
  id,
  personId,
  customerId,
  start: toDay('2026-01-01'),
  end: null,
  invoicedMonths: [],
  confirmedMonths: [],
})
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
    contract(10, 1, 1),
    contract(20, 2, 1),
    contract(30, 3, 2),
    { ...contract(40, 4, 1), invoicedMonths: ['2026-11'] },
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
  dropOf({
    shift,
    how,
    from: anna!.cells[0]!.contracts[0]!,
    row: rows[row]!,
    to: rows[row]!.cells[column]!,
    today: toDay('2026-11-24'),
    customerName: () => 'AZ Klaverveld',
  })

test.each([
  ['another day of the same person', 0, 1, 'move', /^Verplaatsen naar Anna Peeters, zaterdag 28 november/],
  ['with Ctrl, a copy', 0, 1, 'copy', /^Kopiëren naar Anna Peeters, zaterdag 28 november/],
  ['another month', 0, 4, 'move', /^Kopiëren naar .*: een shift blijft in haar maand$/],
] as const)('before a drop, HR reads the effect of the drop: %s', (_, row, column, how, text) => {
  expect(drop(row, column, how)).toEqual({ text: expect.stringMatching(text), isRefused: false })
})

test.each([
  ['the colleague is absent', 1, 2, /afwezig/i],
  ['the night shift of the colleague ends too late', 1, 1, /AZ Klaverveld/],
  ['the colleague has a shift at this customer', 1, 3, /staat al een shift/],
  ['the colleague has no contract at this customer', 2, 1, /geen contract/],
  ['the month of the colleague has an invoice', 3, 1, /factuur/],
] as const)('before a drop, HR reads the reason why the drop is refused: %s', (_, row, column, text) => {
  expect(drop(row, column)).toEqual({ text: expect.stringMatching(text), isRefused: true })
})
