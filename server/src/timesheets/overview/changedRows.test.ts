import {
  approveMonths,
  confirmMonthFor,
  contractMonths,
  lockMonthFor,
  reopenMonth,
  toggleApproval,
  undoUnlock,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps, undoMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { givenShift } from '../../testing/world/people/leave.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPersonAtWork } from '../../testing/world/world.ts'

const yearMonth = toYearMonth('2026-11')
const params = { yearMonth }
const query = { rows: 'changed' } as const

const { db, hr } = await hrWorld('2026-12-01T09:00:00Z')
const customerId = await givenCustomer(db)

async function givenMonth(): Promise<number> {
  const { personId, contractId } = await givenPersonAtWork(db, { customerId })
  await givenShift(db, { contractId, personId, start: '2026-11-10T08:00:00Z', end: '2026-11-10T16:00:00Z' })
  return contractId
}

const rowsOf = ({ _embedded }: ContractMonths) => _embedded.contractWithTimeSheetInfoDtoList

/**
 * Checks that an answer has only the rows of these contracts, and that they are equal to the rows in the whole list.
 * Returns the answer.
 */
async function withRowsOf<Answer extends ContractMonths>(contractIds: readonly number[], answer: Answer) {
  const whole = await call(hr, contractMonths, { params })
  expect(rowsOf(answer)).toEqual(rowsOf(whole).filter(({ contractId }) => contractIds.includes(contractId)))
  expect(rowsOf(answer)).toHaveLength(contractIds.length)
  expect(answer.actions).toEqual(whole.actions)
  return answer
}

test('when HR asks for changed rows, the answer to a step for one timesheet contains only the row of that timesheet', async () => {
  const [contractId] = [await givenMonth(), await givenMonth()]
  const step = { params: { yearMonth, contractId }, query }
  const only = <Answer extends ContractMonths>(answer: Answer) => withRowsOf([contractId], answer)
  await only(await call(hr, lockMonthFor, step))
  const { undoId } = await only(await call(hr, unlockMonth, step))
  await only(await call(hr, undoUnlock, { ...step, body: { undoId } }))
  await only(await call(hr, confirmMonthFor, { ...step, body: { reason: 'ziek' } }))
  await only(await call(hr, toggleApproval, { ...step, body: { confirmedForInvoice: true } }))
  await only(await call(hr, toggleApproval, { ...step, body: { confirmedForInvoice: false } }))
  const reopened = await only(await call(hr, reopenMonth, { ...step, body: { reason: 'fout uur' } }))
  expect(rowsOf(reopened)).toMatchObject([{ step: 'locked', workedHours: 8, reopened: { reason: 'fout uur' } }])
})

test('when HR asks for changed rows, the answer to a step for several timesheets contains only the rows of those timesheets', async () => {
  const contractIds = [await givenMonth(), await givenMonth()]
  await givenMonth()
  const only = <Answer extends ContractMonths>(answer: Answer) => withRowsOf(contractIds, answer)
  const confirm = { step: 'confirm', contractIds, reason: 'ziek' } as const
  await only(await call(hr, takeMonthSteps, { params, query, body: confirm }))
  await only(await call(hr, approveMonths, { params, query, body: { contractIds, approved: true } }))
  const withdrawn = await only(await call(hr, approveMonths, { params, query, body: { contractIds, approved: false } }))
  const restored = await only(await call(hr, undoMonthSteps, { params, query, body: { undos: withdrawn.undos } }))
  expect(rowsOf(restored).map(({ step }) => step)).toEqual(['approved', 'approved'])
})

test('a step answers with all rows of the month when HR does not ask for changed rows', async () => {
  const contractId = await givenMonth()
  const answer = await call(hr, lockMonthFor, { params: { yearMonth, contractId } })
  expect(rowsOf(answer)).toEqual(rowsOf(await call(hr, contractMonths, { params })))
})
