import type { ContractMonthRow, ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../api/queryClient.ts'
import { aContractMonthRow } from '../../testing/aContractMonthRow.ts'
import { monthList } from './monthList.ts'

afterEach(() => queryClient.clear())

const row = (contractId: number, workedHours: number, noReminder?: ContractMonthRow['noReminder']) =>
  aContractMonthRow({ contractId, workedHours, ...(noReminder && { noReminder }) })

const actions = { ...aContractMonthRow().actions, lock: { code: 'already_locked' } } as const
const answerWith = (...rows: readonly ContractMonthRow[]): ContractMonths => ({
  _embedded: { contractWithTimeSheetInfoDtoList: [...rows] },
  actions: { open: actions },
})

/** Shows HR's list of October, and returns a function that gives its rows. */
function listOf(answer: ContractMonths) {
  const queryKey = ['2026-10']
  const months = new QueryObserver(queryClient, { queryKey, queryFn: () => answer, staleTime: Infinity, ...monthList })
  months.subscribe(() => {})
  const read = (fresh: ContractMonths) => {
    queryClient.setQueryData(queryKey, fresh)
    return months.getCurrentResult().data!
  }
  return { read, open: () => read(answer) }
}

test('after the list of HR is read again, only the rows that changed are new objects, also when a new row is above them', () => {
  const { read, open } = listOf(answerWith(row(1, 7.6), row(2, 8), row(3, 4, { code: 'already_reminded_today' })))
  const [anna, , cis] = open()
  const [, again, bart, sameCis] = read(
    answerWith(row(9, 1), row(1, 7.6), row(2, 5), row(3, 4, { code: 'already_reminded_today' })),
  )
  expect(again).toBe(anna)
  expect(sameCis).toBe(cis)
  expect(bart).toMatchObject({ contractId: 2, workedHours: 5 })
})

test('a row of HR’s list has the actions of its state, and when the person cannot get a reminder, the action to remind has the reason', () => {
  const [anna, bart] = listOf(answerWith(row(1, 7.6), row(2, 8, { code: 'already_reminded_today' }))).open()
  expect(anna?.actions).toEqual(actions)
  expect(bart?.actions).toEqual({ ...actions, remind: { code: 'already_reminded_today' } })
})
