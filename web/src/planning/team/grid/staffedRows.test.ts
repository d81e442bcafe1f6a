import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { differenceOf, hoursOfRows, staffedRows } from './staffedRows.ts'

const type = (id: number, customerId: number) => ({
  id,
  customerId,
  name: 'Vroege',
  color: '#C7E0F4',
  start: '07:00',
  end: '15:06',
  usable: true,
  letter: 'V',
  textColor: '#000',
})
const days = [toDay('2026-11-23'), toDay('2026-11-24')]
const hour = 3600
const staffing = {
  from: days[0]!,
  to: days[1]!,
  staffed: [
    [1, days[0]!, 1, 7.6 * hour, 2, 15.2 * hour],
    [1, days[1]!, 3, 22.8 * hour, 2, 15.2 * hour],
    [2, days[0]!, 1, 8 * hour, null, null],
  ] satisfies [number, (typeof days)[number], number, number, number | null, number | null][],
}
const types = [type(1, 10), type(2, 20), type(3, 10)]

test('each day of a ward shows how many people are missing or too many, and how many hours are planned and needed', () => {
  const rows = staffedRows(staffing, { types, days, customers: new Set([10]) })
  expect(rows.map(({ type: { id }, planned, needed }) => [id, planned, needed])).toEqual([[1, 4, 4]])
  expect(rows[0]?.cells.map(differenceOf)).toEqual(['−1', '+1'])
  expect(hoursOfRows(rows, days)).toEqual({
    ofDay: [
      { planned: 7.6 * hour, needed: 15.2 * hour },
      { planned: 22.8 * hour, needed: 15.2 * hour },
    ],
    planned: 30.4 * hour,
    needed: 30.4 * hour,
  })
})

test('a shift type without a staffing level shows only the planned people', () => {
  const [row] = staffedRows(staffing, { types, days, customers: new Set([20]) })
  expect(row).toMatchObject({ planned: 1, needed: null })
  expect(row?.cells.map(differenceOf)).toEqual([null, null])
})
