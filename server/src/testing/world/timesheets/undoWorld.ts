import type { Problem } from '@uurwerk/contract/problem'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toggleApproval, undoUnlock } from '@uurwerk/contract/timesheets/contractMonths'
import { removeWorkedShiftFor, undoShiftRemovalFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, request } from '../../call.ts'
import { eachTest } from '../../eachTest.ts'
import { startTestApp } from '../../startTestApp.ts'
import { annaAtWork } from '../annaAtWork.ts'
import { givenHr } from '../world.ts'

export const november = toYearMonth('2026-11')

/**
 * Starts an app and, before each test, creates another Anna, and Wim (`hr`) and Katrien, who work for HR. In a test,
 * `world()`, `anna()`, `hr()` and `katrien()` return the ones of this test.
 */
export async function undoWorld() {
  const app = await startTestApp()
  const { db } = app
  const world = eachTest(() => {
    app.clock.set('2026-11-20T09:00:00Z')
    return annaAtWork(app)
  })
  const anna = () => world().anna
  const hr = () => world().hr
  const katrien = eachTest(async () => (await givenHr(app)).call)

  const inMonth = () => ({ params: { contractId: world().contractId, yearMonth: november } })
  const plan = (startDate: string) =>
    call(anna().call, planShift, { ...inMonth(), body: { startDate, shiftId: world().early } })
  const lock = () => request(anna().call, lockMonth, { params: { yearMonth: november } })
  const undoingUnlock = (undoId: number, by = hr().call) => request(by, undoUnlock, { ...inMonth(), body: { undoId } })
  const remove = (day: number) => request(hr().call, removeWorkedShiftFor, { ...inMonth(), body: { day } })
  const undoRemoval = (undoId: number | null, by = hr().call) =>
    request(by, undoShiftRemovalFor, { ...inMonth(), body: { undoId: undoId! } })
  const approved = async () => {
    await plan('2026-11-18')
    await plan('2026-11-19')
    await call(...lock())
    await call(anna().call, confirmMonth, {
      params: { contractId: world().contractId },
      body: { yearMonth: '2026-11' },
    })
    await call(katrien(), toggleApproval, inMonth())
  }
  return { app, db, world, anna, hr, katrien, inMonth, plan, lock, undoingUnlock, remove, undoRemoval, approved }
}

export const refusal = ({ status, code }: Problem) => [status, code]
