import type { OwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
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

test('a new own shift type is added to its customer and to no other customer', () => {
  expect(namesIn(withOwnShiftType(list(), short))).toEqual([['Kort'], []])
})

test('a changed own shift type replaces the earlier version', () => {
  expect(namesIn(withOwnShiftType(list(short), { ...short, name: 'Langer' }))).toEqual([['Langer'], []])
})

test('an archived own shift type is removed from the list, and is added again by the undo', () => {
  const without = withOwnShiftType(list(short), { ...short, archived: true })
  expect(namesIn(without)).toEqual([[], []])
  expect(namesIn(withOwnShiftType(without, short))).toEqual([['Kort'], []])
})
