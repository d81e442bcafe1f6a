import type { Problem } from '@uurwerk/contract/problem'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toggleApproval, undoUnlock } from '@uurwerk/contract/timesheets/contractMonths'
import { removeWorkedShiftFor, undoShiftRemovalFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { beforeEach } from 'vitest'
import { call, request } from '../../call.ts'
import { startTestApp, type Caller } from '../../startTestApp.ts'
import { annaAtWork, type AnnaAtWork } from '../annaAtWork.ts'
import { givenPerson } from '../world.ts'

export const november = toYearMonth('2026-11')

/**
 * Starts an app and, before each test, creates another Anna, and Wim (`hr`) and Katrien, who work for HR. `world`,
 * `anna`, `hr` and `katrien` are the same objects in all tests of a file, and get new fields before each test.
 */
export async function undoWorld() {
  const app = await startTestApp()
  const { db } = app
  const world = {} as AnnaAtWork
  const anna = {} as AnnaAtWork['anna']
  const hr = {} as AnnaAtWork['hr']
  const katrien = {} as Caller

  beforeEach(async () => {
    app.clock.set('2026-11-20T09:00:00Z')
    Object.assign(world, await annaAtWork(app))
    Object.assign(anna, world.anna)
    Object.assign(hr, world.hr)
    const katrienId = await givenPerson(db, {
      firstName: 'Katrien',
      lastName: 'Lauwers',
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
    })
    Object.assign(katrien, await app.as(katrienId))
  })

  const inMonth = () => ({ params: { contractId: world.contractId, yearMonth: november } })
  const plan = (startDate: string) =>
    call(anna.call, planShift, { ...inMonth(), body: { startDate, shiftId: world.early } })
  const lock = () => request(anna.call, lockMonth, { params: { yearMonth: november } })
  const undoingUnlock = (undoId: number, by = hr.call) => request(by, undoUnlock, { ...inMonth(), body: { undoId } })
  const remove = (day: number) => request(hr.call, removeWorkedShiftFor, { ...inMonth(), body: { day } })
  const undoRemoval = (undoId: number | null, by = hr.call) =>
    request(by, undoShiftRemovalFor, { ...inMonth(), body: { undoId: undoId! } })
  const approved = async () => {
    await plan('2026-11-18')
    await plan('2026-11-19')
    await call(...lock())
    await call(anna.call, confirmMonth, { params: { contractId: world.contractId }, body: { yearMonth: '2026-11' } })
    await call(katrien, toggleApproval, inMonth())
  }
  return { app, db, world, anna, hr, katrien, inMonth, plan, lock, undoingUnlock, remove, undoRemoval, approved }
}

export const refusal = ({ status, code }: Problem) => [status, code]
