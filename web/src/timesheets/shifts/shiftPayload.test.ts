import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { emptyShiftForm, type ShiftForm } from './shiftForm.ts'
import { shiftPayload } from './shiftPayload.ts'

const friday = toDay('2026-11-20')
const form = (changes: Partial<ShiftForm>): ShiftForm => ({
  ...emptyShiftForm,
  start: '07:00',
  end: '15:06',
  ...changes,
})
const period = (start: string, end: string) => ({ startDateTimestamp: start, endDateTimestamp: end })

test('the request for a shift contains a break only when the break is switched on in the form', () => {
  const breakTimes = { breakStart: '12:00', breakEnd: '12:30' }
  expect(shiftPayload(form({ hasBreak: true, ...breakTimes }), friday, null).breakPeriod).toEqual(
    period('2026-11-20T12:00:00+01:00', '2026-11-20T12:30:00+01:00'),
  )
  expect(shiftPayload(form({ hasBreak: false, ...breakTimes }), friday, null).breakPeriod).toBeNull()
})

test('the request for a shift contains a call-out only when the call-out is switched on in the form and its kind is chosen', () => {
  const calloutOf = (changes: Partial<ShiftForm>) => shiftPayload(form(changes), friday, null).callout
  expect(calloutOf({ hasCallout: true, callout: 'CALL_OUT_24' })).toBe('CALL_OUT_24')
  expect(calloutOf({ hasCallout: false, callout: 'CALL_OUT_24' })).toBeNull()
  expect(calloutOf({ hasCallout: true, callout: 'none' })).toBeNull()
})

test('a shift whose end is earlier on the clock than its start ends on the next day', () => {
  expect(shiftPayload(form({ start: '22:00', end: '06:00' }), friday, null).labourPeriod).toEqual(
    period('2026-11-20T22:00:00+01:00', '2026-11-21T06:00:00+01:00'),
  )
})

test('in the night in which an hour exists twice, the form of a shift sends the stored timestamps when the user did not change the times', () => {
  const was = {
    labourPeriod: period('2026-10-25T02:30:00+01:00', '2026-10-25T08:00:00+01:00'),
    labourPeriodStartHours: '02:30',
    labourPeriodEndHours: '08:00',
    breakPeriod: null,
    breakPeriodStartHours: null,
    breakPeriodEndHours: null,
  }
  const untouched = form({ start: '02:30', end: '08:00', remark: ' wissel ' })
  expect(shiftPayload(untouched, toDay('2026-10-25'), was)).toMatchObject({
    labourPeriod: was.labourPeriod,
    remark: 'wissel',
  })
})
