import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { toCsv } from '../../../ui/table/toCsv.ts'
import { linesOfSheet, sheetColumns } from './linesOfSheet.ts'
import { SOMEBODY } from '../grid/somebody.testing.ts'
import { byPerson } from '../fresh/peopleOfTeam.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'

const monday = toDay('2026-11-30')
const contract = (id: number, personId: number, customerId: number) => ({
  id,
  personId,
  customerId,
  start: toDay('2026-01-01'),
  end: null,
  invoicedMonths: [],
  confirmedMonths: [],
})
const person = (id: number, firstName: string) => ({ ...SOMEBODY, id, firstName })
const customers = [
  { id: 1, name: 'AZ Klaverveld', parentId: null, grants: 'first' as const },
  { id: 2, name: 'WZC Berkenhof', parentId: null, grants: 'first' as const },
]
const { rows } = rowsOfTeam(
  byPerson({
    from: monday,
    to: monday,
    holidays: [],
    customers,
    employers: [],
    shiftTypes: [
      { id: 1, customerId: 1, name: 'Vroege', color: '#C7E0F4', start: '07:00', end: '15:06', usable: true },
      { id: 2, customerId: 2, name: 'Nacht', color: '#C7E0F4', start: '22:00', end: '06:00', usable: true },
    ],
    people: [person(1, '=HYPERLINK("x")'), { ...person(2, 'Ștefan'), lastName: 'D’Hondt – Ionescu' }],
    contracts: [contract(10, 1, 1), contract(11, 1, 2), contract(20, 2, 1)],
    shifts: [
      [100, 1, 10, monday, 1, '07:00', '15:06', false],
      [101, 1, 11, monday, 2, '22:00', '06:00', false],
    ],
    absences: [[2, monday, true]],
    availability: [],
  }),
)
const csvOf = (customerId: number | null) =>
  toCsv(
    sheetColumns,
    linesOfSheet(rows, { customers, customerIds: customerId === null ? null : new Set([customerId]) }),
  )

test('the CSV of the team planning has a line for each shift and absence, without reasons, and no name in it can run as a formula', () => {
  expect(csvOf(null).split('\r\n').slice(1, -1)).toEqual([
    `30/11/2026;"'=HYPERLINK(""x"") Peeters";AZ Klaverveld;Vroege;07:00;15:06`,
    `30/11/2026;"'=HYPERLINK(""x"") Peeters";WZC Berkenhof;Nacht;22:00;06:00`,
    '30/11/2026;Ștefan D’Hondt – Ionescu;;Afwezig;;',
  ])
})

test('the CSV of the team planning for one customer contains no data of another customer', () => {
  expect(csvOf(1)).not.toMatch(/Berkenhof|Nacht|22:00/)
  expect(csvOf(1)).toContain('Vroege;07:00;15:06')
})
