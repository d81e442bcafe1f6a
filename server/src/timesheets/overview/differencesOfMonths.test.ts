import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { lockAllMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { monthDifferences } from '@uurwerk/contract/timesheets/monthDifferences'
import {
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
  workedMonth,
} from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'

const yearMonth = toYearMonth('2026-11')

const app = await startTestApp()

/** Creates Anna with three early shifts in November. HR has locked the month. */
async function givenLockedNovember() {
  const { anna, hr, contractId, early } = await annaAtWork(app)
  const params = { contractId, yearMonth }
  for (const startDate of ['2026-11-16', '2026-11-17', '2026-11-18'])
    await call(anna.call, planShift, { params, body: { startDate, shiftId: early } })
  await call(hr.call, lockAllMonths, { params: { yearMonth } })
  const differences = async () => {
    const { months } = await call(hr.call, monthDifferences, { params: { yearMonth } })
    return months.find((month) => month.contractId === contractId)?.differences ?? 0
  }
  const period = (day: string, from: string, until: string) => ({
    startDateTimestamp: `${day}T${from}`,
    endDateTimestamp: `${day}T${until}`,
  })
  return { anna, hr, params, differences, period, early }
}

test('HR reads how many shifts and absences of each month changed after its planning was locked', async () => {
  const { anna, hr, params, differences, period, early } = await givenLockedNovember()
  expect(await differences()).toBe(0)
  await call(anna.call, editWorkedShift, {
    params,
    body: { day: '2026-11-16', labourPeriod: period('2026-11-16', '07:00', '16:06') },
  })
  expect(await differences()).toBe(1)
  await call(anna.call, removeWorkedShift, { params, body: { day: 17 } })
  expect(await differences()).toBe(2)
  await call(anna.call, createWorkedShift, {
    params,
    body: { date: '2026-11-20', shiftTypeId: early, labourPeriod: period('2026-11-20', '07:00', '15:06') },
  })
  expect(await differences()).toBe(3)
  await call(hr.call, bookAbsenceFor, {
    params: { userId: anna.id, yearMonth },
    body: { dayOfMonth: 24, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  expect(await differences()).toBe(4)
})

test('a remark on a shift does not count as a difference from the locked planning', async () => {
  const { anna, params, differences } = await givenLockedNovember()
  const lines = await call(anna.call, workedMonth, { params: { yearMonth } })
  const first = lines._embedded.workedShiftDtoList.find(({ contractId }) => contractId === params.contractId)
  expect(first).toMatchObject({ startDate: '2026-11-16' })
  await app.db
    .updateTable('shifts')
    .set({ remark: 'overdracht', version: 2 })
    .where('shifts.id', '=', first!.id)
    .execute()
  expect(await differences()).toBe(0)
})
