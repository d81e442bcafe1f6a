import {
  approveMonths,
  confirmMonthFor,
  contractMonths,
  lockMonthFor,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { confirmMonth, downloadTimesheet, lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { listedState } from '@uurwerk/domain/timesheets/listedState'
import { toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../testing/call.ts'
import { givenInvoiced } from '../testing/world/people/leave.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp, type Caller } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'

const app = await startTestApp()

const step = fc.record({
  act: fc.constantFrom(
    ...(['lock', 'lock', 'confirm', 'confirmFor', 'complete', 'unlock', 'reopen', 'approve', 'approve'] as const),
    ...(['withdraw', 'lockFor', 'download'] as const),
    ...(['approveInList', 'withdrawInList', 'lockInList', 'reopenInList'] as const),
  ),
  second: fc.boolean(),
})

test(
  'for random months and random steps of a timesheet, the screen shows the same refusal as the server gives, or no refusal when the step succeeds',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('2026-11', '2026-11', '2026-11', '2026-12'),
        fc.nat(5),
        fc.array(step, { minLength: 8, maxLength: 20 }),
        async (month, invoicedAfter, steps) => {
          const yearMonth = toYearMonth(month)
          const { anna, hr, contractId: here } = await annaAtWork(app)
          const customerId = await givenCustomer(app.db, { name: 'WZC Zilverhof' })
          const elsewhere = await givenContract(app.db, { personId: anna.id, customerId })
          for (const [place, { act, second }] of steps.entries()) {
            const contractId = second ? elsewhere : here
            if (place === 4 + invoicedAfter) await givenInvoiced(app.db, { contractId, month })
            const own = await call(anna.call, workedMonth, { params: { yearMonth } })
            const rows = await call(hr.call, contractMonths, { params: { yearMonth } })
            const row = rows._embedded.contractWithTimeSheetInfoDtoList.find((each) => each.contractId === contractId)!
            const timesheet = own.timesheets.find((each) => each.contractId === contractId)!
            expect(timesheet).toMatchObject({ step: row.step, invoiced: row.invoiced })
            const params = { contractId, yearMonth }
            expect((await call(anna.call, plannedMonth, { params })).actions.lock).toEqual(own.actions.lock)
            const { actions } = await call(hr.call, fullTimesheet, { params })
            const { remind: _, invoiceApproved: __, invoiceInBatch: ___, ...ofRow } = rows.actions[listedState(row)]!
            expect(actions).toMatchObject(ofRow)
            const [action, onServer] = {
              lock: () => [own.actions.lock, refusalOf(anna.call, lockMonth, { params: { yearMonth } })],
              confirm: () => [
                own.actions.confirm,
                refusalOf(anna.call, confirmMonth, { params: { contractId }, body: { yearMonth, all: true } }),
              ],
              download: () => [
                timesheet.actions.download,
                refusalOf(anna.call, downloadTimesheet, { params: { id: contractId, yearMonth } }),
              ],
              ...inList(hr.call, params, actions),
              complete: () => [
                actions.complete,
                refusalOf(hr.call, confirmMonthFor, { params, body: { reason: 'ziek' } }),
              ],
              lockFor: () => [actions.lock, refusalOf(hr.call, lockMonthFor, { params })],
              unlock: () => [actions.unlock, refusalOf(hr.call, unlockMonth, { params })],
              reopen: () => [actions.reopen, refusalOf(hr.call, reopenMonth, { params, body: { reason: 'fout' } })],
              approve: () => [
                actions.approve,
                refusalOf(hr.call, toggleApproval, { params, body: { confirmedForInvoice: true } }),
              ],
              withdraw: () => [
                actions.withdraw,
                refusalOf(hr.call, toggleApproval, { params, body: { confirmedForInvoice: false } }),
              ],
            }[act]() as [RefusalOf | null, Promise<object | null>]
            const facts = IN_LIST.test(act) ? { code: action?.code } : action
            expect(await onServer).toEqual(action && expect.objectContaining({ ...facts, message: sentenceOf(action) }))
          }
        },
      ),
      { numRuns: sized(8, 50) },
    )
  },
)

/**
 * Finds the calls for many timesheets by their name. When such a call refuses a row, it returns only the code and the
 * sentence of the refusal. A call for one timesheet also returns the other fields of the refusal.
 */
const IN_LIST = /InList|confirmFor/

type Month = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * The calls with which HR changes one or many timesheets in the list. Each call has two values: the refusal that HR's
 * screen shows, and the refusal that the server gives (null when there is none).
 */
const inList = (hr: Caller, month: Month, actions: ResponseOf<typeof fullTimesheet>['actions']) => ({
  approveInList: () => [actions.approve, setApproved(hr, month, true)],
  withdrawInList: () => [actions.withdraw, setApproved(hr, month, false)],
  lockInList: () => [actions.lock, takeInList(hr, month, 'lock')],
  reopenInList: () => [actions.reopen, takeInList(hr, month, 'reopen')],
  confirmFor: () => [actions.confirm, takeInList(hr, month, 'confirm')],
})

/**
 * HR locks, confirms or reopens a timesheet in the list. HR confirms for the employee here, so the planning is locked
 * first.
 */
async function takeInList(hr: Caller, { contractId, yearMonth }: Month, taken: 'lock' | 'confirm' | 'reopen') {
  const body = { step: taken, contractIds: [contractId], reason: 'ziek' }
  return (await call(hr, takeMonthSteps, { params: { yearMonth }, body })).refused[0] ?? null
}

async function setApproved(hr: Caller, { contractId, yearMonth }: Month, approved: boolean) {
  const body = { contractIds: [contractId], approved }
  return (await call(hr, approveMonths, { params: { yearMonth }, body })).refused[0] ?? null
}
