import {
  confirmMonthFor,
  contractMonths,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { confirmMonth, lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToConfirmAll } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { refusalToReopen } from '@uurwerk/domain/timesheets/refusalToReopen'
import { refusalToSetApproval } from '@uurwerk/domain/timesheets/refusalToSetApproval'
import { refusalToUnlock } from '@uurwerk/domain/timesheets/refusalToUnlock'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../testing/call.ts'
import { givenInvoiced } from '../testing/world/leave.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'

const app = await startTestApp()

const step = fc.record({
  act: fc.constantFrom('lock', 'lock', 'confirm', 'confirmFor', 'unlock', 'reopen', 'approve', 'approve', 'withdraw'),
  second: fc.boolean(),
})

test(
  'for random months and random steps of a timesheet, the browser and the server give the same refusal',
  { tags: 'sized', timeout: 600_000 },
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
            expect(own.timesheets.find((each) => each.contractId === contractId)).toMatchObject({
              step: row.step,
              invoiced: row.invoiced,
            })
            const { today } = own.facts
            const params = { contractId, yearMonth }
            const [inBrowser, onServer] = {
              lock: () => [refusalToLock(own.timesheets), refusalOf(anna.call, lockMonth, { params: { yearMonth } })],
              confirm: () => [
                refusalToConfirmAll({ yearMonth, today, timesheets: own.timesheets }),
                refusalOf(anna.call, confirmMonth, { params: { contractId }, body: { yearMonth, all: true } }),
              ],
              confirmFor: () => [
                refusalToConfirm({ yearMonth, today, state: row }),
                refusalOf(hr.call, confirmMonthFor, { params, body: { reason: 'ziek' } }),
              ],
              unlock: () => [refusalToUnlock(row), refusalOf(hr.call, unlockMonth, { params })],
              reopen: () => [
                refusalToReopen(row),
                refusalOf(hr.call, reopenMonth, { params, body: { reason: 'fout' } }),
              ],
              approve: () => [
                refusalToSetApproval(row, true),
                refusalOf(hr.call, toggleApproval, { params, body: { confirmedForInvoice: true } }),
              ],
              withdraw: () => [
                refusalToSetApproval(row, false),
                refusalOf(hr.call, toggleApproval, { params, body: { confirmedForInvoice: false } }),
              ],
            }[act]() as [{ readonly code: string } | null, ReturnType<typeof refusalOf>]
            const problem = await onServer
            expect(problem?.code ?? null).toBe(inBrowser?.code ?? null)
            if (inBrowser !== null) expect(problem).toMatchObject({ ...inBrowser })
          }
        },
      ),
      { numRuns: sized(8, 150) },
    )
  },
)
