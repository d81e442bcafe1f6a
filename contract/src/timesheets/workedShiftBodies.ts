import { z } from 'zod'
import { choice, day, dayOfMonth, flag, id, optionalText, timestamp, together, version, whole } from '../fields.ts'
import { messages } from '../messages.ts'
import { shiftProblems } from '../planning/shiftProblems.ts'

/** An error of one time must not hide an error of the other time. */
const labourPeriod = together(
  z.object({ startDateTimestamp: timestamp('start'), endDateTimestamp: timestamp('einde') }),
)

const timestampOrNone = (field: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), timestamp(field).nullable())

/** The break of a worked shift. It has both times or no times. Two empty times mean that the shift has no break. */
const breakPeriod = z
  .object({ startDateTimestamp: timestampOrNone('begin pauze'), endDateTimestamp: timestampOrNone('einde pauze') })
  .transform(({ startDateTimestamp, endDateTimestamp }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    if (startDateTimestamp === null && endDateTimestamp === null) return null
    if (startDateTimestamp === null)
      return refuse('startDateTimestamp', messages.bothRequired('einde pauze', 'begin pauze'))
    if (endDateTimestamp === null)
      return refuse('endDateTimestamp', messages.bothRequired('begin pauze', 'einde pauze'))
    return { startDateTimestamp, endDateTimestamp }
  })

const shiftFields = {
  remark: optionalText('opmerking', 44),
  callout: choice('oproep', ['CALL_OUT_24', 'CALL_OUT_48']).nullish(),
  labourPeriod,
  breakPeriod: breakPeriod.nullish(),
  interrupted: flag('onderbroken').optional(),
  shiftTypeId: id('shift type').nullish(),
}

/** Older versions of the app send the index in the day instead of the id (rules planning-35, timesheets-33). */
const whichShift = { idInDay: whole('volgnummer', 0, 99).optional(), id: id('record').optional(), version }

export const NewWorkedShift = z.object({ date: day('datum'), ...shiftFields })
export type NewWorkedShift = z.output<typeof NewWorkedShift>
export const WorkedShiftEdit = z.object({
  day: dayOfMonth('datum'),
  ...whichShift,
  ...shiftFields,
  /**
   * True when the client does not know the remark. The stored remark then does not change. A browser does not keep
   * remarks for use without a network, because a remark can contain information about health (rule offline-6). An edit
   * without `keepRemark` and without `remark` removes the stored remark, because older versions of the app rely on
   * this.
   */
  keepRemark: flag('opmerking behouden').optional(),
})
export type WorkedShiftEdit = z.output<typeof WorkedShiftEdit>
/** The agreement of HR to a change that removes the effect of a signature of the customer (rule timesheets-83). */
export const AgreedToChange = z.object({ confirmedToo: z.boolean().optional() })
export type AgreedToChange = z.output<typeof AgreedToChange>
export const ShiftOfDay = z.object({ day: dayOfMonth('datum'), ...whichShift })
export const ShiftToConvert = z.object({ dayOfMonth: dayOfMonth('datum'), ...whichShift })
export type ShiftToConvert = z.output<typeof ShiftToConvert>

const findProblems = ['no_shift_on_day', 'day_outside_month', 'stale'] as const
export const editProblems = [...shiftProblems, ...findProblems] as const
export const removalProblems = ['month_frozen', 'month_invoiced', ...findProblems] as const
export const conversionProblems = ['other_shift_on_day', ...removalProblems] as const
