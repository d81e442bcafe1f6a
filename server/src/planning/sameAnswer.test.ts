import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { planShifts, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays, eachDay, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { call, refusalOf } from '../testing/call.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenShiftType } from '../testing/world/world.ts'

const app = await startTestApp()
const yearMonth = toYearMonth('2026-11')
const first = toDay('2026-10-30')

const early = {
  start: minuteOfDay(420),
  end: minuteOfDay(906),
  break: { start: minuteOfDay(720), end: minuteOfDay(750) },
}
const night = { start: minuteOfDay(1320), end: minuteOfDay(360), break: null }

/**
 * A random planning request: the first day as a number of days after 30 October, the number of days, and the shift
 * type.
 */
const wish = fc.record({ from: fc.nat(33), days: fc.integer({ min: 1, max: 3 }), atNight: fc.boolean() })

test(
  'for random months and random planning, the browser and the server give the same refusal',
  { tags: 'sized', timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }),
        fc.array(wish, { minLength: 5, maxLength: 12 }),
        fc.array(wish, { maxLength: 4 }),
        async (absentDays, wishes, elsewhere) => {
          const { anna, hr, contractId, ...types } = await annaAtWork(app)
          const otherCustomer = await givenCustomer(app.db, { name: 'WZC Zilverhof' })
          const other = await givenContract(app.db, { personId: anna.id, customerId: otherCustomer })
          const otherEarly = await givenShiftType(app.db, otherCustomer)
          for (const dayOfMonth of new Set(absentDays))
            await refusalOf(hr.call, bookAbsenceFor, {
              params: { userId: anna.id, yearMonth },
              body: { dayOfMonth, absenceCategory: 'UNPAID_LEAVE', fullDay: true },
            })

          const body = ({ from, days }: { from: number; days: number }, shiftId: number) => ({
            startDateOfFirstShift: addDays(first, from),
            startDateOfLastShift: addDays(first, from + days - 1),
            shiftId,
          })
          for (const planned of elsewhere)
            await refusalOf(anna.call, planShifts, {
              params: { contractId: other, yearMonth },
              body: body(planned, otherEarly),
            })

          for (const wanted of wishes) {
            const { facts } = await call(anna.call, plannedMonth, { params: { contractId, yearMonth } })
            const sent = body(wanted, wanted.atNight ? types.night : types.early)
            const days = eachDay(sent.startDateOfFirstShift, sent.startDateOfLastShift)
            const inBrowser = refusalToPlanShift(
              shiftPlanningFacts(facts),
              days.map((day) => shiftTimesOf(day, wanted.atNight ? night : early)),
            )
            const onServer = await refusalOf(anna.call, planShifts, { params: { contractId, yearMonth }, body: sent })
            expect(onServer?.code ?? null).toBe(inBrowser?.code ?? null)
            if (inBrowser !== null) expect(onServer).toMatchObject({ ...inBrowser })
          }
        },
      ),
      { numRuns: sized(6, 100) },
    )
  },
)
