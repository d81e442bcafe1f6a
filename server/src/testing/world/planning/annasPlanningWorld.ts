import { planShift, planShifts, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { annaAtWork } from '../annaAtWork.ts'
import { call } from '../../call.ts'
import { startTestApp } from '../../startTestApp.ts'
import { eachTest } from '../../eachTest.ts'

export const november = toYearMonth('2026-11')
const monthOf = (day: string) => toYearMonth(day.slice(0, 7))

/** Starts an app in which Anna plans her shifts in her calendar. */
export async function annasPlanningWorld() {
  const app = await startTestApp()
  const { db } = app

  const world = eachTest(() => annaAtWork(app))
  const inMonth = (of = world().contractId, yearMonth = november) => ({ params: { contractId: of, yearMonth } })

  const shift = (day: string, shiftId = world().early, of = world().contractId) => ({
    ...inMonth(of, monthOf(day)),
    body: { startDate: day, shiftId },
  })
  const plan = (...wanted: Parameters<typeof shift>) => call(world().anna.call, planShift, shift(...wanted))

  const range = (first: string, last: string) => ({
    ...inMonth(world().contractId, monthOf(first)),
    body: { startDateOfFirstShift: first, startDateOfLastShift: last, shiftId: world().early },
  })
  const planRange = (first: string, last: string) => call(world().anna.call, planShifts, range(first, last))

  const readMonth = () => call(world().anna.call, plannedMonth, inMonth())
  const removal = (dayOfMonth: number | string) => ({ ...inMonth(), body: { dayOfMonth } })

  return { db, world, inMonth, shift, plan, range, planRange, readMonth, removal }
}
