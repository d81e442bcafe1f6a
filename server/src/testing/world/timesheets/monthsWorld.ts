import type { Problem } from '@uurwerk/contract/problem'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { call, request } from '../../call.ts'
import { annaAtWork } from '../annaAtWork.ts'
import { startTestApp } from '../../startTestApp.ts'
import { eachTest } from '../../eachTest.ts'

export const november = toYearMonth('2026-11')
export const refusal = ({ status, code }: Problem) => [status, code]
export const labourPeriod = { startDateTimestamp: '2026-11-18T07:00', endDateTimestamp: '2026-11-18T16:00' }

/** Starts an app in which Anna plans, locks and confirms her months, and HR takes the steps of a month. */
export async function monthsWorld() {
  const app = await startTestApp()
  const { db } = app

  const world = eachTest(() => annaAtWork(app))

  const plan = (startDate: string, of = world().contractId) =>
    request(world().anna.call, planShift, {
      params: { contractId: of, yearMonth: toYearMonth(startDate.slice(0, 7)) },
      body: { startDate, shiftId: world().early },
    })
  const lock = (yearMonth = '2026-11') =>
    request(world().anna.call, lockMonth, { params: { yearMonth: toYearMonth(yearMonth) } })
  const confirm = (yearMonth = '2026-11', all = false, of = world().contractId) =>
    request(world().anna.call, confirmMonth, { params: { contractId: of }, body: { yearMonth, all } })
  const inMonth = (of = world().contractId) => ({ params: { contractId: of, yearMonth: november } })
  const rowOf = async (yearMonth = '2026-11', of = world().contractId) => {
    const body = await call(world().hr.call, contractMonths, { params: { yearMonth: toYearMonth(yearMonth) } })
    return body._embedded.contractWithTimeSheetInfoDtoList.find((row) => row.contractId === of)
  }

  return { db, world, plan, lock, confirm, inMonth, rowOf }
}
