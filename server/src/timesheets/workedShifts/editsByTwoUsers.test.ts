import type { BodyInput } from '@uurwerk/contract/endpoint'
import { editWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { createWorkedShift, editWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, request } from '../../testing/call.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'

const app = await startTestApp()
const world = eachTest(() => annaAtWork(app))

const hours = (from: string, until: string) => ({
  startDateTimestamp: `2026-11-18T${from}`,
  endDateTimestamp: `2026-11-18T${until}`,
})
const inMonth = () => ({ params: { contractId: world().contractId, yearMonth: toYearMonth('2026-11') } })
const edit = (body: BodyInput<typeof editWorkedShift>) =>
  request(world().anna.call, editWorkedShift, { ...inMonth(), body })
const editByHr = (body: BodyInput<typeof editWorkedShiftFor>) =>
  request(world().hr.call, editWorkedShiftFor, { ...inMonth(), body })

/** Anna enters a shift from 7:00 to 15:00, and HR moves the shift to 8:00. Returns the id of the shift. */
async function givenShiftEditedByHr(): Promise<number> {
  const body = { date: '2026-11-18', labourPeriod: hours('07:00', '15:00') }
  const entered = await call(world().anna.call, createWorkedShift, { ...inMonth(), body })
  const [line] = entered._embedded.workedShiftDtoList
  expect(line).toMatchObject({ version: 1, editedByAdmin: false })
  await call(...editByHr({ day: 18, id: line!.id, labourPeriod: hours('08:00', '16:00') }))
  return line!.id
}

test('an edit that contains no version of the shift is saved, also when another user changed the shift before', async () => {
  const id = await givenShiftEditedByHr()
  const edited = await call(...edit({ day: 18, id, labourPeriod: hours('08:00', '16:00'), remark: 'te laat' }))
  expect(edited._embedded.workedShiftDtoList).toMatchObject([{ id, version: 3, remark: 'te laat' }])
})

test('a shift that HR changed stays marked as edited by HR after Anna changes the shift', async () => {
  const id = await givenShiftEditedByHr()
  const edited = await call(...edit({ day: 18, id, labourPeriod: hours('07:00', '15:00') }))
  expect(edited._embedded.workedShiftDtoList).toMatchObject([{ labourPeriodStartHours: '07:00', editedByAdmin: true }])
})
