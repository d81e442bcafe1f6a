import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../testing/aContractMonthRow.ts'
import { customerOfRow, neighboursOf, placeInList, rowsOfList } from './neighboursOf.ts'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'

const rowOf = (contractId: number, username: string) =>
  aContractMonthRow({ contractId, userId: contractId, username, workedHours: 0 })

const [anna, bas, zoe] = [rowOf(31, 'Anna'), rowOf(12, 'Bas'), rowOf(22, 'Zoë')] as const
const list = [anna, bas, zoe]

test.each([
  [
    'Anna has no previous contract in the list, because Anna is the first person',
    anna,
    { place: 1, previous: null, next: bas },
  ],
  ['the contract of Bas is between the contracts of Anna and Zoë', bas, { place: 2, previous: anna, next: zoe }],
  [
    'Zoë has no next contract in the list, because Zoë is the last person',
    zoe,
    { place: 3, previous: bas, next: null },
  ],
])('the review finds the previous and the next contract: %s', (_, { contractId }, neighbours) => {
  expect(neighboursOf(list, contractId)).toEqual(neighbours)
})

test('a contract that is not active in the month has no previous and no next contract', () => {
  expect(neighboursOf(list, 99)).toEqual({ place: null, previous: null, next: null })
})

test('the contract number is shown only when a person has two contracts with the same customer', () => {
  const second = { ...rowOf(13, 'Bas'), userId: bas.userId }
  const rows = [...list, second]
  expect(rows.map((row) => customerOfRow(rows, row))).toEqual([
    'AZ Klaverveld',
    'AZ Klaverveld (contract 12)',
    'AZ Klaverveld',
    'AZ Klaverveld (contract 13)',
  ])
})

const toApprove = {
  yearMonth: toYearMonth('2026-10'),
  name: 'Goed te keuren',
  address: '/admin/viewcontracts?month=2026-10&show=approvable',
  contractIds: [22, 31, 98],
}

test('the review keeps the order of HR’s list, also after an approval, and leaves out a removed contract', () => {
  const rows = [{ ...anna, confirmedForInvoice: true }, bas, zoe]
  expect(rowsOfList(rows, toApprove, zoe.contractId)).toEqual([zoe, rows[0]])
})

test('when the contract is not in the list from which HR came, the review goes through all contracts of the month', () => {
  expect(rowsOfList(list, toApprove, bas.contractId)).toBeNull()
  expect(rowsOfList(list, null, bas.contractId)).toBeNull()
})

test('while HR corrects a month of a list, the screen still shows the list and the position of the month', () => {
  expect(placeInList(toApprove, anna.contractId)).toEqual({ address: toApprove.address, place: 2, all: 3 })
  expect(placeInList(toApprove, bas.contractId)).toBeNull()
  expect(placeInList(toApprove, null)).toBeNull()
  expect(placeInList(null, anna.contractId)).toBeNull()
})
