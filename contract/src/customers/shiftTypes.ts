import { z } from 'zod'
import { runningTimesOf } from '@uurwerk/domain/planning/shift/clockTimes'
import { refusalToTakeShiftTimes } from '@uurwerk/domain/planning/refusalToTakeShiftTimes'
import type { MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import { customer } from './customers.ts'
import { endpoint } from '../endpoint.ts'
import { clockTime, color, flag, id, text, together, version } from '../fields.ts'
import { messages } from '../messages.ts'
import { sentenceOf } from '../problems.ts'

const labourTime = together(
  z
    .object({ startTime: clockTime('start'), endTime: clockTime('einde') })
    .refine((time) => time.startTime !== time.endTime, {
      error: messages.notSame('einde', 'start'),
      path: ['endTime'],
    }),
)

const clockTimeOrNone = (field: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), clockTime(field).nullable())

const breakTime = z
  .object({ startTime: clockTimeOrNone('begin pauze'), endTime: clockTimeOrNone('einde pauze') })
  .transform(({ startTime, endTime }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    if (startTime === null && endTime === null) return null
    if (startTime === null) return refuse('startTime', messages.bothRequired('einde pauze', 'begin pauze'))
    if (endTime === null) return refuse('endTime', messages.bothRequired('begin pauze', 'einde pauze'))
    if (startTime === endTime) return refuse('endTime', messages.notSame('einde pauze', 'begin pauze'))
    return { startTime, endTime }
  })
  .nullish()
  .transform((time) => time ?? null)

/** The fields of a shift type (rule customers-35). */
export const shiftTypeFields = {
  name: text('naam', { max: 20 }),
  color: color('kleur').default('#FFFFFF'),
  labourTime,
  breakTime,
}

type Times = { readonly startTime: MinuteOfDay; readonly endTime: MinuteOfDay }

/** A shift type with a break outside its times could never be planned (rule customers-36). */
export function refuseBreakOutside(
  { labourTime: labour, breakTime: pause }: { labourTime: Times; breakTime: Times | null },
  context: z.RefinementCtx,
) {
  // Equal start and end times are not refused here, because the field of the end already refuses them.
  if (pause === null || labour.startTime === labour.endTime) return
  const refusal = refusalToTakeShiftTimes(
    runningTimesOf({
      start: labour.startTime,
      end: labour.endTime,
      break: { start: pause.startTime, end: pause.endTime },
    }),
  )
  if (refusal !== null) context.addIssue({ code: 'custom', path: ['breakTime'], message: sentenceOf(refusal) })
}

export const NewShiftType = z.object(shiftTypeFields).superRefine(refuseBreakOutside)

/** Only a shift type of HR can require a qualification, not a shift type that belongs to one person. */
const qualificationId = id('kwalificatie').nullish()

export const NewShiftTypeOfHr = z.object({ ...shiftTypeFields, qualificationId }).superRefine(refuseBreakOutside)
/**
 * Without a colour in the request, the colour stays. Without a break, the shift type has no break. Without a
 * qualification, the qualification stays; null removes it.
 */
export const ShiftTypeEdit = z
  .object({ id: id('shift type'), ...shiftTypeFields, color: color('kleur').optional(), qualificationId, version })
  .superRefine(refuseBreakOutside)

export const addShiftType = endpoint.post('/administration/customer/{id}/shifttype', {
  access: 'admin',
  changes: ['shiftTypes', 'customers'],
  answers: customer,
  summary: 'Een shift type toevoegen',
  body: NewShiftTypeOfHr,
  status: 201,
  problems: ['qualification_ended'],
})

export const editShiftType = endpoint.put('/administration/customer/{id}/update', {
  access: 'admin',
  changes: ['shiftTypes', 'customers'],
  answers: customer,
  summary: 'Een shift type aanpassen',
  body: ShiftTypeEdit,
  problems: ['stale', 'qualification_ended'],
})

export const toggleShiftType = endpoint.put('/administration/customer/{id}/shifttype', {
  access: 'admin',
  changes: ['shiftTypes', 'customers'],
  answers: customer,
  summary: 'Een shift type activeren of inactief zetten',
  body: z.object({ id: id('shift type'), active: flag('status') }),
})

export const archiveShiftType = endpoint.delete('/administration/customer/{id}/{shiftTypeId}', {
  access: 'admin',
  changes: ['shiftTypes', 'customers'],
  answers: customer,
  summary: 'Een shift type archiveren',
})

/** Removes an unused shift type permanently. The call `archiveShiftType` keeps the record instead. */
export const removeShiftType = endpoint.delete('/administration/customer/{id}/shifttype/{shiftTypeId}', {
  access: 'admin',
  changes: ['shiftTypes', 'customers'],
  answers: customer,
  summary: 'Een shift type verwijderen waarmee nooit een shift gepland werd',
  problems: ['record_in_use'],
})
