import type { OwnShiftType } from '@uurwerk/contract/ownShiftTypes'
import { expect, test } from 'vitest'
import type { CustomerShiftTypesList } from './queries.ts'
import { withOwnShiftType } from './withOwnShiftType.ts'

const short: OwnShiftType = {
  id: 7,
  version: 1,
  customerId: 1,
  name: 'Kort',
  color: '#FFFFFF',
  active: true,
  archived: false,
  own: true,
  labourTime: { startTime: '09:00', endTime: '12:00' },
  breakTime: null,
}
const list = (...shiftTypes: OwnShiftType[]): CustomerShiftTypesList => ({
  _embedded: {
    customerShiftTypesDtoList: [
      { customerId: 1, customerName: 'Lindehof', shiftTypes },
      { customerId: 2, customerName: 'Zilverhof', shiftTypes: [] },
    ],
  },
})
const namesIn = (answered: CustomerShiftTypesList) =>
  answered._embedded.customerShiftTypesDtoList.map(({ shiftTypes }) => shiftTypes.map(({ name }) => name))

test('a new type stands at its own customer, and at no other', () => {
  expect(namesIn(withOwnShiftType(list(), short))).toEqual([['Kort'], []])
})

test('a changed type takes the place of what it was', () => {
  expect(namesIn(withOwnShiftType(list(short), { ...short, name: 'Langer' }))).toEqual([['Langer'], []])
})

test('an archived type is gone, and comes back when that is undone', () => {
  const without = withOwnShiftType(list(short), { ...short, archived: true })
  expect(namesIn(without)).toEqual([[], []])
  expect(namesIn(withOwnShiftType(without, short))).toEqual([['Kort'], []])
})
