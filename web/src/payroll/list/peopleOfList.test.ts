import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../testing/aContractMonthRow.ts'
import { peopleOfList } from './peopleOfList.ts'

const row = (contractId: number, userId: number, employee = true) =>
  aContractMonthRow({ contractId, userId, employee, username: `person ${userId}` })
/** Test data: Anna (user 10) has two contracts, and Bert (user 11) is self-employed. */
const rows = [row(1, 10), row(2, 10), row(3, 11, false), row(4, 12), row(5, 13)]
const listOf = (...contractIds: number[]) => ({
  yearMonth: toYearMonth('2026-10'),
  name: 'Goed te keuren',
  address: '/admin/viewcontracts?show=approvable',
  contractIds,
})

test('the arrows of a payroll timesheet follow the list from which HR came, and an employee with two contracts occurs only once', () => {
  const of = (userId: number) => peopleOfList(rows, listOf(5, 2, 1, 3), userId)
  expect(of(13)).toMatchObject({ isListed: true, place: 1, all: 2, previous: null, next: { userId: 10 } })
  expect(of(10)).toMatchObject({ isListed: true, place: 2, all: 2, previous: { userId: 13 }, next: null })
})

test('the arrows of a payroll timesheet follow all employees of the month when HR came from no list', () => {
  expect(peopleOfList(rows, null, 12)).toMatchObject({
    isListed: false,
    place: 2,
    all: 3,
    previous: { userId: 10 },
    next: { userId: 13 },
  })
  expect(peopleOfList(rows, listOf(1), 12)).toMatchObject({ isListed: false, place: 2, all: 3 })
})

test('a payroll timesheet of a person without a contract in the month has no arrows', () => {
  expect(peopleOfList(rows, null, 99)).toMatchObject({ place: null, previous: null, next: null })
})
